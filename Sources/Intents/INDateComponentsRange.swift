/// A time from a beginning to an end, either of which may be open.
public final class INDateComponentsRange: @unchecked Sendable {
  /// When it begins.
  public let startDateComponents: DateComponents?
  /// When it ends.
  public let endDateComponents: DateComponents?
  /// How it comes again.
  public let recurrenceRule: INRecurrenceRule?

  /// Makes a range.
  public init(
    start startDateComponents: DateComponents?, end endDateComponents: DateComponents?,
    recurrenceRule: INRecurrenceRule? = nil
  ) {
    self.startDateComponents = startDateComponents
    self.endDateComponents = endDateComponents
    self.recurrenceRule = recurrenceRule
  }

  /// The moment at which it begins; nil where that is open or no day of the calendar.
  var start: Date? { Self.moment(startDateComponents) }
  /// The moment at which it ends; nil where that is open or no day of the calendar.
  var end: Date? { Self.moment(endDateComponents) }
  /// The time zone that was given.
  var timeZone: String? { startDateComponents?.timeZone?.identifier }

  private static func moment(_ components: DateComponents?) -> Date? {
    guard let components else { return nil }
    return (components.calendar ?? Calendar(identifier: .gregorian)).date(from: components)
  }
}

/// How often something comes again.
public enum INRecurrenceFrequency: Int, Sendable {
  case unknown, minute, hourly, daily, weekly, monthly, yearly
}

/// How something comes again.
public final class INRecurrenceRule: @unchecked Sendable {
  /// Every how many.
  public let interval: Int
  /// Of what.
  public let frequency: INRecurrenceFrequency

  /// Makes a rule; an interval below 1 counts as 1.
  public init(interval: Int, frequency: INRecurrenceFrequency) {
    self.interval = max(1, interval)
    self.frequency = frequency
  }
}
