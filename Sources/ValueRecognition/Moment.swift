public import FoundationEssentials

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
  /// What it covers, if it lasts (a week, a month, a morning); `date` is then the point in it that is
  /// meant where one is wanted.
  public var span: Range<Date>?
  /// What was said, of the calendar: a time alone has no day, and a correction changes only what
  /// is here.
  public var said: DateComponents
  /// How many days behind a day's beginning its hour was counted from: 1 for 25:00, else 0.
  public internal(set) var daysBehind = 0
  private var writing: Timex

  init(
    date: Date, span: Range<Date>? = nil, granularity: Granularity, said: DateComponents,
    timex: Timex
  ) {
    self.date = date
    self.span = span
    self.granularity = granularity
    self.said = said
    writing = timex
  }

  /// TIMEX's writing of it (`2024-06-15T08:00`, `XXXX-06-15`, `T08`).
  public var timex: String { writing.text }
}

/// A stretch of time; one of its ends may be open.
public struct MomentRange: Hashable, Sendable {
  /// How its border was worded.
  public enum Modifier: String, Hashable, Sendable {
    case before, after, since, until
    /// The early, the middle or the late part of something.
    case start, middle, end
    case approximately = "approx"
  }

  /// Where it begins; nil where it is open.
  public var start: Date?
  /// Where it ends, exclusive; nil where it is open.
  public var end: Date?
  /// How precise its ends are.
  public var granularity: Moment.Granularity
  /// How its border was worded, if in a special way.
  public var modifier: Modifier?
  private var writing: Timex

  init(
    start: Date?, end: Date?, granularity: Moment.Granularity, modifier: Modifier? = nil,
    timex: Timex
  ) {
    self.start = start
    self.end = end
    self.granularity = granularity
    self.modifier = modifier
    writing = timex
  }

  /// TIMEX's writing of it (`(2024-06-15,2024-06-17,P2D)`).
  public var timex: String { writing.text }
}
