/// The names that a slot may take, each once, with the numbers of the values that have it.
struct NameList: Sendable {
  /// A name and whose it is.
  struct Entry: Sendable {
    var units: Units
    var values: [Int]
  }

  private(set) var entries: [Entry] = []
  private var places: [Units: Int] = [:]

  init() {}

  /// A list of words without values, each its own number.
  init(words: [Units]) {
    for (index, word) in words.enumerated() { add(word, value: index) }
  }

  /// Adds a name.
  mutating func add(_ units: Units, value: Int) {
    guard !units.isEmpty else { return }
    if let place = places[units] {
      if !entries[place].values.contains(value) { entries[place].values.append(value) }
    } else {
      places[units] = entries.count
      entries.append(Entry(units: units, values: [value]))
    }
  }

  /// The list with each name rewritten.
  func folded(by folding: TextFolding) -> NameList {
    var list = NameList()
    for entry in entries {
      var units = folding.fold(entry.units).units
      if units.isEmpty { units = folding.fold(entry.units, isDropping: false).units }
      for value in entry.values { list.add(units, value: value) }
    }
    return list
  }
}
