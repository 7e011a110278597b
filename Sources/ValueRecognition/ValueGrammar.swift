import LanguagePacks
import PhraseDiagnostics

/// A language's rules, compiled.
final class ValueGrammar: Sendable {
  /// What a form's end means.
  final class Rule: Sendable {
    let stage: ValueStage
    let form: String
    let fields: ValueFields
    let regions: Set<String>?
    let elsewhere: Set<String>
    let isLoose: Bool
    let isAlone: Bool
    let notBefore: [[UInt32]]
    let before: [[UInt32]]
    let after: [[UInt32]]
    let notAfter: [[UInt32]]

    init(
      _ rule: ValueRuleData.Rule, _ stage: ValueStage, form: String, fields: ValueFields
    ) {
      self.stage = stage
      self.form = form
      self.fields = fields
      regions = rule.regions.map(Set.init)
      elsewhere = Set(rule.elsewhere ?? [])
      isLoose = rule.isLoose ?? false
      isAlone = rule.isAlone ?? false
      notBefore = LiteralFolder.literals(rule.notBefore)
      before = LiteralFolder.literals(rule.before)
      after = LiteralFolder.literals(rule.after)
      notAfter = LiteralFolder.literals(rule.notAfter)
    }
  }

  /// A word of a list, which is one bit.
  struct ListWord: Sendable {
    var list: UInt64
    var value: Int
  }

  let rules: [Rule]
  /// Every form of every kind.
  let trie: RuleTrie
  /// The units with which a form or a word of a list may begin.
  let starters: StarterSet
  let parts: [ValueRuleData.DayPart]
  let holidays: [HolidayRule]
  let words: WordTrie<ListWord>
  let frames: FrameWords

  convenience init(_ files: PackFiles) throws(Diagnostic) {
    var data = ValueRuleData()
    for name in ValueRuleData.files {
      let file = try files.own(ValueRuleData.self, "values/\(name)")
      if let file { data.merge(file) }
    }
    try self.init(data, file: "Phrases/Language/\(files.language)/values")
  }

  init(_ data: ValueRuleData, file: String) throws(Diagnostic) {
    let compiler = try GrammarCompiler(data, file: file)
    rules = compiler.rules
    parts = compiler.parts
    holidays = data.holidays
    words = compiler.words
    frames = FrameWords(data)
    trie = RuleTrie(compiler.forms, rules: compiler.formRules, slots: compiler.slots)
    var starters = StarterSet()
    for unit in trie.firstUnits { starters.insert(unit) }
    for unit in words.firstUnits { starters.insert(unit) }
    self.starters = starters
  }
}
