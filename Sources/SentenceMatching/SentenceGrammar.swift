public import IntentCatalog
public import PhraseDiagnostics

/// The sentences of a set, compiled: reads what was said as an intent with slots.
///
/// Immutable and free of state. Time and memory grow with the sum of what sentences, rules and lists
/// say, never with their product.
public struct SentenceGrammar: Sendable {
  /// What was compiled.
  public let set: SentenceSet
  /// What is wrong in single sentences or values, which are left out.
  public private(set) var faults: [Diagnostic]
  /// Warnings about lists that the set does not fill: only an app's own values can.
  public let openLists: [Diagnostic]
  private let net: SentenceNet
  private let roots: [Int32]
  private let slots: [SlotPlace]
  private let listKeys: [String]
  private var lists: [ListMatcher]
  private let finder: SentenceFinder
  private let skipWords: SkipWords

  /// A longer text is no sentence.
  static let longest = 1_000

  /// Compiles a set.
  /// - Parameter set: The sentences.
  /// - Throws: `Diagnostic` for a block whose sentences say more than the program can hold.
  public init(_ set: SentenceSet) throws(Diagnostic) {
    self.set = set
    var compiler = SentenceCompiler(set)
    var roots: [Int32] = []
    for (number, block) in set.blocks.enumerated() {
      do throws(SentenceLimit) {
        roots.append(try compiler.root(block, number))
      } catch {
        throw SentenceMessages.tooMany(block.intent)
      }
    }
    self.roots = roots
    net = compiler.builder.finished()
    slots = compiler.slots
    listKeys = compiler.listKeys
    lists = []
    for key in listKeys {
      lists.append(try Self.matcher(compiler.lists[key], &compiler, set.language, key))
    }
    faults = compiler.faults
    openLists = compiler.missing.sorted { $0.key < $1.key }
      .map { SentenceMessages.unknownList($0.key, at: $0.value) }
    finder = SentenceFinder(net, roots: roots, slots: slots)
    skipWords = SkipWords(set.skipWords, FragmentUnits())
  }

  private static func matcher(
    _ list: SentenceList?, _ compiler: inout SentenceCompiler, _ language: String, _ name: String
  ) throws(Diagnostic) -> ListMatcher {
    do throws(SentenceLimit) {
      switch list {
      case nil: return .empty
      case .text: return .text
      case .numbers(let numbers):
        return .numbers(try NumberMatcher(numbers, language: language, FragmentUnits()))
      case .values(let values):
        let (net, root) = try compiler.net(of: values)
        return .values(net, root: root, values)
      }
    } catch {
      throw SentenceMessages.tooMany(name)
    }
  }

  /// The grammar with other values in some of its lists; the sentences are not compiled again.
  ///
  /// - Parameter others: List name to what it holds now.
  /// - Returns: The grammar; a list that no sentence names is left out.
  /// - Throws: `Diagnostic` for a list that says more than the program can hold.
  /// - Complexity: O(n) in the size of these lists.
  public func replacing(
    lists others: [String: SentenceList]
  ) throws(Diagnostic) -> SentenceGrammar {
    var result = self
    var compiler = SentenceCompiler(set)
    for (place, key) in listKeys.enumerated() {
      guard let list = others[key] else { continue }
      result.lists[place] = try Self.matcher(list, &compiler, set.language, key)
    }
    result.faults += compiler.faults
    return result
  }

  /// How many nodes and states the compiled sentences have.
  public var size: (nodes: Int, states: Int) { (net.count, finder.count) }

  // MARK: - Reading

  /// Reads what was said.
  ///
  /// - Parameters:
  ///   - text: What the user wrote.
  ///   - context: What is known beside it, by key (`area` of the device that hears).
  /// - Returns: The best reading; nil for none.
  /// - Complexity: O(n·s) in the text's length and the states that are alive in it.
  public func match(
    _ text: String, context: [String: ParameterValue] = [:]
  ) -> SentenceMatch? {
    let whole = SentenceText(text, ignoresSpaces: set.ignoresSpaces)
    guard !whole.units.isEmpty, whole.units.count <= Self.longest else { return nil }
    let start = skipWords.left(of: whole, .start)
    let end = skipWords.left(of: whole, .end)
    var best: Best?
    let skips = (start: start != nil, end: end != nil)
    read(whole, nil, skips, context, &best)
    if let start { read(start, .start, skips, context, &best) }
    if let end { read(end, .end, skips, context, &best) }
    if let all = skipWords.left(of: whole, .anywhere), !all.units.isEmpty {
      read(all, .anywhere, skips, context, &best)
    }
    return best?.match
  }

  private struct Best {
    var score: SentenceScore
    var match: SentenceMatch
  }

  /// Whether a reading may leave these words out: what takes any words keeps those beside it, but no
  /// others.
  private static func isFit(
    _ reading: BlockReading, _ reach: SkipWords.Reach?, skips: (start: Bool, end: Bool)
  ) -> Bool {
    let (begins, ends) = (reading.beginsInText, reading.endsInText)
    switch reach {
    case nil: return (begins || !ends || !skips.start) && (!begins || ends || !skips.end)
    case .start: return ends && !begins
    case .end: return begins && !ends
    case .anywhere: return !begins && !ends
    }
  }

  /// Reads a text with each block that can, and keeps what is better than the best so far.
  private func read(
    _ text: SentenceText, _ reach: SkipWords.Reach?, _ skips: (start: Bool, end: Bool),
    _ context: [String: ParameterValue], _ best: inout Best?
  ) {
    guard !text.units.isEmpty else { return }
    var readings = ListReadings(text, lists)
    var reader = SentenceReader(net, slots, lists, preferred: set.preferredSlot)
    for number in finder.blocks(&readings, net, slots) {
      let block = set.blocks[number]
      guard block.allows(context) else { continue }
      reader.allows = { $0.context.isEmpty || block.allows($0.context) }
      guard let reading = reader.read(roots[number], &readings),
        Self.isFit(reading, reach, skips: skips)
      else { continue }
      if let best, !reading.score.isBetter(than: best.score) { continue }
      guard let match = match(reading, number, context, readings) else { continue }
      best = Best(score: reading.score, match: match)
    }
  }

  /// What a reading says; nil where the context lacks something.
  private func match(
    _ reading: BlockReading, _ number: Int, _ context: [String: ParameterValue],
    _ readings: ListReadings
  ) -> SentenceMatch? {
    let block = set.blocks[number]
    var match = SentenceMatch(
      intent: block.intent, block: number, slots: [], captures: [:], context: context,
      response: block.response ?? "default")
    for slot in reading.slots { add(slot, to: &match, readings) }
    guard block.accepts(match.context) else { return nil }
    for (name, value) in block.slots.sorted(by: { $0.key < $1.key }) where match[name] == nil {
      match.slots.append(SentenceMatch.Slot(name: name, value: value, text: ""))
    }
    for (key, condition) in block.requires.sorted(by: { $0.key < $1.key }) {
      guard let name = condition.slot, match[name] == nil, let value = match.context[key] else {
        continue
      }
      match.slots.append(SentenceMatch.Slot(name: name, value: value, text: ""))
    }
    return match
  }

  private func add(
    _ reading: SlotReading, to match: inout SentenceMatch, _ readings: ListReadings
  ) {
    let place = slots[reading.slot]
    let text = readings.text.spelling(reading.range)
    guard !place.isCapture else {
      match.captures[place.slot] = text
      return
    }
    var slot = SentenceMatch.Slot(name: place.slot, value: .string(text), text: text)
    slot.range = readings.text.sourceRange(reading.range)
    switch lists[place.list] {
    case .text: slot.isFreeText = true
    case .numbers:
      let number = readings.numbers[reading.found].value
      slot.value = Int(exactly: number).map { .int($0) } ?? .double(number)
    case .values(_, _, let values):
      let value = values[reading.found]
      slot.value = value.value ?? .string(text)
      slot.metadata = value.metadata
      match.context.merge(value.context) { $1 }
    case .empty: break
    }
    match.slots.append(slot)
  }
}
