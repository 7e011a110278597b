import DialogEngine
import Foundation
import IntentCatalog
import IntentRuntime
import Testing

/// Dialogs of the kind that people reported for such systems, each with what should come out.
@Suite struct ReportedDialogTests {
  /// What is said, and what must come of it.
  struct Step: Sendable {
    var say: String
    var outcome: TurnOutcome
    var prompt: OpenPrompt.Kind?
    /// What is asked or said, in order; free when nil.
    var dialog: [String]?
    /// The lines of the options that are shown; free when nil.
    var options: [String]?
    var performed: [[String: ParameterValue]] = []
  }

  struct Report: Sendable, CustomTestStringConvertible {
    var name: String
    var app: AppCatalog
    var locale = "en_US"
    var steps: [Step]
    var testDescription: String { name }
  }

  private func talk(_ report: Report) async throws {
    let session = try await ConversationSession(
      SessionConfiguration(
        apps: [.simulated(report.app)], locale: report.locale, resources: resources,
        now: Date(timeIntervalSince1970: 1_720_580_400), timeZone: .gmt))
    for step in report.steps {
      let turn = await session.say(step.say)
      let said = "\(step.say) → \(turn.lines)"
      #expect(turn.outcome == step.outcome, "\(said)")
      #expect(turn.prompt?.kind == step.prompt, "\(said)")
      if let dialog = step.dialog { #expect(turn.dialog == dialog, "\(said)") }
      let shown = turn.lines.compactMap { if case .option(let text) = $0 { text } else { nil } }
      if let options = step.options { #expect(shown == options, "\(said)") }
      #expect(turn.performed.map(\.parameters) == step.performed, "\(said)")
    }
  }

  // MARK: - A text is taken as it was typed (B6)

  @Test func theWholeLineIsTheText() async throws {
    let line = "明日の2時に会議、あと牛乳を買う"
    try await talk(
      Report(
        name: "to-do", app: ReportedApps.calendar, locale: "ja_JP",
        steps: [
          Step(
            say: "To-do Calendarに予定を追加", outcome: .started, prompt: .requestValue,
            dialog: ["何を追加しますか？"]),
          Step(
            say: line, outcome: .result, dialog: ["「\(line)」を追加しました。"],
            performed: [["text": .string(line)]]),
        ]))
  }

  // MARK: - "Cancel" is not the answer (E1)

  @Test(arguments: [
    "キャンセル", "やめる", "やめて", "いいえ、やめて", "もういい", "止めて", "やっぱりいいです",
  ])
  func cancelEndsTheDialog(_ word: String) async throws {
    try await talk(
      Report(
        name: word, app: ReportedApps.bus, locale: "ja_JP",
        steps: [
          Step(
            say: "OneBusAwayで登録", outcome: .started, prompt: .requestValue,
            dialog: ["どの街ですか？"]),
          Step(say: word, outcome: .cancelled, dialog: ["かしこまりました、取りやめました。"]),
        ]))
  }

  @Test(arguments: ["cancel", "never mind", "stop", "forget it", "Cancel.", "no, cancel that"])
  func cancelEndsTheEnglishDialog(_ word: String) async throws {
    try await talk(
      Report(
        name: word, app: ReportedApps.bus,
        steps: [
          Step(
            say: "Set up OneBusAway", outcome: .started, prompt: .requestValue,
            dialog: ["Which city?"]),
          Step(say: word, outcome: .cancelled, dialog: ["All right, I’ve cancelled that."]),
        ]))
  }

  @Test(arguments: ["Cancel culture reading", "Stop and go", "Never mind the gap"])
  func whatOnlyContainsTheWordIsAValue(_ text: String) async throws {
    try await talk(
      Report(
        name: text, app: ReportedApps.lists,
        steps: [
          Step(say: "Rename list in App", outcome: .started, prompt: .requestValue),
          Step(say: text, outcome: .result, performed: [["name": .string(text)]]),
        ]))
  }

  // MARK: - Several things with one name (D5)

  private static let ask = Step(
    say: "Turn on overhead light in Home Assistant", outcome: .started, prompt: .disambiguation,
    dialog: ["Which one?"], options: ["Overhead light (Office)", "Overhead light (Bedroom)"])

  @Test(arguments: [
    ("the bedroom one", "2"), ("2", "2"), ("the second one", "2"), ("bedroom", "2"),
    ("overhead light bedroom", "2"), ("the office one", "1"), ("the first", "1"),
    ("not the office but the bedroom", "2"), ("not the bedroom one, the office one", "1"),
  ])
  func oneOfSeveralIsPicked(_ reply: String, _ id: String) async throws {
    try await talk(
      Report(
        name: reply, app: ReportedApps.home,
        steps: [
          Self.ask,
          Step(say: reply, outcome: .result, performed: [["entity": .identifier(id)]]),
        ]))
  }

  @Test func anAnswerThatIsAsAmbiguousDoesNotGoOnForEver() async throws {
    let again = Step(
      say: "overhead light", outcome: .notUnderstood, prompt: .disambiguation,
      options: ["Overhead light (Office)", "Overhead light (Bedroom)"])
    try await talk(
      Report(
        name: "again and again", app: ReportedApps.home,
        steps: [
          Self.ask, again, again, Step(say: "overhead light", outcome: .gaveUp),
          Step(say: "2", outcome: .notUnderstood),
        ]))
  }

  // MARK: - Nothing is deleted by nonsense (E4)

  private static let stopping = Step(
    say: "Cancel print in OctoPod", outcome: .started, prompt: .confirmation,
    dialog: ["Really cancel the print?"])
  private static let asked = Step(
    say: "hm?", outcome: .notUnderstood, prompt: .confirmation,
    dialog: ["Sorry, I didn’t understand that.", "Really cancel the print?"])

  @Test func nonsenseDoesNotConfirm() async throws {
    try await talk(
      Report(
        name: "hm?", app: ReportedApps.printer,
        steps: [
          Self.stopping, Self.asked, Self.asked, Step(say: "hm?", outcome: .gaveUp),
          Step(say: "yes", outcome: .notUnderstood),
        ]))
  }

  @Test(arguments: ["cancel", "no", "never mind", "don't", "No, don't do that"])
  func cancelAnswersTheQuestion(_ word: String) async throws {
    try await talk(
      Report(
        name: word, app: ReportedApps.printer,
        steps: [
          Self.stopping,
          Step(say: word, outcome: .cancelled, dialog: ["All right, I’ve cancelled that."]),
        ]))
  }

  @Test(arguments: ["yes please", "はい", "Yes.", "go ahead"])
  func yesConfirms(_ word: String) async throws {
    try await talk(
      Report(
        name: word, app: ReportedApps.printer,
        steps: [
          Self.stopping,
          Step(say: word, outcome: .result, dialog: ["The print is cancelled."], performed: [[:]]),
        ]))
  }

  // MARK: - What was refused is not suggested

  @Test(arguments: ["Don't cancel print in OctoPod", "Please do not cancel the print in OctoPod"])
  func aRefusalStartsNothingAndGetsNoPhraseForIt(_ utterance: String) async throws {
    try await talk(
      Report(
        name: utterance, app: ReportedApps.printer,
        steps: [
          Step(
            say: utterance, outcome: .notUnderstood,
            dialog: [
              "Sorry, I didn’t understand that. Ask “What can I do here?” to hear what you can say."
            ])
        ]))
  }
}

/// The apps of the reports, as descriptions.
private enum ReportedApps {
  static let calendar = app(
    "To-do Calendar", phrases: ["${applicationName}に予定を追加"], language: "ja",
    IntentDescriptor(
      identifier: "AddEvent", title: "予定を追加",
      parameters: [
        ParameterDescriptor(
          name: "text", title: "予定", type: .string, requestValueDialog: "何を追加しますか？")
      ],
      simulation: SimulatedPerform(dialog: "「${text}」を追加しました。")))

  static let bus = app(
    "OneBusAway", phrases: ["Set up ${applicationName}", "${applicationName}で登録"],
    IntentDescriptor(
      identifier: "Setup", title: "Set up",
      parameters: [
        ParameterDescriptor(
          name: "city", title: "City", type: .string,
          requestValueDialog: CatalogText("Which city?", localizations: ["ja": "どの街ですか？"]))
      ],
      simulation: SimulatedPerform(dialog: "Done.")))

  static let lists = app(
    "App", phrases: ["Rename list in ${applicationName}"],
    IntentDescriptor(
      identifier: "Rename", title: "Rename a list",
      parameters: [
        ParameterDescriptor(
          name: "name", title: "Name", type: .string, requestValueDialog: "What name?")
      ],
      simulation: SimulatedPerform(dialog: "Renamed.")))

  static let printer = app(
    "OctoPod", phrases: ["Cancel print in ${applicationName}"],
    IntentDescriptor(
      identifier: "CancelPrint", title: "Cancel the print",
      simulation: SimulatedPerform(
        confirmation: "Really cancel the print?", dialog: "The print is cancelled.")))

  static let home: AppCatalog = {
    var home = app(
      "Home Assistant", phrases: ["Turn on ${entity} in ${applicationName}"],
      IntentDescriptor(
        identifier: "TurnOn", title: "Turn on",
        parameters: [
          ParameterDescriptor(name: "entity", title: "Light", type: .entity("Light"))
        ],
        simulation: SimulatedPerform(dialog: "It is on.")))
    home.entities = [
      EntityDescriptor(
        identifier: "Light", title: "Light",
        values: [
          ValueDescriptor(id: "1", title: "Overhead light", subtitle: "Office"),
          ValueDescriptor(id: "2", title: "Overhead light", subtitle: "Bedroom"),
        ])
    ]
    return home
  }()

  private static func app(
    _ name: String, phrases: [String], language: String = "en", _ intent: IntentDescriptor
  ) -> AppCatalog {
    AppCatalog(
      id: "Reported", app: AppIdentity(name: name), sourceLanguage: language,
      providers: [
        ProviderDescriptor(
          type: "Shortcuts",
          shortcuts: [
            ShortcutDescriptor(
              intent: intent.identifier, phrases: phrases.map { PlacedText($0) })
          ])
      ],
      intents: [intent])
  }
}
