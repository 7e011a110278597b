import FoundationEssentials

/// Turns what was said of a day and a time into moments, against an injected now.
///
/// Ambiguity stays: every reasonable moment is a reading, and the ones ahead come first.
struct MomentResolver {
  let context: ValueContext
  let parts: [ValueRuleData.DayPart]
  let holidays: [HolidayRule]
  var calendar: Calendar { context.calendar }

  /// The readings, or why there are none.
  enum Outcome {
    case moments([Moment])
    case problem(ValueProblem)
  }

  func resolve(_ fields: ValueFields) -> Outcome {
    if let problem = timeProblem(fields) { return .problem(problem) }
    if let duration = fields.duration, let direction = fields[.direction] {
      return shifted(fields, by: duration, direction)
    }
    guard fields.hasDay else { return timeOnly(fields) }
    switch days(fields) {
    case .problem(let problem): return .problem(problem)
    case .days(let days, let granularity):
      guard fields.hasTime else {
        return .moments(days.map { moment($0, nil, granularity, fields) })
      }
      return timed(days, fields)
    }
  }

  private func timeProblem(_ fields: ValueFields) -> ValueProblem? {
    guard let hour = fields[.hour] else { return nil }
    let minute = fields[.minute] ?? 0
    let second = fields[.second] ?? 0
    let part = fields.part.map { parts[$0] }
    if let part, part.to <= 12, hour > 12 { return .noSuchTime(hour: hour, minute: minute) }
    let isPossible = hour <= 29 && minute < 60 && second < 60 && (hour < 25 || fields.part == nil)
    return isPossible ? nil : .noSuchTime(hour: hour, minute: minute)
  }

  // MARK: Times

  /// A time of day; `hour` may be past 24, on the next day.
  struct ClockTime {
    var hour: Int
    var minute: Int
    var second: Int
    var granularity: Moment.Granularity
  }

  /// The times of day that were meant.
  func times(_ fields: ValueFields) -> [ClockTime] {
    let part = fields.part.map { parts[$0] }
    guard let hour = fields[.hour] else {
      return part.map { [ClockTime(hour: $0.at, minute: 0, second: 0, granularity: .dayPart)] }
        ?? []
    }
    return hours(hour, part, isClock: fields[.isClock] != nil).map { hour in
      var minutes = hour * 60 + (fields[.minute] ?? 0)
      if minutes < 0 { minutes += 24 * 60 }
      let granularity: Moment.Granularity =
        fields[.second] != nil ? .second : fields[.minute] != nil ? .minute : .hour
      return ClockTime(
        hour: minutes / 60, minute: minutes % 60, second: fields[.second] ?? 0,
        granularity: granularity)
    }
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

  private func timeOnly(_ fields: ValueFields) -> Outcome {
    var moments: [Moment] = []
    let today = calendar.startOfDay(for: context.now)
    for time in times(fields) {
      for shift in [0, 1] {
        guard let day = calendar.date(byAdding: .day, value: shift, to: today),
          let date = date(day, time)
        else { continue }
        // A part of the day is still meant while it lasts.
        let isAhead = date > context.now || shift == 1 || time.granularity == .dayPart
        guard isAhead else { continue }
        moments.append(moment(date, time, time.granularity, fields))
        break
      }
    }
    return .moments(moments.sorted { $0.date < $1.date })
  }

  private func timed(_ days: [Date], _ fields: ValueFields) -> Outcome {
    var moments: [Moment] = []
    let times = times(fields)
    for day in days {
      var ofDay: [Moment] = []
      for time in times {
        guard let date = date(day, time) else { continue }
        ofDay.append(moment(date, time, time.granularity, fields))
      }
      moments += ofDay.sorted { rank($0.date) < rank($1.date) }
    }
    if moments.isEmpty, let time = times.first {
      return .problem(.noSuchTime(hour: time.hour, minute: time.minute))
    }
    return .moments(moments)
  }

  /// What is ahead comes first, and of that what is not in the night.
  private func rank(_ date: Date) -> Int {
    let hour = calendar.component(.hour, from: date)
    let isNight = hour < 7 || hour > 21
    return (date < context.now ? 2 : 0) + (isNight ? 1 : 0)
  }

  /// The time on a day; nil where the clocks skip it.
  private func date(_ day: Date, _ time: ClockTime) -> Date? {
    var parts = calendar.dateComponents([.year, .month, .day], from: day)
    parts.day = (parts.day ?? 1) + time.hour / 24
    parts.hour = time.hour % 24
    parts.minute = time.minute
    parts.second = time.second
    guard let date = calendar.date(from: parts) else { return nil }
    let made = calendar.dateComponents([.hour, .minute], from: date)
    return made.hour == parts.hour && made.minute == parts.minute ? date : nil
  }

  // MARK: Shifts

  /// Now, or the day that was said, moved by a duration.
  private func shifted(
    _ fields: ValueFields, by duration: SpokenDuration, _ direction: Int
  ) -> Outcome {
    var base = fields
    base.duration = nil
    base[.direction] = nil
    // 「2週間後の月曜」: the weekday is looked for where the weeks lead.
    let weekday = fields[.weekday]
    let isThere = fields[.weekdayThere] != nil
    if isThere { base[.weekday] = nil }
    var starts = [context.now]
    if base.hasDay {
      switch days(base) {
      case .problem(let problem): return .problem(problem)
      case .days(let days, _): starts = days
      }
    }
    var moments: [Moment] = []
    for start in starts {
      guard var date = moved(start, by: duration, direction) else { return .problem(.tooLarge) }
      if isThere, let weekday { date = sameWeek(date, weekday) }
      moments += landed(date, duration, fields)
    }
    return moments.isEmpty ? .problem(.tooLarge) : .moments(moments)
  }

  private func moved(_ start: Date, by duration: SpokenDuration, _ direction: Int) -> Date? {
    var date = start
    for (unit, amount) in duration.amounts.sorted(by: { $0.key.rawValue > $1.key.rawValue }) {
      guard let next = add(amount * Double(direction), unit, to: date) else { return nil }
      date = next
    }
    return date
  }

  private func landed(
    _ date: Date, _ duration: SpokenDuration, _ fields: ValueFields
  ) -> [Moment] {
    guard let smallest = duration.smallestUnit else { return [] }
    switch smallest {
    case .second, .minute, .hour:
      return [moment(date, nil, smallest == .second ? .second : .minute, fields)]
    case .day, .week, .month, .year:
      let day = calendar.startOfDay(for: date)
      guard fields.hasTime else { return [moment(day, nil, .day, fields)] }
      guard case .moments(let moments) = timed([day], fields) else { return [] }
      return moments
    }
  }

  private func add(_ amount: Double, _ unit: SpokenDuration.Unit, to date: Date) -> Date? {
    guard abs(amount) < 1_000_000 else { return nil }
    guard let whole = Int(exactly: amount), unit.rawValue >= SpokenDuration.Unit.day.rawValue
    else { return date.addingTimeInterval(amount * unit.seconds) }
    switch unit {
    case .day: return calendar.date(byAdding: .day, value: whole, to: date)
    case .week: return calendar.date(byAdding: .day, value: whole * 7, to: date)
    case .month: return calendar.date(byAdding: .month, value: whole, to: date)
    default: return calendar.date(byAdding: .year, value: whole, to: date)
    }
  }
}
