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
  /// The calendar that month and day are of (`chinese`, `islamic`, `hebrew`), if not the Gregorian one.
  var calendar: String?
  /// Days after the one that the rest says.
  var offset: Int?
  /// How many days it lasts, where it is no single day (お盆).
  var length: Int?

  /// The days on which a holiday falls in a year; some of other calendars come twice.
  /// - Complexity: O(1).
  func days(in year: Int) -> [CivilDay] {
    guard (1...9998).contains(year) else { return [] }
    let offset = self.offset ?? 0
    if let easter { return [Self.easter(year) + easter + offset] }
    guard let month else { return [] }
    if isEquinox == true { return [Self.equinox(year, month) + offset] }
    if let name = calendar {
      return Self.inCalendar(name, month, day ?? 1, year).map { $0 + offset }
    }
    if let weekday, let nth {
      let first = CivilDay(firstOf: year, month)
      if nth > 0 {
        return [first + CivilDay.modulo(weekday - first.weekday, 7) + 7 * (nth - 1) + offset]
      }
      let last = CivilDay(firstOf: year, month + 1) - 1
      return [last - CivilDay.modulo(last.weekday - weekday, 7) + 7 * (nth + 1) + offset]
    }
    return CivilDay(year: year, month: month, day: day ?? 1).map { [$0 + offset] } ?? []
  }

  /// Easter Sunday of the Gregorian calendar (Gauss and Butcher's way).
  private static func easter(_ year: Int) -> CivilDay {
    let (a, b, c) = (year % 19, year / 100, year % 100)
    let d = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30
    let e = (32 + 2 * (b % 4) + 2 * (c / 4) - d - c % 4) % 7
    let m = (a + 11 * d + 22 * e) / 451
    let days = d + e - 7 * m + 114
    return CivilDay(firstOf: year, days / 31) + days % 31
  }

  /// The day on which Japan has the equinox: right from 1980 to 2099, within a day elsewhere.
  private static func equinox(_ year: Int, _ month: Int) -> CivilDay {
    let base = month < 6 ? 20.8431 : 23.2488
    let since = Double(year - 1980)
    let day = Int(base + 0.242194 * since) - CivilDay.floor(year - 1980, 4)
    return CivilDay(firstOf: year, month) + (day - 1)
  }

  private static let calendars: [String: Calendar.Identifier] = [
    "chinese": .chinese, "hebrew": .hebrew, "islamic": .islamicUmmAlQura,
  ]

  /// A month and day of another calendar, in a Gregorian year.
  private static func inCalendar(
    _ name: String, _ month: Int, _ day: Int, _ year: Int
  ) -> [CivilDay] {
    guard let identifier = calendars[name] else { return [] }
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    let first = CivilDay(firstOf: year, 1)
    let end = CivilDay(firstOf: year + 1, 1)
    var found: [CivilDay] = []
    var start = Date(timeIntervalSince1970: Double(first.number - 1) * 86_400)
    var wanted = DateComponents(month: month, day: day)
    wanted.isLeapMonth = false
    while let next = calendar.nextDate(after: start, matching: wanted, matchingPolicy: .strict) {
      let number = CivilDay(Int((next.timeIntervalSince1970 / 86_400).rounded(.down)))
      guard number < end else { break }
      if number >= first { found.append(number) }
      start = next
    }
    return found
  }
}
