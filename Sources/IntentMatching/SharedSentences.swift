import IntentCatalog
public import PhraseDiagnostics
import PhraseIndex

/// A sentence that two shortcuts of an app say.
public struct SharedSentence: Hashable, Sendable {
  /// How the matcher takes it.
  public enum Kind: String, Hashable, Sendable {
    /// Neither reading is the better one: the sentence is ambiguous.
    case ambiguous
    /// The second shortcut's own words win; the first one's slot has a value of that name.
    case taken
    /// The first shortcut's slot has values that nobody knows, and one of them could be the second
    /// one's words.
    case open
  }

  /// How the matcher takes it.
  public var kind: Kind
  /// One shortcut's number in its app, and its template in `${…}` form.
  public var first: Side
  /// The other shortcut's.
  public var second: Side
  /// The sentence, normalized.
  public var text: String

  /// A shortcut and the template of it that says the sentence.
  public struct Side: Hashable, Sendable {
    /// The shortcut's number in its app.
    public var shortcut: Int
    /// The template in `${…}` form.
    public var template: String
  }
}

/// Finds sentences that two shortcuts of one app say, by the automaton that matches them.
///
/// Nothing is spelled out and no texts are compared: the patterns and the tries of their values are
/// walked side by side, and what is found is read by the matcher.
public struct SharedSentenceFinder: Sendable {
  /// The matcher whose exact tier is looked through.
  public let matcher: PhraseMatcher
  private let openLists: Set<ListID>
  /// Shortcut number to the numbers of its patterns.
  private let patterns: [(shortcut: Int, patterns: [Int])]

  /// How many sentences of two patterns are tried.
  private static let mostTried = 12

  /// Compiles an app's phrases for the exact tier.
  /// - Parameters:
  ///   - app: The app with its values.
  ///   - locale: The locale whose phrases are taken.
  ///   - tools: The language's tools.
  ///   - openTypes: Types whose values nobody knows; each needs at least one value to stand for all.
  /// - Throws: `Diagnostic` for a template that is not well formed or says too many sentences.
  public init(
    app: MatcherApp, locale: String, tools: GrammarTools, openTypes: Set<String> = []
  ) throws(Diagnostic) {
    let matcher = try PhraseMatcher(
      apps: [app], locale: locale, tools: tools, isExactOnly: true)
    self.matcher = matcher
    let index = matcher.core.exact
    let keys = matcher.sources.filter { openTypes.contains($1.type) }.keys
    openLists = Set(keys.compactMap { index.lists[$0] })
    var groups: [Int: [Int]] = [:]
    for (number, pattern) in index.patterns.enumerated() where !pattern.needsBound {
      let template = matcher.templates[pattern.rule]
      guard let shortcut = template.shortcut, !template.isSummary,
        template.forms.contains(where: { $0.contains(.app) })
      else { continue }
      groups[shortcut, default: []].append(number)
    }
    patterns = groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// For every two shortcuts a sentence that is ambiguous between them, and one that a slot of one
  /// takes from the other, where there are such.
  ///
  /// Two readings that would call the same are left out.
  /// - Complexity: O(p² + s), p patterns, s places that two patterns and their lists have in common.
  public func sentences() -> [SharedSentence] {
    var found: [SharedSentence] = []
    forEachPair { one, other in
      var pair = PairSearch(finder: self, one: one.shortcut, other: other.shortcut)
      for left in one.patterns {
        for right in other.patterns where pair.ambiguous == nil { pair.look(left, right) }
      }
      found += pair.found
    }
    return found
  }

  /// For every two shortcuts a sentence of one that a slot of the other could take, if it had a value
  /// of such a name; `first` has the slot.
  /// - Complexity: As `sentences()`.
  public func openSentences() -> [SharedSentence] {
    guard !openLists.isEmpty else { return [] }
    var found: [SharedSentence] = []
    forEachPair { one, other in
      let sentence = openSentence(one, other) ?? openSentence(other, one)
      if let sentence { found.append(sentence) }
    }
    return found
  }

  /// The sentence as a person would write it, where that is the same sentence; else as it is.
  public func spoken(_ sentence: SharedSentence) -> String {
    let result = matcher.match(sentence.text, MatchOptions(tiers: [.exact], isExhaustive: true))
    for match in result.matches {
      let text = matcher.sentence(for: match)
      let again = matcher.match(text, MatchOptions(tiers: [.exact], isExhaustive: true))
      if again.status == result.status, again.equallyGood == result.equallyGood,
        Set(again.matches.map(\.shortcut)) == Set(result.matches.map(\.shortcut))
      {
        return text
      }
    }
    return sentence.text
  }

  private typealias Group = (shortcut: Int, patterns: [Int])

  private func forEachPair(_ body: (Group, Group) -> Void) {
    for (place, one) in patterns.enumerated() {
      for other in patterns[(place + 1)...] { body(one, other) }
    }
  }

  private func openSentence(_ one: Group, _ other: Group) -> SharedSentence? {
    for left in one.patterns where hasOpenSlot(left) {
      for right in other.patterns {
        let texts = matcher.core.exact.automaton.sharedTexts(
          of: PatternID(rawValue: UInt32(left)), and: PatternID(rawValue: UInt32(right)),
          open: openLists)
        guard let text = texts.first else { continue }
        return sentence(.open, left, right, text.units)
      }
    }
    return nil
  }

  private func hasOpenSlot(_ pattern: Int) -> Bool {
    matcher.core.exact.patterns[pattern].elements.contains { element in
      if case .slot(let list, _, _) = element { openLists.contains(list) } else { false }
    }
  }

  fileprivate func sentence(
    _ kind: SharedSentence.Kind, _ left: Int, _ right: Int, _ units: Units
  ) -> SharedSentence {
    SharedSentence(kind: kind, first: side(left), second: side(right), text: units.string)
  }

  private func side(_ pattern: Int) -> SharedSentence.Side {
    let template = matcher.templates[matcher.core.exact.patterns[pattern].rule]
    return SharedSentence.Side(shortcut: template.shortcut ?? 0, template: template.text)
  }

  fileprivate func texts(_ left: Int, _ right: Int) -> [SharedText] {
    matcher.core.exact.automaton.sharedTexts(
      of: PatternID(rawValue: UInt32(left)), and: PatternID(rawValue: UInt32(right)),
      most: Self.mostTried)
  }
}

/// What two shortcuts share.
private struct PairSearch {
  let finder: SharedSentenceFinder
  let one: Int
  let other: Int
  var ambiguous: SharedSentence?
  var taken: SharedSentence?

  init(finder: SharedSentenceFinder, one: Int, other: Int) {
    self.finder = finder
    self.one = one
    self.other = other
  }

  var found: [SharedSentence] { [ambiguous, taken].compactMap { $0 } }

  /// Looks at two patterns, one of each shortcut.
  mutating func look(_ left: Int, _ right: Int) {
    for text in finder.texts(left, right) {
      let result = finder.matcher.match(
        text.units.string, MatchOptions(tiers: [.exact], isExhaustive: true))
      let best = result.matches.prefix(max(1, result.equallyGood))
      if result.status == .ambiguous, areTwo(best) {
        ambiguous = finder.sentence(.ambiguous, left, right, text.units)
        return
      }
      guard taken == nil, let winner = best.first, best.count == 1, areTwo(result.matches[...])
      else { continue }
      if winner.shortcut == one {
        taken = finder.sentence(.taken, right, left, text.units)
      } else if winner.shortcut == other {
        taken = finder.sentence(.taken, left, right, text.units)
      }
    }
  }

  /// Whether readings of both shortcuts are among them, and would call something else.
  private func areTwo(_ matches: ArraySlice<IntentMatch>) -> Bool {
    guard let left = matches.first(where: { $0.shortcut == one }),
      let right = matches.first(where: { $0.shortcut == other })
    else { return false }
    return left.intent != right.intent || left.call != right.call
  }
}

extension IntentMatch {
  /// The arguments with which the intent would run.
  fileprivate var call: [String: ParameterValue] {
    parameters.reduce(into: presets) { $0[$1.name] = $1.value }
  }
}
