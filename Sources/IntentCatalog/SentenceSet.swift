/// What can be said in a language as whole sentences over lists and rules: the data of hassil's
/// template language, as packs and Home Assistant's own files have it.
public struct SentenceSet: Codable, Hashable, Sendable {
  /// The language (`en`, `zh-TW`).
  public var language: String
  /// Whether spaces mean nothing, neither in sentences nor in what is said.
  public var ignoresSpaces = false
  /// Words that may be left out of what was said (`please`).
  public var skipWords: [String] = []
  /// The lists by name.
  public var lists: [String: SentenceList] = [:]
  /// The rules by name: templates that `<name>` stands for.
  public var rules: [String: PlacedText] = [:]
  /// The groups of sentences, in their order.
  public var blocks: [SentenceBlock] = []
  /// Intent to response key to the text of the response.
  public var responses: [String: [String: String]] = [:]
  /// The slot whose value decides first between readings: one that has it, with the longer text, wins.
  public var preferredSlot: String?

  /// Makes a set without sentences.
  public init(language: String) { self.language = language }

  /// The intents that have sentences, each once, in order of first mention.
  /// - Complexity: O(n) in the number of blocks.
  public var intents: [String] {
    var seen: Set<String> = []
    return blocks.map(\.intent).filter { seen.insert($0).inserted }
  }
}

/// Sentences that mean the same, with what they need and give.
public struct SentenceBlock: Codable, Hashable, Sendable {
  /// The intent that the sentences start.
  public var intent: String
  /// The templates, in hassil's language.
  public var sentences: [PlacedText]
  /// Slots that the sentences fill without saying them.
  public var slots: [String: ParameterValue] = [:]
  /// The key of the response; nil for `default`.
  public var response: String?
  /// What the context must hold, by key.
  public var requires: [String: ContextCondition] = [:]
  /// What the context must not hold, by key.
  public var excludes: [String: ContextCondition] = [:]
  /// Rules of this block alone, before those of the set.
  public var rules: [String: PlacedText] = [:]
  /// Lists of this block alone, before those of the set.
  public var lists: [String: SentenceList] = [:]
  /// What the block's author noted about it.
  public var metadata: [String: ParameterValue] = [:]
  /// What the block's author calls this way of saying the intent; nil where it has no name.
  public var name: String?

  /// Makes a block.
  public init(intent: String, sentences: [PlacedText] = []) {
    self.intent = intent
    self.sentences = sentences
  }
}

/// What a context must or must not hold under a key.
public struct ContextCondition: Codable, Hashable, Sendable {
  /// The values that fit; nil for any.
  public var values: [ParameterValue]?
  /// The slot that takes the context's value, where no sentence fills it.
  public var slot: String?

  /// Makes a condition.
  public init(values: [ParameterValue]? = nil, slot: String? = nil) {
    self.values = values
    self.slot = slot
  }
}

/// What `{name}` of a sentence stands for.
public enum SentenceList: Codable, Hashable, Sendable {
  /// One of several values.
  case values([SentenceListValue])
  /// A number.
  case numbers(NumberList)
  /// Any words.
  case text
}

/// A value of a list.
public struct SentenceListValue: Codable, Hashable, Sendable {
  /// What is said: a template.
  public var text: PlacedText
  /// What the slot gets; nil for what was said.
  public var value: ParameterValue?
  /// What the value adds to the context.
  public var context: [String: ParameterValue] = [:]
  /// What the list's author noted about the value.
  public var metadata: [String: ParameterValue] = [:]

  /// Makes a value.
  public init(
    _ text: PlacedText, value: ParameterValue? = nil, context: [String: ParameterValue] = [:]
  ) {
    self.text = text
    self.value = value
    self.context = context
  }
}

/// A range of numbers, said in figures or words.
public struct NumberList: Codable, Hashable, Sendable {
  /// The parts of one that may follow a number of the range.
  public enum Fractions: String, Codable, Hashable, Sendable, CaseIterable {
    case halves, tenths
  }

  /// The least number.
  public var from: Int
  /// The greatest, not less than the least.
  public var to: Int
  /// The distance of one number to the next, at least 1.
  public var step = 1
  /// The fractions between them; nil for none.
  public var fractions: Fractions?
  /// What the slot's value is multiplied by.
  public var multiplier: Double?
  /// Whether figures are understood.
  public var hasFigures = true
  /// Whether words are understood.
  public var hasWords = true
  /// The language of the words; nil for that of the sentences.
  public var wordsLanguage: String?

  /// Makes a range.
  public init(from: Int, to: Int, step: Int = 1) {
    self.from = from
    self.to = to
    self.step = step
  }

  /// How many parts of one the numbers are counted in: 1, 2 for halves, 10 for tenths.
  public var parts: Int {
    switch fractions {
    case nil: 1
    case .halves: 2
    case .tenths: 10
    }
  }

  /// Whether the range holds a number.
  public func contains(_ number: Double) -> Bool {
    guard number.isFinite, abs(number) < 1e15 else { return false }
    let scaled = (number * Double(parts)).rounded()
    guard abs(scaled - number * Double(parts)) < 1e-6 else { return false }
    let whole = (scaled / Double(parts)).rounded(.down)
    guard whole >= Double(from), whole <= Double(to) else { return false }
    return (Int(whole) - from) % max(1, step) == 0
  }
}

extension ParameterValue {
  /// Whether two values say the same; a whole number is one whether it is written with a point or not.
  public func isSame(as other: ParameterValue) -> Bool {
    if self == other { return true }
    switch (self, other) {
    case (.int(let one), .double(let two)), (.double(let two), .int(let one)):
      return Double(one) == two
    case (.array(let one), .array(let two)):
      return one.count == two.count && zip(one, two).allSatisfy { $0.isSame(as: $1) }
    default: return false
    }
  }
}
