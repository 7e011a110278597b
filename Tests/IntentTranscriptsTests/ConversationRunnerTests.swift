import IntentCatalog
import IntentRuntime
import IntentTranscripts
import PhraseDiagnostics
import Testing

@Suite struct ConversationRunnerTests {
  private static let asked = Turn.answer(
    .dialog("どのサイズですか？"), .option("S"), .option("M"), .snippet("商品: ビール"))
  private static let done = Turn.answer(
    .performed(0), .dialog("完了しました"), performed: [order])

  /// What a turn writes, what answers it, and whether that agrees.
  @Test(
    arguments: [
      ("< どのサイズですか？", asked, true),
      ("< どの…か？", asked, true), ("< …サイズ…", asked, true), ("< …サイズ", asked, false),
      ("< どのサイズ", asked, false),
      ("< どのサイズですか？\n- S\n- M", asked, true),
      ("< どのサイズですか？\n- S", asked, false),
      ("< どのサイズですか？\n- M\n- S", asked, false),
      ("< どのサイズですか？\n| 商品: ビール", asked, true),
      ("< どのサイズですか？\n| 商品: …", asked, false),
      ("< どのサイズですか？\n- 商品: ビール", asked, false),
      ("- S\n- M", asked, false),
      ("= nothing\n< どのサイズですか？", asked, true),
      ("", asked, false), ("", Turn(), true), ("< a", Turn(), false),
      ("= OrderIntent(product: beer, size: medium)\n< 完了しました", done, true),
      (
        "= CafeOrder.OrderIntent(size: \"medium\", product: beer, note: null)\n< 完了しました", done, true
      ),
      ("= Bar.OrderIntent(product: beer, size: medium)\n< 完了しました", done, false),
      ("= OrderIntent(product: beer)\n< 完了しました", done, false),
      ("= OrderIntent(product: beer, size: large)\n< 完了しました", done, false),
      ("< 完了しました\n= OrderIntent(product: beer, size: medium)", done, false),
      ("< 完了しました", done, false),
      ("= nothing\n< 完了しました", done, false),
      ("! 壊れた", Turn.answer(.error("壊れた")), true), ("< 壊れた", Turn.answer(.error("壊れた")), false),
      ("", Turn.answer(.error("壊れた")), false),
      ("< a", Turn.answer(.opened("CafeOrder"), .dialog("a\n\n")), true),
      ("< a\n< b", Turn.answer(.dialog("a\nb")), true),
    ])
  func comparesWholeTurns(expected: String, answer: Turn, agrees: Bool) async {
    let (report, _) = await report("app: A\n> x\n\(expected)", [answer])
    #expect(report.passes == agrees)
  }

  @Test func aConversationGoesOnAfterADifference() async {
    let (report, _) = await report(
      "app: A\n> x\n< a\n> y\n< b\n> z\n< c", [.answer(.dialog("!")), .answer(.dialog("b"))])
    #expect(report.turns.map(\.comparison.agrees) == [false, true, false])
  }

  @Test func aGreetingIsCompared() async {
    #expect(await report("app: A\n< hi\n> x", [], greeting: .answer(.dialog("hi"))).report.passes)
    #expect(await !report("app: A\n> x", [], greeting: .answer(.dialog("hi"))).report.passes)
    #expect(await !report("app: A\n< hi\n> x", []).report.passes)
  }

  @Test(arguments: [
    ("", true), ("→ カフェ\n", true), ("→ カフェ\n→ https://example.org\n", false), ("→ 喫茶\n", false),
  ])
  func whatCameToTheFrontIsComparedWhereItIsWritten(_ lines: String, _ passes: Bool) async {
    let (report, _) = await report(
      "app: A\n\n> x\n\(lines)< はい\n", [.answer(.opened("カフェ"), .dialog("はい"))])
    #expect(report.passes == passes)
  }

  @Test func whatCannotHappenFailsAtItsLine() async {
    let (report, _) = await report("app: A\n> x\n* store: no.json", [Turn()])
    #expect(!report.passes)
    #expect(report.failure?.place?.line == 3)
  }

  @Test func differencesAreShownInContext() async {
    let text = """
      # サイズ
      app: A

      > カフェで注文
      < どのサイズですか？
      > M
      < よろしいですか？
        | 商品: ビール
        | 合計: 400円
      """
    let (report, _) = await report(
      text,
      [
        Self.asked,
        .answer(
          .performed(0), .dialog("よろしいですか？"), .snippet("商品: ビール"), .snippet("合計: 300円"),
          performed: [order]),
      ])
    #expect(
      report.differences(TextStyle(isColored: false)) == """
        t.transcript:6: サイズ
            > カフェで注文
            < どのサイズですか？
              - S
              - M
              | 商品: ビール
            > M
          + = OrderIntent(product: beer, size: medium)   (no '=' line expects it)
            < よろしいですか？
              | 商品: ビール
          -   | 合計: 400円
          +   | 合計: 300円


        """)
  }

  @Test func updateKeepsCommentsAndWhatAgrees() async {
    let text = """
      # サイズ
      app: A

      > M
      # 値段は式から
      = nothing
      < よろ…
      # 行
        | 合計: 400円
      # 終わり

      > x
      < same…
      """
    let (report, file) = await report(
      text,
      [
        .answer(
          .performed(0), .dialog("よろしいですか？"), .snippet("合計: 300円"), .option("S"),
          performed: [order]),
        .answer(.dialog("same thing")),
      ])
    #expect(
      file.updated(from: [report]) == """
        # サイズ
        app: A

        > M
        = OrderIntent(product: beer, size: medium)
        # 値段は式から
        < よろ…
        # 行
          | 合計: 300円
        # 終わり

        > x
        < same…

        """)
  }

  @Test func junitIsWellFormedAndEscaped() async throws {
    let (report, _) = await report("# a \"<&\u{1}\napp: A\n> x\n< a", [.answer(.dialog("<b>"))])
    let xml = ReportFormats.junit([report])
    #expect(xml.contains("name=\"a &quot;&lt;&amp;\u{FFFD}\""))
    #expect(xml.contains("<testsuites tests=\"1\" failures=\"1\">"))
    #expect(xml.contains("+ &lt; &lt;b&gt;"))
    #expect(Self.isWellFormed(xml))
    #expect(!Self.isWellFormed(xml.replacing("</testcase>", with: "")))
  }

  @Test func githubNamesFileAndLine() async {
    let (report, _) = await report("# a, b\napp: A\n> x\n< a", [.answer(.dialog("50%"))])
    let text = ReportFormats.github([report])
    #expect(text.hasPrefix("::error file=t.transcript,line=3,title=a%2C b::"))
    #expect(text.contains("50%25%0A"))
    #expect(text.filter { $0 == "\n" }.count == 1)
  }

  /// Whether every tag is closed in order and nothing else is written with `<`.
  private static func isWellFormed(_ xml: String) -> Bool {
    var open: [Substring] = []
    for piece in xml.split(separator: "<").dropFirst() {
      guard let end = piece.firstIndex(of: ">") else { return false }
      let tag = piece[..<end]
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst() else { return false }
      } else if !tag.hasSuffix("/") {
        open.append(tag.prefix { $0 != " " })
      }
    }
    return open.isEmpty
  }
}
