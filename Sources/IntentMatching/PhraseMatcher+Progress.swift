import PhraseIndex
import TextNormalization

extension PhraseMatcher {
  /// How far the exact tier got.
  func progress(
    _ text: PreparedText, _ scalars: [Unicode.Scalar]
  ) -> MatchExplanation.Progress? {
    let units = text.normalized.units
    guard units.count <= GrammarCore.longestUtterance else { return nil }
    let progress = core.exact.automaton.progress(on: units)
    let position = text.normalized.sourceRange(progress.position..<units.count).lowerBound
    return MatchExplanation.Progress(
      read: Ranking.text(0..<position, scalars),
      rest: Ranking.text(position..<scalars.count, scalars), position: position,
      expected: Set(progress.expected.compactMap { expectation($0) }).sorted())
  }

  private func expectation(_ expectation: PhraseProgress.Expectation) -> String? {
    switch expectation {
    case .literal(let units): return units.string
    case .wildcard: return "…"
    case .end: return nil
    case .entry(let list, _, _):
      guard let key = core.exact.keys[list.rawValue] else { return nil }
      if let source = sources[key] { return source.type.isEmpty ? nil : "${\(source.type)}" }
      return key.hasSuffix("/") ? "${applicationName}" : nil
    }
  }
}
