import AppIntents
import IntentCatalog
import LocalizedTexts
import PhraseDiagnostics
import SwiftFiveApp
import SwiftSixApp
import Testing

@Suite struct SwiftFiveCatalogTests {
  private let catalog: AppCatalog

  init() throws { catalog = try SwiftFiveApp.host.makeApp().catalog }

  private func parameter(_ name: String) throws -> ParameterDescriptor {
    try #require(catalog.intent("EveryParameterIntent")?.parameter(name))
  }

  @Test func listsTheIntentsOfShortcutsFirst() {
    #expect(
      catalog.intents.map(\.identifier) == [
        "LendIntent", "SilentIntent", "EveryParameterIntent", "ThrowingIntent", "AskingIntent",
        "FullResultIntent", "MissingDependencyIntent", "CallingIntent", "OpenBookIntent",
        "ExportIntent", "PostIntent",
      ])
    #expect(catalog.entities.map(\.identifier) == ["Book"])
    #expect(Set(catalog.enums.map(\.identifier)) == ["Genre", "Shelf"])
  }

  @Test func twoShortcutsOfOneIntentDifferInTheirArguments() {
    #expect(catalog.shortcuts.map(\.intent) == ["LendIntent", "LendIntent", "SilentIntent"])
    #expect(
      catalog.shortcuts.map(\.arguments) == [
        ["genre": .identifier("novel")], ["genre": .identifier("poetry")], [:],
      ])
    #expect(
      catalog.shortcuts[0].phrases.map(\.text) == [
        "Lend a novel from ${applicationName}", "${applicationName}, lend ${book}",
      ])
    #expect(catalog.shortcuts[1].systemImageName == "book")
    #expect(
      catalog.providers[0].negativePhrases.map(\.text) == [
        "Do not lend anything from ${applicationName}", "Never",
      ])
  }

  @Test func knowsWherePhrasesAndParametersAreWritten() throws {
    let phrase = try #require(catalog.shortcuts.first?.phrases.first)
    #expect(phrase.place?.file == "SwiftFiveApp/SwiftFiveApp.swift")
    #expect(phrase.place.map { (10...30).contains($0.line) } == true)
    let place = try #require(try parameter("count").place)
    #expect(place.file == "SwiftFiveApp/Library.swift")
    let earlier = try #require(try parameter("room").place)
    #expect(place.line > earlier.line)
  }

  @Test func describesAnIntent() throws {
    let intent = try #require(catalog.intent("EveryParameterIntent"))
    #expect(intent.title.text == "Every Parameter")
    #expect(intent.description?.text == "Has every parameter.")
    #expect(intent.authenticationPolicy == "requiresAuthentication")
    #expect(!intent.isDiscoverable)
    #expect(!intent.openAppWhenRun)
    #expect(intent.resultTraits == ["value"])
    #expect(intent.parameterSummary?.text == "Lend ${book} of ${genre}")
    #expect(
      intent.parameters.map(\.name) == [
        "text", "room", "count", "copies", "price", "gift", "day", "link", "genre", "shelf",
        "book", "more", "tags", "untitledOne", "place", "numberOfThings",
      ])
  }

  @Test func describesPlainParameters() throws {
    let text = try parameter("text")
    #expect(text.title.text == "Text")
    #expect(text.description?.text == "Some text")
    #expect(text.defaultValue == .string("hello"))
    #expect(!text.hasOptions)
    let count = try parameter("count")
    #expect(count.type == .int)
    #expect((count.minimum, count.maximum) == (1, 10))
    let price = try parameter("price")
    #expect((price.minimum, price.maximum) == (0, 99.5))
    #expect(price.defaultValue == .double(1.5))
    let gift = try parameter("gift")
    #expect((gift.trueName?.text, gift.falseName?.text) == ("As a gift", "For me"))
    #expect(try parameter("day").dateKind == "date")
    #expect(try parameter("link").type == .url)
    let tags = try parameter("tags")
    #expect((tags.isArray, tags.isOptional) == (true, false))
    #expect(tags.defaultValue == .array([.string("a")]))
    #expect(try parameter("numberOfThings").title.text == "Number Of Things")
    #expect(try parameter("untitledOne").title.text == "Untitled One")
  }

  @Test func describesParametersOfTheAppsTypes() throws {
    let room = try parameter("room")
    #expect(room.hasOptions)
    #expect(room.requestValueDialog?.text == "Which room?")
    let genre = try parameter("genre")
    #expect(genre.type == .appEnum("Genre"))
    #expect(genre.defaultValue == .identifier("novel"))
    #expect(genre.requestDisambiguationDialog?.text == "Which genre?")
    #expect(try parameter("shelf").supportedValues == ["2"])
    let more = try parameter("more")
    #expect((more.type, more.isArray, more.isOptional) == (.entity("Book"), true, true))
  }

  @Test func describesTypes() throws {
    let genre = try #require(catalog.enums.first { $0.identifier == "Genre" })
    #expect(genre.title.text == "Genre")
    #expect(
      genre.cases == [
        ValueDescriptor(
          id: "novel", title: "Novel", subtitle: "A long story", synonyms: ["story"],
          image: "book"),
        ValueDescriptor(id: "poetry", title: "Poetry"),
      ])
    #expect(
      catalog.queries == [
        QueryDescriptor(
          identifier: "BookQuery", entity: "Book", capabilities: ["suggested", "string"])
      ])
  }

  @Test func resultsTellWhatTheyHold() {
    #expect(
      catalog.intent("FullResultIntent")?.resultTraits == [
        "value", "dialog", "snippet", "opensIntent",
      ])
    #expect(catalog.intent("FullResultIntent")?.openAppWhenRun == true)
    #expect(catalog.intent("SilentIntent")?.resultTraits == [])
    #expect(catalog.intent("PostIntent")?.resultTraits == ["dialog", "snippet"])
    #expect(catalog.intent("LendIntent")?.resultTraits == ["dialog"])
  }

  @Test func readsSwiftSix() throws {
    let catalog = try SwiftSixApp.host.makeApp().catalog
    let brew = try #require(catalog.intent("BrewIntent"))
    #expect(brew.description?.text == "Brews tea.")
    #expect(brew.parameterSummary?.text == "Brew a little ${tea}")
    #expect(brew.resultTraits == ["dialog", "snippet"])
    #expect(catalog.queries.first?.capabilities == ["suggested", "enumerable"])
  }
}
