import PhraseDiagnostics
import PhraseSyntax
import Testing

/// The kinds of a template's parts, without places.
func kinds(_ template: PhraseTemplate) -> [TemplateElement.Kind] { template.elements.map(\.kind) }

@Suite struct PlaceholderTests {
  private static let parameters = ["session", "product", "size", "Book"]

  @Test(arguments: [
    #"\(.applicationName)"#, #"\(applicationName)"#, "${applicationName}", "${ applicationName }",
  ])
  func everySpellingOfTheAppName(_ text: String) {
    for mode in [TemplateMode.apple, .pack] {
      let parsed = PhraseTemplate.parse("Open \(text) now", mode: mode, parameters: [])
      #expect(parsed.faults == [])
      #expect(kinds(parsed.template) == [.text("Open "), .applicationName, .text(" now")])
    }
  }

  @Test(arguments: [#"\(\.$session)"#, #"\($session)"#, "${session}"])
  func everySpellingOfAParameter(_ text: String) {
    for mode in [TemplateMode.apple, .pack] {
      let parsed = PhraseTemplate.parse("\(text)を開始", mode: mode, parameters: Self.parameters)
      #expect(parsed.faults == [])
      #expect(kinds(parsed.template) == [.parameter("session"), .text("を開始")])
    }
  }

  @Test func bareBracesAreForPacksAlone() {
    let pack = PhraseTemplate.parse("{applicationName}で{Book}", mode: .pack)
    #expect(kinds(pack.template) == [.applicationName, .text("で"), .parameter("Book")])
    let apple = PhraseTemplate.parse("{session} (a|b) [c] <d> \\ $5", mode: .apple)
    #expect(apple.faults == [])
    #expect(kinds(apple.template) == [.text("{session} (a|b) [c] <d> \\ $5")])
  }

  @Test func sideBySideAndAtTheEnds() {
    let parsed = PhraseTemplate.parse(
      "${product}${size}", mode: .apple, parameters: ["product", "size"])
    #expect(kinds(parsed.template) == [.parameter("product"), .parameter("size")])
    #expect(parsed.template.elements.map(\.range) == [0..<10, 10..<17])
    #expect(parsed.template.parameters == ["product", "size"])
    #expect(!parsed.template.hasApplicationName)
  }

  struct Fault: CustomTestStringConvertible {
    var text: String
    var range: Range<Int>
    var words: String
    var help: String?
    var testDescription: String { text }
  }

  @Test(arguments: [
    Fault(
      text: "${application_name}で注文", range: 0..<19,
      words: "unknown placeholder 'application_name'",
      help: "did you mean 'applicationName'?"),
    Fault(
      text: "カフェで${prodct}を注文", range: 4..<13, words: "unknown placeholder 'prodct'",
      help: "did you mean 'product'?"),
    Fault(
      text: "カフェで${曲名を再生", range: 4..<6, words: "placeholder '${' is never closed, expected '}'"),
    Fault(
      text: #"Start \(.applicationName"#, range: 6..<9,
      words: #"placeholder '\(.' is never closed, expected ')'"#),
    Fault(text: "a ${} b", range: 2..<5, words: "placeholder '${}' has no name"),
    Fault(
      text: #"\(.session)"#, range: 0..<11, words: "unknown placeholder 'session'",
      help: #"write a parameter as '\(\.$session)' or '${session}'"#),
    Fault(
      text: "${my session}", range: 0..<13, words: "'my session' cannot be a placeholder's name"),
    Fault(
      text: "${appName} x", range: 0..<10, words: "unknown placeholder 'appName'",
      help: "write the app's name as '${applicationName}'"),
  ])
  func whatIsWrongIsShownWithItsPlace(_ fault: Fault) throws {
    for mode in [TemplateMode.apple, .pack] {
      let parsed = PhraseTemplate.parse(fault.text, mode: mode, parameters: Self.parameters)
      let found = try #require(parsed.faults.first)
      #expect(parsed.faults.count == 1)
      #expect(found.range == fault.range)
      #expect(found.message.hasPrefix(fault.words))
      if let help = fault.help { #expect(found.help == help) }
    }
  }

  @Test func withoutAListAnyNameWillDoButASlipOfTheToken() {
    #expect(PhraseTemplate.parse("${anything}", mode: .apple).faults == [])
    #expect(PhraseTemplate.parse("${aplicationName}", mode: .apple).faults.count == 1)
    #expect(PhraseTemplate.parse("${application_name}", mode: .apple).faults.count == 1)
  }

  @Test func theParserGoesOnBehindAFault() {
    let parsed = PhraseTemplate.parse(
      "${prodct} and ${sise} with ${applicationName}", mode: .apple,
      parameters: ["product", "size"])
    #expect(parsed.faults.map(\.range) == [0..<9, 14..<21])
    #expect(parsed.template.hasApplicationName)
  }

  @Test func messagesCountColumnsInCharacters() throws {
    // The family is one character of several scalars, and が is written with a combining mark.
    let parsed = PhraseTemplate.parse("👨‍👩‍👧か\u{3099}${sise}", mode: .apple, parameters: ["size"])
    let alone = try #require(parsed.diagnostics().first)
    #expect(alone.place?.column == 3)
    #expect(alone.length == 7)
    #expect(alone.sourceLine == "👨‍👩‍👧か\u{3099}${sise}")
    let placed = try #require(
      parsed.diagnostics(at: .init(file: "a.json", line: 4, column: 10)).first)
    #expect(placed.place == .init(file: "a.json", line: 4, column: 12))
  }
}
