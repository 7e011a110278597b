/// A value found in a text.
public struct RecognizedValue: Hashable, Sendable {
  /// What kind of value.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case integer, decimal, ordinal, percentage, numberRange, boolean
    case currency, dimension, temperature, age
    case url, email, phone, person
    case date, time, dateTime, dateRange, timeRange, dateTimeRange, duration, recurrence
    /// A duration that moves what was said before: later, or earlier where its amounts are negative.
    case shift
  }

  /// Where it stands: Unicode scalars of the user's own text, half-open.
  public var range: Range<Int>
  /// What kind of value it is.
  public var kind: Kind
  /// Every reasonable reading, the likeliest first; none where only a unit was said, and where the value
  /// cannot be, unless it is a day that was said with the weekday of another one.
  public var readings: [ValueContent]
  /// Why it cannot be.
  public var problem: ValueProblem?
  /// Whether it was said to be about right (`about 40`, 40人くらい).
  public var isApproximate = false
  /// The forms of the rules that found it, for `explain`.
  public var rule: String?

  init(
    range: Range<Int>, kind: Kind, readings: [ValueContent], problem: ValueProblem? = nil,
    rule: String? = nil
  ) {
    self.range = range
    self.kind = kind
    self.readings = readings
    self.problem = problem
    self.rule = rule
  }
}

/// One reading of a value.
public enum ValueContent: Hashable, Sendable {
  case integer(Int)
  case decimal(Double)
  /// A position: from 1, or from -1 for the last.
  case ordinal(Int)
  /// A position counted from the current one: 1 for the next, -1 for the previous, 0 for this.
  case step(Int)
  /// A percentage, 50 for a half.
  case percentage(Double)
  case numberRange(NumberRange)
  case boolean(Bool)
  case currency(MoneyAmount)
  /// A length, a mass, a temperature, an age.
  case measure(SpokenMeasure)
  /// The absolute string of a URL.
  case url(String)
  case email(String)
  /// A phone number as it was written.
  case phone(String)
  /// A person's name as the contact list has it.
  case person(String)
  /// A point in time, or what lasts as long as its name says (a week, a morning).
  case moment(Moment)
  /// From one point to another, or open at one end.
  case range(MomentRange)
  case duration(SpokenDuration)
  case recurrence(SpokenRecurrence)
  /// Free text.
  case text(String)
}

/// Why a value cannot be.
public enum ValueProblem: Hashable, Sendable {
  /// There is no such month.
  case noSuchMonth(Int)
  /// The month has no such day.
  case noSuchDay(month: Int?, day: Int)
  /// There is no such time of day, or the clocks skip it on that day.
  case noSuchTime(hour: Int, minute: Int)
  /// The day is not on that weekday (1 is Sunday).
  case notThatWeekday(Int)
  /// The number is larger than can be held.
  case tooLarge
  /// A whole number was wanted.
  case notWhole
  /// It cannot be below zero.
  case negative
}
