import TextNormalization

/// Writes names as they may be said into a list, with memory of its own for each step.
struct NameWriter {
  private let tools: GrammarTools
  private var units = [UInt32](repeating: 0, count: 256)
  private var places = [UInt32](repeating: 0, count: 256)

  init(_ tools: GrammarTools) { self.tools = tools }

  /// Adds a name to a list: as it is, and with its numbers in figures and in words.
  mutating func write(_ name: String, value: Int, to list: inout NameList) {
    if !Self.write(name, value, &units, &places, tools, &list) {
      list.add(tools.units(of: name), value: value)
    }
    for variant in tools.variants(of: name) { list.add(tools.units(of: variant), value: value) }
  }

  /// Adds a name of plain scalars; false where it has others.
  private static func write(
    _ name: String, _ value: Int, _ units: inout [UInt32], _ places: inout [UInt32],
    _ tools: GrammarTools, _ list: inout NameList
  ) -> Bool {
    var unitSpan = units.mutableSpan
    var placeSpan = places.mutableSpan
    let count = tools.normalizer.normalizer.write(name, units: &unitSpan, places: &placeSpan)
    guard count >= 0 else { return false }
    list.add(unitSpan.span.extracting(0..<count), value: value)
    return true
  }
}
