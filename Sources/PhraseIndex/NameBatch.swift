/// Names one after another in one memory, each with the number of what it names.
///
/// Many names are gathered, sorted and built into a trie without memory of their own for each.
public struct NameBatch: Sendable {
  /// The greatest unit that a name may have.
  public static let greatestUnit: UInt32 = 0x1F_FFFF

  private(set) var units: [UInt32] = []
  private var starts: [UInt32] = [0]
  private var values: [UInt32] = []

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
    units.append(contentsOf: other.units[other.range(number)])
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
  }

  /// The units of a name.
  public func name(_ number: Int) -> [UInt32] { Array(units[range(number)]) }

  /// Puts the units of a name into an array.
  public func copy(_ number: Int, to name: inout [UInt32]) {
    name.removeAll(keepingCapacity: true)
    name.append(contentsOf: units[range(number)])
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

  /// The numbers of the names in the order of their units, equal ones by their values.
  ///
  /// - Complexity: O(*n*) for *n* units, but for names that share their first units.
  public func order() -> [UInt32] {
    var order = NameOrder(self)
    return order.sorted()
  }

  /// Whether a name is before another one that has the same first units.
  func isBefore(_ left: Int, _ right: Int, from depth: Int = 0) -> Bool {
    let (one, other) = (range(left), range(right))
    let shared = min(one.count, other.count)
    for offset in min(depth, shared)..<shared {
      let (unit, otherUnit) = (units[one.lowerBound + offset], units[other.lowerBound + offset])
      if unit != otherUnit { return unit < otherUnit }
    }
    if one.count != other.count { return one.count < other.count }
    return values[left] == values[right] ? left < right : values[left] < values[right]
  }

  /// How a name is to names of another batch in their order: before it, the same, or behind it.
  ///
  /// - Parameters:
  ///   - number: The name.
  ///   - other: Another batch.
  ///   - order: Names of that batch in their order.
  /// - Returns: The places in `order` of the names with the same units.
  /// - Complexity: O(*d* log *n*).
  public func places(of number: Int, in other: NameBatch, _ order: [UInt32]) -> Range<Int> {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if compare(number, other, Int(order[middle])) <= 0 { high = middle } else { low = middle + 1 }
    }
    while high < order.count, compare(number, other, Int(order[high])) == 0 { high += 1 }
    return low..<high
  }

  /// Less than 0, 0 or more, as a name is before a name of another batch, the same or behind it.
  private func compare(_ number: Int, _ other: NameBatch, _ otherNumber: Int) -> Int {
    let (one, two) = (range(number), other.range(otherNumber))
    for offset in 0..<min(one.count, two.count) {
      let (left, right) = (units[one.lowerBound + offset], other.units[two.lowerBound + offset])
      if left != right { return left < right ? -1 : 1 }
    }
    return one.count - two.count
  }
}
