import PhraseDiagnostics
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("cafe", 4), ("café", 4), ("cafe\u{301}", 4), ("カフェ", 6), ("ｶﾌｪ", 3), ("ﾋﾞｰﾙ", 4),
    ("か\u{3099}", 2), ("注文", 4), ("ＣＡＦＥ", 8), ("。！？", 6), ("　", 2), ("한국어", 6),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("🍔", 2), ("👩‍🍳", 2), ("👍🏽", 2), ("🇯🇵", 2), ("☕", 2),
    ("❤\u{FE0F}", 2), ("❤", 1), ("ไทย", 3), ("ที่", 1), ("\u{200B}", 0), ("…", 1), ("\u{7}", 0),
    ("Ğğışöü", 6), ("𠮷野家", 6),
  ])
  func columns(_ text: String, _ expected: Int) {
    #expect(displayWidth(of: text) == expected)
  }

  @Test func truncationCountsColumnsAndNeverHalvesACharacter() {
    #expect("ハンバーガー".truncated(toWidth: 12) == "ハンバーガー")
    #expect("ハンバーガー".truncated(toWidth: 11) == "ハンバーガ…")
    #expect("ハンバーガー".truncated(toWidth: 10) == "ハンバー…")
    #expect("abc".truncated(toWidth: 1) == "…")
    #expect("abc".truncated(toWidth: 0) == "")
    #expect("abc".truncated(toWidth: -3) == "")
  }

  @Test func paddingCountsColumns() {
    #expect("商品".padded(toWidth: 6) == "商品  ")
    #expect("商品".padded(toWidth: 3) == "商品")
    #expect("".padded(toWidth: -1) == "")
  }
}
