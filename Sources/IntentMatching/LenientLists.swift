/// The lists of words without values that lenient sentence forms share, by key.
struct LenientLists {
  static let prefixes = "/prefix"
  static let suffixes = "/suffix"
  static let added = "/added"
  static let ones = "/one"
  static let requests = "/request"
  static let gerundFrames = "/gerund"
  static let between = "/between"
  static let appWords = "/app"

  /// A particle's list: itself first, then those that may stand instead.
  static func particle(_ units: Units) -> String { "/particle/\(units.string)" }
  /// The endings of a verb class.
  static func endings(_ name: String) -> String { endingPrefix + name }
  /// The verb class of such a list; nil where a key is none.
  static func endingName(_ key: String) -> String? {
    key.hasPrefix(endingPrefix) ? String(key.dropFirst(endingPrefix.count)) : nil
  }
  private static let endingPrefix = "/ending/"
  /// One of the pack's own lists.
  static func named(_ name: String) -> String { "/list/\(name)" }

  private var lists: [String: NameList] = [:]
  private let endings: SentenceEndings
  /// The keys of lists that may be left out.
  private(set) var optional: Set<String> = []

  init(_ data: LenientData, _ normalizer: LineNormalizer, endings: SentenceEndings) {
    self.endings = endings
    func units(_ text: String) -> Units {
      normalizer.units(of: text, hasLeft: false, hasRight: false)
    }
    lists[Self.prefixes] = Self.leading(data.prefixes.map(units))
    lists[Self.gerundFrames] = Self.leading(data.gerundFrames.map(units))
    lists[Self.suffixes] = Self.trailing(data.suffixes.map(units))
    lists[Self.appWords] = Self.trailing(data.appWords.map(units))
    lists[Self.ones] = NameList(
      words: data.ones.map(units).map { $0.last?.isJapanese == true ? $0 : $0 + [Units.space] })
    lists[Self.requests] = NameList(words: data.requests.map(units))
    lists[Self.between] = NameList(words: data.between.map(units))
    lists[Self.added] = NameList(words: data.addedParticles.map(units))
    for (particle, others) in data.particles {
      add(
        Self.particle(units(particle)),
        [particle] + others.filter { $0 != particle }.sorted(), units)
    }
    for particle in data.droppableParticles {
      let key = Self.particle(units(particle))
      if lists[key] == nil { add(key, [particle], units) }
      optional.insert(key)
    }
    for (name, words) in data.lists { add(Self.named(name), words, units) }
  }

  /// The list of a key, empty where there is none.
  /// - Complexity: O(1), for endings O(n log n) in their number.
  func list(_ key: String) -> NameList {
    if let list = lists[key] { return list }
    guard let name = Self.endingName(key), let words = endings.words(of: name) else {
      return NameList()
    }
    return NameList(words: words)
  }

  /// Words that stand before a sentence, with the space that spaced writing needs.
  private static func leading(_ words: [Units]) -> NameList {
    let words = words.filter { !$0.isEmpty }
    let isJoining = words.contains { $0.last?.isJapanese == true }
    return NameList(
      words: words.flatMap { words in
        words.last?.isJapanese == true
          ? [words] : isJoining ? [words, words + [Units.space]] : [words + [Units.space]]
      })
  }

  /// Words that stand after something, with the space that spaced writing needs.
  private static func trailing(_ words: [Units]) -> NameList {
    NameList(
      words: words.filter { !$0.isEmpty }.map { words in
        words.first?.isJapanese == true ? words : [Units.space] + words
      })
  }

  private mutating func add(_ key: String, _ words: [String], _ units: (String) -> Units) {
    if words.contains("") { optional.insert(key) }
    lists[key] = NameList(words: words.map(units).filter { !$0.isEmpty })
  }
}
