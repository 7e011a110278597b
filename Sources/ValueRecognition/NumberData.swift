/// A language's number words, from `values/numbers.json`.
///
/// Numbers of most languages are sums of products: *units* add up below a hundred (*tens* before
/// units), a *multiplier* multiplies what stands just before it, a *scale* the whole group before it.
struct NumberData: Decodable, Sendable {
  /// Words for whole numbers that are not made of others.
  var units: [String: Int]
  /// Words after which a unit below ten may follow (`twenty`).
  var tens: [String: Int] = [:]
  /// Words that multiply the number before them within a group (`hundred`, 十, 百).
  var multipliers: [String: Int] = [:]
  /// Words that multiply the whole group before them (`thousand`, 万).
  var scales: [String: Double] = [:]
  /// Words that multiply a number and end it (`dozen`).
  var collections: [String: Int] = [:]
  /// Whether digits may stand side by side as they do in figures (二三).
  var isPositional = false
  /// Multipliers and scales that need no number before them (百).
  var bare: [String] = []
  /// Words for one before a multiplier (`a`).
  var articles: [String] = []
  /// Letters after figures that multiply them (`k`); one with a capital must be written so (`M`).
  var magnitudes: [String: Double] = [:]
  /// Those that must stand right at the figures (`B`).
  var attachedMagnitudes: [String: Double] = [:]
  /// Words between a multiplier and what follows (`and`).
  var connectors: [String] = []
  /// Words for the decimal point.
  var points: [String] = []
  /// What stands before decimals in figures: a point, or a comma, which the other one groups then.
  var decimalMark = "."
  /// Whether number words are written as one (`zweihundert`).
  var isJoined = false
  /// Words before a negative number.
  var negatives: [String] = []
  /// Whole phrases with a value (`half a dozen`).
  var phrases: [String: Double] = [:]
  /// Words after a number that add to it (`and a half`).
  var tails: [String: Double] = [:]
  /// Ordinals of units, tens, multipliers and scales.
  var ordinalUnits: [String: Int] = [:]
  var ordinalTens: [String: Int] = [:]
  var ordinalMultipliers: [String: Int] = [:]
  /// Number words that count nothing after certain words (`one` in `this one`), and these.
  var pronouns: [String] = []
  var beforePronouns: [String] = []
  /// Words with a number word inside that are no number.
  var idioms: [String] = []
  /// How parts of a whole are said.
  var fractions = Fractions()
  /// What figures get to be an ordinal (`st`).
  var ordinalSuffixes: [String] = []
  /// Words after a number and its counter that make a position of them (`目`).
  var countedOrdinals: [String] = []
  /// Words that are read as numbers only where the whole text is one: other spellings (`oh`, にじゅう).
  var spelledUnits: [String: Int] = [:]
  var spelledMultipliers: [String: Int] = [:]
  var spelledScales: [String: Double] = [:]
  /// Other spellings that are a number only in a longer one, or alone in a text (`さん`).
  var neverAlone: [String] = []
  /// Words right before a number in another spelling (`だい`).
  var spelledPrefixes: [String] = []
  /// Number words whose ending is part of a counter (`ひとつ`).
  var countedPhrases: [String: Int] = [:]
  /// Those of them that may stand anywhere in a text.
  var textCounts: [String] = []
  /// Words after a counted number.
  var counters: [String] = []
  /// How numbers are written out in words.
  var spelling: Spelling = Spelling()

  /// How parts of a whole are said.
  struct Fractions: Decodable, Sendable {
    /// Parts with a word of their own (`half`), besides the ordinals.
    var words: [String: Int]
    /// What an ordinal ends in where there are several such parts (`s`).
    var plural: String?
    /// Words between the count and what it is divided by (`over`).
    var over: [String]
    /// Those that make a fraction only where the count is the smaller one (`out of`).
    var outOf: [String]
    /// Words between what is divided by and the count (`分の`).
    var backward: [String]
    /// Words between a whole number and a fraction (`and`).
    var mixed: [String]
    /// Words between a fraction and a scale (`of a`).
    var ofScale: [String]
  }

  /// How numbers are written out in words.
  struct Spelling: Decodable, Sendable {
    /// The words to write, by value; every other word is for reading only.
    var words: [String: String] = [:]
    /// Ordinals, where they are words of their own.
    var ordinals: [String: String] = [:]
    /// What stands between words.
    var separator = ""
    /// What stands between tens and units.
    var unitSeparator = ""
    /// What may stand after a multiplier (`and`).
    var connector: String?
    /// What is written for one before a multiplier instead of the word for one.
    var article: String?
    /// Digits one by one, zero first, where a number may be read so.
    var digits: [String] = []
    /// Other words for zero among such digits (`oh`).
    var zero: [String] = []
  }

  private enum CodingKeys: String, CodingKey {
    case units, tens, multipliers, scales, collections, isPositional, isJoined, bare, articles
    case decimalMark, connectors
    case points, negatives, phrases, tails, ordinalUnits, ordinalTens, ordinalMultipliers
    case ordinalSuffixes, spelledUnits, spelledMultipliers, spelledScales, countedPhrases, counters
    case spelling, magnitudes, attachedMagnitudes, fractions, pronouns, beforePronouns, idioms
    case neverAlone, spelledPrefixes, countedOrdinals, textCounts
  }

  init() { units = [:] }

  init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    func map<Value: Decodable>(_ key: CodingKeys, _: Value.Type) throws -> [String: Value] {
      try box.decodeIfPresent([String: Value].self, forKey: key) ?? [:]
    }
    func list(_ key: CodingKeys) throws -> [String] {
      try box.decodeIfPresent([String].self, forKey: key) ?? []
    }
    units = try map(.units, Int.self)
    tens = try map(.tens, Int.self)
    multipliers = try map(.multipliers, Int.self)
    scales = try map(.scales, Double.self)
    collections = try map(.collections, Int.self)
    isPositional = try box.decodeIfPresent(Bool.self, forKey: .isPositional) ?? false
    bare = try list(.bare)
    articles = try list(.articles)
    connectors = try list(.connectors)
    points = try list(.points)
    decimalMark = try box.decodeIfPresent(String.self, forKey: .decimalMark) ?? "."
    isJoined = try box.decodeIfPresent(Bool.self, forKey: .isJoined) ?? false
    negatives = try list(.negatives)
    phrases = try map(.phrases, Double.self)
    tails = try map(.tails, Double.self)
    ordinalUnits = try map(.ordinalUnits, Int.self)
    ordinalTens = try map(.ordinalTens, Int.self)
    ordinalMultipliers = try map(.ordinalMultipliers, Int.self)
    ordinalSuffixes = try list(.ordinalSuffixes)
    spelledUnits = try map(.spelledUnits, Int.self)
    spelledMultipliers = try map(.spelledMultipliers, Int.self)
    spelledScales = try map(.spelledScales, Double.self)
    countedPhrases = try map(.countedPhrases, Int.self)
    counters = try list(.counters)
    magnitudes = try map(.magnitudes, Double.self)
    attachedMagnitudes = try map(.attachedMagnitudes, Double.self)
    pronouns = try list(.pronouns)
    beforePronouns = try list(.beforePronouns)
    idioms = try list(.idioms)
    neverAlone = try list(.neverAlone)
    spelledPrefixes = try list(.spelledPrefixes)
    countedOrdinals = try list(.countedOrdinals)
    textCounts = try list(.textCounts)
    fractions = try box.decodeIfPresent(Fractions.self, forKey: .fractions) ?? Fractions()
    spelling = try box.decodeIfPresent(Spelling.self, forKey: .spelling) ?? Spelling()
  }
}

extension NumberData.Spelling {
  private enum CodingKeys: String, CodingKey {
    case words, ordinals, separator, unitSeparator, connector, article, digits, zero
  }

  init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    words = try box.decodeIfPresent([String: String].self, forKey: .words) ?? [:]
    ordinals = try box.decodeIfPresent([String: String].self, forKey: .ordinals) ?? [:]
    separator = try box.decodeIfPresent(String.self, forKey: .separator) ?? ""
    unitSeparator = try box.decodeIfPresent(String.self, forKey: .unitSeparator) ?? separator
    connector = try box.decodeIfPresent(String.self, forKey: .connector)
    article = try box.decodeIfPresent(String.self, forKey: .article)
    digits = try box.decodeIfPresent([String].self, forKey: .digits) ?? []
    zero = try box.decodeIfPresent([String].self, forKey: .zero) ?? []
  }
}

extension NumberData.Fractions {
  private enum CodingKeys: String, CodingKey {
    case words, plural, over, outOf, backward, mixed, ofScale
  }

  init() {
    words = [:]
    over = []
    outOf = []
    backward = []
    mixed = []
    ofScale = []
  }

  init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    func list(_ key: CodingKeys) throws -> [String] {
      try box.decodeIfPresent([String].self, forKey: key) ?? []
    }
    words = try box.decodeIfPresent([String: Int].self, forKey: .words) ?? [:]
    plural = try box.decodeIfPresent(String.self, forKey: .plural)
    over = try list(.over)
    outOf = try list(.outOf)
    backward = try list(.backward)
    mixed = try list(.mixed)
    ofScale = try list(.ofScale)
  }
}
