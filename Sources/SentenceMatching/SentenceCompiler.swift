import IntentCatalog
import PhraseDiagnostics
import PhraseSyntax

/// A slot's place in the sentences: a list, and what takes its value.
struct SlotPlace: Hashable, Sendable {
  var list: Int
  var slot: String
  var isCapture: Bool
}

/// Compiles sentences into one net with a root for each block.
///
/// Sentences are compiled from their end to their beginning, each piece before what follows it.
struct SentenceCompiler {
  private let set: SentenceSet
  private let fragments = FragmentUnits()
  private(set) var builder = NetBuilder()
  /// The edges for lists: their symbols count these.
  private(set) var slots: [SlotPlace] = []
  /// The lists by key: a name, or a block's own.
  private(set) var listKeys: [String] = []
  /// What each key stands for; nothing for a list that the set lacks.
  private(set) var lists: [String: SentenceList] = [:]
  /// Faults that keep a sentence or a value from being read; the rest goes on.
  private(set) var faults: [Diagnostic] = []
  /// The lists that the set lacks, each with the first sentence that has it.
  private(set) var missing: [String: SourcePlace] = [:]
  private var slotNumbers: [SlotPlace: Int] = [:]
  private var listNumbers: [String: Int] = [:]
  private var parsed: [String: [TemplateElement]] = [:]

  init(_ set: SentenceSet) { self.set = set }

  /// The root of a block's sentences.
  mutating func root(_ block: SentenceBlock, _ number: Int) throws(SentenceLimit) -> Int32 {
    var scope = Scope(block: block, number: number, end: try builder.end(0))
    var root = builder.nothing
    for sentence in block.sentences {
      scope.sentence = sentence
      let elements = elements(sentence)
      let node = try compile(elements, scope.end, &scope)
      root = try builder.union(root, try builder.afterSpace(node))
    }
    return root
  }

  /// A list's own net: the node where it begins; each value's label is its place.
  mutating func net(of values: [SentenceListValue]) throws(SentenceLimit) -> (SentenceNet, Int32) {
    var outer = NetBuilder()
    swap(&outer, &builder)
    defer { swap(&outer, &builder) }
    var plain: [(units: [UInt32], label: UInt32)] = []
    var root = builder.nothing
    for (place, value) in values.enumerated() {
      let text = value.text.text
      guard text.unicodeScalars.contains(where: { "()[]{}<>|\\".unicodeScalars.contains($0) })
      else {
        let units = trimmed(units(text))
        if !units.isEmpty { plain.append((units, UInt32(place))) }
        continue
      }
      var scope = Scope(
        block: SentenceBlock(intent: ""), number: 0, end: try builder.end(UInt32(place)))
      let node = try compile(elements(value.text), scope.end, &scope)
      root = try builder.union(root, try builder.afterSpace(node))
    }
    plain.sort { $0.units.lexicographicallyPrecedes($1.units) }
    root = try builder.union(root, try builder.texts(plain[...]))
    return (builder.finished(), root)
  }

  /// Where a sentence is: its block's rules and lists, and the rules that are open.
  private struct Scope {
    var block: SentenceBlock
    var number: Int
    var end: Int32
    /// The sentence that is compiled.
    var sentence: PlacedText?
    var open: [String] = []
    var places: [RulePlace: Int32] = [:]
  }

  private struct RulePlace: Hashable {
    var rule: String
    var next: Int32
  }

  private mutating func elements(_ text: PlacedText) -> [TemplateElement] {
    if let known = parsed[text.text] { return known }
    let result = PhraseTemplate.parse(text.text, mode: .sentence)
    if !result.faults.isEmpty { faults += result.diagnostics(at: text.place) }
    let elements = result.faults.isEmpty ? result.template.elements : []
    parsed[text.text] = elements
    return elements
  }

  // MARK: - Pieces

  private mutating func compile(
    _ elements: [TemplateElement], _ next: Int32, _ scope: inout Scope
  ) throws(SentenceLimit) -> Int32 {
    var next = next
    for element in elements.reversed() {
      next = try compile(element.kind, next, &scope)
    }
    return elements.isEmpty && scope.open.isEmpty && next == scope.end ? builder.nothing : next
  }

  private mutating func compile(
    _ kind: TemplateElement.Kind, _ next: Int32, _ scope: inout Scope
  ) throws(SentenceLimit) -> Int32 {
    switch kind {
    case .text(let text): return try compile(units(text), next)
    case .optional(let inner): return try builder.union(try branch(inner, next, &scope), next)
    case .alternatives(let branches):
      var node = builder.nothing
      for inner in branches { node = try builder.union(node, try branch(inner, next, &scope)) }
      return node
    case .permutation(let branches): return try permutation(branches, next, &scope)
    case .rule(let name): return try rule(name, next, &scope)
    case .list(let reference): return try list(reference, next, scope)
    case .applicationName, .parameter: return builder.nothing  // no sentence has these
    }
  }

  private mutating func branch(
    _ elements: [TemplateElement], _ next: Int32, _ scope: inout Scope
  ) throws(SentenceLimit) -> Int32 {
    var node = next
    for element in elements.reversed() { node = try compile(element.kind, node, &scope) }
    return node
  }

  private mutating func compile(_ units: [UInt32], _ next: Int32) throws(SentenceLimit) -> Int32 {
    var node = next
    for unit in units.reversed() {
      if unit != NetSymbol.space {
        node = try builder.cons(unit, node)
      } else if !set.ignoresSpaces {
        node = try builder.space(node)
      }
    }
    return node
  }

  /// All branches in any order, spaces around each.
  private mutating func permutation(
    _ branches: [[TemplateElement]], _ next: Int32, _ scope: inout Scope
  ) throws(SentenceLimit) -> Int32 {
    guard branches.count <= 8 else { throw SentenceLimit() }
    var known: [Int: Int32] = [0: next]
    for rest in 1..<(1 << branches.count) {
      var node = builder.nothing
      for (place, elements) in branches.enumerated() where rest & (1 << place) != 0 {
        let behind = try compile([NetSymbol.space], known[rest & ~(1 << place)] ?? next)
        let inner = try branch(elements, behind, &scope)
        node = try builder.union(node, try compile([NetSymbol.space], inner))
      }
      known[rest] = node
    }
    return known[(1 << branches.count) - 1] ?? next
  }

  private mutating func rule(
    _ name: String, _ next: Int32, _ scope: inout Scope
  ) throws(SentenceLimit) -> Int32 {
    guard let text = scope.block.rules[name] ?? set.rules[name] else {
      fault(SentenceMessages.unknownRule(name), scope, help: SentenceMessages.defineRule(name))
      return builder.nothing
    }
    guard !scope.open.contains(name), scope.open.count < 32 else {
      fault(
        SentenceMessages.circle(scope.open + [name]), scope, help: SentenceMessages.breakCircle)
      return builder.nothing
    }
    let place = RulePlace(rule: name, next: next)
    if let known = scope.places[place] { return known }
    scope.open.append(name)
    let node = try branch(elements(text), next, &scope)
    scope.open.removeLast()
    scope.places[place] = node
    return node
  }

  private mutating func list(
    _ reference: ListReference, _ next: Int32, _ scope: Scope
  ) throws(SentenceLimit) -> Int32 {
    let own = scope.block.lists[reference.list]
    let key = own == nil ? reference.list : "\(scope.number)/\(reference.list)"
    if listNumbers[key] == nil {
      listNumbers[key] = listKeys.count
      listKeys.append(key)
      lists[key] =
        own ?? set.lists[reference.list]
        ?? reference.range.map { range in
          .numbers(NumberList(from: range.from, to: range.to, step: range.step))
        }
      if lists[key] == nil { missing[reference.list] = scope.sentence?.place }
    }
    let place = SlotPlace(
      list: listNumbers[key] ?? 0, slot: reference.slot, isCapture: reference.isCapture)
    let number = slotNumbers[place] ?? slots.count
    if number == slots.count {
      slots.append(place)
      slotNumbers[place] = number
    }
    return try builder.cons(NetSymbol.lists + UInt32(number), next)
  }

  private mutating func fault(_ message: String, _ scope: Scope, help: String) {
    let place = scope.sentence?.place ?? scope.block.sentences.first?.place
    let fault = Diagnostic(.error, message, at: place, help: help)
    if !faults.contains(fault) { faults.append(fault) }
  }

  private func units(_ text: String) -> [UInt32] { fragments.units(text) }

  private func trimmed(_ units: [UInt32]) -> [UInt32] {
    let start = units.drop { $0 == NetSymbol.space }
    return Array(start.reversed().drop { $0 == NetSymbol.space }.reversed())
  }
}
