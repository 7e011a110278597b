import IntentCatalog
import SentenceMatching
import Testing

/// Random templates against a reader that writes every sentence down.
@Suite struct DifferentialTests {
  /// A template with all that it says.
  struct Piece {
    var text: String
    var says: Set<String>
  }

  @Test(arguments: 1...12) func everySentenceIsReadAndNoOther(_ seed: UInt64) throws {
    var random = Random(state: seed)
    let pieces = (0..<3).map { _ in Self.piece(depth: 3, &random) }
    let grammar = try GrammarTests.grammar(
      pieces.enumerated().map { GrammarTests.block("\($0)", $1.text) })
    for (number, piece) in pieces.enumerated() {
      for sentence in piece.says.sorted().prefix(20) {
        let said = Self.tidy(sentence)
        guard !said.isEmpty else { continue }
        let match = grammar.match(said)
        #expect(match != nil, "\(piece.text) says '\(said)'")
        let reader = match.flatMap { Int($0.intent) } ?? number
        #expect(pieces[reader].says.contains { Self.tidy($0) == said })
        let other = said + Random.words[random.below(4)]
        let isSaid = pieces.contains { $0.says.contains { Self.tidy($0) == other } }
        #expect((grammar.match(other) != nil) == isSaid, "\(pieces.map(\.text)): '\(other)'")
      }
    }
  }

  private static func tidy(_ text: String) -> String {
    text.split(separator: " ").joined(separator: " ")
  }

  private static func piece(depth: Int, _ random: inout Random) -> Piece {
    let kind = depth == 0 ? 0 : random.below(5)
    switch kind {
    case 1:
      let inner = piece(depth: depth - 1, &random)
      return Piece(text: "[\(inner.text)]", says: inner.says.union([""]))
    case 2:
      let (one, other) = (piece(depth: depth - 1, &random), piece(depth: depth - 1, &random))
      return Piece(text: "(\(one.text)|\(other.text))", says: one.says.union(other.says))
    case 3:
      let (one, other) = (piece(depth: depth - 1, &random), piece(depth: depth - 1, &random))
      let both = joined(one, other, " ").union(joined(other, one, " "))
      return Piece(text: "(\(one.text);\(other.text))", says: Set(both.map { " \($0) " }))
    case 4:
      let (one, other) = (piece(depth: depth - 1, &random), piece(depth: depth - 1, &random))
      let space = random.below(2) == 0 ? "" : " "
      return Piece(text: one.text + space + other.text, says: joined(one, other, space))
    default:
      let word = Random.words[random.below(4)]
      return Piece(text: word, says: [word])
    }
  }

  private static func joined(_ one: Piece, _ other: Piece, _ space: String) -> Set<String> {
    Set(one.says.flatMap { left in other.says.map { left + space + $0 } })
  }

  struct Random {
    static let words = ["a", "ab", "b", "ba"]
    var state: UInt64

    mutating func below(_ bound: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % bound)
    }
  }
}
