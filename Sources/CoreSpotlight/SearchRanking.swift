import Foundation

/// Puts what has the words of a query in order.
struct SearchRanking {
  let store: IndexStore
  let words: _SearchWords
  let embedding: (any SearchEmbedding)?

  /// How much of what was asked something must have, by how rare its words are.
  private static let enough = 0.6
  /// How much being on screen, having been talked about and being near in time count beside words.
  private static let (onScreen, mentioned, nearness) = (0.5, 0.35, 0.25)
  /// After how long nearness in time has gone down to half, in seconds.
  private static let halfLife = 7 * 86_400.0

  private struct Found {
    let id: String
    let start: Double?
    var weight = 0.0
    var covered = 0.0
  }

  func hits(for query: _SearchQuery) throws -> [_SearchHit] {
    let topics = SearchTokens.topics(of: query.text, words)
    guard !topics.isEmpty else {
      guard query.interval != nil else { return [] }
      return try store.rows(in: query).map {
        _SearchHit(
          identifier: $0.id, start: $0.start.map { Date(timeIntervalSince1970: $0) }, score: 0,
          coverage: 1)
      }
    }
    let total = Double(max(1, try store.count()))
    var found: [Int: Found] = [:]
    var all = 0.0
    let expressions = try topics.compactMap { try expression(for: $0) }
      .sorted { $0.frequency < $1.frequency }
    for (expression, frequency) in expressions {
      let rarity = log(1 + total / (0.5 + Double(frequency)))
      all += rarity
      guard frequency > 0 else { continue }
      // What is everywhere only tells apart what something rarer found.
      let isCommon = frequency >= IndexStore.common && !found.isEmpty && found.count <= 200
      for row in try store.rows(expression, query, among: isCommon ? Array(found.keys) : nil) {
        found[row.number, default: Found(id: row.id, start: row.start)].covered += rarity
        found[row.number]?.weight += row.weight
      }
    }
    guard all > 0 else { return [] }
    let best = found.values.map(\.weight).max() ?? 1
    let hits = found.values.compactMap { item -> _SearchHit? in
      let coverage = item.covered / all
      guard coverage >= Self.enough else { return nil }
      let fit = coverage * (0.4 + 0.6 * item.weight / max(best, 1e-9))
      return _SearchHit(
        identifier: item.id, start: item.start.map { Date(timeIntervalSince1970: $0) },
        score: fit + bonus(item.id, item.start, query), coverage: coverage)
    }
    return Array(
      hits.sorted { ($1.score, $0.identifier) < ($0.score, $1.identifier) }.prefix(query.limit))
  }

  private func bonus(_ id: String, _ start: Double?, _ query: _SearchQuery) -> Double {
    var bonus = 0.0
    if query.onScreen.contains(id) { bonus += Self.onScreen }
    if query.mentioned.contains(id) { bonus += Self.mentioned }
    if let start {
      let away = start - query.now.timeIntervalSince1970
      // What is over counts as twice as far away.
      bonus += Self.nearness * pow(0.5, (away < 0 ? -2 * away : away) / Self.halfLife)
    }
    return bonus
  }

  /// What finds any of the words for one thing; nil for what has no letters.
  private func expression(for topic: [String]) throws -> (String, frequency: Int)? {
    func joined(_ words: [String], isBeginning: Bool = false) -> String? {
      let parts = words.compactMap { SearchTokens.expression(of: $0, isBeginning: isBeginning) }
      return parts.isEmpty ? nil : parts.joined(separator: " OR ")
    }
    guard let exact = joined(topic) else { return nil }
    let count = try store.frequency(exact)
    if count > 0 { return (exact, count) }
    var others = topic.first.map { [$0] } ?? []
    if let word = topic.first, word.unicodeScalars.count < 3 { others = [] }
    if let wide = joined(others, isBeginning: true) {
      let count = try store.frequency(wide)
      if count > 0 { return (wide, count) }
    }
    if let word = topic.first, let near = joined(embedding?.words(near: word) ?? []) {
      let count = try store.frequency(near)
      if count > 0 { return (near, count) }
    }
    return (exact, 0)
  }
}
