import Testing

@testable import ValueRecognition

struct NumberCase: Sendable, CustomTestStringConvertible {
  var text: String
  var value: Double?

  init(_ text: String, _ value: Double?) {
    self.text = text
    self.value = value
  }

  var testDescription: String { text }
}

@Suite struct NumberTests {
  static let japanese: [NumberCase] = [
    .init("5", 5), .init("１２", 12), .init("1,000", 1000), .init("2.5", 2.5), .init("-3", -3),
    .init("二十三", 23), .init("二三", 23), .init("壱万弐千", 12000), .init("3万5千", 35000),
    .init("1.5億", 150_000_000), .init("三つ", 3), .init("3個", 3), .init("三杯", 3),
    .init("二本", 2), .init("五分", 5), .init("ひとつ", 1), .init("ふたり", 2), .init("百", 100),
    .init("千二百", 1200), .init("二〇二四", 2024), .init("マイナス5", -5), .init("2点5", 2.5),
    .init("三・一四", 3.14), .init("二つ半", 2.5), .init("にじゅうさん", 23), .init("10万7千8百56", 107_856),
    .init("１２個。", 12), .init("一ダース", 12), .init("さんびゃく", 300), .init("三匹", 3),
    .init("万", nil), .init("個", nil), .init("", nil), .init("。", nil), .init("ビール", nil),
    .init("三菱", nil), .init("二百三百", nil),
  ]

  static let english: [NumberCase] = [
    .init("5", 5), .init("1,000", 1000), .init("1,234,567.5", 1_234_567.5), .init("-3", -3),
    .init("twenty-one", 21), .init("Twenty one", 21), .init("a hundred and five", 105),
    .init("one hundred five", 105), .init("a dozen", 12), .init("two dozen", 24),
    .init("two and a half", 2.5), .init("half", 0.5), .init("half a dozen", 6),
    .init("two point five", 2.5), .init("minus five", -5), .init("minus two and a half", -2.5),
    .init("-3½", -3.5), .init("2 million", 2_000_000),
    .init("1.5 million", 1_500_000), .init("twelve hundred", 1200),
    .init("nine hundred ninety-nine thousand nine hundred ninety-nine", 999_999),
    .init("one oh one", 101), .init("1 0 1", 101), .init("3 pieces", 3), .init("three people", 3),
    .init("third", 3), .init("21st", 21), .init("twenty-first", 21), .init("zero", 0),
    .init("５", 5), .init("a", nil), .init("hundred", nil), .init("and", nil), .init("5 and", nil),
    .init("large", nil), .init("twenty beers please", nil), .init("", nil), .init("   ", nil),
    .init("1,00", nil), .init("192.168.1.2", nil),
  ]

  @Test(arguments: japanese) func `Japanese numbers`(_ test: NumberCase) throws {
    let number = try TestLanguages.recognizer("ja").number(test.text)
    #expect(number?.value == test.value)
  }

  @Test(arguments: english) func `English numbers`(_ test: NumberCase) throws {
    let number = try TestLanguages.recognizer("en").number(test.text)
    #expect(number?.value == test.value)
  }

  @Test func `a counter and an ordinal are told`() throws {
    let japanese = try TestLanguages.recognizer("ja")
    #expect(japanese.number("三杯")?.counter == "杯")
    #expect(japanese.number("三")?.counter == nil)
    let english = try TestLanguages.recognizer("en")
    #expect(english.number("third")?.isOrdinal == true)
    #expect(english.number("three")?.isOrdinal == false)
  }

  @Test(arguments: ["en", "ja"]) func `what is spelled is read back`(_ language: String) throws {
    let recognizer = try TestLanguages.recognizer(language)
    var numbers = Array(0...10_000)
    var seed: UInt64 = 20_240_710
    for _ in 0..<500 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      numbers.append(Int(seed >> UInt64(20 + seed % 30)))
    }
    var wrong: [String] = []
    for number in numbers {
      let forms = recognizer.spokenForms(of: number)
      if forms.isEmpty { wrong.append("\(number) has no words") }
      for form in forms where recognizer.number(form)?.integer != number {
        wrong.append("\(number): \(form)")
      }
    }
    #expect(wrong.prefix(20) == [])
  }

  @Test func `numbers are spelled as people do`() throws {
    let english = try TestLanguages.recognizer("en")
    #expect(
      english.spokenForms(of: 105)
        == ["one hundred five", "one hundred and five", "a hundred and five", "a hundred five"])
    #expect(english.spokenForms(of: 9) == ["nine"])
    let japanese = try TestLanguages.recognizer("ja")
    #expect(japanese.spokenForms(of: 9) == ["九"])
    #expect(japanese.spokenForms(of: 12_345) == ["一万二千三百四十五"])
    #expect(japanese.spokenForms(of: 110) == ["百十"])
  }
}
