/// Units of measure, the same in every language, from `Values/units.json`: dimension → unit → what it is.
struct UnitData: Decodable, Sendable {
  /// A unit.
  struct Unit: Decodable, Sendable {
    /// How many of the dimension's main unit it is.
    var size: Double
    /// How it is written in every language; one letter is taken in that case only.
    var symbols: [String]?
    /// Symbols that are taken in exactly these capitals and small letters, beside the other unit that
    /// they are when written otherwise (`Gb`).
    var exact: [String]?
    /// Symbols that count where nothing but a number is said with them (`st`); a capital stays one.
    var alone: [String]?
  }

  var dimensions: [String: [String: Unit]]

  init() { dimensions = [:] }

  init(from decoder: any Decoder) throws {
    dimensions = try decoder.singleValueContainer().decode([String: [String: Unit]].self)
  }
}

/// What a language calls units, from `values/measures.json`; words are forms (`PhraseForm`).
struct MeasureData: Decodable, Sendable {
  /// Words after a number, by unit.
  var words: [String: [String]]?
  /// Those that count right after figures only (`in`), or after figures (`"`).
  var attached: [String: [String]]?
  var afterFigures: [String: [String]]?
  /// Those that count only after a larger unit (5 ft 2 in).
  var afterLarger: [String: [String]]?
  /// The smaller unit whose number may stand without it after a larger one (six foot two).
  var loose: [String: String]?
  /// Those that count after figures where a word of the unit's context is said, or nothing else.
  var inContext: [String: [String]]?
  /// A half of the unit, right after it (七割半).
  var halfAfter: [String: [String]]?
  /// Words before a number: what they make of the unit after it, or of none (`""`).
  var before: [String: [String: String]]?
  /// Words after a temperature that make it negative.
  var negativeAfter: [String]?
  /// Words between a larger and a smaller unit.
  var joiners: [String]?
  /// Words between a length and a time.
  var per: [String]?
  /// Words for one before a unit.
  var articles: [String]?
  /// Words between a fraction and a unit (`of a`).
  var ofUnit: [String]?
  /// Words anywhere in a text that say which of several units with the same word is meant.
  var contexts: [String: [String]]?
  /// Units whose number is no number by itself.
  var fused: [String]?
  /// Words anywhere in a text after which a length of time is an age.
  var ages: [String]?
  /// Whole words with a share of their own (`半額`), by percent.
  var shares: [String: [String]]?
}

/// What a language calls money, from `values/money.json`, besides the names that ICU has.
struct MoneyData: Decodable, Sendable {
  /// A part of a currency's main unit.
  struct Minor: Decodable, Sendable {
    var size: Double
    var words: [String]
    /// Whether it counts only after the main unit.
    var isPart: Bool?
  }

  /// Words by ISO 4217 code, or by another name for money that has none.
  var words: [String: [String]]?
  /// Marks that stand before or after the number.
  var signs: [String: [String]]?
  var minor: [String: Minor]?
  /// Words that are also words of another meaning, and so count after a number only.
  var onlyAfter: [String]?
  /// Codes that are taken in small letters too; every other one only in capitals.
  var smallCodes: [String]?
  /// Codes that are words, and so count after a number, and before one where nothing else is said.
  var wordCodes: [String]?
  /// Words that count before a number where nothing else is said.
  var beforeAlone: [String: [String]]?
}
