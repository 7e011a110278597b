extension MomentResolver {
  /// The days or longer stretches that may be meant, those ahead first.
  func days(_ fields: ValueFields, _ today: CivilDay) -> Spans {
    var base = fields
    for field in [ValueField.within, .edge, .rest] { base[field] = nil }
    var spans = wholeDays(base, today)
    if let unit = fields[.within] { spans = spans.map { within(unit, $0) } }
    if let edge = fields[.edge], !fields.hasTime, case .spans(let list) = spans {
      spans = .spans(list.flatMap { self.edge(edge, of: $0, isNamed: fields[.year] != nil) })
    }
    if let rest = fields[.rest] { spans = spans.map { self.rest(rest, of: $0) } }
    return spans
  }

  private func wholeDays(_ fields: ValueFields, _ today: CivilDay) -> Spans {
    if fields[.beside] != nil { return ofWeekdayBeside(fields) }
    if let shift = fields[.dayShift], fields[.month] == nil {
      return .spans([LocalSpan(self.today + shift)])
    }
    if let month = fields[.month], month < 1 || month > 12 { return .problem(.noSuchMonth(month)) }
    if fields[.holiday] != nil { return holidays(fields, today) }
    if fields[.week] != nil { return ofWeekNumber(fields, today) }
    if fields[.quarter] != nil || fields[.halfYear] != nil || fields[.season] != nil {
      return partsOfYear(fields, today)
    }
    if let nth = fields[.nth], fields[.weekday] != nil { return nthWeekday(nth, fields, today) }
    if let shift = fields[.weekShift], fields[.month] == nil, fields[.day] == nil {
      return ofWeek(shift, fields)
    }
    if let shift = fields[.monthShift] {
      return ofMonth(shift + 12 * (fields[.yearShift] ?? 0), fields)
    }
    if fields[.month] != nil { return ofMonthAndDay(fields, today) }
    if let day = fields[.day] { return dayOnly(day, fields, today) }
    if let weekday = fields[.weekday] { return ofWeekday(weekday, fields, today) }
    if fields[.weekend] != nil { return weekend(fields, today) }
    return years(fields)
  }

  /// The first one from a day on, then the last one before; each with what comes next of the two first
  /// where one of them was asked for.
  func futureFirst(_ spans: [LocalSpan], _ today: CivilDay, _ fields: ValueFields) -> [LocalSpan] {
    let start = LocalTime(today)
    func first(_ takes: (LocalSpan) -> Bool) -> LocalSpan? {
      spans.lazy.filter(takes).min { $0.start < $1.start }
    }
    func last(_ takes: (LocalSpan) -> Bool) -> LocalSpan? {
      spans.lazy.filter(takes).max { $0.start < $1.start }
    }
    func found(_ spans: LocalSpan?...) -> [LocalSpan] { spans.compactMap(\.self) }
    if let wanted = fields[.ahead] {
      return found(wanted < 0 ? last { $0.end <= start } : first { $0.start > start })
    }
    // What still lasts is not past.
    let future = first { $0.end > start }
    return found(future, last { $0.start < start && $0 != future })
  }

  // MARK: Months and days

  /// The year that was said, in whichever way.
  func year(_ fields: ValueFields) -> Int? {
    if let year = fields[.year] { return year }
    if let offset = fields[.eraOffset], let year = fields[.eraYear] { return offset + year }
    if let century = fields[.century], let decade = fields[.decade] {
      return century * 100 + decade
    }
    let thisYear = today.year
    if let short = fields[.decade] {
      // The nearest year that ends so.
      let base = thisYear / 100 * 100 + short
      return base > thisYear + 50 ? base - 100 : base
    }
    return fields[.yearShift].map { thisYear + $0 }
  }

  private func month(_ year: Int, _ month: Int) -> LocalSpan? {
    guard (1...9998).contains(year) else { return nil }
    return LocalSpan(
      CivilDay(firstOf: year, month), CivilDay(firstOf: year, month + 1), .month)
  }

  /// A day counted from the start of a month, or from its end where it is negative.
  private func day(_ day: Int, of year: Int, _ month: Int) -> LocalSpan? {
    let number = day < 0 ? CivilDay.length(year, month) + 1 + day : day
    return CivilDay(year: year, month: month, day: number).map { LocalSpan($0) }
  }

  private func ofMonth(_ shift: Int, _ fields: ValueFields) -> Spans {
    guard abs(shift) < 12_000 else { return .problem(.tooLarge) }
    let (year, month, _) = today.firstOfMonth.adding(months: shift).parts
    guard let wanted = fields[.day] else { return .one(self.month(year, month)) }
    guard let found = day(wanted, of: year, month) else {
      return .problem(.noSuchDay(month: month, day: wanted))
    }
    return .spans([found])
  }

  private func ofMonthAndDay(_ fields: ValueFields, _ today: CivilDay) -> Spans {
    let month = fields[.month] ?? 1
    guard let wanted = fields[.day] else { return monthOnly(month, fields, today) }
    let impossible = ValueProblem.noSuchDay(month: month, day: wanted)
    var found: [LocalSpan] = []
    if let year = year(fields) {
      guard let date = day(wanted, of: year, month) else { return .problem(impossible) }
      // Two figures that are many years ahead may be a year of the century before.
      let isShort =
        fields[.decade] != nil && fields[.century] == nil && year > today.year + 15
      let other =
        isShort ? day(wanted, of: year - 100, month) : nil
      found = [date] + (other.map { [$0] } ?? [])
    } else {
      // Every year has the day, but February 29: eight years on there is one whichever year it is.
      let reach = month == 2 && abs(wanted) == 29 ? 8 : 1
      let all = (-reach...reach).compactMap { day(wanted, of: today.year + $0, month) }
      guard !all.isEmpty else { return .problem(impossible) }
      found = futureFirst(all, today, fields)
    }
    guard let weekday = fields[.weekday], fields[.weekShift] == nil else { return .spans(found) }
    found = found.filter { $0.start.day.weekday == weekday }
    return found.isEmpty ? .problem(.notThatWeekday(weekday)) : .spans(found)
  }

  private func monthOnly(_ month: Int, _ fields: ValueFields, _ today: CivilDay) -> Spans {
    if let year = year(fields) { return .one(self.month(year, month)) }
    if let shift = fields[.weekShift] {
      // "this May" is of this year, "next May" and "last May" of the years beside it.
      return .one(self.month(today.year + shift, month))
    }
    let all = (-1...1).compactMap { self.month(today.year + $0, month) }
    return .spans(futureFirst(all, today, fields))
  }

  /// The nth of a weekday in a month: this or the next one, where none is said.
  private func nthWeekday(_ nth: Int, _ fields: ValueFields, _ today: CivilDay) -> Spans {
    var base = fields
    for field in [ValueField.nth, .weekday, .day] { base[field] = nil }
    let isOpen = !base.hasDay
    if isOpen { base[.monthShift] = 0 }
    let weekday = fields[.weekday] ?? 1
    guard case .spans(var periods) = wholeDays(base, today) else {
      return .problem(.noSuchDay(month: nil, day: nth))
    }
    if isOpen, let first = periods.first?.start.day {
      let (year, month, _) = first.adding(months: 1).parts
      if let next = self.month(year, month) { periods.append(next) }
    }
    let found = periods.compactMap { day(nth, weekday, in: $0) }
    guard !found.isEmpty else { return .problem(.noSuchDay(month: fields[.month], day: nth)) }
    let ahead = found.filter { $0.start.day >= today }
    return .spans(isOpen ? [ahead.first ?? found[0]] + found.filter { $0 != ahead.first } : found)
  }

  private func day(_ nth: Int, _ weekday: Int, in period: LocalSpan) -> LocalSpan? {
    let (first, end) = (period.start.day, period.end.day)
    let day: CivilDay
    if nth > 0 {
      day = first + CivilDay.modulo(weekday - first.weekday, 7) + 7 * (nth - 1)
    } else {
      let last = end - 1
      day = last - CivilDay.modulo(last.weekday - weekday, 7) + 7 * (nth + 1)
    }
    return day >= first && day < end ? LocalSpan(day) : nil
  }

  private func dayOnly(_ wanted: Int, _ fields: ValueFields, _ today: CivilDay) -> Spans {
    guard wanted >= -31, wanted != 0, wanted <= 31 else {
      return .problem(.noSuchDay(month: nil, day: wanted))
    }
    if let shift = fields[.yearShift] {
      return .one(day(wanted, of: self.today.year + shift, today.parts.month))
    }
    // With a weekday the day may be months away.
    let reach = fields[.weekday] == nil ? 2 : 18
    let first = today.firstOfMonth
    var found = (-reach...reach).compactMap { shift -> LocalSpan? in
      let (year, month, _) = first.adding(months: shift).parts
      return day(wanted, of: year, month)
    }
    if let weekday = fields[.weekday] {
      found = found.filter { $0.start.day.weekday == weekday }
      if found.isEmpty { return .problem(.notThatWeekday(weekday)) }
    }
    return .spans(futureFirst(found, today, fields))
  }

  // MARK: Weeks and years

  private func ofWeek(_ shift: Int, _ fields: ValueFields) -> Spans {
    guard abs(shift) < 60_000 else { return .problem(.tooLarge) }
    if let weeks = fields[.every] {
      let first = today.monday + 7 * weeks * shift
      return .spans([LocalSpan(first, first + 7 * weeks, .week)])
    }
    let monday = today.monday + 7 * shift
    if let weekday = fields[.weekday] {
      return .spans([LocalSpan(monday + CivilDay.modulo(weekday - 2, 7))])
    }
    if fields[.weekend] != nil { return .spans([LocalSpan(monday + 5, monday + 7, .day)]) }
    return .spans([LocalSpan(monday, monday + 7, .week)])
  }

  private func ofWeekday(_ weekday: Int, _ fields: ValueFields, _ today: CivilDay) -> Spans {
    let ahead = CivilDay.modulo(weekday - today.weekday, 7)
    if let wanted = fields[.ahead] {
      guard abs(wanted) < 10_000 else { return .problem(.tooLarge) }
      let next = ahead == 0 ? 7 : ahead
      let last = ahead == 0 ? -7 : ahead - 7
      let shift = wanted > 0 ? next + 7 * (wanted - 1) : last + 7 * (wanted + 1)
      return .spans([LocalSpan(today + shift)])
    }
    let shifts = ahead == 0 ? [7, 0, -7] : [ahead, ahead - 7]
    return .spans(shifts.map { LocalSpan(today + $0) })
  }

  /// The next weekday after a day, or the last one before it.
  private func ofWeekdayBeside(_ fields: ValueFields) -> Spans {
    guard let place = fields[.beside], let weekday = fields[.weekday] else {
      return .problem(.tooLarge)
    }
    let isBefore = fields[.ahead].map { $0 < 0 } ?? false
    return spans(nodes[place].fields).map { span in
      let day = isBefore ? span.start.day : span.end.day - 1
      let shift = CivilDay.modulo(weekday - day.weekday, 7)
      return LocalSpan(day + (isBefore ? shift - 7 : shift == 0 ? 7 : shift))
    }
  }

  private func weekend(_ fields: ValueFields, _ today: CivilDay) -> Spans {
    let saturday = today.monday + 5
    let shift = fields[.ahead].map { $0 > 0 ? 7 * $0 : 7 * $0 } ?? 0
    return .spans([LocalSpan(saturday + shift, saturday + shift + 2, .day)])
  }

  private func years(_ fields: ValueFields) -> Spans {
    func span(_ first: Int, _ count: Int) -> LocalSpan? {
      guard first >= 1, first + count <= 9999 else { return nil }
      return LocalSpan(CivilDay(firstOf: first, 1), CivilDay(firstOf: first + count, 1), .year)
    }
    if let century = fields[.hundreds] { return .one(span(century * 100 - 99, 100)) }
    guard let year = year(fields) else {
      return fields.hasDay ? .spans([LocalSpan(today)]) : .problem(.tooLarge)
    }
    return .one(fields[.tens] == nil ? span(year, 1) : span(year / 10 * 10, 10))
  }
}
