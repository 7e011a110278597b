import IntentCatalog
import IntentMatching
import LanguagePacks
import Testing

/// Values that no list names, in templates: where they stand, and what free text is left.
@Suite struct SpokenSlotTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var utterance: String
    /// Slot to what was said there.
    var said: [String: String]
    var testDescription: String { utterance }
  }

  static let cases = [
    Case(
      utterance: "wake me tomorrow at 8 for tea", said: ["date": "tomorrow at 8", "note": "tea"]),
    Case(utterance: "wake me for a walk of 20 minutes", said: ["note": "a walk of 20 minutes"]),
    Case(
      utterance: "wake me for the film Tomorrow Never Comes",
      said: ["note": "the film Tomorrow Never Comes"]),
    Case(
      utterance: "Wake me NEXT Friday for  Ｔea!",
      said: ["date": "NEXT Friday", "note": "Ｔea"]),
    Case(utterance: "\u{E700}", said: [:]),
    Case(utterance: "wake me \u{E700} for tea", said: ["date": "\u{E700}", "note": "tea"]),
  ]

  @Test(arguments: cases) func findsWhatWasSaid(_ test: Case) throws {
    let matcher = try PhraseMatcher(
      apps: [MatcherApp(catalog: Self.catalog, values: [:])], locale: "en_US",
      language: TestLanguages.pack("en"))
    let match = matcher.match(test.utterance, MatchOptions(isBound: true)).matches.first
    let parameters = match?.parameters ?? []
    #expect(Dictionary(parameters.map { ($0.name, $0.text) }) { first, _ in first } == test.said)
    let scalars = Array(test.utterance.unicodeScalars)
    for parameter in parameters {
      let written = String(String.UnicodeScalarView(scalars[parameter.range]))
      #expect(written == parameter.text, "a range is one of the user's own text")
    }
  }

  @Test func explainsWhatWasSaid() throws {
    let matcher = try PhraseMatcher(
      apps: [MatcherApp(catalog: Self.catalog, values: [:])], locale: "en_US",
      language: TestLanguages.pack("en"))
    let explanation = matcher.explain(
      "wake me tomorrow at 8 for tea", MatchOptions(isBound: true))
    #expect(explanation.segments.contains { $0.parameter == "date" && $0.text == "tomorrow at 8" })
    #expect(explanation.segments.contains { $0.parameter == "note" && $0.text == "tea" })
  }

  private static let catalog = AppCatalog(
    id: "Bell", app: AppIdentity(name: "Bell"), sourceLanguage: "en",
    providers: [
      ProviderDescriptor(
        type: "BellShortcuts",
        shortcuts: [
          ShortcutDescriptor(
            intent: "Wake", phrases: [PlacedText("Wake me with ${applicationName}")],
            extraTemplates: [
              "en": [
                "wake me [at|on] {date} for {note}", "wake me for {note} [at|on] {date}",
                "wake me for {note}",
              ].map { PlacedText($0) }
            ])
        ])
    ],
    intents: [
      IntentDescriptor(
        identifier: "Wake", title: "Wake",
        parameters: [
          ParameterDescriptor(name: "date", title: "When", type: .date),
          ParameterDescriptor(name: "note", title: "Note", type: .string),
        ])
    ])
}
