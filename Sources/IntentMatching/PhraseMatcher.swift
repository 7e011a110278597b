import IntentCatalog
public import LanguagePacks
public import PhraseDiagnostics
import TextNormalization
import ValueRecognition

/// Reads an utterance as an app's intent: the phrases of any number of apps in one language, compiled.
///
/// Immutable and free of state: what a call gives depends on nothing but its arguments.
public struct PhraseMatcher: Sendable {
  /// The locale that was given.
  public var locale: String { shared.parts.locale }
  /// The apps, in the order in which they were given.
  public private(set) var apps: [MatcherApp] {
    get { shared.parts.apps }
    set { change { $0.apps = newValue } }
  }
  var language: String { shared.parts.language }
  var tools: GrammarTools { shared.parts.tools }
  var templates: [MatcherTemplate] { shared.parts.templates }
  var sources: [String: ValueSource] {
    get { shared.parts.sources }
    set { change { $0.sources = newValue } }
  }
  var core: GrammarCore {
    get { shared.parts.core }
    set { change { $0.core = newValue } }
  }
  /// The types of values that templates have slots for and no list names.
  var spokenTypes: Set<SpokenType> { shared.parts.spokenTypes }
  var quick: QuickTable {
    get { shared.parts.quick }
    set { change { $0.quick = newValue } }
  }
  /// The sentences of the apps that have some.
  var sentences: [AppSentences] { shared.parts.sentences }
  /// All of it in one place: so much is not copied at each call.
  private(set) var shared: Shared

  struct Parts: Sendable {
    let locale: String
    var apps: [MatcherApp]
    let language: String
    let tools: GrammarTools
    let templates: [MatcherTemplate]
    var sources: [String: ValueSource]
    var core: GrammarCore
    /// A template's shortcut as one number over all apps.
    let groups: [Int]
    let spokenTypes: Set<SpokenType>
    var quick = QuickTable()
    var sentences: [AppSentences]
  }

  final class Shared: Sendable {
    let parts: Parts

    init(_ parts: Parts) { self.parts = parts }
  }

  private mutating func change(_ change: (inout Parts) -> Void) {
    var parts = shared.parts
    change(&parts)
    shared = Shared(parts)
  }

  /// Compiles the phrases of apps.
  ///
  /// - Parameters:
  ///   - apps: The apps with their values.
  ///   - locale: The locale whose phrases are taken (`ja_JP`).
  ///   - language: The locale's language pack.
  /// - Throws: `Diagnostic` for a template that is not well formed or says too many sentences.
  public init(
    apps: [MatcherApp], locale: String, language: LanguagePack
  ) throws(Diagnostic) {
    try self.init(
      apps: apps, locale: locale, tools: GrammarTools(language, TextNormalizer()))
  }

  /// Compiles the phrases of apps with what was made of the language before.
  ///
  /// - Parameters:
  ///   - apps: The apps with their values.
  ///   - locale: The locale whose phrases are taken (`ja_JP`).
  ///   - tools: The language's tools.
  /// - Throws: `Diagnostic` for a template that is not well formed or says too many sentences.
  public init(apps: [MatcherApp], locale: String, tools: GrammarTools) throws(Diagnostic) {
    try self.init(apps: apps, locale: locale, tools: tools, isExactOnly: false)
  }

  /// Compiles the phrases of apps, for the exact tier alone where nothing else is asked for.
  init(
    apps: [MatcherApp], locale: String, tools: GrammarTools, isExactOnly: Bool,
    stored: StoredMatcher = StoredMatcher()
  ) throws(Diagnostic) {
    let language = LocaleKeys.key(for: locale, in: apps)
    var collector = TemplateCollector(language: language, stored: stored.values)
    for (place, app) in apps.enumerated() { try collector.add(app, at: place) }
    let spokenTypes = Set(
      collector.templates.flatMap(\.slots.values).compactMap { source in
        if case .spoken(let type) = source { type } else { nil }
      })
    let compiler = MatcherCompiler(
      tools: tools, language: language, isExactOnly: isExactOnly, built: stored.names)
    shared = Shared(
      Parts(
        locale: locale, apps: apps, language: language, tools: tools,
        templates: collector.templates, sources: collector.sources,
        core: try compiler.compiled(apps, collector.templates, collector.sources),
        groups: Self.groups(collector.templates), spokenTypes: spokenTypes,
        sentences: try AppSentences.all(apps, language)))
    quick = QuickTable(self)
  }

  mutating func update(apps: [MatcherApp]) { self.apps = apps }

  private static func groups(_ templates: [MatcherTemplate]) -> [Int] {
    var known: [String: Int] = [:]
    return templates.map { template in
      let key = "\(template.app)/\(template.shortcut ?? -1 - template.provider)"
      if let group = known[key] { return group }
      known[key] = known.count
      return known.count - 1
    }
  }

  /// Candidates best first; of those of one shortcut with the same values the best alone.
  func ranked(_ candidates: [Candidate]) -> [Candidate] {
    guard candidates.count > 1 else { return candidates }
    let groups = shared.parts.groups
    return Ranking.sorted(candidates) { groups.indices.contains($0) ? groups[$0] : -1 }
  }

  /// Reads an utterance.
  ///
  /// - Parameters:
  ///   - utterance: What the user wrote, of any length.
  ///   - options: The tiers to try, and whether the app's name may be missing.
  /// - Returns: The readings of the first tier that has any (of all of them when exhaustive), best
  ///   first.
  /// - Complexity: O(n·s) in the utterance's length and the live states.
  public func match(
    _ utterance: String, _ options: MatchOptions = MatchOptions()
  ) -> MatchResult {
    shared.parts.spokenTypes.isEmpty
      ? plainMatch(utterance, options) : reading(utterance, options).result
  }

  /// Reads an utterance as it stands.
  func plainMatch(_ utterance: String, _ options: MatchOptions) -> MatchResult {
    var tiers = options.tierBits
    var text: PreparedText
    switch soleMatch(utterance, isBound: options.isBound) {
    case .match(let match) where options.has(.exact) && !options.isExhaustive:
      return MatchResult(status: .match, matches: [match], equallyGood: 1)
    case .nothing(let normalized):
      tiers &= ~Tier.exact.bit
      text = PreparedText(normalized, of: utterance)
      text.noteInexact(isFolded: false)
    case .match, .unclear: text = PreparedText(utterance, tools)
    }
    if let match = sentence(utterance, options) {
      return MatchResult(status: .match, matches: [match], equallyGood: 1)
    }
    let found = ranked(candidates(&text, utterance, options, tiers: tiers))
    guard let first = found.first else {
      return repaired(utterance, text.normalized, options)?.result ?? MatchResult(status: .none)
    }
    let equal = found.prefix { $0.rank == first.rank }.count
    return MatchResult(
      status: equal > 1 ? .ambiguous : .match,
      matches: found.compactMap { match($0, utterance) }, equallyGood: equal)
  }

  /// The usable readings of the tiers.
  func candidates(
    _ text: inout PreparedText, _ utterance: String, _ options: MatchOptions, tiers: UInt8? = nil
  ) -> [Candidate] {
    var all: [Candidate] = []
    var blocked: Set<Blocked> = []
    for tier in Tier.allCases where (tiers ?? options.tierBits) & tier.bit != 0 {
      let found = core.candidates(
        &text, tier: tier, isBound: options.isBound, edits: options.edits)
      guard !found.isEmpty else { continue }
      block(found, &blocked)
      let usable = found.filter { isUsable($0, utterance, blocked) }
      all += usable
      if !options.isExhaustive, !usable.isEmpty { break }
    }
    return all
  }

  private struct Blocked: Hashable {
    var app: Int
    var provider: Int
  }

  /// Notes whose shortcuts a negative phrase forbids.
  private func block(_ found: [Candidate], _ blocked: inout Set<Blocked>) {
    for candidate in found {
      let template = templates[candidate.rule]
      guard template.shortcut == nil else { continue }
      blocked.insert(Blocked(app: template.app, provider: template.provider))
    }
  }

  private func isUsable(
    _ candidate: Candidate, _ utterance: String, _ blocked: Set<Blocked>
  ) -> Bool {
    let template = templates[candidate.rule]
    guard template.shortcut != nil,
      !blocked.contains(Blocked(app: template.app, provider: template.provider))
    else { return false }
    return candidate.slots.allSatisfy { slot in
      guard case .number(let isWhole)? = template.slots[slot.name] else { return true }
      let text = Ranking.text(slot.range, of: utterance)
      return number(text, isWhole: isWhole) != nil
    }
  }

  func number(_ text: String, isWhole: Bool) -> ParameterValue? {
    guard let number = tools.recognizer.number(text) else { return nil }
    if let integer = number.integer { return isWhole ? .int(integer) : .double(Double(integer)) }
    return isWhole ? nil : .double(number.value)
  }
}
