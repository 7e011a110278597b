import AppIntents
import HostTestSupport
import IntentCatalog
import LocalizedTexts
import SwiftFiveApp
import SwiftSixApp
import Testing

@Suite struct ValueTests {
  private let app: LiveApp
  private let environment = AppEnvironment.testing("en_US")

  init() throws { app = try SwiftFiveApp.host.makeApp() }

  private func offered(_ parameter: String) async throws -> OfferedValues {
    try await app.offeredValues(
      for: parameter, of: IntentCall(app: "Library", intent: "EveryParameterIntent"),
      in: environment)
  }

  @Test func suggestedEntitiesAreTheValues() async throws {
    let values = try await app.values(ofType: "Book", in: environment)
    #expect(values.map(\.title.text) == ["Kokoro", "Emma"])
    #expect(values.map(\.subtitle?.text) == ["by Soseki", "by Austen"])
    #expect(values.first?.id == "00000000-0000-0000-0000-000000000001")
  }

  @Test func allEntitiesAreTheValuesOfAnEnumerableQuery() async throws {
    let tea = try SwiftSixApp.host.makeApp()
    #expect(
      try await tea.values(ofType: "Tea", in: environment).map(\.title.text)
        == ["Green tea", "Black tea"])
    let offer = try await tea.offeredValues(
      for: "tea", of: IntentCall(app: "Tea", intent: "PourIntent"), in: environment)
    #expect(offer.options.map(\.title) == ["Hot Green tea", "Hot Black tea"])
  }

  @Test func casesAreTheValuesOfAnEnum() async throws {
    #expect(try await app.values(ofType: "Shelf", in: environment).map(\.id) == ["1", "2"])
  }

  @Test func aStringQueryFinds() async throws {
    let found = try await app.values(ofType: "Book", matching: "emm", in: environment)
    #expect(found.map(\.title.text) == ["Emma"])
    #expect(try await app.values(ofType: "Genre", matching: "novel", in: environment).isEmpty)
  }

  @Test func identifiersFind() async throws {
    let ids = ["00000000-0000-0000-0000-000000000002", "not a UUID", ""]
    let found = try await app.values(ofType: "Book", identifiers: ids, in: environment)
    #expect(found.map(\.title.text) == ["Emma"])
    #expect(
      try await app.values(ofType: "Genre", identifiers: ["poetry"], in: environment).count == 1)
  }

  @Test func aTypeThatIsNotThereIsAnError() async {
    await #expect(throws: HostError.self) {
      try await app.values(ofType: "Record", in: environment)
    }
    await #expect(throws: HostError.self) { try await offered("nothing") }
  }

  @Test func providersOfferWithTextsOfTheirOwn() async throws {
    let rooms = try await offered("room")
    #expect(
      rooms
        == OfferedValues(
          options: [
            OptionDescriptor(id: "north", title: "North room", subtitle: "Upstairs"),
            OptionDescriptor(id: "south", title: "South room"),
          ], usual: "south"))
    #expect(try await offered("copies").options.map(\.id) == ["1", "2", "3"])
  }

  @Test func providersSeeTheOtherParameters() async throws {
    #expect(try await offered("place").options.map(\.id) == ["anywhere"])
    let call = IntentCall(
      app: "Library", intent: "EveryParameterIntent",
      parameters: ["room": .string("north"), "count": .int(2)])
    let offer = try await app.offeredValues(for: "place", of: call, in: environment)
    #expect(offer.options.map(\.id) == ["north 1", "north 2"])
  }

  @Test func onlySupportedCasesAreOffered() async throws {
    #expect(try await offered("shelf").options.map(\.title) == ["Lower"])
    let genres = try await offered("genre")
    #expect(genres.options.map(\.title) == ["Novel", "Poetry"])
    #expect(genres.usual == "novel")
  }

  @Test func queriesOffer() async throws {
    let books = try await offered("book")
    #expect(books.options.map(\.title) == ["Kokoro", "Emma"])
    #expect(books.usual == "00000000-0000-0000-0000-000000000002")
    #expect(try await offered("more").options.count == 2)
    #expect(try await offered("text").options.isEmpty)
  }

  @Test func aHostWithoutAStoreSaysSo() async {
    await #expect(throws: HostError.self) { try await app.loadStore([], in: environment) }
  }
}
