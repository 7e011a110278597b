public import LanguagePacks
public import PhraseDiagnostics
import PhraseSyntax
public import TextNormalization

/// One sentence form of a grammar, in the pack's template language.
public struct GrammarRule: Hashable, Sendable {
  /// The template: `{slot}`, `[optional]`, `(one|other)`, `(a;b)`.
  public var template: String
  /// The client's number for it; several rules may share one.
  public var id: Int

  /// Makes a rule.
  public init(_ template: String, id: Int) {
    self.template = template
    self.id = id
  }
}

/// A name that a slot may take.
public struct GrammarName: Hashable, Sendable {
  /// The name as it is written.
  public var text: String
  /// The client's number for what is named.
  public var value: Int

  /// Makes a name.
  public init(_ text: String, value: Int) {
    self.text = text
    self.value = value
  }
}

/// What fills a slot of a rule.
public struct GrammarSlot: Hashable, Sendable {
  /// The slot's name.
  public var name: String
  /// The value that has the name, -1 for free text.
  public var value: Int
  /// Other values that have just this name.
  public var others: [Int]
  /// What the user wrote there.
  public var text: String
  /// Where, half-open, in Unicode scalars of the text.
  public var range: Range<Int>
  /// The edits inside it.
  public var edits: Int
}

/// One way in which a whole text is a sentence of a rule.
public struct GrammarReading: Hashable, Sendable {
  /// The rule's number.
  public var rule: Int
  /// How near the text is to the rule.
  public var tier: Tier
  /// The edits that the fuzzy tier needed.
  public var edits: Int
  /// The slots in the order of the text.
  public var slots: [GrammarSlot]
  /// Whether the reading before this one is as good.
  public var isTied: Bool
}

/// A small grammar of templates over lists of names: what the dialog reads replies with.
///
/// It is the same compiler and the same three tiers as `PhraseMatcher`'s, without apps.
public struct GrammarIndex: Sendable {
  private let core: GrammarCore

  /// Compiles rules.
  ///
  /// - Parameters:
  ///   - rules: The sentence forms.
  ///   - lists: Slot name to the names that it may take; a slot without a list is free text.
  ///   - language: Whose lenient words hold.
  ///   - normalizer: The normalizer.
  /// - Throws: `Diagnostic` when a template is not well formed or says too many sentences.
  public init(
    rules: [GrammarRule], lists: [String: [GrammarName]], language: LanguagePack,
    normalizer: TextNormalizer
  ) throws(Diagnostic) {
    try self.init(
      rules: rules, lists: lists, tools: GrammarTools(language, normalizer))
  }

  /// Compiles rules with what was made of the language before.
  ///
  /// - Parameters:
  ///   - rules: The sentence forms.
  ///   - lists: Slot name to the names that it may take; a slot without a list is free text.
  ///   - tools: The language's tools, which may be shared by many grammars.
  /// - Throws: `Diagnostic` when a template is not well formed or says too many sentences.
  public init(
    rules: [GrammarRule], lists: [String: [GrammarName]], tools: GrammarTools
  ) throws(Diagnostic) {
    var lines: [Line] = []
    for rule in rules {
      let template = try PhraseTemplate(parsing: rule.template, mode: .pack)
      if let name = template.rules.first {
        throw MatchingMessages.unresolvedRule(name, in: rule.template)
      }
      guard let forms = TemplateLines.lines(of: template) else {
        throw MatchingMessages.tooManyForms(rule.template, at: nil)
      }
      for form in forms {
        let pieces = tools.normalizer.pieces(of: form, app: nil) { name in
          .slot(name: name, list: lists[name] == nil ? nil : name)
        }
        lines.append(Line(pieces: pieces, rule: rule.id))
      }
    }
    core = try GrammarCore(
      exactLines: lines, lenientLines: lines.flatMap { tools.lines.lines(for: $0, app: nil) },
      lists: lists.mapValues { Self.names($0, tools) }, tools: tools)
  }

  private static func names(_ names: [GrammarName], _ tools: GrammarTools) -> NameList {
    var list = NameList()
    var writer = NameWriter(tools)
    for name in names { writer.write(name.text, value: name.value, to: &list) }
    return list
  }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: What the user wrote.
  ///   - tiers: The tiers that are tried, in their order.
  /// - Returns: The readings of the first tier that has any, best first.
  /// - Complexity: O(n·s) in the text's length and the live states.
  public func readings(
    of text: String, tiers: Set<Tier> = Set(Tier.allCases)
  ) -> [GrammarReading] {
    var prepared = PreparedText(text, core.tools)
    for tier in tiers.sorted() {
      let found = Ranking.sorted(
        core.candidates(&prepared, tier: tier, isBound: true)
      ) { $0 }
      guard !found.isEmpty else { continue }
      let scalars = Array(text.unicodeScalars)
      return found.indices.map { index in
        let isTied = index > 0 && found[index].rank == found[index - 1].rank
        return Self.reading(found[index], scalars, isTied: isTied)
      }
    }
    return []
  }

  private static func reading(
    _ candidate: Candidate, _ scalars: [Unicode.Scalar], isTied: Bool
  ) -> GrammarReading {
    GrammarReading(
      rule: candidate.rule, tier: candidate.tier, edits: candidate.edits,
      slots: candidate.slots.map { slot in
        GrammarSlot(
          name: slot.name, value: slot.values.first ?? -1, others: Array(slot.values.dropFirst()),
          text: Ranking.text(slot.range, scalars), range: slot.range, edits: slot.edits)
      }, isTied: isTied)
  }
}
