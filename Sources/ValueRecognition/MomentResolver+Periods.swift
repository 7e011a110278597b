extension MomentResolver {
  // MARK: Parts of a year

  /// Quarters, halves and seasons, of a year that was said or of those near to a day.
  func partsOfYear(_ fields: ValueFields, _ today: CivilDay) -> Spans {
    func span(_ year: Int) -> LocalSpan? {
      guard (1...9998).contains(year) else { return nil }
      let (first, count) = Self.months(fields)
      return LocalSpan(
        CivilDay(firstOf: year, first), CivilDay(firstOf: year, first + count), .month)
    }
    if let year = year(fields) { return .one(span(year)) }
    if let shift = fields[.weekShift] {
      // "next summer": the turn that is next, counted from the one that is on or ahead this year.
      let all = (-3...3).compactMap { span(today.year + $0) }
      let current = all.lastIndex { $0.start.day <= today } ?? 0
      let isOn = all.indices.contains(current) && all[current].end.day > today
      // "this autumn" is the one of this year, past or not.
      if shift == 0, !isOn { return .one(span(today.year)) }
      let place = shift > 0 ? current + shift : shift < 0 && !isOn ? current : current + shift
      return .one(all.indices.contains(place) ? all[place] : nil)
    }
    return .spans(futureFirst((-2...2).compactMap { span(today.year + $0) }, today, fields))
  }

  /// The first month and how many there are.
  private static func months(_ fields: ValueFields) -> (Int, Int) {
    if let quarter = fields[.quarter] { return (quarter * 3 - 2, 3) }
    if let half = fields[.halfYear] { return (half * 6 - 5, 6) }
    return ((fields[.season] ?? 1) * 3, 3)
  }

  // MARK: Weeks by number

  /// Weeks are those of ISO 8601, of a month too: the first is the one with the first Thursday.
  func ofWeekNumber(_ fields: ValueFields, _ today: CivilDay) -> Spans {
    var base = fields
    for field in [ValueField.week, .weekday, .weekend] { base[field] = nil }
    let isOpen = !base.hasDay
    if isOpen { base[.yearShift] = 0 }
    let number = fields[.week] ?? 1
    guard case .spans(let periods) = days(base, today) else { return .problem(.tooLarge) }
    let weeks = periods.compactMap { period -> LocalSpan? in
      guard let monday = Self.monday(number, of: period) else { return nil }
      if let weekday = fields[.weekday] {
        return LocalSpan(monday + CivilDay.modulo(weekday - 2, 7))
      }
      if fields[.weekend] != nil { return LocalSpan(monday + 5, monday + 7, .day) }
      if let duration = fields.duration {
        let days = Int(exactly: (duration[.week] ?? 1) * 7) ?? 7
        return number > 0
          ? LocalSpan(monday, monday + days, .week)
          : LocalSpan(monday + 7 - days, monday + 7, .week)
      }
      return LocalSpan(monday, monday + 7, .week)
    }
    return weeks.isEmpty ? .problem(.tooLarge) : .spans(weeks)
  }

  private static func monday(_ number: Int, of period: LocalSpan) -> CivilDay? {
    let (first, end) = (period.start.day, period.end.day)
    let firstThursday = first + CivilDay.modulo(5 - first.weekday, 7)
    let last = end - 1
    let lastThursday = last - CivilDay.modulo(last.weekday - 5, 7)
    let thursday =
      number > 0 ? firstThursday + 7 * (number - 1) : lastThursday + 7 * (number + 1)
    return thursday >= first && thursday < end ? thursday - 3 : nil
  }

  // MARK: Parts and wholes of periods

  /// The week, the weekend, the month or the year that a day lies in.
  func within(_ unit: Int, _ span: LocalSpan) -> LocalSpan? {
    let day = span.start.day
    let (year, month, _) = day.parts
    switch unit {
    case 5: return LocalSpan(day.monday, day.monday + 7, .week)
    case 6: return LocalSpan(day.firstOfMonth, CivilDay(firstOf: year, month + 1), .month)
    case 7: return LocalSpan(CivilDay(firstOf: year, 1), CivilDay(firstOf: year + 1, 1), .year)
    case 8:
      let first = CivilDay(firstOf: year, (month - 1) / 3 * 3 + 1)
      return LocalSpan(first, first.adding(months: 3), .month)
    case 9, 12:
      let length = unit == 9 ? 10 : 100
      let first = year / length * length
      return LocalSpan(CivilDay(firstOf: first, 1), CivilDay(firstOf: first + length, 1), .year)
    case 10:
      // The Saturday that is nearest; a Monday or a Friday makes the weekend longer.
      let saturday = day - 3 + CivilDay.modulo(7 - (day - 3).weekday, 7)
      return LocalSpan(
        day == saturday - 1 ? day : saturday, saturday + (day == saturday + 2 ? 3 : 2), .day)
    case 13, 14, 15:
      // A fiscal year is from April on, its last month the one before.
      let april = CivilDay(firstOf: month < 4 ? year - 1 : year, 4)
      let march = april.adding(months: 11)
      let next = april.adding(months: 12)
      return unit == 13
        ? LocalSpan(april, next, .year)
        : unit == 14
          ? LocalSpan(march, next, .month) : LocalSpan(april, april.adding(months: 1), .month)
    default: return span
    }
  }

  /// What of a period is ahead (1) or past (2); all of it where it is not going on.
  func rest(_ which: Int, of span: LocalSpan) -> LocalSpan? {
    guard span.start <= now, span.end > now else { return span }
    let border = span.grain <= .day ? now : LocalTime(today)
    return which == 1
      ? LocalSpan(border, span.end, span.grain) : LocalSpan(span.start, border, span.grain)
  }

  /// The early (1), middle (2) or late (3) part of a period; of a year that is halves as well as thirds.
  func edge(_ edge: Int, of span: LocalSpan, isNamed: Bool) -> [LocalSpan] {
    let (first, end) = (span.start.day, span.end.day)
    func days(_ from: Int, _ to: Int) -> LocalSpan {
      LocalSpan(first + from, first + to, span.grain)
    }
    let length = end.number - first.number
    switch span.grain {
    case .year where length < 400:
      func months(_ from: Int, _ to: Int) -> LocalSpan {
        LocalSpan(first.adding(months: from - 1), first.adding(months: to - 1), .year)
      }
      if edge == 2 { return [months(5, 9), months(4, 10)] }
      let thirds = edge == 1 ? months(1, 5) : months(9, 13)
      let halves = edge == 1 ? months(1, 7) : months(7, 13)
      return isNamed ? [thirds, halves] : [halves, thirds]
    case .month where length < 32 && edge > 3:
      return [edge == 4 ? days(0, 10) : edge == 5 ? days(10, 20) : days(20, length)]
    case .month where length < 32:
      return [edge == 1 ? days(0, 15) : edge == 2 ? days(9, 20) : days(15, length)]
    case .week where length == 7:
      return [edge == 1 ? days(0, 3) : edge == 2 ? days(1, 5) : days(3, 7)]
    case .day where length == 1:
      let noon = LocalTime(first, LocalTime.day / 2)
      if edge == 2 { return [LocalSpan(noon + -3 * 3600, noon + 3 * 3600, .dayPart)] }
      return [
        edge == 1 ? LocalSpan(span.start, noon, .dayPart) : LocalSpan(noon, span.end, .dayPart)
      ]
    default:
      let third = length / 3
      return [
        edge == 1
          ? days(0, third) : edge == 2 ? days(third, length - third) : days(length - third, length)
      ]
    }
  }

  // MARK: Shifts

  /// Now, or the day that was said, moved by a duration.
  func shifted(_ fields: ValueFields) -> Spans {
    guard let duration = fields.duration, let direction = fields[.direction] else {
      return .problem(.tooLarge)
    }
    var base = fields
    base.duration = nil
    base[.direction] = nil
    // 「2週間後の月曜」: the weekday is looked for where the weeks lead.
    let weekday = fields[.weekdayThere] == nil ? nil : fields[.weekday]
    if weekday != nil { base[.weekday] = nil }
    let isOfHours = (duration.smallestUnit ?? .day).rawValue < SpokenDuration.Unit.day.rawValue
    if !isOfHours {
      for field in [ValueField.hour, .minute, .second, .part] { base[field] = nil }
    }
    var starts = [now]
    if base.hasDay || base.hasTime {
      switch self.spans(base) {
      case .problem(let problem): return .problem(problem)
      case .spans(let spans): starts = spans.map(\.start)
      }
    }
    var spans: [LocalSpan] = []
    for start in starts {
      guard let time = moved(start, by: duration, direction, fields[.business] != nil) else {
        return .problem(.tooLarge)
      }
      guard !isOfHours else {
        spans.append(LocalSpan(time, duration[.second] == nil ? .minute : .second))
        continue
      }
      var day = time.day
      if let weekday { day = day.monday + CivilDay.modulo(weekday - 2, 7) }
      let times = fields.hasTime ? times(fields).map { $0.on(day) } : [LocalSpan(day)]
      spans += times
    }
    return spans.isEmpty ? .problem(.tooLarge) : .spans(spans)
  }

  /// A time so much later, or earlier where the direction is -1; nil beyond what calendars reach.
  func moved(
    _ start: LocalTime, by duration: SpokenDuration, _ direction: Int, _ isBusiness: Bool = false
  ) -> LocalTime? {
    var time = start
    for unit in SpokenDuration.Unit.allCases.reversed() {
      guard let amount = duration[unit] else { continue }
      guard amount < 1_000_000,
        let next = add(amount * Double(direction), unit, to: time, isBusiness)
      else { return nil }
      time = next
    }
    return abs(time.day.year) < 9999 ? time : nil
  }

  private func add(
    _ amount: Double, _ unit: SpokenDuration.Unit, to time: LocalTime, _ isBusiness: Bool
  ) -> LocalTime? {
    // Half a year is six months.
    if unit == .year, Int(exactly: amount) == nil, let months = Int(exactly: amount * 12) {
      return add(Double(months), .month, to: time, isBusiness)
    }
    guard let whole = Int(exactly: amount), unit.rawValue >= SpokenDuration.Unit.day.rawValue
    else {
      let seconds = (amount * unit.seconds).rounded()
      return abs(seconds) < 1e12 ? time + Int(seconds) : nil
    }
    if isBusiness { return time + (Self.workingDays(whole, from: time.day) * LocalTime.day) }
    switch unit {
    case .day: return time + whole * LocalTime.day
    case .week: return time + whole * 7 * LocalTime.day
    default:
      let months = unit == .month ? whole : whole * 12
      guard abs(months) < 120_000 else { return nil }
      return LocalTime(time.day.adding(months: months), time.secondOfDay)
    }
  }

  /// How many days so many working days are.
  private static func workingDays(_ count: Int, from day: CivilDay) -> Int {
    let step = count < 0 ? -1 : 1
    // Whole weeks at once, so that a large count costs no more than a small one.
    var days = abs(count) / 5 * 7 * step
    var left = abs(count) % 5
    while left > 0 {
      days += step
      if (day + days).sinceMonday < 5 { left -= 1 }
    }
    while (day + days).sinceMonday > 4 { days += step }
    return days
  }
}
