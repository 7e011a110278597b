/// What begins at each place of a text, all of it in one array.
struct PlaceTable<Element> {
  private(set) var all: [Element] = []
  private var ranges: [Range<Int>]

  /// Makes a table of a text of so many units, with nothing in it.
  init(count: Int) { ranges = Array(repeating: 0..<0, count: count) }

  var count: Int { ranges.count }

  subscript(_ place: Int) -> ArraySlice<Element> { all[ranges[place]] }

  func isEmpty(_ place: Int) -> Bool { ranges[place].isEmpty }

  /// Where what begins at a place stands in `all`.
  func range(_ place: Int) -> Range<Int> { ranges[place] }

  mutating func append(_ element: Element) {
    if all.isEmpty { all.reserveCapacity(8) }
    all.append(element)
  }

  /// Says that what was appended last, from a count on, begins at a place.
  mutating func close(_ place: Int, from first: Int) { ranges[place] = first..<all.count }

  /// Sets what begins at a place, once.
  mutating func set(_ place: Int, _ elements: [Element]) {
    guard !elements.isEmpty else { return }
    let first = all.count
    for element in elements { append(element) }
    close(place, from: first)
  }
}
