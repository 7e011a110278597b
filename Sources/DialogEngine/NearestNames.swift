import PhraseIndex
import TextNormalization

/// Names compiled for finding the one that was misspelt.
struct NearestNames: Sendable {
  private let automaton: PhraseAutomaton?
  private let senses: [[ReplySense]]

  /// Compiles names.
  /// - Complexity: O(n) in the length of all names together.
  init(_ lexicon: ReplyLexicon) {
    let entries = lexicon.entries.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    senses = entries.map(\.value)
    automaton = entries.isEmpty ? nil : try? Self.compile(entries.map(\.key))
  }

  private static func compile(_ names: [[UInt32]]) throws(IndexError) -> PhraseAutomaton {
    var builder = PhraseIndexBuilder()
    let entries = names.enumerated().map { ListEntry(units: $1, value: UInt32($0)) }
    let list = try builder.addList(entries)
    _ = try builder.addPattern([.slot(list, label: 0, isOptional: false)], payload: 0)
    return try builder.build()
  }

  /// What the names nearest to what was said mean, within the bounds of the fuzzy tier.
  func nearest(to said: [UInt32]) -> (senses: [ReplySense], edits: Int)? {
    let readings = automaton?.readings(of: said, edits: .standard) ?? []
    guard let least = readings.map(\.edits).min() else { return nil }
    let nearest = readings.filter { $0.edits == least }
    let places = Set(nearest.flatMap(\.slots).compactMap(\.value).map { Int($0) }).sorted()
    return (places.filter(senses.indices.contains).flatMap { senses[$0] }, least)
  }
}

/// Takes stretches of a reply that no list knows, with what stands around them, for misspelt names.
struct ReplyRepair {
  let names: [NearestNames]
  let lattice: ReplyLattice

  /// Replies of more words than this are not repaired: their stretches are too many to try.
  private static let tokenLimit = 24

  /// The reply's words with its unknown stretches taken for names.
  ///
  /// One name may span all unknown stretches and known words beside them, since a misspelt name often
  /// holds a known word; else each unknown stretch is a name of its own.
  /// - Returns: The words, or nil when a stretch is near to no name.
  func repaired() -> [ReplyToken]? {
    let tokens = lattice.tokens
    guard tokens.count <= Self.tokenLimit, let first = tokens.firstIndex(where: \.isGap),
      let last = tokens.lastIndex(where: \.isGap)
    else { return nil }
    if let one = replacing(first...last, in: tokens) { return one }
    var words = tokens
    for place in tokens.indices.reversed() where tokens[place].isGap {
      guard let repaired = replacing(place...place, in: words) else { return nil }
      words = repaired
    }
    return words
  }

  /// The words with the best span around a range of them replaced by a name.
  private func replacing(
    _ gaps: ClosedRange<Int>, in tokens: [ReplyToken]
  ) -> [ReplyToken]? {
    var best: (span: ClosedRange<Int>, token: ReplyToken)?
    for start in 0...gaps.lowerBound {
      for end in gaps.upperBound..<tokens.count {
        let range = tokens[start].range.lowerBound..<tokens[end].range.upperBound
        guard let token = name(range) else { continue }
        let known = best.map { ($0.token.edits, -$0.token.range.count) }
        if known.map({ (token.edits, -range.count) < $0 }) ?? true {
          best = (start...end, token)
        }
      }
    }
    guard let best else { return nil }
    return Array(tokens[..<best.span.lowerBound]) + [best.token]
      + Array(tokens[(best.span.upperBound + 1)...])
  }

  private func name(_ range: Range<Int>) -> ReplyToken? {
    let said = Array(lattice.text.units[range])
    var best: ReplyToken?
    for names in names {
      guard let (senses, edits) = names.nearest(to: said), edits < best?.edits ?? .max else {
        continue
      }
      best = ReplyToken(range: range, senses: senses, edits: edits)
    }
    return best
  }
}
