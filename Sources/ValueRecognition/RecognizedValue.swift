public import FoundationEssentials

/// A value found in a text.
public struct RecognizedValue: Hashable, Sendable {
  /// What kind of value.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case integer, decimal, ordinal, percentage, boolean, url, email
    case date, time, dateTime, duration
  }

  /// Where it stands: Unicode scalars of the user's own text, half-open.
  public var range: Range<Int>
  /// What kind of value it is.
  public var kind: Kind
  /// Every reasonable reading, the likeliest first; none where the value cannot be.
  public var readings: [ValueContent]
  /// Why it cannot be.
  public var problem: ValueProblem?
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
  /// A percentage, 50 for a half.
  case percentage(Double)
  case boolean(Bool)
  /// The absolute string of a URL.
  case url(String)
  case email(String)
  case moment(Moment)
  case duration(SpokenDuration)
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
}

/// A point in time as precise as it was said.
public struct Moment: Hashable, Sendable {
  /// How precise it is.
  public enum Granularity: Int, Hashable, Sendable, Comparable {
    case second, minute, hour, dayPart, day, week, month, year

    /// Finer ones are less.
    public static func < (left: Granularity, right: Granularity) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// Where it begins.
  public var date: Date
  /// How precise it is.
  public var granularity: Granularity
  /// What was said, of the calendar: a time alone has no day, and a correction changes only what
  /// is here.
  public var said: DateComponents
  /// TIMEX's writing of it (`2024-06-15T08:00`, `XXXX-06-15`, `T08`).
  public var timex: String

  init(date: Date, granularity: Granularity, said: DateComponents, timex: String) {
    self.date = date
    self.granularity = granularity
    self.said = said
    self.timex = timex
  }
}
