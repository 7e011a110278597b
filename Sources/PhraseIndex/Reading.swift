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
      : Self.withShortestWildcards(readings).sorted {
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

  private static func key(_ reading: Reading, upTo end: Int = .max) -> Key {
    Key(
      pattern: reading.pattern.rawValue,
      fillings: reading.slots.prefix(end).map {
        UInt64($0.label) << 40 | ($0.value.map { UInt64($0) + 1 } ?? 0)
      })
  }

  /// Fewer edits, then shorter wildcards, then fewer edits in values.
  private static func isBetter(_ left: Reading, than right: Reading) -> Bool {
    if isNearer(left, than: right) { return true }
    return !isNearer(right, than: left) && left.literalEdits > right.literalEdits
  }

  /// Fewer edits, then shorter wildcards, the first first.
  private static func isNearer(_ left: Reading, than right: Reading) -> Bool {
    if left.edits != right.edits { return left.edits < right.edits }
    let lengths = left.slots.lazy.filter { $0.list == nil }.map(\.range.count)
    let others = right.slots.lazy.filter { $0.list == nil }.map(\.range.count)
    return lengths.lexicographicallyPrecedes(others)
  }

  /// Leaves out readings whose wildcards take more than they need.
  ///
  /// Of the readings of one pattern with the same values before its first wildcard those stay that are
  /// nearest.
  private static func withShortestWildcards(_ readings: [Reading]) -> [Reading] {
    guard readings.contains(where: { $0.slots.contains { $0.list == nil } }) else {
      return readings
    }
    var best: [Key: Reading] = [:]
    func group(_ reading: Reading) -> Key? {
      guard let end = reading.slots.firstIndex(where: { $0.list == nil }) else { return nil }
      return key(reading, upTo: end)
    }
    for reading in readings {
      guard let group = group(reading) else { continue }
      if best[group].map({ isNearer(reading, than: $0) }) ?? true { best[group] = reading }
    }
    return readings.filter { reading in
      group(reading).flatMap { best[$0] }.map { !isNearer($0, than: reading) } ?? true
    }
  }
}
