/// Names that contain numbers, with these numbers in their other readings.
struct NumberVariants: Sendable {
  let reader: NumberReader
  let speller: NumberSpeller

  /// How many variants a name gets at most.
  static let limit = 24

  /// The name with every number in it read in another way; without the name itself.
  func variants(of name: String) -> [String] {
    let text = ValueText(name)
    guard text.count <= 200 else { return [] }
    let scalars = Array(name.unicodeScalars)
    var heads = [""]
    var copied = 0
    for place in places(text) {
      let source = text.sourceRange(place.range)
      guard source.lowerBound >= copied else { continue }
      let before = Self.string(scalars[copied..<source.lowerBound])
      let written = Self.string(scalars[source])
      var next: [String] = []
      for head in heads {
        for form in [written] + place.forms.map({ spaced($0, before: before, head: head) })
        where next.count <= Self.limit {
          next.append(head + before + form)
        }
      }
      heads = next
      copied = source.upperBound
    }
    let rest = Self.string(scalars[copied...])
    var seen: Set<String> = [name]
    return heads.map { $0 + rest }.filter { seen.insert($0).inserted }.prefix(Self.limit).map { $0 }
  }

  /// Whether a number may begin anywhere; `reader` finds none where this is false.
  func mayHaveNumber(_ name: String) -> Bool {
    let words = reader.words
    var units: [UInt32] = []
    func begins(_ index: Int) -> Bool {
      if units.isEmpty { units = name.unicodeScalars.map(UnitClass.fold) }
      return words.words.longest(units, from: index) != nil
        || words.phrases.longest(units, from: index) != nil
        || maySpell(index, units, words) && words.spelledWords.longest(units, from: index) != nil
    }
    var index = -1
    var last: UInt32 = 0
    var isStarter = false
    for scalar in name.unicodeScalars {
      let unit = UnitClass.fold(scalar)
      if isStarter, words.beginnings.mayContain(last, unit), begins(index) { return true }
      let isBorder = index < 0 || UnitClass.isBorder(last, unit)
      (last, index) = (unit, index + 1)
      if UnitClass.isDigit(unit) || UnitClass.isInvisible(unit) || UnitClass.isVoicingMark(unit) {
        return true
      }
      isStarter = isBorder && words.starters.mayContain(unit)
      if isStarter, words.beginnings.mayContain(unit), begins(index) { return true }
    }
    return false
  }

  /// Whether a number that is spelled may begin at a place.
  private func maySpell(_ index: Int, _ units: [UInt32], _ words: NumberWords) -> Bool {
    guard index > 0, UnitClass.isJapanese(units[index - 1]), !UnitClass.isMark(units[index - 1])
    else { return true }
    return words.spelledPrefixes.contains { $0.last == units[index - 1] }
  }

  /// A word of Latin letters stands apart from one before it (`Route66` becomes `Route sixty-six`).
  private func spaced(_ form: String, before: String, head: String) -> String {
    guard let first = form.unicodeScalars.first.map(UnitClass.fold), UnitClass.isLetter(first),
      let last = (head + before).unicodeScalars.last.map(UnitClass.fold), UnitClass.isLetter(last)
    else { return form }
    return " " + form
  }

  private struct Place {
    var range: Range<Int>
    var forms: [String]
  }

  private func places(_ text: ValueText) -> [Place] {
    var places: [Place] = []
    var index = 0
    while index < text.count, places.count < 3 {
      guard let span = reader.spans(text, at: index).first(where: { isName(text, index, $0) }),
        let number = span.value.integer
      else {
        index += 1
        continue
      }
      places.append(
        Place(range: index..<span.end, forms: forms(text, index..<span.end, number, span)))
      index = span.end
    }
    return places
  }

  private func forms(
    _ text: ValueText, _ range: Range<Int>, _ number: Int, _ span: NumberSpan
  ) -> [String] {
    guard number >= 0 else { return [] }
    if span.isOrdinal {
      guard let word = speller.ordinal(of: number) else { return [] }
      return [word]
    }
    let written = text.units[range]
    guard written.allSatisfy(UnitClass.isDigit) else {
      return [String(number)] + speller.forms(of: number)
    }
    let figures = written.map { Int($0 - UnitClass.zero) }
    if figures.first == 0 { return speller.digitForms(of: figures) }
    let oneByOne = figures.count > 2 ? speller.digitForms(of: figures) : []
    return Array(speller.forms(of: number).prefix(3)) + oneByOne
  }

  /// Whether a number in a name is one, and no part of a word like 三菱.
  private func isName(_ text: ValueText, _ start: Int, _ span: NumberSpan) -> Bool {
    guard span.value.integer != nil, let first = text.units[start..<span.end].first else {
      return false
    }
    guard UnitClass.isIdeograph(first) else { return true }
    if start > 0, UnitClass.isIdeograph(text.units[start - 1]) { return false }
    guard span.end < text.count, UnitClass.isIdeograph(text.units[span.end]) else { return true }
    return reader.words.counters.longest(text.units, from: span.end) != nil
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }
}
