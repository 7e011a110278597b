/// How a sentence that ends in a verb or a noun may end, from the pack's conjugation table.
struct SentenceEndings: Sendable {
  /// A text without its ending.
  struct Split: Hashable, Sendable {
    var stem: Units
    /// The class whose endings may follow.
    var list: String
    /// Whether the stem may also stand alone.
    var isOptional: Bool
  }

  /// The list of what may follow a noun.
  static let noun = "noun"
  /// The list of what may follow where nothing is left before it.
  static let bare = "bare"

  /// Class to endings, each once, sorted.
  private(set) var lists: [String: [Units]] = [:]
  private var endings: [String: Set<Units>] = [:]
  private var stems: [Units: Set<String>] = [:]
  private var longestStem = 0
  private var longestEnding = 0

  init(_ data: LenientData, _ normalizer: LineNormalizer) {
    guard let table = data.conjugation else { return }
    func units(_ text: String) -> Units {
      normalizer.units(of: text, hasLeft: true, hasRight: false)
    }
    for (name, bases) in table.classes { endings[name] = Self.forms(bases, table.forms, units) }
    let verb = endings[table.nounClass] ?? []
    var noun = Set(table.nounForms.map(units))
    for link in table.nounLinks { noun.formUnion(verb.map { units(link) + $0 }) }
    endings[Self.noun] = noun
    endings[Self.bare] = verb.union((table.bareForms ?? table.nounForms).map(units))
    var more: Set<Units> = []
    for verb in table.nounVerbs ?? [] where verb.count == 2 {
      more.formUnion((endings[verb[1]] ?? []).map { units(verb[0]) + $0 })
    }
    for (name, forms) in endings {
      let all = name == Self.noun ? forms.union(more) : forms
      lists[name] = all.filter { !$0.isEmpty }.sorted { $0.lexicographicallyPrecedes($1) }
      longestEnding = max(longestEnding, forms.map(\.count).max() ?? 0)
    }
    for verb in data.verbs where verb.count == 3 && endings[verb[2]] != nil {
      for stem in [units(verb[0]), units(verb[1])] {
        stems[stem, default: []].insert(verb[2])
        longestStem = max(longestStem, stem.count)
      }
    }
  }

  private static func forms(
    _ bases: [String: String], _ forms: [String: [String]], _ units: (String) -> Units
  ) -> Set<Units> {
    var found: Set<Units> = []
    for (base, letters) in bases {
      for form in forms[base] ?? [] { found.insert(units(letters + form)) }
    }
    return found
  }

  /// Takes the ending off a text; nil where it has none that may change.
  /// - Complexity: O(s·e) in the longest stem and the longest ending.
  func split(_ text: Units) -> Split? {
    guard !lists.isEmpty, text.last?.isJapanese == true else { return nil }
    let earliest = max(0, text.count - longestEnding)
    for start in earliest...text.count {
      if let split = verb(text, endingAt: start) { return split }
    }
    for start in max(1, earliest)...max(1, text.count) where start < text.count {
      let ending = Array(text[start...])
      guard endings[Self.noun]?.contains(ending) == true else { continue }
      return Split(stem: Array(text[..<start]), list: Self.noun, isOptional: true)
    }
    return Split(stem: text, list: Self.noun, isOptional: true)
  }

  private func verb(_ text: Units, endingAt start: Int) -> Split? {
    let ending = Array(text[start...])
    for length in stride(from: min(longestStem, start), through: 1, by: -1) {
      guard let classes = stems[Array(text[start - length..<start])] else { continue }
      for name in classes.sorted() where endings[name]?.contains(ending) == true {
        return Split(
          stem: Array(text[..<start]), list: name,
          isOptional: endings[name]?.contains([]) == true)
      }
    }
    return nil
  }
}
