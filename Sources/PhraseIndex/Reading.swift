/// One way in which a whole text is a sentence of a pattern.
public struct Reading: Sendable, Hashable {
  /// The pattern.
  public let pattern: PatternID
  /// The number that the pattern was added with.
  public let payload: UInt32
  /// The slots and wildcards that are filled, in the order of the text.
  public let slots: [SlotReading]
  /// All edits together.
  public let edits: Int
  /// The edits outside of slots.
  public let literalEdits: Int
  /// How many units of the text are outside of slots.
  public let literalUnits: Int
}

/// What fills a slot or a wildcard.
public struct SlotReading: Sendable, Hashable {
  /// The label that the pattern gave it.
  public let label: UInt8
  /// The list; nil for a wildcard.
  public let list: ListID?
  /// The value of the entry; nil for a wildcard.
  public let value: UInt32?
  /// Where in the text, in units.
  public let range: Range<Int>
  /// The edits inside.
  public let edits: Int
}

/// Collects readings: of those of one pattern with the same values the best alone.
struct ReadingCollector {
  /// More than that are not kept: nobody chooses among so many, and a hostile grammar has no end.
  static let limit = 1_000

  private struct Key: Hashable {
    let pattern: UInt32
    let fillings: [UInt64]
  }

  private(set) var readings: [Reading] = []
  private var places: [Key: Int] = [:]
  /// The fewest edits so far.
  private(set) var fewest = Int.max

  var isFull: Bool { readings.count >= Self.limit }

  /// Takes a reading in, unless one is there that is as good.
  mutating func add(_ reading: Reading) {
    fewest = min(fewest, reading.edits)
    if let place = place(of: reading) {
      if Self.isBetter(reading, than: readings[place]) { readings[place] = reading }
    } else if !isFull {
      if readings.count >= 8 { places[Self.key(reading)] = readings.count }
      readings.append(reading)
    }
  }

  /// All that was found, best first.
  func sorted() -> [Reading] {
    readings.count < 2
      ? readings
      : readings.sorted {
        if $0.edits != $1.edits { return $0.edits < $1.edits }
        if $0.literalUnits != $1.literalUnits { return $0.literalUnits > $1.literalUnits }
        if $0.pattern != $1.pattern { return $0.pattern.rawValue < $1.pattern.rawValue }
        return $0.slots.lexicographicallyPrecedes($1.slots) { ($0.value ?? 0) < ($1.value ?? 0) }
      }
  }

  /// Few readings are compared one by one, many are looked up.
  private mutating func place(of reading: Reading) -> Int? {
    if readings.count < 8 {
      return readings.firstIndex { Self.isSame($0, reading) }
    }
    if places.isEmpty {
      for (place, reading) in readings.enumerated() { places[Self.key(reading)] = place }
    }
    return places[Self.key(reading)]
  }

  private static func isSame(_ left: Reading, _ right: Reading) -> Bool {
    left.pattern == right.pattern && left.slots.count == right.slots.count
      && zip(left.slots, right.slots).allSatisfy { $0.label == $1.label && $0.value == $1.value }
  }

  private static func key(_ reading: Reading) -> Key {
    Key(
      pattern: reading.pattern.rawValue,
      fillings: reading.slots.map {
        UInt64($0.label) << 40 | ($0.value.map { UInt64($0) + 1 } ?? 0)
      })
  }

  /// Fewer edits, then fewer in values; then shorter wildcards, from the left.
  private static func isBetter(_ left: Reading, than right: Reading) -> Bool {
    if left.edits != right.edits { return left.edits < right.edits }
    if left.literalEdits != right.literalEdits { return left.literalEdits > right.literalEdits }
    for (one, other) in zip(left.slots, right.slots)
    where one.value == nil && one.range.count != other.range.count {
      return one.range.count < other.range.count
    }
    return false
  }
}
