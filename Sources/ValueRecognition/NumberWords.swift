import LanguagePacks
import PhraseDiagnostics

/// What a number word does to the number being read.
enum NumberRole: Sendable {
  case unit, tens, multiplier, scale, collection
  case article, connector, point, negative
}

/// A number word.
struct NumberWord: Sendable {
  var role: NumberRole
  var value: Magnitude
  var isOrdinal = false
  var isBare = false
}

/// A language's number words, ready to be looked up.
struct NumberWords: Sendable {
  let data: NumberData
  /// The words that may stand anywhere in a text.
  let words: WordTrie<NumberWord>
  /// Those and the ones that are numbers only where the whole text is one.
  let spelledWords: WordTrie<NumberWord>
  let phrases: WordTrie<Double>
  let tails: WordTrie<Double>
  let counted: WordTrie<Int>
  let counters: WordTrie<String>
  let ordinalSuffixes: WordTrie<Bool>
  /// The units with which a number may begin.
  let starters: StarterSet
  /// Figures that stand side by side without a border between them (二十三).
  private let numerals: Set<UInt32>

  init(_ language: LanguagePack) throws(Diagnostic) {
    self.init(
      try language.file(NumberData.self, "values/numbers.json", fallsBack: true) ?? NumberData())
  }

  init(_ data: NumberData) {
    self.data = data
    let plain = Self.plainWords(data)
    words = WordTrie(plain)
    spelledWords = WordTrie(plain + Self.spelledWords(data))
    phrases = WordTrie(Self.fold(data.phrases))
    tails = WordTrie(Self.fold(data.tails))
    counted = WordTrie(Self.fold(data.countedPhrases))
    counters = WordTrie(data.counters.map { (ValueText.fold($0), $0) })
    ordinalSuffixes = WordTrie(data.ordinalSuffixes.map { (ValueText.fold($0), true) })
    var starters = StarterSet()
    for unit in words.firstUnits { starters.insert(unit) }
    for unit in phrases.firstUnits { starters.insert(unit) }
    for unit in UnitClass.zero...UnitClass.zero + 9 { starters.insert(unit) }
    for unit in [UnitClass.hyphen, UnitClass.period] { starters.insert(unit) }
    self.starters = starters
    let figures = Array(data.units.keys) + data.multipliers.keys + data.scales.keys
    let folded = data.isPositional ? figures.map { ValueText.fold($0) } : []
    numerals = Set(folded.filter { $0.count == 1 }.compactMap(\.first))
  }

  /// Whether a number may begin between two neighbours.
  func isBorder(_ left: UInt32, _ right: UInt32) -> Bool {
    guard UnitClass.isBorder(left, right) else { return false }
    return !(numerals.contains(right) && (numerals.contains(left) || UnitClass.isDigit(left)))
  }

  private typealias Entry = (units: [UInt32], payload: NumberWord)

  private static func fold<Value>(_ map: [String: Value]) -> [(units: [UInt32], payload: Value)] {
    map.map { (ValueText.fold($0.key), $0.value) }
  }

  private static func entries(
    _ map: [String: Int], _ role: NumberRole, isOrdinal: Bool = false, bare: [String] = []
  ) -> [Entry] {
    map.map {
      let word = NumberWord(
        role: role, value: Magnitude($0.value), isOrdinal: isOrdinal, isBare: bare.contains($0.key))
      return (ValueText.fold($0.key), word)
    }
  }

  private static func scales(_ map: [String: Double], isOrdinal: Bool = false) -> [Entry] {
    map.map {
      let word = NumberWord(role: .scale, value: Magnitude($0.value), isOrdinal: isOrdinal)
      return (ValueText.fold($0.key), word)
    }
  }

  private static func marks(_ list: [String], _ role: NumberRole) -> [Entry] {
    list.map { (ValueText.fold($0), NumberWord(role: role, value: Magnitude(1))) }
  }

  private static func plainWords(_ data: NumberData) -> [Entry] {
    let ordinalScales = data.ordinalMultipliers.filter { $0.value >= 1000 }
    return entries(data.units, .unit) + entries(data.tens, .tens)
      + entries(data.multipliers, .multiplier, bare: data.bare) + scales(data.scales)
      + entries(data.collections, .collection)
      + entries(data.ordinalUnits, .unit, isOrdinal: true)
      + entries(data.ordinalTens, .tens, isOrdinal: true)
      + entries(
        data.ordinalMultipliers.filter { $0.value < 1000 }, .multiplier, isOrdinal: true)
      + scales(ordinalScales.mapValues(Double.init), isOrdinal: true)
      + marks(data.articles, .article) + marks(data.connectors, .connector)
      + marks(data.points, .point) + marks(data.negatives, .negative)
  }

  private static func spelledWords(_ data: NumberData) -> [Entry] {
    entries(data.spelledUnits, .unit)
      + entries(data.spelledMultipliers, .multiplier, bare: Array(data.spelledMultipliers.keys))
      + scales(data.spelledScales)
  }
}
