import AppIntents
import CafeOrder
import CatalogFiles
import Foundation
import IntentCatalog
import LocalizedTexts
import PhraseDiagnostics
import Testing

@Suite struct BuiltAppTests {
  private func fixture(_ name: String) -> String { "\(packageRoot)/Fixtures/Texts/\(name)" }

  @Test(arguments: ["Tram.app", "Tram.app/", "Tram.ipa", "Tram.app/Metadata.appintents"])
  func namesAndTablesOfABundle(_ path: String) throws {
    let loaded = try AppLoader.load(path: fixture(path))
    #expect(loaded.diagnostics == [])
    let catalog = loaded.catalog
    #expect(
      catalog.app
        == AppIdentity(
          name: "Tram", alternativeNames: ["Streetcar"], bundleIdentifier: "com.example.tram",
          localizedNames: ["de": .init(name: "Straßenbahn")]))
    #expect(catalog.id == "Tram")
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.deployment == ["iOS": "17.0"])
    #expect(catalog.languages == ["de", "en"])
    #expect(
      catalog.localizations["de"]?.mapValues { $0.map(\.text) } == [
        "Next tram with ${applicationName}": [
          "Nächste Bahn mit ${applicationName}", "Wann kommt ${applicationName}",
        ],
        "Gone with ${applicationName}": ["Weg mit ${applicationName}"],
      ])
  }

  @Test func shortcutsOfABundle() throws {
    let catalog = try AppLoader.load(path: fixture("Tram.app")).catalog
    let provider = try #require(catalog.providers.first)
    #expect(provider.type == "TramShortcuts")
    #expect(provider.shortcutTileColor == "teal")
    #expect(provider.negativePhrases.map(\.text) == ["Tram ${applicationName} timetable"])
    #expect(provider.shortcuts.map(\.intent) == ["NextTram", "OpenMapIntent"])
    #expect(
      provider.shortcuts.map { $0.phrases.map(\.text) } == [
        ["Next tram with ${applicationName}", "Next ${applicationName} at ${stop}"],
        ["Open the ${applicationName} map"],
      ])
    #expect(provider.shortcuts.map(\.systemImageName) == ["tram", nil])
    #expect(provider.shortcuts.first?.shortTitle?.localizations == ["de": "Nächste Bahn"])
  }

  @Test func intentsOfABundle() throws {
    let catalog = try AppLoader.load(path: fixture("Tram.app")).catalog
    let intent = try #require(catalog.intent("NextTram"))
    #expect(intent.persistentIdentifier == "NextTramIntent")
    #expect(intent.authenticationPolicy == "requiresAuthentication")
    #expect(intent.conformances == ["LiveActivityIntent"])
    #expect(intent.returnedValue == ValueShape(.entity("Stop"), isArray: true))
    #expect(intent.resultTraits == ["value", "dialog"])
    #expect(intent.availability == ["iOS": "18.0"])
    #expect(intent.category?.text == "Travel")
    #expect(intent.summary?.sentences.map(\.text) == ["Next tram at ${stop}"])
    #expect(
      intent.parameters.map(\.type.description) == [
        "entity:Stop", "Int", "enum:TramKind", "other:IntentFile", "other:primitive 999",
      ])
    #expect(intent.parameter("stop")?.title.text == "Stop")
    #expect(intent.parameter("stop")?.title.localizations == ["de": "Haltestelle"])
    let count = intent.parameter("count")
    #expect(count?.defaultValue == .int(3))
    #expect(count?.minimum == 1 && count?.maximum == 9)
    #expect(intent.parameter("kind")?.defaultValue == .identifier("night"))
    let night = try #require(catalog.enums.first?.cases.last)
    #expect(night.synonyms.map(\.text) == ["Late tram", "Owl"])
    #expect(night.image == "moon")
    #expect(catalog.queries.map(\.capabilities) == [["string", "suggested"]])
    #expect(catalog.entities.first?.query == "StopQuery")
  }

  @Test func whatIsNoBuiltAppIsSaid() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: "\(folder)/Empty.app", withIntermediateDirectories: true)
    try Data("x".utf8).write(to: URL(filePath: "\(folder)/a.ipa"))
    try Data("[1]".utf8).write(to: URL(filePath: "\(folder)/a.actionsdata"))
    try Data("{\"actions\": {\"A\": ".utf8).write(to: URL(filePath: "\(folder)/cut.actionsdata"))
    for (name, code, words) in [
      ("Empty.app", ExitCode.missingInput, "holds no 'Metadata.appintents'"),
      ("a.ipa", .badData, "is no zip archive"),
      ("a.actionsdata", .badData, "this is no metadata of App Intents"),
      ("missing.app", .missingInput, "there is no file or folder"),
    ] {
      do {
        _ = try AppLoader.load(path: "\(folder)/\(name)")
        Issue.record("\(name) is read")
      } catch {
        #expect(error.exitCode == code)
        #expect(error.diagnostics.first?.message.contains(words) == true)
      }
    }
    let cut = try AppLoader.load(path: "\(folder)/cut.actionsdata")
    #expect(cut.diagnostics.map(\.severity) == [.error, .warning])
  }
}

@Suite struct ActionsMetadataTests {
  private static let packs = ["Bageri", "Home", "TeaShop"]

  private static func catalogs() throws -> [AppCatalog] {
    let packs = try packs.map {
      try AppLoader.load(path: "\(packageRoot)/Phrases/Packs/\($0)").catalog
    }
    let tram = try AppLoader.load(path: "\(packageRoot)/Fixtures/Texts/Tram.app").catalog
    return packs + [tram, try cafe()]
  }

  private static func cafe() throws -> AppCatalog {
    try CafeOrderApp.host.makeApp(store: .memory, files: files([:])).catalog
  }

  @Test func theSameCatalogGivesTheSameBytes() throws {
    for catalog in try Self.catalogs() {
      let copy = try JSONDecoder().decode(
        AppCatalog.self, from: try JSONEncoder().encode(catalog))
      #expect(try ActionsMetadata(catalog) == ActionsMetadata(copy))
    }
  }

  @Test func whatIsWrittenReadsBack() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let metadata = "\(folder)/\(ActionsMetadata.folder)"
    try FileManager.default.createDirectory(atPath: metadata, withIntermediateDirectories: true)
    for catalog in try Self.catalogs() {
      let written = try ActionsMetadata(catalog)
      let actions = URL(filePath: "\(metadata)/\(ActionsMetadata.actionsFile)")
      let beside = URL(filePath: "\(folder)/\(ActionsMetadata.catalogFile)")
      try Data(written.actions).write(to: actions)
      try Data(try catalog.encoded()).write(to: beside)
      #expect(try AppLoader.load(path: folder).catalog == catalog)
      #expect(try AppLoader.load(path: metadata).catalog == catalog)
      // A catalog that tells of something else is none of theirs.
      var other = catalog
      other.providers = []
      other.intents = []
      try Data(try other.encoded()).write(to: beside)
      let read = try AppLoader.load(path: actions.path).catalog
      #expect(read.shortcuts.map(\.phrases.count) == catalog.shortcuts.map(\.phrases.count))
      #expect(read.intents.count == catalog.intents.count)
      // The metadata alone say as much as they did.
      #expect(try ActionsMetadata(read).actions == written.actions, "\(catalog.id)")
    }
  }

  @Test func textsAndTypesAsTheFormatHasThem() throws {
    let bytes = try ActionsMetadata(Self.cafe()).actions
    let source = try SourceText(file: "a", bytes: bytes)
    let root = try PlacedJSON(parsing: source)
    #expect(root["version"]?.int == 1)
    #expect(root["autoShortcutProviderMangledName"]?.string == "9CafeOrder17OrderAppShortcutsV")
    #expect(root["shortcutTileColor"]?.int == 14)
    let order = try #require(root["actions"]?["OrderIntent"])
    #expect(order["fullyQualifiedTypeName"]?.string == "CafeOrder.OrderIntent")
    #expect(order["mangledTypeName"]?.string == "9CafeOrder11OrderIntentV")
    let product = order["parameters"]?.array?.first
    #expect(product?["name"]?.string == "product")
    #expect(
      product?["valueType"]?["linkEnumeration"]?["wrapper"]?["identifier"]?.string == "ProductType")
    let shortcut = root["autoShortcuts"]?.array?.first
    #expect(shortcut?["phraseTemplates"]?.array?.first?["alternatives"]?.array == [])
    #expect(
      shortcut?["phraseTemplates"]?.array?.first?["key"]?.string == "${applicationName}で注文")
  }
}
