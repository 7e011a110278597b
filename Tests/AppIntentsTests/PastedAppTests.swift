import AppIntents
import HostTestSupport
import IntentCatalog
import PastedApp
import Testing

/// What iOS apps use, each by what can be seen of it outside.
@Suite struct PastedAppTests {
  private let app: LiveApp
  private let environment = AppEnvironment.testing("en_US")

  init() throws { app = try PastedApp.host.makeApp(files: .phrases) }

  private func perform(
    _ intent: String, _ parameters: [String: ParameterValue] = [:], _ host: ScriptedHost = .init()
  ) async -> PerformOutcome {
    await app.perform(
      IntentCall(app: "Pasted", intent: intent, parameters: parameters), in: environment, host: host
    )
  }

  private func value(
    _ intent: String, _ parameters: [String: ParameterValue] = [:]
  ) async -> ParameterValue? {
    guard case .finished(let result) = await perform(intent, parameters) else { return nil }
    return result.value
  }

  @Test func valuesOfEveryTypeArrive() async {
    let sent = await value(
      "ParcelIntent",
      [
        "file": .url("data:image/png;name=a.png;base64,AAAA"), "person": .string("Ada Green"),
        "price": .string("12.50 EUR"), "weight": .string("300 g"), "way": .string("2 km"),
        "time": .string("08:30"), "length": .string("PT1M30S"), "note": .string("handle with care"),
        "name": .string("Grace Brewster Hopper"), "payment": .string("credit"),
        "stops": .array([.identifier("a"), .identifier("c")]),
      ])
    #expect(
      sent
        == .string(
          "a.png:3, Ada Green, 12.5 EUR, 300.0 g, 2000.0 m, 8:30, 90 s, handle with care, Hopper, credit, a+c"
        ))
  }

  @Test func aMeasurementHasADefaultAndAUnitForBareNumbers() async {
    #expect(await value("ParcelIntent") == .string("2500.0 g"))
    #expect(await value("ParcelIntent", ["weight": .int(4)]) == .string("4000.0 g"))
  }

  @Test(arguments: [
    ("weight", ParameterValue.string("-1 kg")), ("price", .string("5 USD")),
    ("price", .string("much")), ("way", .string("2 kg")), ("length", .string("soon")),
    ("stops", .array([.identifier("a")])), ("file", .url("data:text/plain;name=a.txt;base64,AAAA")),
    ("file", .string("/nowhere/at/all.png")), ("time", .string("late")),
  ])
  func aValueThatTheParameterDoesNotTakeIsAskedForAgain(
    _ name: String, _ value: ParameterValue
  ) async {
    guard case .needs(.value(let parameter, _)) = await perform("ParcelIntent", [name: value])
    else {
      Issue.record("\(name) was taken")
      return
    }
    #expect(parameter == name)
  }

  @Test func plainFormsOfValuesReadBackAsTheSame() async throws {
    func check<Value: _IntentValue & Equatable>(_ value: Value) async throws {
      #expect(try await Value._make(from: value._plain, query: nil) == value)
    }
    try await check(IntentCurrencyAmount(amount: 3, currencyCode: "JPY"))
    try await check(Measurement(value: 1.5, unit: UnitLength.miles))
    try await check(Duration.seconds(3725.5))
    try await check(IntentPerson(handle: .init(phoneNumber: "+81 3 1234")))
    try await check(
      IntentPerson(
        identifier: .contact("7"), name: .displayName("Ada"),
        handle: .init(emailAddress: "ada@example.org", label: .work)))
    try await check(IntentFile(data: Data([1, 2]), filename: "é b.pdf", type: .pdf))
    try await check(IntentPaymentMethod(type: .debit, name: "Blue", identificationHint: "12"))
  }

  @Test func aFileIsWrittenAndReadInItsKinds() async throws {
    let file = IntentFile(data: Data("a,b".utf8), filename: "t.csv")
    #expect(file.type == .commaSeparatedText)
    let written = try await file.file(contentType: .text)
    #expect(try String(contentsOf: written.fileURL, encoding: .utf8) == "a,b")
    #expect(!written.openedInPlace)
    try FileManager.default.removeItem(at: written.fileURL.deletingLastPathComponent())
    await #expect(throws: IntentFile.IntentFileError.failedToLoadData) {
      try await file.data(contentType: .image)
    }
  }

  @Test func theOneEntityNeedsNoList() async {
    #expect(
      await perform(
        "SettingsIntent", ["settings": .identifier("Settings"), "percent": .string("30%")]
      )
      .finishedTitle == "37 in all")
  }

  @Test func aTypesNameAloneIsEnough() {
    #expect(app.catalog.entities.first { $0.identifier == "Stop" }?.title.text == "Stop")
  }

  @Test func addressesAndPlacesAreOpened() async {
    let host = ScriptedHost()
    _ = await perform("OpenPageIntent", ["target": .identifier("2")], host)
    _ = await perform("ShowTabIntent", ["tab": .identifier("settings")], host)
    _ = await perform("ChapterIntent", ["number": .int(4)], host)
    _ = await perform("SearchIntent", ["criteria": .string("tea")], host)
    #expect(
      host.opened == [
        "Pasted", "https://example.org/pages/2", "app://settings", "Pasted", "chapter-4", "Pasted",
        "tea",
      ])
  }

  @Test func whatWasCountedIsTakenBack() async {
    #expect(await value("CountIntent") == .int(1))
    #expect(await value("CountIntent") == .int(2))
    #expect(await app.undo(in: environment) == .undone(title: "Count"))
    #expect(await value("CountIntent") == .int(2))
    let other = try? PastedApp.host.makeApp()
    #expect(await other?.undo(in: environment) == .nothing)
  }

  @Test func aSnippetIntentDrawsWhatIsNow() async {
    _ = await perform("CountIntent")
    guard case .finished(let result) = await perform("ShowCountIntent") else { return }
    #expect(result.snippet == ["Count: 1"])
  }

  @Test func aFocusFilterStaysOn() async {
    #expect(await value("IsQuietIntent") == .bool(false))
    _ = await perform("QuietFilter")
    #expect(await value("IsQuietIntent") == .bool(true))
    _ = await perform("QuietFilter", ["isQuiet": .bool(false)])
    #expect(await value("IsQuietIntent") == .bool(false))
  }

  @Test(arguments: [
    (1, false, "Brew a cup"), (3, false, "Brew a few cups, 3"), (5, false, "Brew 5 cups"),
    (5, true, "Brew 5 cups with milk"),
  ])
  func theSummaryIsTheSentenceThatTheValuesChoose(
    _ cups: Int, _ milk: Bool, _ sentence: String
  ) async {
    let call = IntentCall(
      app: "Pasted", intent: "BrewIntent", parameters: ["cups": .int(cups), "milk": .bool(milk)])
    #expect(await app.summary(of: call, in: environment) == sentence)
  }

  @Test func allEntitiesAreFoundByTheirProperties() async {
    func found(_ parameters: [String: ParameterValue]) async -> ParameterValue? {
      await value("FindStop", parameters)
    }
    func condition(_ text: String) -> ParameterValue { .array([.string(text)]) }
    #expect(
      await found(["sortedBy": .string("order")])
        == .array([.identifier("b"), .identifier("c"), .identifier("a")]))
    #expect(
      await found(["sortedBy": .string("-order"), "limit": .int(1)]) == .array([.identifier("a")]))
    #expect(
      await found(["conditions": condition("name hasPrefix m")])
        == .array([.identifier("b"), .identifier("c")]))
    #expect(
      await found(["conditions": condition("order between 2…3")])
        == .array([.identifier("a"), .identifier("c")]))
    #expect(
      await found([
        "conditions": .array([.string("order == 1"), .string("name contains HARB")]),
        "any": .bool(true),
      ]) == .array([.identifier("a"), .identifier("b")]))
  }

  @Test func whatWasIndexedIsFoundByItsKeywords() async throws {
    #expect(try await app.values(ofType: "Stop", matching: "halt 2", in: environment).isEmpty)
    _ = await perform("IndexStopsIntent")
    let found = try await app.values(ofType: "Stop", matching: "halt 2", in: environment)
    #expect(found.map(\.id) == ["c"])
  }

  @Test(arguments: [
    ("title == 'Emma'", 1), ("year < 1920", 2), ("year BETWEEN {1900, 1930}", 2),
    ("title CONTAINS[cd] \"KO\"", 1), ("title CONTAINS 'KO'", 0),
    ("title BEGINSWITH 'O' OR year = 1914", 2),
    ("NOT (shelf == 'home')", 1), ("note == nil AND year > 1900", 1), ("title LIKE 'E*a'", 1),
    ("'novel' IN tags", 2), ("tags CONTAINS 'ja'", 1), ("TRUEPREDICATE", 3), ("year <", 0),
    ("(title == 'Emma'", 0), ("title ENDSWITH 'o' && year != 1914", 1),
  ])
  func aPredicatesFormatHoldsForRecords(_ format: String, _ count: Int) {
    #expect(PastedApp.count(format: format) == count)
  }

  @Test func aPredicatesFormatTakesArguments() {
    #expect(PastedApp.count(format: "%K == %@ AND year > %d", "title", "Kokoro", 1900) == 1)
    #expect(PastedApp.count(format: "title == %@") == 0)
  }
}

extension PerformOutcome {
  fileprivate var finishedTitle: String? {
    if case .finished(let result) = self { result.valueTitle } else { nil }
  }
}
