/// The only reading of a text without edits, found without memory on the heap.
///
/// Most texts that match have one reading. Where there are several, or more than has room here, the
/// outcome is ``Outcome/unclear``, and ``PhraseAutomaton/readings(of:edits:)`` tells.
public struct SoleReading: Sendable {
  /// What was found.
  public enum Outcome: Sendable {
    /// Nothing reads the text.
    case none
    /// This reading, and no other.
    case one
    /// Perhaps something.
    case unclear
  }

  /// What fills a slot.
  public struct Slot: Sendable {
    /// The label that the pattern gave it.
    public var label: UInt8 = 0
    /// The list's number.
    public var list: UInt32 = 0
    /// The value of the entry.
    public var value: UInt32 = 0
    /// The first unit.
    public var lower: UInt32 = 0
    /// The unit after the last.
    public var upper: UInt32 = 0

    /// Makes a slot of nothing.
    public init() {}
  }

  /// What was found.
  public internal(set) var outcome = Outcome.none
  /// The number that the pattern was added with.
  public internal(set) var payload: UInt32 = 0
  /// How many slots are filled.
  public internal(set) var count = 0
  /// How many slots of the way that is being walked are filled.
  var open = 0
  var steps = 4_000
  var depth = 0

  init() {}
}
