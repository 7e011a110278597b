import Synchronization

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

  /// A base of a class: its letters after the stem, and what may follow them.
  private struct Base: Sendable {
    var letters: Units
    var name: String
  }

  private var bases: [String: [Base]] = [:]
  /// Base to what may follow it; of `plain` ones also behind a verb that follows a noun.
  private var forms: [String: Set<Units>] = [:]
  private var plain: [String: Set<Units>] = [:]
  private var links: [Units] = []
  private var nounForms: Set<Units> = []
  private var bareForms: Set<Units> = []
  private var nounVerbs: [(stem: Units, name: String)] = []
  private var nounClass = ""
  private var stems: [Units: Set<String>] = [:]
  private var longestStem = 0
  private var longestEnding = 0
  /// What was found for texts: an app's sentences end in few ways.
  private let known = Known()

  private final class Known: Sendable {
    let splits = Mutex<[Units: Split]>([:])
  }

  init(_ data: LenientData, _ normalizer: LineNormalizer) {
    guard let table = data.conjugation else { return }
    func units(_ text: String) -> Units {
      text.isEmpty ? [] : normalizer.units(of: text, hasLeft: true, hasRight: false)
    }
    plain = table.forms.mapValues { Set($0.map(units)) }
    forms = plain
    for (base, more) in table.longForms ?? [:] {
      forms[base, default: []].formUnion(more.map(units))
    }
    for (name, letters) in table.classes {
      bases[name] = letters.map { Base(letters: units($0.value), name: $0.key) }
        .sorted { $0.name < $1.name }
    }
    nounClass = table.nounClass
    links = table.nounLinks.map(units)
    nounForms = Set(table.nounForms.map(units))
    bareForms = Set((table.bareForms ?? table.nounForms).map(units))
    nounVerbs = (table.nounVerbs ?? []).filter { $0.count == 2 }.map { (units($0[0]), $0[1]) }
    let longest = bases.values.joined().map { base in
      base.letters.count + (forms[base.name]?.map(\.count).max() ?? 0)
    }.max()
    longestEnding = max(
      (longest ?? 0) + (links.map(\.count).max() ?? 0), nounForms.map(\.count).max() ?? 0)
    for verb in data.verbs where verb.count == 3 && bases[verb[2]] != nil {
      for stem in [units(verb[0]), units(verb[1])] {
        stems[stem, default: []].insert(verb[2])
        longestStem = max(longestStem, stem.count)
      }
    }
  }

  /// The endings of a list, sorted; nil where it is none.
  /// - Complexity: O(n log n) in the number of endings: they are made when a sentence needs them.
  func words(of list: String) -> [Units]? {
    guard !bases.isEmpty else { return nil }
    var found: Set<Units> = []
    switch list {
    case Self.noun:
      found = nounForms
      for (index, link) in links.enumerated() {
        let some = index < Self.fullLinks ? forms : plain
        found.formUnion(endings(of: nounClass, some).map { link + $0 })
      }
      for verb in nounVerbs {
        found.formUnion(endings(of: verb.name, plain).map { verb.stem + $0 })
      }
    case Self.bare: found = endings(of: nounClass, forms).union(bareForms)
    default:
      guard bases[list] != nil else { return nil }
      found = endings(of: list, forms)
    }
    return found.filter { !$0.isEmpty }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Behind the first links every form is said, behind the others only the plain ones.
  private static let fullLinks = 2

  private func endings(of name: String, _ forms: [String: Set<Units>]) -> Set<Units> {
    var found: Set<Units> = []
    for base in bases[name] ?? [] {
      for form in forms[base.name] ?? [] { found.insert(base.letters + form) }
    }
    return found
  }

  /// Whether a text is an ending of a verb class, or of a noun.
  private func isEnding(_ text: ArraySlice<UInt32>, of name: String) -> Bool {
    if name == Self.noun {
      return nounForms.contains(Array(text))
        || links.contains {
          text.starts(with: $0) && isEnding(text.dropFirst($0.count), of: nounClass)
        }
    }
    return (bases[name] ?? []).contains { base in
      text.starts(with: base.letters)
        && forms[base.name]?.contains(Array(text.dropFirst(base.letters.count))) == true
    }
  }

  /// Takes the ending off a text; nil where it has none that may change.
  /// - Complexity: O(s·e) in the longest stem and the longest ending.
  func split(_ text: Units) -> Split? {
    guard !bases.isEmpty, text.last?.isJapanese == true else { return nil }
    if let split = known.splits.withLock({ $0[text] }) { return split }
    let split = newSplit(text)
    known.splits.withLock { splits in
      if splits.count >= Self.mostKnown { splits.removeAll() }
      splits[text] = split
    }
    return split
  }

  private static let mostKnown = 4_096

  private func newSplit(_ text: Units) -> Split {
    let earliest = max(0, text.count - longestEnding)
    for start in earliest...text.count {
      if let split = verb(text, endingAt: start) { return split }
    }
    for start in max(1, earliest)...max(1, text.count) where start < text.count {
      guard isEnding(text[start...], of: Self.noun) else { continue }
      return Split(stem: Array(text[..<start]), list: Self.noun, isOptional: true)
    }
    return Split(stem: text, list: Self.noun, isOptional: true)
  }

  private func verb(_ text: Units, endingAt start: Int) -> Split? {
    for length in stride(from: min(longestStem, start), through: 1, by: -1) {
      guard let classes = stems[Array(text[start - length..<start])] else { continue }
      for name in classes.sorted() where isEnding(text[start...], of: name) {
        return Split(
          stem: Array(text[..<start]), list: name,
          isOptional: isEnding([], of: name))
      }
    }
    return nil
  }
}
