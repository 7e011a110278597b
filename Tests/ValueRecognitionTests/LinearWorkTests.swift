import Foundation
import Testing

@testable import ValueRecognition

/// Whatever is said, the work grows with the length of the text and no faster, and every value stands on
/// characters of the user's own.
@Suite struct LinearWorkTests {
  static let pieces: [(language: String, piece: String)] = [
    ("en", "9"), ("en", "1,"), ("en", "12,345,"), ("en", "and "), ("en", "next "),
    ("en", "one hundred and "), ("en", "(("), ("en", "half past "), ("en", "twenty one "),
    ("en", "🍔 5 "), ("en", "שלום 5 "), ("en", "1:"), ("en", "2024-"), ("en", "May 5 to "),
    ("en", "one third of "), ("en", "monday at 3 "), ("ja", "十"), ("ja", "一二三"), ("ja", "三日"),
    ("ja", "午前"), ("ja", "から"), ("ja", "１月"), ("ja", "三分の一"), ("ja", "来週"), ("ja", "ひとつ"),
  ]

  private func work(_ text: String, _ language: String) throws -> Int {
    let recognizer = try TestLanguages.recognizer(language)
    let rules = try #require(recognizer.rules)
    var scanner = ValueScanner(
      ValueText(text), rules.grammar, recognizer.numberTools.reader, region: "", asked: nil)
    scanner.scan()
    return scanner.work + scanner.nodes.count + scanner.numberSpans.all.count
  }

  @Test(arguments: pieces)
  func `twice the text is twice the work`(_ language: String, _ piece: String) throws {
    let count = 160 / piece.unicodeScalars.count
    let works = try [2, 4].map {
      try work(String(repeating: piece, count: count * $0), language)
    }
    // What begins at the end of a text is cut short, so a little more than twice is allowed.
    #expect(works[1] <= works[0] * 9 / 4 + 50, "\(works)")
  }

  private static let pictures = [
    "🍔", "👨‍👩‍👧‍👦", "e\u{301}", "か\u{3099}", "ﾋﾞｰﾙ", "שלום", "مرحبا", "🇯🇵", "\u{200F}", "ば\u{3099}",
  ]
  private static let said: [(language: String, text: String, kind: RecognizedValue.Kind)] = [
    ("en", "3:30 pm", .time), ("en", "May 5, 2025", .date), ("en", "$20", .currency),
    ("en", "five percent", .percentage), ("en", "a@example.com", .email),
    ("ja", "１５％", .percentage),
    ("ja", "６月１５日", .date), ("ja", "午後３時半", .time), ("ja", "二十三個", .integer),
    ("ja", "2,000円", .currency),
  ]

  @Test func `values stand on the user's own characters`() throws {
    var random = SeededRandom(seed: 20)
    for (language, text, kind) in Self.said {
      let recognizer = try TestLanguages.recognizer(language)
      let context = try MomentTests.context(language)
      for _ in 0..<8 {
        let before = (0..<3).map { _ in Self.pictures.randomElement(using: &random) ?? "" }.joined()
        let after = Self.pictures.randomElement(using: &random) ?? ""
        let whole = before + " " + text + " " + after
        let scalars = Array(whole.unicodeScalars)
        let found = recognizer.values(in: whole, context).filter { $0.kind == kind }
        let shown = found.map { String(String.UnicodeScalarView(scalars[$0.range])) }
        let wanted = kind == .integer ? "二十三" : text
        #expect(shown.contains(wanted), "\(whole): \(shown)")
      }
    }
  }
}

/// The same numbers for the same seed.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
