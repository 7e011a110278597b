/// Names one after another in one memory, each with the number of what it names.
///
/// Many names are gathered, sorted and built into a trie without memory of their own for each.
public struct NameBatch: Sendable {
  /// The greatest unit that a name may have.
  public static let greatestUnit: UInt32 = 0x1F_FFFF

  private(set) var units: [UInt32] = []
  private var starts: [UInt32] = [0]
  private var values: [UInt32] = []
  /// Whether the names are known to stand in their order.
  private(set) var isSorted = false

  /// Makes an empty batch.
  public init() {}

  /// How many names there are, equal ones counted apart.
  public var count: Int { values.count }

  /// How many units all names have together.
  public var unitCount: Int { units.count }

  /// Adds a name; one without units, with one that is too great, or for which there is no room, is left out.
  public mutating func append(_ name: [UInt32], value: UInt32) { append(name.span, value: value) }

  /// Adds a name of another batch.
  public mutating func append(_ number: Int, of other: NameBatch) {
    guard units.count + other.length(number) < Int(Int32.max) else { return }
    for place in other.range(number) { units.append(other.units[place]) }
    close(other.values[number])
  }

  /// Adds a name that stands at the beginning of some memory.
  public mutating func append(_ name: Span<UInt32>, value: UInt32) {
    guard !name.isEmpty, units.count + name.count < Int(Int32.max) else { return }
    let start = units.count
    for place in 0..<name.count {
      guard name[place] <= Self.greatestUnit else {
        units.removeLast(units.count - start)
        return
      }
      units.append(name[place])
    }
    close(value)
  }

  private mutating func close(_ value: UInt32) {
    starts.append(UInt32(truncatingIfNeeded: units.count))
    values.append(value)
    isSorted = false
  }

  /// The units of a name.
  public func name(_ number: Int) -> [UInt32] { Array(units[range(number)]) }

  /// Puts the units of a name into an array.
  public func copy(_ number: Int, to name: inout [UInt32]) {
    name.removeAll(keepingCapacity: true)
    for place in range(number) { name.append(units[place]) }
  }

  /// The value of a name.
  public func value(_ number: Int) -> UInt32 { values[number] }

  func range(_ number: Int) -> Range<Int> { Int(starts[number])..<Int(starts[number + 1]) }

  func unit(_ number: Int, at depth: Int) -> UInt32 { units[Int(starts[number]) + depth] }

  func length(_ number: Int) -> Int { Int(starts[number + 1] - starts[number]) }

  /// Whether two names have the same units.
  public func isEqual(_ one: Int, _ other: Int) -> Bool {
    let (left, right) = (range(one), range(other))
    guard left.count == right.count else { return false }
    for offset in 0..<left.count
    where units[left.lowerBound + offset] != units[right.lowerBound + offset] { return false }
    return true
  }

  /// Names with their first units in two numbers, which decide most comparisons.
  private struct Key {
    var first: UInt64
    var second: UInt64
    var number: UInt32
  }

  /// The numbers of the names in the order of their units, equal ones by their values.
  ///
  /// - Complexity: O(*n* log *n*).
  public func order() -> [UInt32] {
    if isSorted { return values.indices.map { UInt32($0) } }
    var keys: [Key] = []
    keys.reserveCapacity(count)
    for number in values.indices {
      let range = range(number)
      keys.append(
        Key(
          first: packed(range.lowerBound, range.upperBound),
          second: packed(range.lowerBound + 3, range.upperBound), number: UInt32(number)))
    }
    keys.sort { left, right in
      if left.first != right.first { return left.first < right.first }
      if left.second != right.second { return left.second < right.second }
      return isBefore(Int(left.number), Int(right.number))
    }
    return keys.map(\.number)
  }

  /// Three units, each one more, so that none is less than any.
  private func packed(_ start: Int, _ end: Int) -> UInt64 {
    var key: UInt64 = 0
    for place in start..<start + 3 {
      key = key << 21 | (place < end ? UInt64(min(units[place] + 1, Self.greatestUnit)) : 0)
    }
    return key
  }

  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    let (one, other) = (range(left), range(right))
    let shared = min(one.count, other.count)
    for offset in 0..<shared {
      let (unit, otherUnit) = (units[one.lowerBound + offset], units[other.lowerBound + offset])
      if unit != otherUnit { return unit < otherUnit }
    }
    if one.count != other.count { return one.count < other.count }
    return values[left] == values[right] ? left < right : values[left] < values[right]
  }

  /// Some of the names, in the order in which they are given.
  ///
  /// - Parameters:
  ///   - numbers: The names' numbers.
  ///   - isSorted: Whether they are given in the order of ``order()``.
  /// - Returns: These names alone.
  public func selecting(_ numbers: [UInt32], isSorted: Bool) -> NameBatch {
    var batch = NameBatch()
    batch.units.reserveCapacity(units.count)
    batch.starts.reserveCapacity(numbers.count + 1)
    batch.values.reserveCapacity(numbers.count)
    for number in numbers { batch.append(Int(number), of: self) }
    batch.isSorted = isSorted
    return batch
  }

  /// The names in their order.
  func sorted() -> NameBatch {
    isSorted ? self : selecting(order(), isSorted: true)
  }
}
