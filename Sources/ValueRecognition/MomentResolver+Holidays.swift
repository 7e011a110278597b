extension MomentResolver {
  /// A holiday in the year that was said, or the ones near to a day.
  func holidays(_ fields: ValueFields, _ today: CivilDay) -> Spans {
    guard
      let rule = fields[.holiday].flatMap({
        grammar.holidays.indices.contains($0) ? grammar.holidays[$0] : nil
      })
    else {
      return .problem(.tooLarge)
    }
    if let year = year(fields) {
      let days = rule.days(in: year)
      return days.isEmpty ? .problem(.tooLarge) : .spans(days.map { rule.span(from: $0) })
    }
    var all = (-2...2).flatMap { rule.days(in: today.year + $0) }.map { rule.span(from: $0) }
    var fields = fields
    // "next Christmas" is the one ahead, "this Christmas" the one of this year.
    switch fields[.weekShift] {
    case 0: all = all.filter { $0.start.day.year == today.year }
    case let shift?: fields[.ahead] = shift
    case nil: break
    }
    return .spans(futureFirst(all, today, fields))
  }
}

extension HolidayRule {
  /// The days from the first one on.
  fileprivate func span(from day: CivilDay) -> LocalSpan {
    LocalSpan(day, day + (length ?? 1), .day)
  }
}
