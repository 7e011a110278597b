import PhraseDiagnostics

/// Compiles a language's rules: forms become sequences of units and slots.
struct GrammarCompiler {
  private(set) var rules: [ValueGrammar.Rule] = []
  /// Every sentence of the forms, and the rule that each is of.
  private(set) var forms = UnitLists()
  private(set) var formRules: [Int] = []
  /// The slots of forms, each with the bits of the lists that it takes from.
  private(set) var slots: [(slot: ValueSlot, lists: UInt64)] = []
  private(set) var parts: [ValueRuleData.DayPart] = []
  let words: WordTrie<ValueGrammar.ListWord>
  private let partNames: [String: Int]
  private let listNames: [String: UInt64]
  private var slotNumbers: [[UInt32]: Int] = [:]
  private var macros: [[UInt32]: [UInt32]] = [:]
  private var literals = LiteralFolder(keepsSpaces: true)

  init(_ data: ValueRuleData, file: String) throws(Diagnostic) {
    var data = data
    for (number, holiday) in data.holidays.enumerated() {
      let list = holiday.length == nil ? "holiday" : "holidayStretch"
      data.lists[list, default: [:]]["\(number)"] = holiday.names
    }
    let partKeys = data.parts.keys.sorted()
    partNames = Dictionary(uniqueKeysWithValues: partKeys.enumerated().map { ($1, $0) })
    parts = partKeys.compactMap { data.parts[$0] }
    let lists = data.lists.keys.sorted()
    listNames = Dictionary(uniqueKeysWithValues: lists.enumerated().map { ($1, 1 << UInt64($0)) })
    guard lists.count <= UInt64.bitWidth else {
      throw Diagnostic(
        .error, ValueMessages.tooManyLists(lists.count), at: SourcePlace(file: file, line: 1))
    }
    words = WordTrie(Self.listWords(data, lists, partNames))
    for (name, text) in data.macros {
      macros[name.unicodeScalars.map(\.value)] = text.unicodeScalars.map(\.value)
    }
    for rule in data.rules { try add(rule, file) }
  }

  private static func listWords(
    _ data: ValueRuleData, _ lists: [String], _ partNames: [String: Int]
  ) -> [(units: [UInt32], payload: ValueGrammar.ListWord)] {
    var words: [(units: [UInt32], payload: ValueGrammar.ListWord)] = []
    var names: [String] = []
    for (number, name) in lists.enumerated() {
      for (key, texts) in (data.lists[name] ?? [:]).sorted(by: { $0.key < $1.key }) {
        let value = partNames[key] ?? Int(key) ?? Self.intern(key, &names)
        for text in texts {
          words.append(
            (ValueText.fold(text), ValueGrammar.ListWord(list: 1 << UInt64(number), value: value)))
        }
      }
    }
    return words
  }

  private static func intern(_ name: String, _ names: inout [String]) -> Int {
    if let known = names.firstIndex(of: name) { return known }
    names.append(name)
    return names.count - 1
  }

  private mutating func add(_ rule: ValueRuleData.Rule, _ file: String) throws(Diagnostic) {
    func fault(_ message: String) -> Diagnostic {
      Diagnostic(.error, message, at: SourcePlace(file: file, line: 1))
    }
    guard let stage = ValueStage(name: rule.kind) else {
      throw fault(ValueMessages.unknownKind(rule.kind))
    }
    var fields = ValueFields()
    for (name, value) in rule.set ?? [:] {
      guard let field = ValueField(name: name) else {
        throw fault(ValueMessages.unknownField(name))
      }
      fields[field] = value
    }
    if let name = rule.part {
      guard let part = partNames[name] else { throw fault(ValueMessages.unknownPart(name)) }
      fields.part = part
    }
    var rule = rule
    rule.notBefore = rule.notBefore?.map(withMacros)
    rule.before = rule.before?.map(withMacros)
    rule.after = rule.after?.map(withMacros)
    rule.notAfter = rule.notAfter?.map(withMacros)
    for form in rule.forms {
      let number = rules.count
      rules.append(ValueGrammar.Rule(rule, stage, form: form, fields: fields))
      let scalars = withMacros(form).unicodeScalars.map(\.value)
      guard let tokens = withSlots(PhraseForm.tokens(scalars)) else {
        throw fault(ValueMessages.unknownSlot(in: form))
      }
      if let list = unknownList(tokens) { throw fault(ValueMessages.unknownList(list)) }
      let sentences = PhraseForm.expand(tokens)
      for index in 0..<sentences.count {
        literals.append(sentences[index], to: &forms)
        formRules.append(number)
      }
    }
  }

  /// The name of a list that a form takes words from and that there is none of.
  private func unknownList(_ tokens: [UInt32]) -> String? {
    for token in tokens where token >= RuleTrie.slotMark {
      let names = Self.lists(slots[Int(token - RuleTrie.slotMark)].slot)
      if let name = names.first(where: { listNames[$0] == nil }) { return name }
    }
    return nil
  }

  private static func lists(_ slot: ValueSlot) -> [String] {
    switch slot.source {
    case .lists(let names): names
    case .number, .value: []
    }
  }

  private func withMacros(_ form: String) -> String {
    let scalars = withMacros(form.unicodeScalars.map(\.value)[...], depth: 0)
    return String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
  }

  /// A form's scalars with the text of each macro in its place, which may name others.
  private func withMacros(_ form: ArraySlice<UInt32>, depth: Int) -> [UInt32] {
    let (open, close): (UInt32, UInt32) = (0x3C, 0x3E)
    guard depth < 4, let start = form.firstIndex(of: open) else { return Array(form) }
    let name = form[start...].dropFirst().prefix { $0 != close && $0 != open }
    let end = name.endIndex
    guard end < form.endIndex, form[end] == close, let text = macros[Array(name)] else {
      return Array(form[...start]) + withMacros(form[(start + 1)...], depth: depth)
    }
    return form[..<start] + withMacros(text[...], depth: depth + 1)
      + withMacros(form[(end + 1)...], depth: depth)
  }

  /// A form's tokens with one for each slot; nil where a slot is unknown or not closed.
  private mutating func withSlots(_ tokens: [UInt32]) -> [UInt32]? {
    let (open, close): (UInt32, UInt32) = (0x7B, 0x7D)
    var result: [UInt32] = []
    var index = 0
    while index < tokens.count {
      guard tokens[index] == open else {
        result.append(tokens[index])
        index += 1
        continue
      }
      let name = tokens[(index + 1)...].prefix { $0 != close }
      guard name.endIndex < tokens.count, let slot = slot(Array(name)) else { return nil }
      result.append(RuleTrie.slotMark + UInt32(slot))
      index = name.endIndex + 1
    }
    return result
  }

  private mutating func slot(_ name: [UInt32]) -> Int? {
    if let number = slotNumbers[name] { return number }
    let text = String(String.UnicodeScalarView(name.compactMap(Unicode.Scalar.init)))
    guard let slot = ValueSlot.named(text, lists: listNames) else { return nil }
    slots.append((slot, Self.lists(slot).reduce(0) { $0 | (listNames[$1] ?? 0) }))
    slotNumbers[name] = slots.count - 1
    return slots.count - 1
  }
}

/// Folds the literal text of sentences.
struct LiteralFolder {
  /// Whether a space at the ends of a text counts, since a slot stands beside it.
  private let keepsSpaces: Bool
  private var folder = ValueText.Folder(room: 40)

  init(keepsSpaces: Bool) { self.keepsSpaces = keepsSpaces }

  /// The folded sentences of forms without slots.
  static func literals(_ forms: [String]?, keepsSpaces: Bool = true) -> [[UInt32]] {
    var folder = LiteralFolder(keepsSpaces: keepsSpaces)
    var lists = UnitLists()
    for form in forms ?? [] {
      let sentences = PhraseForm.expand(PhraseForm.tokens(form.unicodeScalars.map(\.value)))
      for index in 0..<sentences.count { folder.append(sentences[index], to: &lists) }
    }
    return (0..<lists.count).map { Array(lists[$0]) }
  }

  /// Appends a sentence with its texts folded and its slots as they are.
  mutating func append(_ sentence: ArraySlice<UInt32>, to lists: inout UnitLists) {
    var start = sentence.startIndex
    for index in sentence.indices where sentence[index] >= RuleTrie.slotMark {
      add(sentence[start..<index], to: &lists)
      lists.add(sentence[index])
      start = index + 1
    }
    add(sentence[start...], to: &lists)
    lists.close()
  }

  private mutating func add(_ text: ArraySlice<UInt32>, to lists: inout UnitLists) {
    guard let first = text.first, let last = text.last else { return }
    folder.clear()
    for unit in text {
      if let scalar = Unicode.Scalar(unit) { folder.append(scalar, at: 0) }
    }
    folder.dropTrailingSpace()
    let space = UnitClass.space
    if keepsSpaces, first == space, folder.units.first != space { lists.add(space) }
    for unit in folder.units { lists.add(unit) }
    if keepsSpaces, last == space, text.count > 1, folder.units.last ?? space != space {
      lists.add(space)
    }
  }
}
