import FoundationEssentials
import IntentMatching
import IntentTranscripts
import PhraseDiagnostics
import Testing

@Suite struct TranscriptParserTests {
  private static let order = """
    # 注文する、サイズを言い直す
    app: CafeOrder
    locale: ja_JP
    now: 2024-07-10T12:00:00+09:00

    > カフェで注文
    < どの商品にしますか？
      - ハンバーガー
      - ビール
    # 二つ目の答え
    > M。いや、やっぱりLで
    < こちらの注文で…
      | 合計: 400円
    > はい
    = OrderIntent(product: beer, size: "large")
    < 注文が完了しました！
    ---
    # empty
    app: CafeOrder, Meditation
    launched: no
    < Hello
    >
    = nothing
    * now +1h
    * did OrderIntent(product: beer)
    """

  @Test func readsEveryPart() throws {
    let (file, faults) = TranscriptParser.parse(Array(Self.order.utf8), path: "a.transcript")
    #expect(faults == [])
    try #require(file.conversations.count == 2)
    let first = file.conversations[0]
    #expect(first.title == "注文する、サイズを言い直す")
    #expect(first.line == 1)
    #expect(first.header.apps == ["CafeOrder"])
    #expect(first.header.locale == "ja_JP")
    #expect(first.header.now == Date(timeIntervalSince1970: 1_720_580_400))
    #expect(first.header.timeZone == TimeZone(secondsFromGMT: 9 * 3600))
    #expect(
      first.turns.map(\.cause) == [
        .utterance("カフェで注文"), .utterance("M。いや、やっぱりLで"), .utterance("はい"),
      ])
    #expect(first.turns[0].expected.map(\.kind) == [.dialog, .option, .option])
    #expect(first.turns[0].expected.map(\.text) == ["どの商品にしますか？", "ハンバーガー", "ビール"])
    #expect(first.turns[1].expected.map(\.line) == [12, 13])
    #expect(
      first.turns[2].expected[0].call
        == CallText(
          intent: "OrderIntent",
          arguments: [
            .init("product", .string("beer")), .init("size", .string("large")),
          ]))
    let second = file.conversations[1]
    #expect(second.header.apps == ["CafeOrder", "Meditation"])
    #expect(second.header.isLaunched == false)
    #expect(
      second.turns.map(\.cause) == [
        .beginning, .utterance(""), .event(.advance(seconds: 3600)),
        .event(
          .did(
            CallText(intent: "OrderIntent", arguments: [.init("product", .string("beer"))]))),
      ])
    #expect(second.turns[1].expectsNothing)
  }

  /// `^` under a line marks where the fault of that line must begin, and its text what it must say.
  private static let faulty = """
    app: Cafe
    lokale: ja
    ^'lokale' is no key of a header
    locale: ja_JP.UTF-8
            ^'ja_JP.UTF-8' is no locale
    now: tomorrow
         ^'tomorrow' is no time
    launched: perhaps
              ^'perhaps' is neither true nor false
    tiers: exact, vague
           ^'vague' is no tier
    > 注文
    何か
    ^this is no line of a transcript
    app: Late
    ^a header line stands after the conversation's first turn
    = OrderIntent(product: ビール, size)
                                   ^expected ':' after 'size'
    = OrderIntent(product: "a
                           ^expected a bare word or a JSON value: a JSON string is never closed
    = OrderIntent(a: 1, a: 2)
                        ^parameter 'a' is written twice
    * explode
      ^'explode' is nothing that can happen
    * now soon
          ^expected a time span such as '+1h', '+30m', '+10s' or '+2d'
    * launch twice
             ^nothing may stand after this word
      <
      ^nothing stands after the sign
    > a
    = nothing
    = OrderIntent()
    ^'= nothing' stands beside a performed intent
    ---
    > no app
    ^this conversation names no app
    """

  @Test func everyBadLineIsFound() {
    var lines: [String] = []
    var expected: [String] = []
    for line in Self.faulty.split(separator: "\n") {
      guard let caret = line.firstIndex(of: "^") else {
        lines.append(String(line))
        continue
      }
      expected.append("\(lines.count): \(line[line.index(after: caret)...])")
    }
    let text = lines.joined(separator: "\n")
    let faults = TranscriptParser.parse(Array(text.utf8), path: "b.transcript").faults
    #expect(faults.map { "\($0.place?.line ?? 0): \($0.message)" } == expected)
    #expect(
      faults.allSatisfy {
        $0.help != nil || $0.message.contains("expected") || $0.message.contains("may stand")
      })
  }

  @Test(
    arguments: [
      ("  = OrderIntent(商: 1, size)", 27), ("* did (", 7), ("    tiers: vague", 12),
      ("*   explode", 5),
    ])
  func columnsAreCountedInCharacters(line: String, column: Int) {
    let faults = TranscriptParser.parse(Array("app: A\n\(line)".utf8), path: "c").faults
    #expect(faults.map(\.place) == [SourcePlace(file: "c", line: 2, column: column)])
    #expect(faults.map(\.sourceLine) == [line])
  }

  @Test func badBytesAndLongLinesAreFaultsOfTheirLine() {
    var bytes = Array("app: A\n> ".utf8)
    bytes += [0xE3, 0x82, 0x0A]
    bytes += Array("> \(String(repeating: "あ", count: 10_001))\n> ok\r\n".utf8)
    let (file, faults) = TranscriptParser.parse(bytes, path: "d")
    #expect(faults.map { $0.place?.line } == [2, 3])
    #expect(faults.first?.message == "this line is no valid UTF-8")
    #expect(faults.last?.message == "this line is longer than 10000 characters")
    #expect(file.conversations.first?.turns.map(\.cause) == [.utterance("ok")])
  }

  @Test func aHeaderAloneIsAConversation() {
    let (file, faults) = TranscriptParser.parse(
      Array("# only\napp: A\n---\n---\n# c\n".utf8), path: "e")
    #expect(faults == [])
    #expect(file.conversations.map(\.title) == ["only"])
  }

  @Test func everyFixtureIsWellFormed() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/Transcripts").standardizedFileURL.path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    for name in names where name.hasSuffix(".transcript") {
      let bytes = try #require(FileManager.default.contents(atPath: "\(folder)/\(name)"))
      let (file, faults) = TranscriptParser.parse([UInt8](bytes), path: name)
      #expect(faults == [])
      #expect(!file.conversations.isEmpty)
    }
  }
}
