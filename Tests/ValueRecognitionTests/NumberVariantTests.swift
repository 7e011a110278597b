import Testing

@testable import ValueRecognition

@Suite struct NumberVariantTests {
  @Test func `numbers in English names`() throws {
    let recognizer = try TestLanguages.recognizer("en")
    #expect(recognizer.numberVariants(of: "Platform 9") == ["Platform nine"])
    #expect(recognizer.numberVariants(of: "twenty-one").contains("21"))
    let room = recognizer.numberVariants(of: "room 101")
    #expect(room.contains("room one hundred one"))
    #expect(room.contains("room one oh one"))
    #expect(recognizer.numberVariants(of: "Sleep") == [])
    #expect(recognizer.numberVariants(of: "1 2 3 4 5 6 7 8 9").count <= NumberVariants.limit)
  }

  @Test func `numbers in Japanese names`() throws {
    let recognizer = try TestLanguages.recognizer("ja")
    #expect(recognizer.numberVariants(of: "ライト2").contains("ライト二"))
    #expect(recognizer.numberVariants(of: "九番線").contains("9番線"))
    #expect(recognizer.numberVariants(of: "9番線").contains("九番線"))
    #expect(recognizer.numberVariants(of: "三菱") == [])
    #expect(recognizer.numberVariants(of: "ビール") == [])
  }

  @Test(arguments: [
    ("en", "1", 1), ("en", "first", 1), ("en", "the first one", 1), ("en", "number one", 1),
    ("en", "1st", 1), ("en", "2nd", 2), ("en", "the third one", 3), ("en", "the last one", -1),
    ("en", "last", -1), ("en", "second to last", -2), ("en", "the second one from the end", -2),
    ("ja", "一番目", 1), ("ja", "1番", 1), ("ja", "一つ目", 1), ("ja", "最初", 1), ("ja", "一番上", 1),
    ("ja", "最後", -1), ("ja", "一番下", -1), ("ja", "最後から二番目", -2), ("ja", "後ろから2番目", -2),
    ("ja", "3番目のやつ", 3), ("ja", "ふたつ目", 2), ("ja", "二", 2), ("ja", "にばんめ", 2), ("ja", "3", 3),
  ]) func `positions`(_ language: String, _ text: String, _ position: Int) throws {
    let positions = try TestLanguages.recognizer(language).positions(upTo: 5)
    #expect(positions.filter { $0.text == text }.map(\.position) == [position])
  }

  @Test(arguments: ["en", "ja"]) func `positions stay among the options`(_ language: String) throws
  {
    let recognizer = try TestLanguages.recognizer(language)
    let positions = recognizer.positions(upTo: 3)
    #expect(!positions.isEmpty)
    #expect(positions.allSatisfy { abs($0.position) <= 3 && $0.position != 0 })
    #expect(Set(positions.map(\.text)).count == positions.count)
    #expect(recognizer.positions(upTo: 0).isEmpty)
    #expect(recognizer.positions(upTo: Int.max).count < 10_000)
  }

  /// What is asked first must let every name through that has a number.
  @Test(arguments: ["en", "ja"]) func noNumberIsOverlooked(language: String) throws {
    let recognizer = try TestLanguages.recognizer(language)
    let around = language == "en" ? ["", "room ", "x-", "Route"] : ["", "部屋", "へや", "カフェ "]
    for number in stride(from: 0, to: 130, by: 7) {
      let forms = ["\(number)"] + recognizer.spokenForms(of: number)
      for name in around.flatMap({ head in forms.flatMap { [head + $0, head + $0 + "の"] } })
      where !recognizer.numberVariants(of: name).isEmpty {
        #expect(recognizer.mayHaveNumber(name), "\(name)")
      }
    }
    let plain = language == "en" ? ["Morning Flow", "Latte", "Ontario"] : ["朝のながれ", "ラテ"]
    for name in plain { #expect(!recognizer.mayHaveNumber(name), "\(name)") }
  }
}
