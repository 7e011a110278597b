@testable import CatalogFiles
import Foundation
import IntentCatalog
import LocalizedTexts
import PhraseDiagnostics
import PhraseSyntax
import Testing

/// The packs and the schema under `Phrases/`.
@Suite struct ShippedPackTests {
  @Test(arguments: ["Radyo", "Bageri", "TeaShop", "Home"])
  func everyPackIsRight(_ name: String) throws {
    let loaded = try AppLoader.load(path: "\(packageRoot)/Phrases/Packs/\(name)")
    #expect(loaded.diagnostics == [])
    #expect(loaded.catalog.id == name)
    for shortcut in loaded.catalog.shortcuts {
      #expect(shortcut.phrases.allSatisfy { $0.text.contains("${applicationName}") })
    }
    for intent in loaded.catalog.intents {
      for parameter in intent.parameters where parameter.defaultValue == nil {
        #expect(parameter.requestValueDialog != nil)
      }
    }
  }

  @Test func theHomePackIsWholeInJapanese() throws {
    let catalog = try AppLoader.load(path: "\(packageRoot)/Phrases/Packs/Home/app.json").catalog
    #expect(catalog.app.name(in: "ja") == "マイホーム")
    #expect(catalog.app.localizedNames["ja"]?.alternativeNames == ["我が家", "ホーム"])
    let lights = catalog.declaredValues(of: .entity("Light")).prefix(2)
    #expect(lights.map { $0.title.text(in: "en") } == ["Overhead light", "Overhead light"])
    #expect(lights.map { $0.subtitle?.text(in: "en") } == ["Office", "Bedroom"])
    let ja = try #require(catalog.localizations["ja"])
    for shortcut in catalog.shortcuts {
      #expect(shortcut.phrases.contains { ja[$0.text] != nil })
    }
    #expect(
      ja["Set the brightness with ${applicationName}"]?.map(\.text) == [
        "${applicationName}で明るさを変える", "${applicationName}で${light}の明るさを変える",
      ])
  }

  /// The café as its Swift types describe it.
  private var cafe: AppCatalog {
    let parameters = ["product", "size"].map {
      ParameterDescriptor(name: $0, title: CatalogText($0), type: .appEnum($0))
    }
    return AppCatalog(
      id: "CafeOrder", app: AppIdentity(name: "カフェ"), sourceLanguage: "ja",
      providers: [
        ProviderDescriptor(
          type: "CafeShortcuts",
          shortcuts: [
            ShortcutDescriptor(
              intent: "OrderIntent", phrases: [PlacedText("${applicationName}で注文")]),
            ShortcutDescriptor(intent: "ReorderIntent"),
          ])
      ],
      intents: [
        IntentDescriptor(identifier: "OrderIntent", title: "注文する", parameters: parameters),
        IntentDescriptor(identifier: "ReorderIntent", title: "再注文する"),
      ])
  }

  private func file(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: "\(packageRoot)/Phrases/\(path)")))
  }

  @Test func theCafePackAddsNaturalOrder() throws {
    let pack = FolderReader(files: ["app.json": try file("CafeOrder/app.json")])
    let loaded = try cafe.merging(packIn: pack, named: "Phrases/CafeOrder")
    #expect(loaded.diagnostics == [])
    let templates = try #require(loaded.catalog.shortcuts.first?.extraTemplates)
    let ja = try #require(templates["ja"]).map {
      try PhraseTemplate(parsing: $0.text, mode: .pack, parameters: ["product", "size"])
    }
    let printed = ja.map { $0.printed(as: .dollar) }
    #expect(printed.contains("${product}の${size}を${applicationName}で注文"))
    #expect(printed.contains("${applicationName}で${size}の${product}を注文"))
    #expect(ja.allSatisfy { $0.hasApplicationName })
    #expect(ja.contains { $0.parameters == ["product"] })
    #expect(ja.contains { $0.parameters == ["size"] })
    #expect(
      templates["en"]?.contains { $0.text == "Order a {size} {product} with {applicationName}" }
        == true)
    #expect(
      loaded.catalog.shortcuts.first { $0.intent == "ReorderIntent" }?.extraTemplates["ja"]?
        .contains { $0.text.hasSuffix("で再オーダー") } == true)
    #expect(templates["ja"]?.first?.place?.file == "Phrases/CafeOrder/app.json")
  }

  @Test func anIntentWithoutShortcutsGetsOneOfThePacksOwn() throws {
    var app = cafe
    app.intents.append(IntentDescriptor(identifier: "TipIntent", title: "チップ"))
    let added = #"{"shortcuts": [{"intent": "TipIntent", "templates": ["{applicationName}にチップ"]}]}"#
    let catalog = try app.merging(packIn: files(["app.json": added]), named: "P").catalog
    let shortcut = try #require(catalog.shortcuts.last)
    #expect(catalog.shortcuts.count == cafe.shortcuts.count + 1)
    #expect(shortcut.intent == "TipIntent")
    #expect(shortcut.phrases == [])
    #expect(shortcut.extraTemplates["ja"]?.map(\.text) == ["{applicationName}にチップ"])
  }

  @Test func aPackBesideAnAppMustFitIt() throws {
    func fault(_ text: String) -> String? {
      let error = #expect(throws: CatalogError.self) {
        try cafe.merging(packIn: files(["app.json": text]), named: "P")
      }
      return error?.diagnostics.first?.message
    }
    #expect(
      fault(#"{"extends": "Other"}"#) == "the pack adds to the app 'Other', expected 'CafeOrder'")
    #expect(
      fault(#"{"shortcuts": [{"intent": "OderIntent", "templates": []}]}"#)
        == "unknown intent 'OderIntent'")
    #expect(
      fault(#"{"shortcuts": [{"intent": "OrderIntent", "templates": {"ja": ["{colour}"]}}]}"#)?
        .hasPrefix("unknown placeholder 'colour'") == true)
    #expect(
      fault(#"{"intents": []}"#) == "a pack that extends an app has no key 'intents'")
    let none = try cafe.merging(packIn: files([:]), named: "P")
    #expect(none.catalog == cafe)
  }

  @Test func aPackThatExtendsIsNoAppByItself() throws {
    let error = #expect(throws: CatalogError.self) {
      try AppLoader.load(path: "\(packageRoot)/Phrases/CafeOrder")
    }
    #expect(
      error?.diagnostics.first?.message
        == "the pack only adds to the app 'CafeOrder', it is no app by itself")
  }

  @Test(arguments: [
    ("pack", PackKeys.pack), ("additions", PackKeys.additions), ("enum", PackKeys.enumType),
    ("entity", PackKeys.entityType), ("value", PackKeys.value), ("intent", PackKeys.intent),
    ("parameter", PackKeys.parameter), ("perform", PackKeys.perform),
    ("shortcut", PackKeys.shortcut), ("addedShortcut", PackKeys.addedShortcut),
  ])
  func theSchemaKnowsTheSameKeys(_ name: String, _ keys: [String]) throws {
    let source = try SourceText(file: "app.schema.json", bytes: try file("app.schema.json"))
    let schema = try PlacedJSON(parsing: source)
    let properties = try #require(schema["$defs"]?[name]?["properties"]?.object)
    #expect(properties.map(\.key).sorted() == keys.sorted())
    for property in properties {
      let isDescribed =
        property.value["description"] != nil
        || property.value["$ref"]?.string?.hasSuffix("arguments") == true
      #expect(isDescribed, "\(property.key)")
    }
  }
}
