import Testing
import TextNormalization

@testable import DialogEngine

/// How a reply is cut: known words, names, and as little as can be that nobody knows.
@Suite struct ReplyLatticeTests {
  struct Cut: Sendable, CustomTestStringConvertible {
    var reply: String
    /// The stretches; unknown ones in brackets.
    var parts: [String]
    var testDescription: String { reply }
  }

  static let lexicon: ReplyLexicon = {
    var lexicon = ReplyLexicon()
    for word in ["で", "の", "a", "the", "please", "make it", "えっと"] {
      lexicon.add(word, .word(.glue))
    }
    for word in ["大丈夫です"] { lexicon.add(word, .word(.fine)) }
    for (name, id) in [
      ("ビール", "beer"), ("L", "large"), ("large", "large"), ("大", "large"), ("OG", "og"),
    ] {
      lexicon.add(name, .value(type: "T", id: id))
    }
    return lexicon
  }()

  static let cuts = [
    Cut(reply: "ビールのL", parts: ["びーる", "の", "l"]),
    Cut(reply: "えっと、ビールで", parts: ["えっと", "びーる", "で"]),
    Cut(reply: "大丈夫です", parts: ["大丈夫です"]),
    Cut(reply: "make it large please", parts: ["make it", "large", "please"]),
    Cut(reply: "the dog", parts: ["the", "[dog]"]),
    Cut(reply: "ボディ", parts: ["[ぼでぃ]"]),
    Cut(reply: "purple monkey", parts: ["[purple monkey]"]),
    Cut(reply: "！？", parts: []),
    Cut(reply: "", parts: []),
  ]

  @Test(arguments: cuts)
  func isCutWhereItShould(_ cut: Cut) {
    let lattice = ReplyLattice(cut.reply, [Self.lexicon])
    let parts = lattice.tokens.map { token in
      let text = token.range.map { lattice.text.units[$0] }.compactMap(Unicode.Scalar.init)
        .map(String.init).joined()
      return token.isGap ? "[\(text)]" : text
    }
    #expect(parts == cut.parts)
  }

  @Test func takesLongNonsenseInOneStretch() {
    let lattice = ReplyLattice(String(repeating: "あ", count: 9_000), [Self.lexicon])
    #expect(lattice.tokens.count == 1)
  }
}
