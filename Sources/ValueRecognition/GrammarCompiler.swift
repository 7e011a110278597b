import PhraseDiagnostics

/// Compiles a language's rules: forms become sequences of units and slots.
struct GrammarCompiler {
  private(set) var rules: [ValueGrammar.Rule] = []
  private(set) var forms: [(elements: [RuleTrie.Element], rule: Int)] = []
  private(set) var slots: [ValueSlot] = []
  private(set) var slotLists: [UInt64] = []
  private(set) var parts: [ValueRuleData.DayPart] = []
  let words: WordTrie<ValueGrammar.ListWord>
  private let partNames: [String: Int]
  private let listNames: [String: UInt64]
  private var slotNumbers: [String: Int] = [:]

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
    for rule in data.rules { try add(rule, data.macros, file) }
  }

  private static func listWords(
    _ data: ValueRuleData, _ lists: [String], _ partNames: [String: Int]
  ) -> [(units: [UInt32], payload: ValueGrammar.ListWord)] {
    var words: [(units: [UInt32], payload: ValueGrammar.ListWord)] = []
    var names: [String] = []
    for (number, name) in lists.enumerated() {
      for (key, texts) in data.lists[name] ?? [:] {
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

  private mutating func add(
    _ rule: ValueRuleData.Rule, _ macros: [String: String], _ file: String
  ) throws(Diagnostic) {
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
    for form in rule.forms {
      let number = rules.count
      rules.append(ValueGrammar.Rule(rule, stage, form: form, fields: fields))
      for sentence in PhraseForm.expand(Self.replaceMacros(form, macros)) {
        guard let elements = elements(of: sentence) else {
          throw fault(ValueMessages.unknownSlot(in: form))
        }
        if let list = unknownList(elements) { throw fault(ValueMessages.unknownList(list)) }
        forms.append((elements, number))
      }
    }
  }

  /// The name of a list that a form takes words from and that there is none of.
  private func unknownList(_ elements: [RuleTrie.Element]) -> String? {
    for case .slot(let number) in elements {
      if let name = Self.lists(slots[number]).first(where: { listNames[$0] == nil }) { return name }
    }
    return nil
  }

  private static func lists(_ slot: ValueSlot) -> [String] {
    switch slot.source {
    case .lists(let names): names
    case .number, .value: []
    }
  }

  private static func replaceMacros(_ form: String, _ macros: [String: String]) -> String {
    var form = form
    // A macro may use another; three deep is enough for any.
    for _ in 0..<3 where form.contains("<") {
      for (name, text) in macros { form = PhraseForm.replace("<\(name)>", in: form, by: text) }
    }
    return form
  }

  private mutating func elements(of sentence: String) -> [RuleTrie.Element]? {
    var elements: [RuleTrie.Element] = []
    var literal = ""
    var name: String?
    for scalar in sentence.unicodeScalars {
      switch (scalar, name) {
      case ("{", nil):
        elements += Self.literal(literal).map { .unit($0) }
        literal = ""
        name = ""
      case ("}", .some(let closed)):
        guard let slot = slot(closed) else { return nil }
        elements.append(.slot(slot))
        name = nil
      case (_, .some): name?.unicodeScalars.append(scalar)
      case (_, nil): literal.unicodeScalars.append(scalar)
      }
    }
    guard name == nil else { return nil }
    return elements + Self.literal(literal).map { .unit($0) }
  }

  static func literals(_ forms: [String]?) -> [[UInt32]] {
    (forms ?? []).flatMap { PhraseForm.expand($0) }.map { literal($0) }
  }

  /// Folds literal text; a space at its ends counts, since a slot stands beside it.
  private static func literal(_ text: String) -> [UInt32] {
    guard !text.isEmpty else { return [] }
    if text == " " { return [UnitClass.space] }
    var units = ValueText.fold(text)
    if text.hasPrefix(" "), units.first != UnitClass.space { units.insert(UnitClass.space, at: 0) }
    if text.hasSuffix(" "), text.count > 1, units.last != UnitClass.space {
      units.append(UnitClass.space)
    }
    return units
  }

  private mutating func slot(_ name: String) -> Int? {
    if let number = slotNumbers[name] { return number }
    guard let slot = ValueSlot.named(name, lists: listNames) else { return nil }
    slots.append(slot)
    slotLists.append(Self.lists(slot).reduce(0) { $0 | (listNames[$1] ?? 0) })
    slotNumbers[name] = slots.count - 1
    return slots.count - 1
  }
}
