/// One reading of an utterance before it is given a client's words.
struct Candidate: Sendable {
  /// A slot's name in the utterance.
  struct Slot: Sendable {
    var name: String
    /// The values that have the name; empty for free text.
    var values: [Int]
    /// Where, half-open, in Unicode scalars of the utterance.
    var range: Range<Int>
    var edits: Int
    /// The slot's list, nil for free text.
    var list: String?
  }

  var rule: Int
  var tier: Tier
  var edits: Int
  var cost: Int
  var literalUnits: Int
  var valueUnits: Int
  var slots: [Slot]
  /// The pattern in its tier's index.
  var pattern: Int
  /// What the utterance would have to be for no edit, as units.
  var surface: Units
  /// Where politeness stands, in Unicode scalars of the utterance.
  var dropped: [Range<Int>] = []
  /// Whether `pattern` is of the lenient index.
  var isOfLenientIndex: Bool

  /// The keys that order readings before the order of declaration; less is better.
  var rank: Rank {
    Rank(
      tier: tier, edits: edits, cost: cost, literalUnits: -literalUnits, valueUnits: -valueUnits)
  }

  /// What makes one reading better than another.
  struct Rank: Hashable, Comparable {
    var tier: Tier
    var edits: Int
    var cost: Int
    var literalUnits: Int
    var valueUnits: Int

    static func < (left: Rank, right: Rank) -> Bool {
      if left.tier != right.tier { return left.tier < right.tier }
      return (left.edits, left.cost, left.literalUnits, left.valueUnits)
        < (right.edits, right.cost, right.literalUnits, right.valueUnits)
    }
  }
}
