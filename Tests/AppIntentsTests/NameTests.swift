import AppIntents
import HostTestSupport
import IntentCatalog
import PastedApp
import Testing

/// Rarer names, each by what can be seen of it outside.
@Suite struct NameTests {
  private let app: LiveApp
  private let environment = AppEnvironment.testing("en_US")

  init() throws { app = try PlannerApp.host.makeApp(files: .phrases) }

  private func value(
    _ intent: String, _ parameters: [String: ParameterValue] = [:]
  ) async -> ParameterValue? {
    let call = IntentCall(app: "PastedPlanner", intent: intent, parameters: parameters)
    guard
      case .finished(let result) = await app.perform(call, in: environment, host: ScriptedHost())
    else { return nil }
    return result.value
  }

  private func file(_ text: String) throws -> URL {
    let place = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
    try text.write(to: place, atomically: true, encoding: .utf8)
    return place
  }

  @Test func aDeprecatedIntentSaysWhatToUseAndStillRuns() async {
    #expect(app.catalog.intent("OldMeetIntent")?.description?.text == "Use Meet instead.")
    #expect(await value("OldMeetIntent") == .int(1))
  }

  @Test func aVideoIsPlayedByItsName() async {
    #expect(await value("WatchIntent", ["term": .string("Ikiru")]) == .string("Ikiru in movies+tv"))
  }

  @Test func aValueQueryFindsValuesOfSeveralTypes() async throws {
    let found = try await app.values(
      ofQuery: "PlaceValueQuery", for: .string("Na"), in: environment)
    #expect(found.map(\.title.text) == ["Nara", "Na"])
    #expect(found.map(\.id) == ["1/2", "3/Na"])
    await #expect(throws: HostError.self) {
      try await app.values(ofQuery: "Nothing", for: .string("Na"), in: environment)
    }
  }

  @Test func aFileEntityIsAFileOrADraft() async throws {
    let place = try file("buy tea")
    defer { try? FileManager.default.removeItem(at: place) }
    let identifier = place.absoluteString
    #expect(await value("ReadMemoIntent", ["memo": .identifier(identifier)]) == .string("buy tea"))
    #expect(
      await value("ReadMemoIntent", ["memo": .identifier("draft:new")]) == .string("draft new"))
    #expect(throws: (any Error).self) {
      try FileEntityIdentifier.file(url: URL(filePath: "/a").appending(path: "b").asWeb)
    }
    let data = try await app.exported(
      ofType: "Memo", identifier: identifier, as: .plainText, in: environment)
    #expect(String(decoding: data, as: UTF8.self) == "buy tea")
    await #expect(throws: TransferError.self) {
      try await app.exported(ofType: "Memo", identifier: identifier, as: .png, in: environment)
    }
    await #expect(throws: HostError.self) {
      try await app.exported(ofType: "Town", identifier: "1", as: .png, in: environment)
    }
  }

  /// Keeps what matters when.
  private final class Ears: DonationReceiver {
    let relevant = Locker<[RelevantCall]>([])
    func receive(_ reservations: [ReservationRecord], from app: String) throws {}
    func receive(_ intent: DonatedIntent, from app: String) throws {}
    func receive(_ relevant: [RelevantCall], from app: String) throws {
      self.relevant.change { $0 = relevant }
    }
    func forget(_ selection: DonationSelection, of app: String) throws -> [String] { [] }
  }

  @Test func whatMattersWhenIsToldToTheSystem() async {
    let ears = Ears()
    var environment = environment
    environment.donations = ears
    let call = IntentCall(app: "PastedPlanner", intent: "RelevantIntentsIntent", parameters: [:])
    _ = await app.perform(call, in: environment, host: ScriptedHost())
    let told = ears.relevant.value
    #expect(told.map(\.call.intent) == ["WatchIntent", "WatchIntent", "WatchIntent"])
    func matters(_ seconds: Double, _ place: String? = nil) -> [Bool] {
      told.map { $0.matters(at: Date(timeIntervalSince1970: seconds), in: place) }
    }
    #expect(matters(1800) == [true, false, false])
    #expect(matters(9000, "home") == [false, true, true])
    #expect(matters(12_601) == [false, false, false])
  }

  @Test func whatIsHeardNowIsOfferedFirst() async throws {
    func offered() async throws -> [String] {
      let call = IntentCall(app: "PastedPlanner", intent: "CountGuestsIntent", parameters: [:])
      return try await app.offeredValues(for: "town", of: call, in: environment).options.map(\.id)
    }
    let usual = try await offered()
    let last = try #require(usual.last)
    _ = await value("HearTownIntent", ["town": .identifier(last)])
    #expect(try await offered() == [last] + usual.dropLast())
    _ = await value("HearTownIntent")
    #expect(try await offered() == usual)
  }

  @Test(arguments: [
    (ParameterValue?.none, "keep"), (.cleared, "clear"), (.string("tea"), "write tea"),
  ])
  func notSaidClearedAndWrittenAreApart(_ note: ParameterValue?, _ text: String) async {
    let given = note.map { ["note": $0] } ?? [:]
    #expect(await value("SayStateIntent", given) == .string(text))
  }

  @Test func theSystemsIndexIsFilledWhenItIsEmpty() async throws {
    let found = try await app.values(ofType: "Harbor", matching: "pacific", in: environment)
    #expect(found.map(\.id) == ["Kushiro"])
  }

  @Test func propertiesAreReadByName() async throws {
    func read(_ name: String, _ town: String) async throws -> ParameterValue? {
      try await app.property(name, ofType: "Town", identifier: town, in: environment)
    }
    #expect(try await read("motto", "1") == .string("Long live Uji"))
    #expect(try await read("guests", "2") == .int(400))
    await #expect(throws: (any Error).self) { try await read("guests", "3") }
    await #expect(throws: HostError.self) { try await read("colour", "1") }
    await #expect(throws: HostError.self) { try await read("motto", "9") }
  }

  @Test func allBranchesOfASummaryStandInTheCatalog() throws {
    let meet = try #require(app.catalog.intent("MeetIntent"))
    #expect(
      meet.summary?.sentences.map(\.text) == [
        "Meet at ${place}, then at ${other}", "Say where: ${place}", "Gather at ${place}",
      ])
    guard case .when("other", "hasAnyValue", nil, _, .cases("place", let cases, _)) = meet.summary
    else {
      Issue.record("the summary is \(String(describing: meet.summary))")
      return
    }
    #expect(cases.map(\.values) == [["3/"]])
  }
}

extension URL {
  /// An address that is no file's.
  fileprivate var asWeb: URL { URL(string: "https://example.org\(path)") ?? self }
}
