import AppIntents
import DialogEngine
import Foundation
import HostTestSupport
import IntentCatalog
import IntentRuntime
import LanguagePacks
import Synchronization
import Testing

/// How much light a plant wants.
enum Light: String, AppEnum {
  case sun, shade

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Light"
  static let caseDisplayRepresentations: [Light: DisplayRepresentation] = [
    .sun: "Full sun", .shade: "Shade",
  ]
}

/// A plant, of which people may ask what no word of this package knows.
struct Plant: AppEntity {
  let id: String
  @Property(title: "Name") var name: String
  @Property(title: "Price") var price: Double
  @Property(title: "Rating") var rating: Int
  @Property(title: "Height") var height: Int
  @Property(title: "Edible") var isEdible: Bool
  @Property(title: "Planted") var planted: Date
  @Property(title: "Light") var light: Light

  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Plant", synonyms: ["Plants"])
  static let defaultQuery = PlantQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  init(
    _ name: String, price: Double, rating: Int, height: Int, isEdible: Bool, year: Int,
    light: Light
  ) {
    id = name.lowercased()
    self.name = name
    self.price = price
    self.rating = rating
    self.height = height
    self.isEdible = isEdible
    planted =
      DateComponents(calendar: .init(identifier: .gregorian), timeZone: .gmt, year: year, month: 5)
      .date ?? .distantPast
    self.light = light
  }
}

struct PlantQuery: EnumerableEntityQuery {
  static let findIntentDescription: IntentDescription? = "Finds plants."
  static let plants = [
    Plant("Basil", price: 2.5, rating: 5, height: 30, isEdible: true, year: 2023, light: .sun),
    Plant("Fern", price: 8, rating: 3, height: 60, isEdible: false, year: 2019, light: .shade),
    Plant("Mint", price: 3, rating: 4, height: 40, isEdible: true, year: 2021, light: .shade),
    Plant("Rose", price: 15, rating: 5, height: 120, isEdible: false, year: 2015, light: .sun),
    Plant("Sage", price: 4, rating: 2, height: 50, isEdible: true, year: 2019, light: .sun),
  ]

  func entities(for identifiers: [String]) async throws -> [Plant] {
    Self.plants.filter { identifiers.contains($0.id) }
  }

  func allEntities() async throws -> [Plant] { Self.plants }
}

/// Waters plants, and says which.
struct WaterPlants: AppIntent {
  static let title: LocalizedStringResource = "Water Plants"
  @Parameter(title: "Plants") var plants: [Plant]

  init() {}

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Watered \(plants.map(\.name).joined(separator: ", ")).")
  }
}

/// Shows one plant.
struct ShowPlant: AppIntent {
  static let title: LocalizedStringResource = "Show Plant"
  @Parameter(title: "Plant") var plant: Plant

  init() {}

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "This is \(plant.name).")
  }
}

struct GardenShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: WaterPlants(),
      phrases: [
        "Water \(\.$plants) in \(.applicationName)", "\(.applicationName)で\(\.$plants)に水をやる",
      ])
    AppShortcut(
      intent: ShowPlant(),
      phrases: ["Open \(\.$plant) in \(.applicationName)", "\(.applicationName)で\(\.$plant)を開く"])
  }
}

/// Finds, several things at once and what was listed, in an app that the grammar has never seen.
@Suite struct GardenFindTests {
  private static let host = AppHost(
    id: "Garden", name: "Garden", alternativeNames: ["庭"], sourceLanguage: "en",
    provider: GardenShortcuts.self)

  private func session(_ locale: String = "en_US") async throws -> ConversationSession {
    try await ConversationSession(
      SessionConfiguration(
        apps: [.live(Self.host)], locale: locale,
        resources: SessionResources(
          PhraseData(read: FolderReader.phrases.read, list: FolderReader.phrases.list)),
        timeZone: .gmt))
  }

  private func found(_ turn: Turn) -> [String] {
    guard case .array(let values) = turn.performed.first?.result else { return ["?"] }
    return values.map { if case .identifier(let id) = $0 { id } else { "?" } }
  }

  private static let sentences: [(say: String, find: [String])] = [
    ("edible plants", ["basil", "mint", "sage"]),
    ("find plants that are not edible", ["fern", "rose"]),
    ("inedible plants", ["fern", "rose"]),
    ("the two cheapest plants", ["basil", "mint"]),
    ("show me the most expensive plant", ["rose"]),
    ("plants under $4", ["basil", "mint"]),
    ("plants that cost at most 4", ["basil", "mint", "sage"]),
    ("best rated plants first", ["basil", "rose", "mint", "fern", "sage"]),
    ("which plants are rated at least 4", ["basil", "mint", "rose"]),
    ("the tallest plant", ["rose"]),
    ("plants taller than 50", ["fern", "rose"]),
    ("plants planted in 2019", ["fern", "sage"]),
    ("edible plants planted after 2019", ["basil", "mint"]),
    ("how many edible plants are there?", ["basil", "mint", "sage"]),
    ("find plants sorted by height descending", ["rose", "fern", "sage", "mint", "basil"]),
    ("plants whose name starts with M", ["mint"]),
    ("plants in full sun or shade", ["basil", "fern", "mint", "rose", "sage"]),
    ("shade plants", ["fern", "mint"]),
    ("plants not in the shade", ["basil", "rose", "sage"]),
    ("plants with a rating between 3 and 4", ["fern", "mint"]),
  ]

  @Test func sentencesFindByPropertiesThatNobodyListed() async throws {
    let session = try await session()
    for (say, find) in Self.sentences {
      let turn = await session.say(say)
      #expect(found(turn) == find, "\(say): \(turn.dialog)")
    }
  }

  @Test func severalNamesAreOneParameter() async throws {
    let session = try await session()
    for say in [
      "Water Basil and Mint in Garden", "water Basil, Mint", "water basil & mint",
      "Water Basil & Mint in Garden",
    ] {
      #expect(await session.say(say).dialog == ["Watered Basil, Mint."], "\(say)")
    }
    let japanese = try await self.session("ja_JP")
    #expect(await japanese.say("庭でBasilとMintに水をやる").dialog == ["Watered Basil, Mint."])
  }

  @Test func whatWasListedIsPointedAt() async throws {
    let session = try await session()
    _ = await session.say("find all plants")
    #expect(await session.say("open the second one").dialog == ["This is Fern."])
    #expect(await session.say("open that one").dialog == ["This is Fern."])
    #expect(await session.say("water the first two").dialog == ["Watered Basil, Fern."])
    #expect(await session.say("water the last plant").dialog == ["Watered Sage."])
    #expect(await session.say("open the ninth one").dialog == ["Sorry, there are only 5."])
    _ = await session.say("edible plants")
    #expect(await session.say("water them all").dialog == ["Watered Basil, Mint, Sage."])
    let asked = await session.say("open that one")
    #expect(asked.prompt?.options.map(\.title) == ["Basil", "Mint", "Sage"])
  }

  @Test func whatWasListedIsPointedAtInJapanese() async throws {
    let session = try await session("ja_JP")
    let turn = await session.say("Plantを全部見せて")
    #expect(found(turn).count == 5, "\(turn.dialog)")
    #expect(await session.say("二番目を開く").dialog == ["This is Fern."])
    #expect(await session.say("それを開く").dialog == ["This is Fern."])
    #expect(await session.say("最初の二つに水をやる").dialog == ["Watered Basil, Fern."])
    #expect(await session.say("最後のに水をやる").dialog == ["Watered Sage."])
    #expect(await session.say("九番目を開く").dialog == ["申し訳ありません、5件しかありません。"])
  }

  @Test func withoutAListNothingIsPointedAt() async throws {
    let session = try await session()
    let turn = await session.say("open the second one")
    #expect(turn.performed.isEmpty)
    #expect(turn.outcome == .notUnderstood)
  }
}
