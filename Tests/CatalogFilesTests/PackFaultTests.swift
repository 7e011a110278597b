import CatalogFiles
import LocalizedTexts
import PhraseDiagnostics
import Testing

@Suite struct PackFaultTests {
  struct Case: CustomTestStringConvertible {
    /// What is replaced in the good pack, and by what.
    var old: String
    var new: String
    var words: String
    /// What the carets stand under.
    var marked: String
    var help: String?
    var testDescription: String { new }
  }

  @Test func theGoodPackHasNoFault() { #expect(faults(of: goodPack) == []) }

  @Test(arguments: [
    Case(
      old: #""summary""#, new: #""sumary""#, words: "an intent has no key 'sumary'",
      marked: #""sumary""#, help: "did you mean 'summary'?"),
    Case(
      old: #""name": "Tea Shop""#, new: #""intent": 1, "name": "T""#,
      words: "a pack has no key 'intent'", marked: #""intent""#, help: "did you mean 'intents'?"),
    Case(
      old: #""type": "Blend""#, new: #""type": "Bland""#, words: "unknown type 'Bland'",
      marked: #""Bland""#, help: "did you mean 'Blend'?"),
    Case(
      old: #""type": "Int""#, new: #""type": "int""#, words: "unknown type 'int'",
      marked: #""int""#, help: "did you mean 'Int'?"),
    Case(
      old: #"{ "id": "large""#, new: #"{ "id": "small""#,
      words: "value 'small' stands in line 6 already", marked: #""small""#),
    Case(
      old: #""id": "Blend", "title": "Blend""#, new: #""id": "Size", "title": "Blend""#,
      words: "type 'Size' stands in line 5 already", marked: #""Size""#),
    Case(
      old: #""name": "note""#, new: #""name": "cups""#,
      words: "parameter 'cups' stands in line 15 already", marked: #""cups""#),
    Case(old: #""Tea Shop""#, new: #"" ""#, words: "the text is empty", marked: #"" ""#),
    Case(
      old: #""Which one?""#, new: "3", words: "expected a string, found a number", marked: "3"),
    Case(
      old: #"{ "en": "Earl Grey", "ja""#, new: #"{ "de": "Earl Grey", "ja""#,
      words: "the text lacks its source language 'en'", marked: "{"),
    Case(
      old: #""ja": ["スモール""#, new: #""jä": ["スモール""#, words: "'jä' is no language code",
      marked: #""jä""#),
    Case(
      old: "Brew ${blend}?", new: "淹れる：${blnd}?", words: "unknown placeholder 'blnd'",
      marked: "${blnd}", help: "did you mean 'blend'?"),
    Case(
      old: "Brew with ${applicationName}", new: #"\u6ce8 ${applicationNam}"#,
      words: "unknown placeholder 'applicationNam'", marked: "${applicationNam}",
      help: "did you mean 'applicationName'?"),
    Case(
      old: "(with|in) {applicationName}", new: #"\ud83c\udf54\n(with|in {applicationName}"#,
      words: "'(' is never closed", marked: "("),
    Case(old: "<brew>", new: "<brw>", words: "unknown rule 'brw'", marked: "<brw>"),
    Case(
      old: "(brew|make)", new: "(brew|<brew>)", words: "rules use each other in a circle",
      marked: "<brew>"),
    Case(
      old: #""intent": "BrewIntent""#, new: #""intent": "BrewIntnet""#,
      words: "unknown intent 'BrewIntnet'", marked: #""BrewIntnet""#,
      help: "did you mean 'BrewIntent'?"),
    Case(
      old: #"{ "size": "large" }"#, new: #"{ "siez": "large" }"#,
      words: "intent 'BrewIntent' has no parameter 'siez'", marked: #""siez""#,
      help: "did you mean 'size'?"),
    Case(
      old: #"{ "size": "large" }"#, new: #"{ "size": "lareg" }"#,
      words: "type 'Size' has no value 'lareg'", marked: #""lareg""#,
      help: "did you mean 'large'?"),
    Case(
      old: #""default": 2"#, new: #""default": 10"#, words: "10 is outside of the allowed range",
      marked: "10"),
    Case(
      old: #""default": 2"#, new: #""default": 1.5"#, words: "expected a value of type Int",
      marked: "1.5"),
    Case(
      old: #""default": 2"#, new: #""default": "two""#,
      words: "expected a value of type Int, found a string", marked: #""two""#),
    Case(
      old: #""minimum": 1"#, new: #""minimum": 10"#,
      words: "the minimum is greater than the maximum", marked: "10"),
    Case(
      old: #""type": "String","#, new: #""type": "String", "maximum": 3,"#,
      words: "only Int and Double have a minimum", marked: "3"),
    Case(
      old: #""usual": "earl""#, new: #""usual": "eral""#, words: "'eral' is not known here",
      marked: #""eral""#, help: "did you mean 'earl'?"),
    Case(
      old: #""action": "order""#, new: #""action": "ordr""#, words: "'ordr' is not known here",
      marked: #""ordr""#, help: "did you mean 'order'?"),
    Case(
      old: #"["echo", "${note}"]"#, new: "[]", words: "a command needs at least its program",
      marked: "[]"),
    Case(old: "tea:${blend}", new: "tea", words: "'tea' is no URL", marked: #""tea""#),
    Case(
      old: #""optional": true, "default""#, new: #""optional": "yes", "default""#,
      words: "expected true or false, found a string", marked: #""yes""#),
    Case(
      old: #""sourceLanguage": "en""#, new: #""sourceLanguage": "English""#,
      words: "'English' is no language code", marked: #""English""#),
    Case(old: #""id": "Tea","#, new: "", words: "a pack lacks its 'id'", marked: "{"),
    Case(
      old: #""id": "Tea","#, new: #""id": "Tea", "id": "Tea","#,
      words: "key 'id' stands twice in this object", marked: #""id""#),
    Case(
      old: #""title": "Brew","#, new: #""title": "\ud800","#,
      words: "an escaped surrogate stands without its other half", marked: #"\ud800"#),
    Case(
      old: "[\"Blend: ${blend}\"]", new: "{}", words: "expected an array, found an object",
      marked: "{}"),
  ])
  func whatIsWrongIsShownWithItsPlace(_ item: Case) throws {
    let pack = goodPack.replacing(item.old, with: item.new, maxReplacements: 1)
    try #require(pack != goodPack)
    let found = try #require(faults(of: pack).first)
    #expect(found.message.hasPrefix(item.words), "\(found.message)")
    if let help = item.help { #expect(found.help == help) }
    let place = try #require(found.place)
    #expect(place.file == "P/app.json")
    let line = pack.split(separator: "\n", omittingEmptySubsequences: false)[place.line - 1]
    #expect(line.dropFirst(place.column - 1).prefix(found.length) == item.marked)
    #expect(found.sourceLine.map { $0[...] } == line)
  }

  @Test func allFaultsAreShownAtOnce() {
    let pack = goodPack.replacing("\"type\": \"Int\"", with: "\"type\": \"Itn\"")
      .replacing("(with|in)", with: "(with|)").replacing("\"large\" }", with: "\"huge\" }")
    #expect(faults(of: pack).count == 4)
  }

  @Test func anAppNeedsAName() {
    let pack = goodPack.replacing("\"name\": \"Tea Shop\",", with: "")
    #expect(faults(of: pack).map(\.message) == ["the app has no name"])
    #expect(
      faults(of: pack, ["en.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Tea\";"]) == [])
  }

  @Test func bytesThatAreNoText() throws {
    let bad = FolderReader(files: ["app.json": [0x7B, 0x0A, 0x22, 0xE3, 0x81]])
    let fault = #expect(throws: CatalogError.self) { try AppLoader.pack(bad, named: "P") }
    #expect(
      fault?.diagnostics.map(\.place) == [SourcePlace(file: "P/app.json", line: 2, column: 2)])
    let marked = FolderReader(files: ["app.json": [0xEF, 0xBB, 0xBF] + Array(goodPack.utf8)])
    #expect(throws: Never.self) { try AppLoader.pack(marked, named: "P") }
    let none = #expect(throws: CatalogError.self) {
      try AppLoader.pack(FolderReader(files: [:]), named: "P")
    }
    #expect(none?.exitCode == .missingInput)
  }
}
