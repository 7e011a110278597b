import IntentCatalog
import PhraseIndex
import TextNormalization

extension PhraseMatcher {
  /// What the user may have meant where nothing matched: a suggestion, never to be acted on.
  ///
  /// In this order: what it would be with a word that sounds like a number taken as the number; what
  /// is a few edits away; what shares most of its words. The app's name may be missing.
  ///
  /// - Parameters:
  ///   - utterance: What the user wrote.
  ///   - options: How it was matched.
  /// - Returns: The best suggestion, or nil when nothing is near.
  public func nearest(
    to utterance: String, _ options: MatchOptions = MatchOptions()
  ) -> IntentMatch? {
    var text = PreparedText(utterance, tools)
    guard text.normalized.count <= GrammarCore.longestUtterance, !text.normalized.isEmpty else {
      return nil
    }
    let scalars = Array(utterance.unicodeScalars)
    if let match = soundAlike(text, scalars) { return match }
    text.fold(tools.folding)
    var found: [Candidate] = []
    if text.normalized.count <= Self.longestForEdits {
      for isFolded in [false, true] where found.isEmpty {
        found = core.read(
          &text, .fuzzy, isFolded: isFolded, edits: Self.wide, true, isGuarded: false
        ).filter { templates[$0.rule].shortcut != nil }
      }
    }
    if let best = ranked(found).first {
      return match(best, utterance)
    }
    return WordOverlap(matcher: self, text: text, utterance: utterance, scalars: scalars).best()
  }

  private static let longestForEdits = 120
  private static let wide = EditBounds(literals: [4, 6, 10], entries: [4, 6, 9])

  /// The utterance with one sound-alike taken as its number, where that matches.
  private func soundAlike(_ text: PreparedText, _ scalars: [Unicode.Scalar]) -> IntentMatch? {
    let units = text.normalized.units
    for (number, words) in tools.data.homophones.sorted(by: { $0.key < $1.key }) {
      for word in words {
        let word = tools.normalizer.units(of: word, hasLeft: false, hasRight: false)
        for place in units.indices.reversed() where isWord(word, in: units, at: place) {
          let range = text.normalized.sourceRange(place..<place + word.count)
          if let match = matched(scalars, range, number) { return match }
        }
      }
    }
    return nil
  }

  private func isWord(_ word: Units, in units: Units, at place: Int) -> Bool {
    guard word.stand(in: units, at: place) else { return false }
    let end = place + word.count
    guard word.first?.isSpacedLetter == true else { return true }
    return (place == 0 || !units[place - 1].isSpacedLetter)
      && (end == units.count || !units[end].isSpacedLetter)
  }

  /// What matches with a range of the utterance replaced; ranges are those of the utterance itself.
  private func matched(
    _ scalars: [Unicode.Scalar], _ range: Range<Int>, _ number: String
  ) -> IntentMatch? {
    guard range.upperBound <= scalars.count else { return nil }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[..<range.lowerBound])
    view.append(contentsOf: number.unicodeScalars)
    view.append(contentsOf: scalars[range.upperBound...])
    let options = MatchOptions(tiers: [.exact, .lenient], isBound: true)
    guard var match = match(String(view), options).matches.first else { return nil }
    let shift = range.count - number.unicodeScalars.count
    let end = range.lowerBound + number.unicodeScalars.count
    match.tier = .fuzzy
    match.edits = 1
    for index in match.parameters.indices {
      let said = match.parameters[index].range
      let lower = said.lowerBound >= end ? said.lowerBound + shift : said.lowerBound
      let upper = said.upperBound >= end ? said.upperBound + shift : said.upperBound
      match.parameters[index].range = lower..<max(lower, upper)
      match.parameters[index].text = Ranking.text(lower..<max(lower, upper), scalars)
    }
    return match
  }
}

/// Suggests the template that shares most of its words with the utterance.
private struct WordOverlap {
  let matcher: PhraseMatcher
  let text: PreparedText
  let utterance: String
  let scalars: [Unicode.Scalar]

  /// Less of a template's own words than this is no reason to suggest it.
  private static let least = 0.6

  func best() -> IntentMatch? {
    let said = Self.grams(text.units(isFolded: true))
    guard !said.isEmpty else { return nil }
    var best: (score: Double, rule: Int)?
    for (rule, template) in matcher.templates.enumerated() where template.shortcut != nil {
      for form in template.forms {
        let score = self.score(form, said)
        if score >= Self.least, score > best?.score ?? 0 { best = (score, rule) }
      }
    }
    return best.flatMap { suggestion($0.rule) }
  }

  private func score(_ form: [RawPiece], _ said: Set<Units>) -> Double {
    var own: Set<Units> = []
    for case .text(let text) in form {
      let units = matcher.tools.normalizer.units(of: text, hasLeft: false, hasRight: false)
      own.formUnion(Self.grams(matcher.tools.folding.fold(units).units))
    }
    guard !own.isEmpty else { return 0 }
    let shared = Double(own.intersection(said).count)
    return shared < 2 && own.count > 1 ? 0 : shared / Double(own.count)
  }

  /// Words, and pairs of neighbours where no spaces part words.
  private static func grams(_ units: Units) -> Set<Units> {
    var grams: Set<Units> = []
    for word in units.words {
      guard word.contains(where: \.isJapanese) else {
        grams.insert(word)
        continue
      }
      for index in word.indices.dropLast() { grams.insert([word[index], word[index + 1]]) }
    }
    return grams
  }

  private func suggestion(_ rule: Int) -> IntentMatch? {
    let template = matcher.templates[rule]
    let candidate = Candidate(
      rule: rule, tier: .fuzzy, edits: EditBounds.maximumPerPart + 1, cost: 0, literalUnits: 0,
      valueUnits: 0, slots: [], pattern: 0, surface: [], isOfLenientIndex: false)
    guard var match = matcher.match(candidate, utterance) else { return nil }
    let units = text.normalized.units
    let automaton = matcher.core.exact.automaton
    for (slot, source) in template.slots.sorted(by: { $0.key < $1.key }) {
      guard case .list(let key) = source, let list = matcher.core.exact.lists[key],
        let (name, range) = automaton.longestName(of: list, in: units), range.count > 1,
        let number = automaton.values(ofName: name, in: list).first.map({ Int($0) }),
        let values = matcher.sources[key], let value = values.value(number)
      else { continue }
      let place = text.normalized.sourceRange(range)
      match.parameters.append(
        ParameterMatch(
          name: slot, value: value, title: values.title(number),
          text: Ranking.text(place, scalars), range: place))
    }
    return match
  }
}
