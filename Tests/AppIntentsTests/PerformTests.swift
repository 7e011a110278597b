import AppIntents
import HostTestSupport
import IntentCatalog
import LocalizedTexts
import SwiftFiveApp
import SwiftSixApp
import Testing

@Suite struct PerformTests {
  private let app: LiveApp
  private let environment = AppEnvironment.testing("en_US")
  private let kokoro = "00000000-0000-0000-0000-000000000001"
  private let emma = "00000000-0000-0000-0000-000000000002"

  init() throws { app = try SwiftFiveApp.host.makeApp(files: .phrases) }

  private func perform(
    _ intent: String, _ parameters: [String: ParameterValue] = [:], _ host: ScriptedHost = .init()
  ) async -> PerformOutcome {
    await app.perform(
      IntentCall(app: "Library", intent: intent, parameters: parameters), in: environment,
      host: host)
  }

  private func say(_ text: String, supporting: String? = nil) -> PerformOutcome {
    .finished(PerformResult(dialog: DialogText(text, supporting: supporting)))
  }

  @Test func defaultsStandInForWhatIsNotSaid() async {
    let outcome = await perform("EveryParameterIntent")
    #expect(
      outcome
        == .finished(
          PerformResult(
            value: .string("hello - 3 1.5 false novel - -  a - - 4"),
            valueTitle: "hello - 3 1.5 false novel - -  a - - 4")))
  }

  @Test func everyKindOfValueArrives() async {
    let outcome = await perform(
      "EveryParameterIntent",
      [
        "text": .string("t"), "room": .string("north"), "count": .int(7), "price": .int(2),
        "gift": .bool(true), "genre": .identifier("poetry"), "shelf": .identifier("2"),
        "book": .identifier(kokoro), "more": .array([.identifier(emma), .identifier(kokoro)]),
        "tags": .array([.string("x"), .string("y")]), "link": .url("https://example.org/a"),
        "day": .date("2024-07-10T12:00:00+09:00"), "untitledOne": .cleared,
      ])
    guard case .finished(let result) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(
      result.value
        == .string(
          "t north 7 2.0 true poetry 2 Kokoro Emma+Kokoro x+y https://example.org/a 1720580400 4"))
  }

  @Test(arguments: [
    ("count", ParameterValue.string("many")), ("count", .double(1.5)), ("gift", .int(1)),
    ("genre", .identifier("comics")), ("shelf", .identifier("9")), ("book", .identifier("nobody")),
    ("day", .date("tomorrow")), ("count", .double(.infinity)), ("more", .array([.identifier("x")])),
  ])
  func aValueThatDoesNotFitIsAskedForAgain(_ name: String, _ value: ParameterValue) async {
    let outcome = await perform("EveryParameterIntent", [name: value])
    guard case .needs(.value(let parameter, _)) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(parameter == name)
  }

  @Test(arguments: [
    ("value", PerformQuestion.value(parameter: "book", dialog: DialogText("Which book?"))),
    ("needsValue", .value(parameter: "count", dialog: DialogText("How many?"))),
    (
      "disambiguation",
      .disambiguation(
        parameter: "book",
        options: [
          OptionDescriptor(
            id: "00000000-0000-0000-0000-000000000001", title: "Kokoro", subtitle: "by Soseki"),
          OptionDescriptor(
            id: "00000000-0000-0000-0000-000000000002", title: "Emma", subtitle: "by Austen"),
        ], dialog: DialogText("Which of these?"))
    ),
  ])
  func aThrownRequestIsAQuestion(_ how: String, _ question: PerformQuestion) async {
    #expect(await perform("ThrowingIntent", ["how": .string(how)]) == .needs(question))
  }

  @Test func aThrownRequestForTheFrontEndsItThere() async {
    let host = ScriptedHost(.yes)
    #expect(
      await perform("ThrowingIntent", ["how": .string("foreground")], host)
        == .declined(DialogText("Go on in Library.")))
    #expect(
      host.questions == [
        .foreground(dialog: DialogText("Open the library?"), alwaysConfirm: true)
      ])
    #expect(host.opened == ["Library"])
    let refusing = ScriptedHost(.no)
    #expect(await perform("ThrowingIntent", ["how": .string("foreground")], refusing) == .cancelled)
    #expect(refusing.opened == [])
  }

  @Test(arguments: [
    ("restart", PerformOutcome.restart), ("cancelled", .cancelled), ("plain", .failed(nil)),
    ("custom", .failed(DialogText("Kenji has the book."))),
    ("described", .failed(DialogText("The library is closed."))),
    ("signin", .declined(DialogText("You need to sign in to the app first."))),
    (
      "location",
      .declined(DialogText("The app is not allowed to see your precise location yet."))
    ),
    ("notFound", .failed(DialogText("That could not be found."))),
  ])
  func anErrorIsAnOutcome(_ how: String, _ outcome: PerformOutcome) async {
    #expect(await perform("ThrowingIntent", ["how": .string(how)]) == outcome)
  }

  @Test func errorsOfTheSystemSpeakJapanese() async {
    let call = IntentCall(
      app: "Library", intent: "ThrowingIntent", parameters: ["how": .string("notFound")])
    let outcome = await app.perform(call, in: .testing("ja_JP"), host: ScriptedHost())
    #expect(outcome == .failed(DialogText("見つかりませんでした。")))
  }

  @Test func waitsForAValue() async {
    let host = ScriptedHost(.value(.int(1200)))
    let outcome = await perform("AskingIntent", ["how": .string("value")], host)
    #expect(outcome == say("You said 1,200, and it is 1,200."))
    #expect(host.questions == [.value(parameter: "count", dialog: DialogText("How many?"))])
    let entity = ScriptedHost(.value(.identifier(emma)))
    #expect(
      await perform("AskingIntent", ["how": .string("entity")], entity) == say("You want Emma."))
    #expect(entity.questions == [.value(parameter: "book", dialog: DialogText("Which book?"))])
  }

  @Test(arguments: [
    PerformReply.option(1), .value(.identifier("00000000-0000-0000-0000-000000000002")),
  ])
  func waitsForOneOfSeveral(_ reply: PerformReply) async {
    let outcome = await perform(
      "AskingIntent", ["how": .string("disambiguation")], ScriptedHost(reply))
    #expect(outcome == say("You chose Emma.", supporting: "Emma"))
  }

  @Test(arguments: [PerformReply.option(2), .option(-1), .option(.max), .yes])
  func anAnswerThatIsNoneEndsIt(_ reply: PerformReply) async {
    let outcome = await perform(
      "AskingIntent", ["how": .string("disambiguation")], ScriptedHost(reply))
    #expect(outcome == .cancelled)
  }

  @Test func waitsForAConfirmationOfAValue() async {
    let yes = ScriptedHost(.yes)
    #expect(
      await perform("AskingIntent", ["how": .string("confirmValue")], yes) == say("Three it is."))
    #expect(
      yes.questions == [
        .valueConfirmation(
          parameter: "count", option: OptionDescriptor(id: "3", title: "3"),
          dialog: DialogText("Three?"), snippet: [])
      ])
    let no = ScriptedHost(.no)
    #expect(
      await perform("AskingIntent", ["how": .string("confirmValue")], no) == say("Not three then."))
  }

  @Test(arguments: [
    (
      "confirm",
      PerformQuestion.confirmation(
        action: ActionNameDescriptor("continue"), dialog: nil, snippet: [], showsPrompt: true)
    ),
    (
      "conditions",
      .confirmation(
        action: ActionNameDescriptor(
          "custom", acceptLabel: "Lend", acceptAlternatives: ["Take"], denyLabel: "Keep",
          isDestructive: true),
        dialog: DialogText("Lend it?"), snippet: ["Kokoro"], showsPrompt: true)
    ),
    (
      "hiddenPrompt",
      .confirmation(
        action: ActionNameDescriptor("buy"), dialog: DialogText("Sure?"), snippet: ["Two books"],
        showsPrompt: false)
    ),
    ("foreground", .foreground(dialog: DialogText("Open the library?"), alwaysConfirm: false)),
  ])
  func waitsForAConfirmation(_ how: String, _ question: PerformQuestion) async {
    let host = ScriptedHost(.yes)
    #expect(await perform("AskingIntent", ["how": .string(how)], host) == say("Done."))
    #expect(host.questions == [question])
    #expect(await perform("AskingIntent", ["how": .string(how)], ScriptedHost(.no)) == .cancelled)
    #expect(await perform("AskingIntent", ["how": .string(how)], ScriptedHost([])) == .cancelled)
  }

  @Test func waitsForAChoice() async {
    let host = ScriptedHost(.option(1))
    #expect(await perform("AskingIntent", ["how": .string("choice")], host) == say("Burnt."))
    #expect(
      host.questions == [
        .choice(
          options: [
            OptionDescriptor(id: "0", title: "Paper", style: "default"),
            OptionDescriptor(id: "1", title: "Burn", style: "destructive"),
            OptionDescriptor(id: "2", title: "Cancel", style: "cancel"),
          ], dialog: DialogText("How?"), snippet: [])
      ])
    let cancel = ScriptedHost(.option(2))
    #expect(await perform("AskingIntent", ["how": .string("choice")], cancel) == .cancelled)
  }

  @Test func aFullResultArrivesWhole() async {
    let host = ScriptedHost()
    let outcome = await perform("FullResultIntent", ["book": .identifier(emma)], host)
    #expect(
      outcome
        == .finished(
          PerformResult(
            value: .identifier(emma), valueTitle: "Emma", dialog: DialogText("Here it is."),
            snippet: ["📖 Lent", "A comedy", "one", "two"],
            opensIntent: IntentCall(
              app: "Library", intent: "AskingIntent",
              parameters: ["how": .string("confirm"), "book": .identifier(emma)]))))
    #expect(host.opened == ["Library"])
  }

  @Test func aViewMayBeLeftOut() async {
    #expect(await perform("PostIntent", ["text": .string("")]) == say("There is nothing to post."))
    #expect(
      await perform("PostIntent", ["text": .string("hi")])
        == .finished(PerformResult(dialog: DialogText("Posted."), snippet: ["hi"])))
  }

  @Test func openingBringsTheAppToTheFront() async {
    let host = ScriptedHost()
    let outcome = await perform("OpenBookIntent", ["target": .identifier(emma)], host)
    #expect(outcome == .finished(PerformResult(onScreen: ["00000000-0000-0000-0000-000000000002"])))
    #expect(host.opened == ["Library"])
    let export = ScriptedHost(.yes)
    #expect(
      await perform("ExportIntent", [:], export)
        == .finished(
          PerformResult(
            dialog: DialogText("Exported to the desk, 1970."),
            opensIntent: IntentCall(app: "Library", intent: "OpenBookIntent"))))
    #expect(
      export.questions == [
        .foreground(dialog: DialogText("Open the library?"), alwaysConfirm: true)
      ])
  }

  @Test func aMissingDependencyIsToldBeforeItIsNeeded() async {
    #expect(
      await perform("MissingDependencyIntent")
        == .failed(
          DialogText(
            "no dependency of type NobodyRegistersThis is registered, which "
              + "MissingDependencyIntent needs; add it to AppDependencyManager.shared before "
              + "intents run")))
  }

  @Test func codeCallsIntents() async {
    guard case .finished(let result) = await perform("CallingIntent", ["withBook": .bool(true)])
    else {
      Issue.record("it did not finish")
      return
    }
    #expect(result.value == .string("called - 3 1.5 false novel - Kokoro  a - - 4 Emma"))
    let missing = await perform("CallingIntent", ["withBook": .bool(false)])
    #expect(missing == .needs(.value(parameter: "book", dialog: nil)))
  }

  @Test func anUnknownIntentIsAnOutcome() async {
    #expect(await perform("NoIntent") == .failed(DialogText("the app has no intent 'NoIntent'")))
  }

  @Test func anIntentDrawsASnippet() async throws {
    let app = try SwiftSixApp.host.makeApp()
    let host = ScriptedHost(.yes)
    let call = IntentCall(app: "Tea", intent: "PourIntent", parameters: ["tea": .identifier("1")])
    let outcome = await app.perform(call, in: environment, host: host)
    #expect(
      outcome
        == .finished(
          PerformResult(dialog: DialogText("Poured."), snippet: ["Green tea, 1 brewed"])))
    #expect(
      host.questions == [
        .confirmation(
          action: ActionNameDescriptor("go"), dialog: DialogText("Pour Green tea?"),
          snippet: ["Green tea, 0 brewed"], showsPrompt: true)
      ])
    #expect(app.catalog.intent("PourIntent")?.resultTraits == ["dialog", "snippet"])
  }

  @Test func theMainActorPerforms() async throws {
    let app = try SwiftSixApp.host.makeApp()
    let host = ScriptedHost(.yes)
    let call = IntentCall(
      app: "Tea", intent: "BrewIntent",
      parameters: ["tea": .identifier("2"), "size": .identifier("large")])
    let outcome = await app.perform(call, in: environment, host: host)
    #expect(
      outcome
        == .finished(
          PerformResult(
            dialog: DialogText("Your Black tea is ready."), snippet: ["☕  Black tea  Size: Large"]))
    )
    #expect(
      host.questions == [
        .confirmation(
          action: ActionNameDescriptor("start"), dialog: DialogText("Brew Black tea?"),
          snippet: ["☕  Black tea  Size: Large"], showsPrompt: true)
      ])
  }
}
