public import FoundationEssentials

/// What relative values are read against.
public struct ValueContext: Sendable {
  /// The moment of speaking.
  public var now: Date
  /// The calendar, with the time zone and the locale in it.
  public var calendar: Calendar
  /// The time zone that times are meant in.
  public var timeZone: TimeZone
  /// The locale, whose region decides how figures are read as a date.
  public var locale: Locale
  /// The people whose names may be said.
  public var contacts: ContactList

  /// Makes a context; the calendar takes on the time zone and the locale.
  public init(
    now: Date, calendar: Calendar = Calendar(identifier: .gregorian),
    timeZone: TimeZone, locale: Locale, contacts: ContactList = ContactList()
  ) {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    self.now = now
    self.calendar = calendar
    self.timeZone = timeZone
    self.locale = locale
    self.contacts = contacts
  }
}
