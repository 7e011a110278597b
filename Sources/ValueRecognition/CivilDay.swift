/// A day of the Gregorian calendar as a count of days from 1970-01-01, and back.
///
/// Days are reckoned many times while a text is read; this is exact, and far faster than a calendar that
/// knows of eras and time zones, which only come in where a day becomes a moment.
struct CivilDay: Hashable, Comparable, Sendable {
  /// Days from 1970-01-01.
  var number: Int

  init(_ number: Int) { self.number = number }

  /// A year, month and day that there is; nil for February 30.
  init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), day >= 1, day <= Self.length(year, month),
      (-9999...99_999).contains(year)
    else { return nil }
    self.init(firstOf: year, month)
    number += day - 1
  }

  /// The first day of a month; months beyond twelve are in the years after.
  init(firstOf year: Int, _ month: Int) {
    let months = year * 12 + month - 1
    let (y, m) = (Self.floor(months, 12), Self.modulo(months, 12) + 1)
    // Years from March, so that the leap day is the last.
    let shifted = m <= 2 ? y - 1 : y
    let era = Self.floor(shifted, 400)
    let ofEra = shifted - era * 400
    let ofYear = (153 * (m > 2 ? m - 3 : m + 9) + 2) / 5
    number = era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468
  }

  /// Its year, month and day.
  var parts: (year: Int, month: Int, day: Int) {
    let z = number + 719_468
    let era = Self.floor(z, 146_097)
    let ofEra = z - era * 146_097
    let year = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * year + year / 4 - year / 100)
    let m = (5 * ofYear + 2) / 153
    let month = m < 10 ? m + 3 : m - 9
    return (year + era * 400 + (month <= 2 ? 1 : 0), month, ofYear - (153 * m + 2) / 5 + 1)
  }

  var year: Int { parts.year }

  /// 1 is Sunday.
  var weekday: Int { Self.modulo(number + 4, 7) + 1 }

  /// Days since Monday: weeks are spoken of as beginning with it.
  var sinceMonday: Int { Self.modulo(number + 3, 7) }

  /// The Monday of its week.
  var monday: CivilDay { self - sinceMonday }

  /// The first day of its month.
  var firstOfMonth: CivilDay { self - (parts.day - 1) }

  /// October 15, 1582, the day after the Julian October 4.
  static let firstGregorian = CivilDay(-141_427)

  /// The count of the day that the Julian calendar has under the same year, month and day.
  var julianNumber: Int {
    let (year, month, day) = parts
    let shifted = month <= 2 ? year - 1 : year
    let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return shifted * 365 + Self.floor(shifted, 4) + ofYear - 719_470
  }

  static func length(_ year: Int, _ month: Int) -> Int {
    CivilDay(firstOf: year, month + 1).number - CivilDay(firstOf: year, month).number
  }

  /// The day so many months on, or the last one of that month where it is too short.
  func adding(months: Int) -> CivilDay {
    let (year, month, day) = parts
    let first = CivilDay(firstOf: year, month + months)
    let length = CivilDay(firstOf: year, month + months + 1).number - first.number
    return first + (min(day, length) - 1)
  }

  static func + (left: CivilDay, right: Int) -> CivilDay { CivilDay(left.number + right) }
  static func - (left: CivilDay, right: Int) -> CivilDay { CivilDay(left.number - right) }
  static func < (left: CivilDay, right: CivilDay) -> Bool { left.number < right.number }

  static func floor(_ number: Int, _ divisor: Int) -> Int {
    (number - modulo(number, divisor)) / divisor
  }

  static func modulo(_ number: Int, _ divisor: Int) -> Int {
    let rest = number % divisor
    return rest < 0 ? rest + divisor : rest
  }
}
