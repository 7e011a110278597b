/// The words for money: codes and names from ICU, and what the language's data adds.
struct MoneyWords {
  typealias Entry = (units: [UInt32], payload: QuantityWord)

  private(set) var units: [QuantityUnit] = []
  private(set) var entries: [Entry] = []
  private let first: Int
  private var known: Set<[UInt32]> = []
  private let onlyAfter: Set<[UInt32]>

  /// Gathers the words; `first` is the number that the first unit gets.
  init(_ data: MoneyData, _ names: CurrencyNames, from first: Int) {
    self.first = first
    onlyAfter = Set(QuantityWords.folded(data.onlyAfter ?? []))
    var numbers: [String: Int] = [:]
    for currency in names.currencies { numbers[currency.code] = add(currency.code, currency.code) }
    for name in Set((data.words ?? [:]).keys).union((data.signs ?? [:]).keys).sorted()
    where numbers[name] == nil {
      numbers[name] = add(name, nil)
    }
    func sorted<Content>(_ map: [String: Content]?) -> [(key: String, value: Content)] {
      (map ?? [:]).sorted { $0.key < $1.key }
    }
    for (name, forms) in sorted(data.words) {
      if let unit = numbers[name] { addNames(QuantityWords.folded(forms), unit) }
    }
    for (name, marks) in sorted(data.signs) {
      guard let unit = numbers[name] else { continue }
      for mark in marks.map({ ValueText.fold($0) }) {
        known.insert(mark)
        entries.append((mark, .unit(unit, .always, nil)))
        entries.append((mark, .money(unit, nil)))
      }
    }
    for (name, minor) in sorted(data.minor) {
      let unit = add(name, nil, size: minor.size)
      guard minor.isPart != true else {
        entries += QuantityWords.folded(minor.words).map {
          ($0, .unit(unit, .afterLarger, nil))
        }
        continue
      }
      addNames(QuantityWords.folded(minor.words), unit)
    }
    for (name, forms) in sorted(data.beforeAlone) {
      guard let unit = numbers[name] else { continue }
      entries += QuantityWords.folded(forms).map { ($0, .moneyAlone(unit, nil)) }
    }
    addCodes(names, data, numbers)
    addLongNames(names, numbers)
  }

  private mutating func add(_ name: String, _ code: String?, size: Double = 1) -> Int {
    units.append(
      QuantityUnit(
        name: name, dimension: "money", family: .money, size: size, code: code, isMinor: size < 1))
    return first + units.count - 1
  }

  private mutating func addNames(_ names: [[UInt32]], _ unit: Int) {
    for name in names {
      known.insert(name)
      entries.append((name, .unit(unit, .always, nil)))
      if !onlyAfter.contains(name) { entries.append((name, .money(unit, nil))) }
    }
  }

  private mutating func addCodes(
    _ names: CurrencyNames, _ data: MoneyData, _ numbers: [String: Int]
  ) {
    let small = Set(data.smallCodes ?? [])
    let words = Set(data.wordCodes ?? [])
    for currency in names.currencies {
      guard let unit = numbers[currency.code] else { continue }
      let casing = small.contains(currency.code) ? nil : Casing([true, true, true])
      let code = ValueText.fold(currency.code)
      entries.append((code, .unit(unit, .always, casing)))
      entries.append(
        (code, words.contains(currency.code) ? .moneyAlone(unit, casing) : .money(unit, casing)))
    }
  }

  /// Whole names (`Swiss francs`), and their last words where only one currency has them (`naira`).
  private mutating func addLongNames(_ names: CurrencyNames, _ numbers: [String: Int]) {
    var shorts: [[UInt32]: Set<Int>] = [:]
    for currency in names.currencies {
      guard let unit = numbers[currency.code] else { continue }
      for name in Set(currency.names) {
        let folded = ValueText.fold(name)
        if !known.contains(folded) { addNames([folded], unit) }
        let parts = name.split(separator: " ")
        // A name with a mark inside is also written without it (スイス・フラン).
        if parts.count > 1, folded.allSatisfy(UnitClass.isJapanese) {
          addNames([ValueText.fold(parts.joined(separator: "\u{30FB}"))], unit)
        }
        if let last = parts.last, parts.count > 1, last.unicodeScalars.count > 2 {
          shorts[ValueText.fold(String(last)), default: []].insert(unit)
        }
      }
    }
    for (name, owners) in shorts where !known.contains(name) {
      guard let unit = owners.first, owners.count == 1 else { continue }
      entries.append((name, .unit(unit, .always, nil)))
    }
  }
}
