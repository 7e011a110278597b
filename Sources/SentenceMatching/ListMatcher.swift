import IntentCatalog
import ValueRecognition

/// A place where a list's value ends.
struct ListEnd {
  /// The unit behind the value.
  var place: Int
  /// The node of the list's net, or the number's place among the numbers that were found.
  var found: Int32
}

/// A list, compiled.
enum ListMatcher: Sendable {
  case values(SentenceNet, root: Int32, [SentenceListValue])
  case numbers(NumberMatcher)
  case text
  /// A list that nobody filled.
  case empty
}

/// Finds the numbers of a range, in figures and in words.
struct NumberMatcher: Sendable {
  let list: NumberList
  private let words: SentenceNet?
  private let root: Int32
  private let values: [Double]

  /// Takes a range, with the language of its words.
  init(_ list: NumberList, language: String, _ fragments: FragmentUnits) throws(SentenceLimit) {
    self.list = list
    var builder = NetBuilder()
    guard list.hasWords else {
      (words, root, values) = (nil, 0, [])
      return
    }
    let values = Self.values(of: list)
    self.values = values
    let forms = SpelledNumbers(locale: list.wordsLanguage ?? language).forms(of: values)
    var entries: [(units: [UInt32], label: UInt32)] = []
    for (place, forms) in forms.enumerated() {
      for form in forms { entries.append((fragments.units(form), UInt32(place))) }
    }
    entries.sort { $0.units.lexicographicallyPrecedes($1.units) }
    root = try builder.texts(entries.filter { !$0.units.isEmpty }[...])
    words = builder.finished()
  }

  /// The numbers that have words; of a very large range only the first ones.
  private static func values(of list: NumberList) -> [Double] {
    var values: [Double] = []
    for whole in stride(from: list.from, through: list.to, by: max(1, list.step)).prefix(2_000) {
      for part in 0..<(list.fractions == nil ? 1 : list.parts) {
        values.append(Double(whole) + Double(part) / Double(list.parts))
      }
    }
    return values
  }

  /// Gives each number that begins at a place: where it ends, and whether it was said in words.
  func each(in text: SentenceText, at start: Int, _ body: (Int, Double, Bool) -> Void) {
    let units = text.units
    guard start < units.count else { return }
    if Self.figure(units[start]) != nil {
      if list.hasFigures { figures(text, start, body) }
      return
    }
    guard let words else { return }
    var node = root
    var place = start
    while place < units.count, let next = words.target(node, units[place]) {
      node = next
      place += 1
      for label in words.labels(node) { body(place, values[Int(label)], true) }
    }
  }

  private func figures(_ text: SentenceText, _ start: Int, _ body: (Int, Double, Bool) -> Void) {
    var (value, place) = Self.run(text.units, start)
    let sign: Double = text.hasMinus(before: start) ? -1 : 1
    if list.fractions != nil, text.isPoint(place), place + 1 < text.units.count,
      Self.figure(text.units[place + 1]) != nil
    {
      let (part, end) = Self.run(text.units, place + 1)
      var scale = 1.0
      for _ in place + 1..<min(end, place + 16) { scale *= 10 }
      (value, place) = (value + part / scale, end)
    }
    if list.contains(sign * value) { body(place, sign * value, false) }
  }

  /// The number of a run of figures, and where it ends.
  private static func run(_ units: [UInt32], _ start: Int) -> (Double, Int) {
    var value = 0.0
    var place = start
    while place < units.count, let figure = figure(units[place]) {
      value = value * 10 + Double(figure)
      place += 1
    }
    return (value, place)
  }

  /// A figure's value, of any script.
  private static func figure(_ unit: UInt32) -> Int? {
    if unit < 0x80 { return (0x30...0x39).contains(unit) ? Int(unit - 0x30) : nil }
    guard let properties = Unicode.Scalar(unit)?.properties, properties.numericType == .decimal
    else { return nil }
    return properties.numericValue.map { Int($0) }
  }
}

/// What the lists read in one text; each list is asked once at each place.
struct ListReadings {
  let text: SentenceText
  private let lists: [ListMatcher]
  /// For each list and place the slice of `ends`, from 1; 0 where it was not asked yet.
  private var known: [UInt32]
  private var slices: [Range<Int>] = []
  private(set) var ends: [ListEnd] = []
  /// Where a value ended that may stand without a space, or with one, before what follows.
  private(set) var isLoose: [Bool]
  /// The numbers that were found: their values, and whether they were said in words.
  private(set) var numbers: [(value: Double, isSaid: Bool)] = []

  init(_ text: SentenceText, _ lists: [ListMatcher]) {
    self.text = text
    self.lists = lists
    known = [UInt32](repeating: 0, count: lists.count * (text.units.count + 1))
    isLoose = [Bool](repeating: false, count: text.units.count + 1)
  }

  /// The ends of a list's values that begin at a place, as places in `ends`.
  mutating func range(_ list: Int, at place: Int) -> Range<Int> {
    let key = list * (text.units.count + 1) + place
    if known[key] > 0 { return slices[Int(known[key]) - 1] }
    let start = ends.count
    switch lists[list] {
    case .values(let net, let root, _): read(net, root, place)
    case .numbers(let matcher): read(matcher, place)
    case .text: readAny(place)
    case .empty: break
    }
    if !isText(list) { for end in ends[start...] { isLoose[end.place] = true } }
    slices.append(start..<ends.count)
    known[key] = UInt32(slices.count)
    return start..<ends.count
  }

  /// Whether a list takes any words.
  func isText(_ list: Int) -> Bool {
    if case .text = lists[list] { return true }
    return false
  }

  /// Whether a space of a sentence may stand for nothing before a unit.
  func mayLackSpace(_ place: Int) -> Bool {
    if place < text.units.count, text.units[place] == NetSymbol.space { return false }
    return isLoose[place] || text.isBoundary(place)
  }

  private mutating func read(_ net: SentenceNet, _ start: Int32, _ place: Int) {
    let units = text.units
    var (node, place) = (start, place)
    while true {
      if net.isEnd(node) { ends.append(ListEnd(place: place, found: node)) }
      if text.isBoundary(place), place >= units.count || units[place] != NetSymbol.space,
        let behind = net.target(node, NetSymbol.space)
      {
        read(net, behind, place)
      }
      guard place < units.count, let next = net.target(node, units[place]) else { return }
      (node, place) = (next, place + 1)
    }
  }

  private mutating func read(_ matcher: NumberMatcher, _ place: Int) {
    var found: [(Int, Double, Bool)] = []
    // Figures stand apart from the word before them, though it may be written without a space.
    let isSpace = place < text.units.count && text.units[place] == NetSymbol.space
    matcher.each(in: text, at: isSpace ? place + 1 : place) { found.append(($0, $1, $2)) }
    for (end, value, isSaid) in found where !isSpace || !isSaid {
      let number = value * (matcher.list.multiplier ?? 1)
      ends.append(ListEnd(place: end, found: Int32(clamping: numbers.count)))
      numbers.append((number, isSaid))
    }
  }

  /// Any words: from here, or behind a space, to behind the last unit of any stretch.
  private mutating func readAny(_ start: Int) {
    let units = text.units
    guard start < units.count else { return }
    let place = units[start] == NetSymbol.space ? start + 1 : start
    guard place < units.count else { return }
    for end in place + 1..<units.count + 1 where units[end - 1] != NetSymbol.space {
      ends.append(ListEnd(place: end, found: 0))
    }
  }
}
