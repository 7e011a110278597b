import TextNormalization

/// A reply that names several things: "Mina, Ken and Aoi", 「ミナとケン」.
struct SpokenList {
  /// The things as they were written, in order; the whole text where it is one.
  let items: [String]

  /// Cuts a text at the marks and the words that join things.
  /// - Complexity: O(n) in the text's length.
  init(_ text: String, joins: Set<NormalizedText>) {
    let scalars = Array(text.unicodeScalars)
    let words = WordBreaker().wordRanges(in: text).filter {
      joins.contains(TextNormalizer.shared.normalize(text.part($0)))
    }
    let marks = scalars.indices.filter { scalars[$0].separatesItems }.map { $0..<$0 + 1 }
    var items: [String] = []
    var start = 0
    for cut in (words + marks).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      items.append(text.part(start..<cut.lowerBound).trimmingBlanks())
      start = cut.upperBound
    }
    items.append(text.part(start..<scalars.count).trimmingBlanks())
    items.removeAll(where: \.isEmpty)
    self.items = items.isEmpty ? [text.trimmingBlanks()] : items
  }
}
