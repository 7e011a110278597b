import IntentCatalog
import TextNormalization

extension PhraseMatcher {
  /// How an utterance was read, or how far it got and what was expected there.
  ///
  /// - Parameters:
  ///   - utterance: What the user wrote.
  ///   - options: How to match.
  /// - Returns: The tiers that were tried, and the winning reading part by part.
  public func explain(
    _ utterance: String, _ options: MatchOptions = MatchOptions()
  ) -> MatchExplanation {
    guard let marked = reading(utterance, options).marked else {
      return plainExplanation(utterance, options)
    }
    return marked.restored(plainExplanation(marked.text, options), of: utterance)
  }

  private func plainExplanation(
    _ utterance: String, _ options: MatchOptions
  ) -> MatchExplanation {
    var text = PreparedText(utterance, tools)
    let scalars = Array(utterance.unicodeScalars)
    let result = plainMatch(utterance, options)
    var explanation = MatchExplanation(
      utterance: utterance, normalized: text.normalized.string, status: result.status,
      attempts: [], segments: [])
    var winner: Candidate?
    for tier in options.tiers.sorted() {
      let found = core.candidates(&text, tier: tier, isBound: options.isBound)
      let usable = ranked(
        candidates(&text, utterance, MatchOptions(tiers: [tier], isBound: options.isBound)))
      explanation.attempts.append(
        MatchExplanation.Attempt(
          tier: tier,
          text: tier == .exact ? text.normalized.string : text.units(isFolded: true).string,
          readings: usable.count, isBlocked: usable.isEmpty && !found.isEmpty))
      winner = winner ?? usable.first
      if winner != nil, !options.isExhaustive { break }
    }
    if result.status != .none, let winner, let match = result.matches.first {
      explanation.template = match.template
      explanation.intent = match.intent
      explanation.segments = segments(winner, match, text, scalars)
    } else if let (repair, _) = repaired(utterance, text.normalized, options) {
      explanation.note(
        explain(repair.text, options), without: repair, in: scalars)
    } else {
      explanation.progress = progress(text, scalars)
      explanation.suggestion = nearest(to: utterance, options).map { sentence(for: $0) }
    }
    return explanation
  }

  private func segments(
    _ candidate: Candidate, _ match: IntentMatch, _ text: PreparedText,
    _ scalars: [Unicode.Scalar]
  ) -> [MatchExplanation.Segment] {
    var roles = [Role](repeating: .literal, count: scalars.count)
    for place in candidate.isOfLenientIndex ? text.droppedScalars : []
    where roles.indices.contains(place) {
      roles[place] = .dropped
    }
    for range in candidate.dropped {
      for place in range where roles.indices.contains(place) { roles[place] = .dropped }
    }
    for (number, slot) in candidate.slots.enumerated() {
      for place in slot.range where roles.indices.contains(place) {
        roles[place] = slot.name.isEmpty ? .app : .value(number)
      }
    }
    var segments: [MatchExplanation.Segment] = []
    var start = 0
    for place in 1...max(1, roles.count) where !roles.isEmpty {
      guard place == roles.count || roles[place] != roles[start] else { continue }
      segments.append(segment(roles[start], start..<place, candidate, match, scalars))
      start = place
    }
    return segments.filter { !$0.text.allSatisfy(\.isWhitespace) }
  }

  private enum Role: Hashable {
    case literal, dropped, app
    case value(Int)
  }

  private func segment(
    _ role: Role, _ range: Range<Int>, _ candidate: Candidate, _ match: IntentMatch,
    _ scalars: [Unicode.Scalar]
  ) -> MatchExplanation.Segment {
    var segment = MatchExplanation.Segment(
      kind: .literal, text: Ranking.text(range, scalars),
      range: [range.lowerBound, range.upperBound])
    switch role {
    case .literal: break
    case .dropped: segment.kind = .dropped
    case .app: segment.kind = .app
    case .value(let number):
      let name = candidate.slots[number].name
      let parameter = match.parameters.first { $0.name == name }
      segment.kind = .value
      segment.parameter = name
      segment.value = parameter?.title
      segment.edits = parameter?.edits
    }
    return segment
  }
}

extension MatchExplanation {
  /// Takes over the reading of what is left after a repair.
  fileprivate mutating func note(
    _ reading: MatchExplanation, without repair: SelfRepair, in scalars: [Unicode.Scalar]
  ) {
    template = reading.template
    intent = reading.intent
    attempts = reading.attempts
    segments = reading.segments.flatMap { segment -> [Segment] in
      let range = repair.original(segment.range[0]..<segment.range[1])
      let parts =
        range.lowerBound < repair.cut.lowerBound && repair.cut.upperBound < range.upperBound
        ? [range.lowerBound..<repair.cut.lowerBound, repair.cut.upperBound..<range.upperBound]
        : [range]
      return parts.map { part in
        var segment = segment
        segment.range = [part.lowerBound, part.upperBound]
        segment.text = Ranking.text(part, scalars)
        return segment
      }
    }
    .filter {
      $0.text.unicodeScalars.contains {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
    }
    let taken = Segment(
      kind: .dropped, text: Ranking.text(repair.cut, scalars),
      range: [repair.cut.lowerBound, repair.cut.upperBound])
    let place = segments.firstIndex { $0.range[0] >= repair.cut.lowerBound } ?? segments.count
    segments.insert(taken, at: place)
  }
}
