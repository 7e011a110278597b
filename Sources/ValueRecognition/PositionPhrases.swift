import LanguagePacks
import PhraseDiagnostics

/// What people say to pick an option by where it stands, from `values/positions.json`.
///
/// Forms are written with `[optional]` and `(one|other)`, and with `{n}` figures, `{cardinal}` a
/// number in words, `{ordinal}` an ordinal in words, `{nth}` an ordinal in figures, `{counted}` a
/// number whose word holds its counter, and `{spelled}` another spelling of a number.
struct PositionPhrases: Decodable, Sendable {
  var forward: [String] = []
  var backward: [String] = []
  var first: [String] = []
  var last: [String] = []
  var secondLast: [String] = []

  init() {}

  private enum CodingKeys: String, CodingKey { case forward, backward, first, last, secondLast }

  init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    func list(_ key: CodingKeys) throws -> [String] {
      try box.decodeIfPresent([String].self, forKey: key) ?? []
    }
    forward = try list(.forward)
    backward = try list(.backward)
    first = try list(.first)
    last = try list(.last)
    secondLast = try list(.secondLast)
  }

  init(_ files: PackFiles) throws(Diagnostic) {
    self =
      try files.own(PositionPhrases.self, "values/positions.json")
      ?? PositionPhrases()
  }

  /// Positions past this many get no phrase.
  static let limit = 50

  /// Every phrase with its position: from 1, or from -1 for the last.
  func phrases(
    upTo count: Int, speller: NumberSpeller, data: NumberData
  ) -> [(text: String, position: Int)] {
    let count = min(count, Self.limit)
    guard count > 0 else { return [] }
    var found: [(text: String, position: Int)] = []
    var seen: Set<String> = []
    func add(_ text: String, _ position: Int) {
      if seen.insert(text).inserted { found.append((text, position)) }
    }
    for position in 1...count {
      for text in fill(forward, position, speller, data) { add(text, position) }
    }
    for text in first.flatMap(PhraseForm.expand) { add(text, 1) }
    for text in last.flatMap(PhraseForm.expand) { add(text, -1) }
    if count > 1 {
      for text in secondLast.flatMap(PhraseForm.expand) { add(text, -2) }
      for position in 1...min(count, 10) {
        for text in fill(backward, position, speller, data) { add(text, -position) }
      }
    }
    return found
  }

  private func fill(
    _ forms: [String], _ position: Int, _ speller: NumberSpeller, _ data: NumberData
  ) -> [String] {
    let ordinal = speller.ordinal(of: position)
    let suffix = Self.suffix(ordinal, data.ordinalSuffixes)
    let fillings: [(String, [String])] = [
      ("{n}", [String(position)]),
      ("{cardinal}", speller.forms(of: position).first.map { [$0] } ?? []),
      ("{ordinal}", ordinal.map { [$0] } ?? []),
      ("{nth}", suffix.map { [String(position) + $0] } ?? []),
      ("{spelled}", data.spelledUnits.filter { $0.value == position }.keys.sorted()),
      ("{counted}", data.countedPhrases.filter { $0.value == position }.keys.sorted()),
    ]
    return forms.flatMap(PhraseForm.expand).flatMap { form in
      var texts = [form]
      for (name, values) in fillings where form.contains(name) {
        texts = texts.flatMap { text in values.map { PhraseForm.replace(name, in: text, by: $0) } }
      }
      return texts
    }
  }

  /// The ending in figures is the end of the ordinal's word: 1st of first, 2nd of second.
  private static func suffix(_ ordinal: String?, _ suffixes: [String]) -> String? {
    suffixes.first { ordinal?.hasSuffix($0) ?? false }
  }
}
