import Testing
import TextNormalization

/// A text and what it is to become.
struct Spelling: Sendable, CustomTestStringConvertible {
  let text: String
  let normalized: String
  var testDescription: String { "\(text.debugDescription) -> \(normalized)" }

  init(_ text: String, _ normalized: String) {
    self.text = text
    self.normalized = normalized
  }
}

@Suite struct NormalizationTableTests {
  let normalizer = TextNormalizer()

  @Test(arguments: [
    Spelling("ＣＡＦＥ", "cafe"), Spelling("Cafe", "cafe"), Spelling("café", "cafe"),
    Spelling("CAFÉ", "cafe"), Spelling("cafe\u{301}", "cafe"), Spelling("cafés", "cafes"),
    Spelling("OPENGLU\u{308}CK", "opengluck"), Spelling("OpenGlück", "opengluck"),
    Spelling("Straße", "strasse"), Spelling("Smørrebrød", "smorrebrod"), Spelling("Łódź", "lodz"),
    Spelling("KAPI", "kapi"), Spelling("kapı", "kapi"), Spelling("İzmir", "izmir"),
    Spelling("Phở", "pho"), Spelling("𝒞afe", "cafe"), Spelling("ﬁne", "fine"),
  ]) func latinLosesCaseWidthAndDiacritics(_ spelling: Spelling) {
    #expect(normalizer.normalize(spelling.text).string == spelling.normalized)
  }

  @Test(arguments: [
    Spelling("й", "й"), Spelling("ά", "ά"), Spelling("が", "が"), Spelling("か\u{3099}", "が"),
    Spelling("한", "한"), Spelling("\u{1112}\u{1161}\u{11AB}", "한"), Spelling("สวัสดี", "สวัสดี"),
    Spelling("हिन्दी", "हिन्दी"),
  ]) func otherScriptsKeepTheirMarks(_ spelling: Spelling) {
    let scalars = Array(normalizer.normalize(spelling.text).string.unicodeScalars)
    #expect(scalars == Array(spelling.normalized.unicodeScalars))
  }

  @Test func voicedAndUnvoicedKanaDiffer() {
    #expect(normalizer.normalize("か") != normalizer.normalize("が"))
    #expect(normalizer.normalize("は") != normalizer.normalize("ぱ"))
    #expect(normalizer.normalize("ヴァ") != normalizer.normalize("バ"))
  }

  @Test(arguments: [
    Spelling("ビール", "びーる"), Spelling("ﾋﾞｰﾙ", "びーる"), Spelling("びーる", "びーる"),
    Spelling("ヒ\u{3099}ール", "びーる"), Spelling("ヒ゛ール", "びーる"), Spelling("ﾊﾟﾝ", "ぱん"),
    Spelling("コーヒー", "こーひー"), Spelling("コーヒ－", "こーひー"), Spelling("コ〜ヒ〜", "こーひー"),
    Spelling("コ～ヒ～", "こーひー"), Spelling("コ―ヒ―", "こーひー"), Spelling("コーヒ-を", "こーひーを"),
    Spelling("ヴィラ", "ゔぃら"), Spelling("ｳﾞｨﾗ", "ゔぃら"), Spelling("ヵヶ", "ゕゖ"),
    Spelling("ヷ", "わ\u{3099}"), Spelling("ヽヾ", "ゝゞ"), Spelling("㌔", "きろ"),
    Spelling("㌢", "せんち"), Spelling("ヿ", "こと"), Spelling("お願いしま〜す", "お願いしまーす"),
  ]) func kana(_ spelling: Spelling) {
    #expect(normalizer.normalize(spelling.text).string == spelling.normalized)
  }

  @Test(arguments: [
    Spelling("9時〜10時", "9時10時"), Spelling("ビール-L", "びーるl"), Spelling("ライト-2", "らいと2"),
    Spelling("タワー-東京", "たわー東京"), Spelling("カフェ--注文", "かふぇ注文"),
    Spelling("カフェ - 注文", "かふぇ注文"), Spelling("a~b", "a b"), Spelling("東京〜大阪", "東京大阪"),
  ]) func wavesAndDashesThatAreNoLongVowels(_ spelling: Spelling) {
    #expect(normalizer.normalize(spelling.text).string == spelling.normalized)
  }

  @Test(arguments: [
    Spelling("what's", "whats"), Spelling("what’s", "whats"), Spelling("whats", "whats"),
    Spelling("what＇s", "whats"), Spelling("what`s", "whats"), Spelling("what´s", "whats"),
    Spelling("check-in", "check in"), Spelling("check in", "check in"),
    Spelling("check‐in", "check in"), Spelling("AC/DC", "ac dc"), Spelling("Dr. Dre", "dr dre"),
    Spelling("Living Room - Movie Night", "living room movie night"),
    Spelling("Start, a \"Calm\" session; now…", "start a calm session now"),
    Spelling("「ビール」・（L）", "びーるl"), Spelling("テイラー・スウィフト", "ていらーすうぃふと"),
    Spelling("ビール。", "びーる"), Spelling("ビール！？", "びーる"), Spelling("Yes!?!.", "yes"),
    Spelling("¿Qué?", "que"), Spelling("snake_case", "snake case"),
  ]) func punctuation(_ spelling: Spelling) {
    #expect(normalizer.normalize(spelling.text).string == spelling.normalized)
  }

  @Test(arguments: [
    Spelling("C++ box", "c++ box"), Spelling("50%", "50%"), Spelling("５０％", "50%"),
    Spelling("AT&T", "at&t"), Spelling("C#", "c#"), Spelling("C♯", "c#"), Spelling("a@b", "a@b"),
    Spelling("20°", "20°"), Spelling("¥300", "¥300"), Spelling("1/2", "1 2"), Spelling("½", "1 2"),
  ]) func signsThatArePartOfNamesStay(_ spelling: Spelling) {
    #expect(normalizer.normalize(spelling.text).string == spelling.normalized)
  }

  @Test(arguments: [
    Spelling("  Taylor   Swift ", "taylor swift"), Spelling("Taylor\u{A0}Swift", "taylor swift"),
    Spelling("ミュージックで Taylor Swift を再生", "みゅーじっくでtaylor swiftを再生"),
    Spelling("五 月　天", "五月天"), Spelling("ライト ２ を", "らいと2を"),
    Spelling("バスタオルを交換した　タオル管理", "ばすたおるを交換したたおる管理"), Spelling("佐々 木", "佐々木"),
    Spelling("〆 切", "〆切"),
    Spelling("one\ttwo\nthree\u{0}four\u{7F}five", "one two three four five"),
  ]) func spaces(_ spelling: Spelling) {
    #expect(normalizer.normalize(spelling.text).string == spelling.normalized)
  }

  @Test(arguments: [
    Spelling("Kids' room 🧸", "kids room"), Spelling("👨‍👩‍👧 family", "family"),
    Spelling("カフェで🍔注文", "かふぇで注文"),
    Spelling("1️⃣ one", "1 one"), Spelling("🇯🇵日本", "日本"), Spelling("👍🏽ok", "ok"),
    Spelling("は\u{FE0F}い", "はい"), Spelling("a\u{200D}b", "ab"), Spelling("ビール♪", "びーる"),
    Spelling("★カフェ★", "かふぇ"), Spelling("Brewly™", "brewly"), Spelling("soft\u{AD}ly", "softly"),
    Spelling("\u{FEFF}yes", "yes"), Spelling("❤️ love", "love"),
  ]) func picturesAndInvisibleCharactersFall(_ spelling: Spelling) {
    #expect(normalizer.normalize(spelling.text).string == spelling.normalized)
  }

  @Test(arguments: ["", " ", "。！？", "...", "🍔", "'", "\u{301}", "\u{200D}", "「」", "- – —", "\u{0}"])
  func nothingIsLeftOf(_ text: String) {
    #expect(normalizer.normalize(text).isEmpty)
  }

  @Test func theExampleOfTheDocumentation() {
    let normalized = normalizer.normalize("ﾋﾞｰﾙのLを カフェで注文！")
    #expect(normalized.string == "びーるのlをかふぇで注文")
  }

  @Test func wordsComeFromTheDictionary() {
    let text = "私は東京に住んでいる。Yes, please."
    let scalars = Array(text.unicodeScalars)
    let words = WordBreaker().wordRanges(in: text).map { range in
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars[range])
      return String(view)
    }
    #expect(words.prefix(4) == ["私", "は", "東京", "に"])
    #expect(words.suffix(2) == ["Yes", "please"])
    #expect(WordBreaker().wordRanges(in: "").isEmpty)
    #expect(WordBreaker().wordRanges(in: "😀 カフェ").map(\.lowerBound) == [2])
  }
}
