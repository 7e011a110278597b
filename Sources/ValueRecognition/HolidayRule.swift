import FoundationEssentials

/// A day of the year by a rule: a date, a month's nth weekday, an equinox or a distance from Easter.
struct HolidayRule: Decodable, Sendable {
  /// What it is called.
  var names: [String]
  var month: Int?
  /// The day of the month.
  var day: Int?
  /// 1 is Sunday.
  var weekday: Int?
  /// Which of the month's weekdays, -1 the last.
  var nth: Int?
  /// Days after Easter Sunday.
  var easter: Int?
  /// Whether it is the day of the equinox in that month, as Japan's calendar has it.
  var isEquinox: Bool?
  /// Days after the one that the rest says.
  var offset: Int?

  /// The day in a year; nil where the rule has none.
  /// - Complexity: O(1).
  func date(in year: Int, _ calendar: Calendar) -> Date? {
    guard let base = base(in: year, calendar) else { return nil }
    return offset.map { calendar.date(byAdding: .day, value: $0, to: base) } ?? base
  }

  private func base(in year: Int, _ calendar: Calendar) -> Date? {
    if let easter {
      let sunday = Self.easter(year)
      return calendar.date(
        from: DateComponents(year: year, month: sunday.month, day: sunday.day + easter))
    }
    guard let month else { return nil }
    if let nth, let weekday { return self.weekday(weekday, nth, year, month, calendar) }
    let number = isEquinox == true ? Self.equinox(year, month) : day
    return number.flatMap {
      calendar.date(from: DateComponents(year: year, month: month, day: $0))
    }
  }

  private func weekday(
    _ weekday: Int, _ nth: Int, _ year: Int, _ month: Int, _ calendar: Calendar
  ) -> Date? {
    // From the last week of the month on, or from the first.
    guard let first = calendar.date(from: DateComponents(year: year, month: month, day: 1)),
      let days = calendar.range(of: .day, in: .month, for: first)
    else { return nil }
    let start = nth < 0 ? days.count - 6 + (nth + 1) * 7 : 1 + (nth - 1) * 7
    guard let from = calendar.date(from: DateComponents(year: year, month: month, day: start))
    else { return nil }
    let ahead = (weekday - calendar.component(.weekday, from: from) + 7) % 7
    return calendar.date(byAdding: .day, value: ahead, to: from)
  }

  /// Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher); a day past 31 is in the next month.
  private static func easter(_ year: Int) -> (month: Int, day: Int) {
    let golden = year % 19
    let century = year / 100
    let rest = year % 100
    let correction = (century + 8) / 25
    let moon =
      (19 * golden + century - century / 4 - (century - correction + 1) / 3 + 15) % 30
    let sunday = (32 + 2 * (century % 4) + 2 * (rest / 4) - moon - rest % 4) % 7
    let late = (golden + 11 * moon + 22 * sunday) / 451
    let sum = moon + sunday - 7 * late + 114
    return (sum / 31, sum % 31 + 1)
  }

  /// The day of March or September on which Japan has the equinox: right from 1980 to 2099, within a day elsewhere.
  private static func equinox(_ year: Int, _ month: Int) -> Int {
    let base = month < 6 ? 20.8431 : 23.2488
    let since = Double(year - 1980)
    return Int((base + 0.242194 * since).rounded(.down) - (since / 4).rounded(.down))
  }
}
