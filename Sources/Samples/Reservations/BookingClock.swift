import Foundation

/// The session's clock and place, as bookings are meant and written.
final class BookingClock: Sendable {
  /// How long a table is kept.
  static let length = 2.0 * 3600

  let now: @Sendable () -> Date
  private let timeZone: @Sendable () -> TimeZone
  private let locale: @Sendable () -> Locale

  init(
    now: @escaping @Sendable () -> Date, timeZone: @escaping @Sendable () -> TimeZone,
    locale: @escaping @Sendable () -> Locale
  ) {
    self.now = now
    self.timeZone = timeZone
    self.locale = locale
  }

  var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone()
    return calendar
  }

  /// The hours at which one may come, from the first to before the second.
  static let open = 11..<22

  /// Whether one may come at a moment.
  func isOpen(at date: Date) -> Bool {
    Self.open.contains(calendar.component(.hour, from: date))
  }

  /// A moment in words.
  func words(_ date: Date) -> String {
    let isWholeHour = calendar.component(.minute, from: date) == 0
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = timeZone()
    formatter.locale = locale()
    formatter.dateFormat =
      isWholeHour
      ? String(localized: "M月d日EEEE'の'aK'時'") : String(localized: "M月d日EEEE'の'aK'時'm'分'")
    return formatter.string(from: date)
  }
}
