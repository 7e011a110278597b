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

/// Letters after figures that multiply them.
struct MagnitudeLetters: Sendable {
  var value: Double
  var mayStandApart: Bool
  private let capitals: [Bool]

  init(_ letters: String, _ value: Double, mayStandApart: Bool) {
    self.value = value
    self.mayStandApart = mayStandApart
    capitals = letters.unicodeScalars.map(\.properties.isUppercase)
  }

  /// Whether what the user wrote has its capitals.
  func fits(_ text: ValueText, _ range: Range<Int>) -> Bool {
    zip(capitals, range).allSatisfy { isCapital, index in !isCapital || text.isCapital(index) }
  }
}

/// A language's number words, ready to be looked up.
///
/// A class, so that every reader of a number shares it at the cost of one count of references.
final class NumberWords: Sendable {
  let data: NumberData
  /// The words that may stand anywhere in a text.
  let words: WordTrie<NumberWord>
  /// Those and the ones that are numbers only where the whole text is one.
  let spelledWords: WordTrie<NumberWord>
  let phrases: WordTrie<Double>
  let tails: WordTrie<Double>
  let counted: WordTrie<Int>
  let counters: WordTrie<String>
  /// Those of the counted words that are no part of others, and so may stand anywhere.
  let textCounts: WordTrie<Int>
  let ordinalSuffixes: WordTrie<Bool>
  /// Words after a number and its counter that make a position of them.
  let countedOrdinals: WordTrie<Bool>
  /// The units with which a number may begin, and those of them with which one in words that may stand
  /// anywhere does.
  let starters: StarterSet
  /// The first two units of every word that a number may begin with.
  let beginnings: StarterPairs
  let plainStarters: StarterSet
  let magnitudes: WordTrie<MagnitudeLetters>
  let fractions: FractionWords
  /// Number words that count nothing after certain words (`this one`).
  let pronouns: WordTrie<Bool>
  let beforePronouns: WordTrie<Bool>
  /// Spellings that are a number only in a longer one or alone in a text, and words before a spelled
  /// number with no space between.
  let neverAlone: Set<[UInt32]>
  let spelledPrefixes: [[UInt32]]
  /// Words with a number word inside that are no number (四川, 一緒).
  let idioms: WordTrie<Bool>
  /// What stands before decimals in figures.
  let decimalMark: UInt32
  /// Figures that stand side by side without a border between them (二十三).
  private let numerals: Set<UInt32>
  private let numeralStarters: StarterSet
  /// The first two units of the words that a number may begin with anywhere.
  private let plainBeginnings: StarterPairs

  convenience init(_ files: PackFiles) throws(Diagnostic) {
    self.init(
      try files.own(NumberData.self, "values/numbers.json") ?? NumberData())
  }

  init(_ data: NumberData) {
    self.data = data
    decimalMark = ValueText.fold(data.decimalMark).first ?? UnitClass.period
    let plain = Self.plainWords(data)
    words = WordTrie(plain)
    spelledWords = WordTrie(plain + Self.spelledWords(data))
    phrases = WordTrie(Self.fold(data.phrases))
    tails = WordTrie(Self.fold(data.tails))
    counted = WordTrie(Self.fold(data.countedPhrases))
    counters = WordTrie(data.counters.map { (ValueText.fold($0), $0) })
    ordinalSuffixes = WordTrie(data.ordinalSuffixes.map { (ValueText.fold($0), true) })
    magnitudes = WordTrie(
      data.magnitudes.map { (ValueText.fold($0), MagnitudeLetters($0, $1, mayStandApart: true)) }
        + data.attachedMagnitudes.map {
          (ValueText.fold($0), MagnitudeLetters($0, $1, mayStandApart: false))
        })
    fractions = FractionWords(data)
    textCounts = WordTrie(
      Self.fold(data.countedPhrases.filter { data.textCounts.contains($0.key) }))
    countedOrdinals = WordTrie(data.countedOrdinals.map { (ValueText.fold($0), true) })
    pronouns = WordTrie(data.pronouns.map { (ValueText.fold($0), true) })
    neverAlone = Set(data.neverAlone.map { ValueText.fold($0) })
    spelledPrefixes = data.spelledPrefixes.map { ValueText.fold($0) }
    idioms = WordTrie(data.idioms.map { (ValueText.fold($0), true) })
    beforePronouns = WordTrie(data.beforePronouns.map { (ValueText.fold($0), true) })
    var starters = StarterSet()
    for unit in words.firstUnits { starters.insert(unit) }
    for unit in phrases.firstUnits { starters.insert(unit) }
    for unit in UnitClass.zero...UnitClass.zero + 9 { starters.insert(unit) }
    for unit in [UnitClass.hyphen, UnitClass.period] { starters.insert(unit) }
    plainStarters = starters
    for unit in spelledWords.firstUnits { starters.insert(unit) }
    self.starters = starters
    var beginnings = StarterPairs()
    words.noteBeginnings(&beginnings)
    phrases.noteBeginnings(&beginnings)
    plainBeginnings = beginnings
    spelledWords.noteBeginnings(&beginnings)
    self.beginnings = beginnings
    let figures = Array(data.units.keys) + data.multipliers.keys + data.scales.keys
    let folded = data.isPositional ? figures.map { ValueText.fold($0) } : []
    numerals = Set(folded.filter { $0.count == 1 }.compactMap(\.first))
    numeralStarters = StarterSet(numerals)
  }

  /// Whether a number in figures, or in words that may stand anywhere, may begin at a place; it says so
  /// of a few others too.
  func mayBegin(_ units: [UInt32], at start: Int) -> Bool {
    let unit = units[start]
    if UnitClass.isDigit(unit) || unit == UnitClass.hyphen || unit == UnitClass.period {
      return true
    }
    return plainStarters.mayContain(unit) && plainBeginnings.mayBegin(units, at: start)
  }

  /// Whether a number may begin between two neighbours.
  func isBorder(_ left: UInt32, _ right: UInt32) -> Bool {
    guard UnitClass.isBorder(left, right) else { return false }
    guard numeralStarters.mayContain(right), numerals.contains(right) else { return true }
    return !numerals.contains(left) && !UnitClass.isDigit(left)
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

  private static func scales(
    _ map: [String: Double], isOrdinal: Bool = false, bare: [String] = []
  ) -> [Entry] {
    map.map {
      let word = NumberWord(
        role: .scale, value: Magnitude($0.value), isOrdinal: isOrdinal,
        isBare: bare.contains($0.key))
      return (ValueText.fold($0.key), word)
    }
  }

  private static func marks(_ list: [String], _ role: NumberRole) -> [Entry] {
    list.map { (ValueText.fold($0), NumberWord(role: role, value: Magnitude(1))) }
  }

  private static func plainWords(_ data: NumberData) -> [Entry] {
    let joined = joinedWords(data)
    let ordinalScales = data.ordinalMultipliers.filter { $0.value >= 1000 }
    return entries(data.units, .unit) + entries(data.tens, .tens)
      + entries(data.multipliers, .multiplier, bare: data.bare)
      + scales(data.scales, bare: data.bare)
      + entries(data.collections, .collection)
      + entries(data.ordinalUnits, .unit, isOrdinal: true)
      + entries(joined.plain, .unit) + entries(joined.ordinal, .unit, isOrdinal: true)
      + entries(data.ordinalTens, .tens, isOrdinal: true)
      + entries(
        data.ordinalMultipliers.filter { $0.value < 1000 }, .multiplier, isOrdinal: true)
      + scales(ordinalScales.mapValues(Double.init), isOrdinal: true)
      + marks(data.articles, .article) + marks(data.connectors, .connector)
      + marks(data.points, .point) + marks(data.negatives, .negative)
  }

  /// Tens and units written as one word (`twentyfive`).
  private static func joinedWords(
    _ data: NumberData
  ) -> (plain: [String: Int], ordinal: [String: Int]) {
    var plain: [String: Int] = [:]
    var ordinal: [String: Int] = [:]
    for (tens, value) in data.tens {
      for (unit, digit) in data.units where digit > 0 && digit < 10 {
        plain[tens + unit] = value + digit
      }
      for (unit, digit) in data.ordinalUnits where digit < 10 {
        ordinal[tens + unit] = value + digit
      }
    }
    return (plain, ordinal)
  }

  private static func spelledWords(_ data: NumberData) -> [Entry] {
    entries(data.spelledUnits, .unit)
      + entries(data.spelledMultipliers, .multiplier, bare: Array(data.spelledMultipliers.keys))
      + scales(data.spelledScales)
  }
}
