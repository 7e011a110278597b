import FoundationEssentials

extension MomentResolver {
  /// The days that were meant, or why there are none.
  enum Days {
    case days([Date], Moment.Granularity)
    case problem(ValueProblem)
  }

  /// The days that were meant, those ahead first.
  func days(_ fields: ValueFields) -> Days {
    let today = calendar.startOfDay(for: context.now)
    if let shift = fields[.dayShift] { return day(today, plus: shift) }
    if let month = fields[.month], month < 1 || month > 12 { return .problem(.noSuchMonth(month)) }
    if let holiday = fields[.holiday] { return self.holiday(today, holiday, fields) }
    if let nth = fields[.nth], let weekday = fields[.weekday] {
      return nthWeekday(today, nth, weekday, fields)
    }
    if let shift = fields[.monthShift] {
      return ofMonth(today, shift + 12 * (fields[.yearShift] ?? 0), fields)
    }
    if fields[.month] != nil { return ofMonthAndDay(today, fields) }
    if let shift = fields[.weekShift] { return ofWeek(today, shift, fields) }
    if let day = fields[.day] { return dayOnly(today, day, fields) }
    if let weekday = fields[.weekday] {
      guard let ahead = fields[.ahead] else { return coming(today, weekday) }
      return later(today, weekday, ahead)
    }
    if let year = year(today, fields) {
      return date(year, 1, 1).map { .days([$0], .year) } ?? .problem(.tooLarge)
    }
    return .days([today], .day)
  }

  private func day(_ today: Date, plus shift: Int) -> Days {
    guard let day = calendar.date(byAdding: .day, value: shift, to: today) else {
      return .problem(.tooLarge)
    }
    return .days([day], .day)
  }

  /// A day with a name, in the year that was said or the nearest ones.
  private func holiday(_ today: Date, _ number: Int, _ fields: ValueFields) -> Days {
    guard holidays.indices.contains(number) else { return .problem(.tooLarge) }
    let rule = holidays[number]
    if let year = year(today, fields) {
      return rule.date(in: year, calendar).map { .days([$0], .day) } ?? .problem(.tooLarge)
    }
    let thisYear = calendar.component(.year, from: today)
    let all = (-1...1).compactMap { rule.date(in: thisYear + $0, calendar) }
    return .days(Self.futureFirst(all, today), .day)
  }

  /// The year that was said, in whichever way.
  private func year(_ today: Date, _ fields: ValueFields) -> Int? {
    if let year = fields[.year] { return year }
    if let offset = fields[.eraOffset], let year = fields[.eraYear] { return offset + year }
    if let century = fields[.century], let decade = fields[.decade] {
      return century * 100 + decade
    }
    let thisYear = calendar.component(.year, from: today)
    if let short = fields[.decade] {
      // The nearest year that ends so.
      let base = thisYear / 100 * 100 + short
      return base > thisYear + 50 ? base - 100 : base
    }
    return fields[.yearShift].map { thisYear + $0 }
  }

  private func date(_ year: Int, _ month: Int, _ day: Int) -> Date? {
    let parts = DateComponents(year: year, month: month, day: day)
    guard let date = calendar.date(from: parts) else { return nil }
    let made = calendar.dateComponents([.year, .month, .day], from: date)
    return made.month == month && made.day == day && made.year == year ? date : nil
  }

  private func length(_ year: Int, _ month: Int) -> Int {
    guard let first = date(year, month, 1),
      let range = calendar.range(of: .day, in: .month, for: first)
    else { return 0 }
    return range.count
  }

  /// A day counted from the start of a month, or from its end where it is negative.
  private func day(_ day: Int, of year: Int, _ month: Int) -> Date? {
    date(year, month, day < 0 ? length(year, month) + 1 + day : day)
  }

  private func ofMonth(_ today: Date, _ shift: Int, _ fields: ValueFields) -> Days {
    let parts = calendar.dateComponents([.year, .month], from: today)
    guard let first = date(parts.year ?? 1, parts.month ?? 1, 1),
      let month = calendar.date(byAdding: .month, value: shift, to: first)
    else { return .problem(.tooLarge) }
    guard let wanted = fields[.day] else { return .days([month], .month) }
    let target = calendar.dateComponents([.year, .month], from: month)
    guard let found = day(wanted, of: target.year ?? 1, target.month ?? 1) else {
      return .problem(.noSuchDay(month: target.month, day: wanted))
    }
    return .days([found], .day)
  }

  private func ofMonthAndDay(_ today: Date, _ fields: ValueFields) -> Days {
    let month = fields[.month] ?? 1
    guard let wanted = fields[.day] else { return monthOnly(today, month, fields) }
    let impossible = ValueProblem.noSuchDay(month: month, day: wanted)
    var found: [Date] = []
    if let year = year(today, fields) {
      guard let date = day(wanted, of: year, month) else { return .problem(impossible) }
      found = [date]
    } else {
      let thisYear = calendar.component(.year, from: today)
      // Eight years on there is a February 29 whichever year it is.
      let all = (-8...8).compactMap { day(wanted, of: thisYear + $0, month) }
      guard !all.isEmpty else { return .problem(impossible) }
      found = Self.futureFirst(all, today)
    }
    guard let weekday = fields[.weekday] else { return .days(found, .day) }
    found = found.filter { calendar.component(.weekday, from: $0) == weekday }
    return found.isEmpty ? .problem(.notThatWeekday(weekday)) : .days(found, .day)
  }

  private func monthOnly(_ today: Date, _ month: Int, _ fields: ValueFields) -> Days {
    if let year = year(today, fields) {
      return date(year, month, 1).map { .days([$0], .month) } ?? .problem(.tooLarge)
    }
    let now = calendar.dateComponents([.year, .month], from: today)
    let thisMonth = date(now.year ?? 1, now.month ?? 1, 1) ?? today
    let all = (-1...1).compactMap { date((now.year ?? 1) + $0, month, 1) }
    return .days(Self.futureFirst(all, thisMonth), .month)
  }

  /// The nth of a weekday in a month: this or the next one, where none is said.
  private func nthWeekday(
    _ today: Date, _ nth: Int, _ weekday: Int, _ fields: ValueFields
  ) -> Days {
    var base = fields
    for field in [ValueField.nth, .weekday, .day] { base[field] = nil }
    let isOpen = fields[.month] == nil && fields[.monthShift] == nil
    if isOpen { base[.monthShift] = 0 }
    guard case .days(var months, _) = days(base) else {
      return .problem(.noSuchDay(month: nil, day: nth))
    }
    if isOpen, let first = months.first,
      let next = calendar.date(byAdding: .month, value: 1, to: first)
    {
      months.append(next)
    }
    let found = months.compactMap { day(nth, weekday, inMonthOf: $0) }
    guard !found.isEmpty else { return .problem(.noSuchDay(month: fields[.month], day: nth)) }
    return .days(isOpen ? Self.futureFirst(found, today) : found, .day)
  }

  private func day(_ nth: Int, _ weekday: Int, inMonthOf first: Date) -> Date? {
    let month = calendar.dateComponents([.year, .month], from: first)
    guard let year = month.year, let number = month.month else { return nil }
    let all = (1...31).compactMap { date(year, number, $0) }.filter {
      calendar.component(.weekday, from: $0) == weekday
    }
    let index = nth < 0 ? all.count + nth : nth - 1
    return all.indices.contains(index) ? all[index] : nil
  }

  private func dayOnly(_ today: Date, _ wanted: Int, _ fields: ValueFields) -> Days {
    let now = calendar.dateComponents([.year, .month], from: today)
    guard wanted >= -31, wanted != 0, wanted <= 31,
      let first = date(now.year ?? 1, now.month ?? 1, 1)
    else { return .problem(.noSuchDay(month: nil, day: wanted)) }
    var found: [Date] = []
    // With a weekday the day may be months away.
    let reach = fields[.weekday] == nil ? 2 : 18
    for shift in -reach...reach {
      guard let month = calendar.date(byAdding: .month, value: shift, to: first) else { continue }
      let parts = calendar.dateComponents([.year, .month], from: month)
      if let date = day(wanted, of: parts.year ?? 1, parts.month ?? 1) { found.append(date) }
    }
    if let weekday = fields[.weekday] {
      found = found.filter { calendar.component(.weekday, from: $0) == weekday }
      if found.isEmpty { return .problem(.notThatWeekday(weekday)) }
    }
    return .days(Self.futureFirst(found, today), .day)
  }

  /// The first one from today on, then the last one before.
  private static func futureFirst(_ dates: [Date], _ today: Date) -> [Date] {
    let future = dates.filter { $0 >= today }.min()
    let past = dates.filter { $0 < today }.max()
    return [future, past].compactMap { $0 }
  }

  /// Days since Monday: weeks are spoken of as beginning with it.
  private func sinceMonday(_ weekday: Int) -> Int { (weekday + 5) % 7 }

  private func ofWeek(_ today: Date, _ shift: Int, _ fields: ValueFields) -> Days {
    let back = sinceMonday(calendar.component(.weekday, from: today))
    let forward = fields[.weekday].map { sinceMonday($0) } ?? 0
    guard
      let day = calendar.date(byAdding: .day, value: shift * 7 + forward - back, to: today)
    else { return .problem(.tooLarge) }
    return .days([day], fields[.weekday] == nil ? .week : .day)
  }

  /// The weekday in the week of a day.
  func sameWeek(_ day: Date, _ weekday: Int) -> Date {
    let shift = sinceMonday(weekday) - sinceMonday(calendar.component(.weekday, from: day))
    return calendar.date(byAdding: .day, value: shift, to: day) ?? day
  }

  /// The nth of the weekdays after today, or before it where it is negative.
  private func later(_ today: Date, _ weekday: Int, _ nth: Int) -> Days {
    let ahead = (weekday - calendar.component(.weekday, from: today) + 6) % 7 + 1
    return day(today, plus: ahead + 7 * (nth < 0 ? nth - (ahead == 7 ? 1 : 0) : nth - 1))
  }

  private func coming(_ today: Date, _ weekday: Int) -> Days {
    let ahead = (weekday - calendar.component(.weekday, from: today) + 7) % 7
    let shifts = ahead == 0 ? [7, 0] : [ahead, ahead - 7]
    return .days(
      shifts.compactMap { calendar.date(byAdding: .day, value: $0, to: today) }, .day)
  }
}
