extension MomentResolver {
  /// A time of day; `second` may be past midnight, on the next day, and a part of the day has an end.
  struct ClockTime: Equatable {
    var second: Int
    var end: Int
    var point: Int
    var grain: Moment.Granularity

    func on(_ day: CivilDay) -> LocalSpan {
      LocalSpan(
        LocalTime(day, second), LocalTime(day, end), grain, at: LocalTime(day, point))
    }
  }

  /// Why there is no such time of day.
  func timeProblem(_ fields: ValueFields) -> ValueProblem? {
    guard let hour = fields[.hour] else { return nil }
    let minute = fields[.minute] ?? 0
    let second = fields[.second] ?? 0
    if let part = part(fields), part.to <= 12, hour > 12, part.span == nil {
      return .noSuchTime(hour: hour, minute: minute)
    }
    let isPossible = hour <= 29 && minute < 60 && second < 60 && (hour < 25 || fields.part == nil)
    return isPossible ? nil : .noSuchTime(hour: hour, minute: minute)
  }

  /// The times of day that may be meant.
  func times(_ fields: ValueFields) -> [ClockTime] {
    let part = part(fields)
    if fields[.sameTime] != nil {
      let second = now.secondOfDay / 60 * 60
      return [ClockTime(second: second, end: second + 60, point: second, grain: .minute)]
    }
    guard let hour = fields[.hour] else { return part.map { [time(of: $0, fields)] } ?? [] }
    return hours(hour, part, isClock: fields[.isClock] != nil).map { hour in
      var minutes = hour * 60 + (fields[.minute] ?? 0)
      if minutes < 0 { minutes += 24 * 60 }
      let second = minutes * 60 + (fields[.second] ?? 0)
      let grain: Moment.Granularity =
        fields[.second] != nil ? .second : fields[.minute] != nil ? .minute : .hour
      let length = grain == .second ? 1 : grain == .minute ? 60 : 3600
      return ClockTime(second: second, end: second + length, point: second, grain: grain)
    }
  }

  /// A part of the day as a stretch, or the early or late part of it.
  private func time(of part: ValueRuleData.DayPart, _ fields: ValueFields) -> ClockTime {
    var (from, to) = (part.from * 3600, part.to * 3600)
    if let span = part.span, span.count == 2 { (from, to) = (span[0] * 3600, span[1] * 3600) }
    var point = part.at * 3600
    switch fields[.edge] {
    case 1:
      to = (from + to) / 2
      point = from
    case 2: (from, to) = (from + (to - from) / 4, to - (to - from) / 4)
    case 3:
      from = (from + to) / 2
      point = from
    default: break
    }
    return ClockTime(second: from, end: to, point: point, grain: .dayPart)
  }

  private func hours(_ hour: Int, _ part: ValueRuleData.DayPart?, isClock: Bool) -> [Int] {
    if let part {
      if hour > 12 { return [hour] }
      let choices = [hour % 12, hour % 12 + 12, hour % 12 + 24]
      if let fitting = choices.first(where: { $0 >= part.from && $0 < part.to }) {
        return [fitting]
      }
      // 朝の4時: said of a part that begins later; the nearest one is meant.
      func distance(_ hour: Int) -> Int { min(abs(hour - part.from), abs(hour - part.to)) }
      return choices.min { distance($0) < distance($1) }.map { [$0] } ?? [hour]
    }
    if hour > 12 || hour == 0 || isClock { return [hour] }
    return hour == 12 ? [12, 0] : [hour, hour + 12]
  }

  /// A time without a day: the next one from now, or a part of the day that still lasts.
  func timesOfDay(_ fields: ValueFields) -> [LocalSpan] {
    var found: [LocalSpan] = []
    for time in times(fields) {
      let isPart = time.grain == .dayPart
      let ofToday = time.on(today)
      let isAhead = ofToday.start > now && date(ofToday.start) != nil
      found.append(isPart || isAhead ? ofToday : time.on(today + 1))
    }
    return found.sorted { $0.start < $1.start }
  }

  // MARK: Pairs of times

  /// The two times of `from 11 to 3 pm`: where half a day is open, the shorter stretches are meant.
  func pairs(_ from: ValueFields, _ to: ValueFields) -> [(start: ClockTime, end: ClockTime)] {
    // Beside an hour past noon (`5 to 18`) the other one counts to 24 too.
    func isOf24(_ fields: ValueFields) -> Bool {
      fields.part == nil && fields[.hour].map { $0 > 12 } ?? false
    }
    var (from, to) = (from, to)
    if isOf24(to), from.part == nil { from[.isClock] = 1 }
    if isOf24(from), to.part == nil { to[.isClock] = 1 }
    let (starts, ends) = (times(from), times(to))
    let day = LocalTime.day
    var pairs: [(start: ClockTime, end: ClockTime)] = []
    for start in starts {
      for end in ends {
        var end = end
        let length = CivilDay.modulo(end.second - start.second - 1, day) + 1
        end.second = start.second + length
        pairs.append((start, end))
      }
    }
    func length(_ pair: (start: ClockTime, end: ClockTime)) -> Int {
      pair.end.second - pair.start.second
    }
    guard let shortest = pairs.map(length).min() else { return [] }
    return pairs.filter { length($0) == shortest }
  }
}
