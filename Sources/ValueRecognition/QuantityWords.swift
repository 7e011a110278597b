import LanguagePacks
import PhraseDiagnostics

/// A unit that a number may have.
struct QuantityUnit: Sendable {
  /// What a unit measures.
  enum Family: Hashable, Sendable {
    case measure, temperature, percent, age, duration, money
  }

  var name: String
  var dimension: String
  var family: Family
  var size: Double
  /// The ISO 4217 code of money.
  var code: String?
  /// Whether it is a part of a currency's main unit.
  var isMinor = false

  static func family(of dimension: String) -> Family {
    switch dimension {
    case "temperature": .temperature
    case "percent": .percent
    case "age": .age
    case "duration": .duration
    default: .measure
    }
  }
}

/// Which letters of a word must be capitals, and which not; of its first 64.
struct Casing: Sendable {
  let count: Int
  private let bits: UInt64

  init(_ capitals: [Bool]) {
    count = min(capitals.count, UInt64.bitWidth)
    bits = capitals.prefix(count).reversed().reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
  }

  /// The letters of a symbol as they are.
  init(_ symbol: String) {
    self.init(symbol.unicodeScalars.map(\.properties.isUppercase))
  }

  func isCapital(_ letter: Int) -> Bool { bits >> UInt64(letter) & 1 == 1 }
}

/// What a word beside a number says.
enum QuantityWord: Sendable {
  /// When a unit's word counts.
  enum Condition: Sendable { case always, attached, afterFigures, afterLarger, inContext }

  /// A unit after a number, perhaps of an exact case.
  case unit(Int, Condition, Casing?)
  /// A currency before a number.
  case money(Int, Casing?)
  /// A word for a currency that counts before a number only where nothing else is said (`TRY 20`).
  case moneyAlone(Int, Casing?)
  /// A word before a number that makes another unit of the one after it; the index of a table.
  case turn(Int)
  /// Half of a unit, right after it.
  case half(Int)
  /// A share that is said in one word.
  case share(Double)
  /// A word of a context: the unit that is meant, or nil for an age.
  case context(Int?)
  case joiner, per, article, ofUnit, negative
}

/// A language's words beside numbers, compiled into one automaton.
///
/// A class, so that what finds amounts shares it at the cost of one count of references.
final class QuantityWords: Sendable {
  let units: [QuantityUnit]
  let turns: [[Int?: Int]]
  /// Units whose number is no number by itself.
  let fused: Set<String>
  /// The smaller unit whose number may stand without it, by the larger one.
  let loose: [Int: Int]
  let words: WordTrie<QuantityWord>
  /// The units with which a word may begin.
  let starters: StarterSet
  private let numbers: [String: Int]

  private typealias Entry = (units: [UInt32], payload: QuantityWord)

  convenience init(_ files: PackFiles) throws(Diagnostic) {
    let units = try files.common(UnitData.self, "units.json") ?? UnitData()
    let measures = try files.own(MeasureData.self, "values/measures.json")
    let money = try files.own(MoneyData.self, "values/money.json")
    let names = CurrencyNames(locale: files.language)
    self.init(units, measures ?? MeasureData(), money ?? MoneyData(), names)
  }

  init(_ units: UnitData, _ measures: MeasureData, _ money: MoneyData, _ names: CurrencyNames) {
    var table: [QuantityUnit] = []
    var numbers: [String: Int] = [:]
    var entries: [Entry] = []
    for (dimension, members) in units.dimensions.sorted(by: { $0.key < $1.key }) {
      for (name, unit) in members.sorted(by: { $0.key < $1.key }) {
        numbers[name] = table.count
        for symbol in unit.symbols ?? [] {
          entries.append(Self.symbol(symbol, table.count))
        }
        for symbol in unit.exact ?? [] {
          entries.append((ValueText.fold(symbol), .unit(table.count, .always, Casing(symbol))))
        }
        for symbol in unit.alone ?? [] {
          let casing = symbol == symbol.lowercased() ? nil : Casing(symbol)
          entries.append((ValueText.fold(symbol), .unit(table.count, .inContext, casing)))
        }
        table.append(
          QuantityUnit(
            name: name, dimension: dimension, family: QuantityUnit.family(of: dimension),
            size: unit.size))
      }
    }
    entries += Self.unitWords(measures, numbers) + Self.marks(measures, numbers)
    var turns: [[Int?: Int]] = []
    for (form, changes) in (measures.before ?? [:]).sorted(by: { $0.key < $1.key }) {
      var turn: [Int?: Int] = [:]
      for (from, to) in changes {
        if let target = numbers[to] { turn[from.isEmpty ? nil : numbers[from]] = target }
      }
      entries += Self.folded([form]).map { ($0, .turn(turns.count)) }
      turns.append(turn)
    }
    let currencies = MoneyWords(money, names, from: table.count)
    table += currencies.units
    entries += currencies.entries
    self.units = table
    self.turns = turns
    self.numbers = numbers
    fused = Set(measures.fused ?? [])
    var loose: [Int: Int] = [:]
    for (large, small) in measures.loose ?? [:] {
      if let large = numbers[large], let small = numbers[small] { loose[large] = small }
    }
    self.loose = loose
    words = WordTrie(entries)
    starters = StarterSet(words.firstUnits)
  }

  /// The number of a unit by its name.
  func unit(_ name: String) -> Int? { numbers[name] }

  static func folded(_ forms: [String]) -> [[UInt32]] {
    let words = LiteralFolder.literals(forms, keepsSpaces: false).filter { !$0.isEmpty }
    guard words.count > 1 else { return words }
    var known: Set<[UInt32]> = []
    return words.filter { known.insert($0).inserted }
  }

  /// A symbol; one letter is taken in its own case only.
  private static func symbol(_ symbol: String, _ unit: Int) -> Entry {
    let scalars = Array(symbol.unicodeScalars)
    let casing = scalars.count == 1 ? Casing(scalars.map(\.properties.isUppercase)) : nil
    return (ValueText.fold(symbol), .unit(unit, .always, casing))
  }

  private static func unitWords(_ data: MeasureData, _ numbers: [String: Int]) -> [Entry] {
    let lists: [([String: [String]]?, QuantityWord.Condition)] = [
      (data.words, .always), (data.attached, .attached), (data.afterFigures, .afterFigures),
      (data.afterLarger, .afterLarger), (data.inContext, .inContext),
    ]
    return lists.flatMap { list, condition in
      entries(list, numbers) { .unit($0, condition, nil) }
    }
  }

  private static func entries(
    _ list: [String: [String]]?, _ numbers: [String: Int], _ word: (Int) -> QuantityWord
  ) -> [Entry] {
    (list ?? [:]).sorted { $0.key < $1.key }.flatMap { name, forms -> [Entry] in
      guard let unit = numbers[name] else { return [] }
      return folded(forms).map { ($0, word(unit)) }
    }
  }

  private static func marks(_ data: MeasureData, _ numbers: [String: Int]) -> [Entry] {
    func marks(_ forms: [String]?, _ word: QuantityWord) -> [Entry] {
      folded(forms ?? []).map { ($0, word) }
    }
    let shares = (data.shares ?? [:]).flatMap { percent, forms in
      marks(forms, .share(Double(percent) ?? 0))
    }
    return entries(data.halfAfter, numbers) { .half($0) }
      + entries(data.contexts, numbers) { .context($0) }
      + marks(data.ages, .context(nil)) + marks(data.joiners, .joiner) + marks(data.per, .per)
      + marks(data.articles, .article) + marks(data.ofUnit, .ofUnit)
      + marks(data.negativeAfter, .negative) + shares
  }
}
