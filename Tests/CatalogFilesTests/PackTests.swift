import CatalogFiles
import IntentCatalog
import LocalizedTexts
import PhraseDiagnostics
import Testing

@Suite struct PackTests {
  private func catalog(_ others: [String: String] = [:]) throws -> AppCatalog {
    try AppLoader.pack(
      files(others.merging(["app.json": goodPack]) { $1 }), named: "P"
    ).catalog
  }

  @Test func typesAndTheirValues() throws {
    let catalog = try catalog()
    #expect(catalog.id == "Tea")
    #expect(catalog.app.name == "Tea Shop")
    let sizes = catalog.declaredValues(of: .appEnum("Size"))
    #expect(sizes.map(\.id) == ["small", "large"])
    #expect(sizes.first?.names(in: "en") == ["S", "small", "小"])
    #expect(Set(sizes.first?.names(in: "ja") ?? []) == ["S", "スモール", "small", "小"])
    let blend = try #require(catalog.entities.first)
    #expect(blend.usualValue == "earl")
    #expect(blend.values.first?.title.text(in: "ja") == "アールグレイ")
    #expect(blend.values.first?.subtitle?.text == "black")
    #expect(blend.values.first?.place == SourcePlace(file: "P/app.json", line: 9, column: 5))
  }

  @Test func intentsAndTheirParameters() throws {
    let intent = try #require(try catalog().intent("BrewIntent"))
    #expect(intent.parameters.map(\.name) == ["blend", "size", "cups", "note"])
    #expect(
      intent.parameters.map(\.type) == [.entity("Blend"), .appEnum("Size"), .int, .string])
    #expect(intent.parameters.map(\.hasOptions) == [true, true, false, false])
    #expect(
      intent.parameters.map(\.defaultValue) == [nil, .identifier("small"), .int(2), nil])
    #expect(intent.parameter("cups")?.minimum == 1)
    #expect(intent.parameter("cups")?.maximum == 9)
    #expect(intent.parameter("size")?.isOptional == true)
    #expect(intent.parameter("blend")?.requestValueDialog?.text == "Which one?")
    #expect(intent.parameterSummary?.text == "Brew ${blend}")
    let simulation = try #require(intent.simulation)
    #expect(simulation.confirmation?.text == "Brew ${blend}?")
    #expect(simulation.actionName == "order")
    #expect(simulation.snippet.map(\.text) == ["Blend: ${blend}"])
    #expect(simulation.command == ["echo", "${note}"])
    #expect(simulation.url == "tea:${blend}")
  }

  @Test func shortcutsWithPhrasesAndTemplates() throws {
    let catalog = try catalog()
    let shortcut = try #require(catalog.shortcuts.first)
    #expect(shortcut.arguments == ["size": .identifier("large")])
    #expect(
      shortcut.phrases.map(\.text) == [
        "Brew with ${applicationName}", "Brew ${blend} with ${applicationName}",
      ])
    #expect(shortcut.phrases.first?.place == SourcePlace(file: "P/app.json", line: 23, column: 17))
    #expect(
      shortcut.extraTemplates["en"]?.map(\.text) == [
        "[please ](brew|make) {cups} {blend} (with|in) {applicationName}"
      ])
    #expect(
      catalog.providers.first?.negativePhrases.map(\.text) == ["Blend ${applicationName}"])
  }

  @Test func phrasesAndNamesInOtherLanguages() throws {
    let catalog = try catalog([
      "ja.lproj/AppShortcuts.strings":
        "\"Brew with ${applicationName}\" = \"\\U0024{applicationName}でお茶\";",
      "ja.lproj/InfoPlist.strings":
        "CFBundleDisplayName = \"茶屋\"; INAlternativeAppNames = ({INAlternativeAppName = \"お茶屋\";});",
      "Info.plist":
        "<?xml version=\"1.0\"?><plist><dict><key>CFBundleDisplayName</key><string>X</string>"
        + "<key>INAlternativeAppNames</key><array><string>Tea</string></array></dict></plist>",
    ])
    #expect(
      catalog.localizations["ja"]?["Brew with ${applicationName}"]?.map(\.text)
        == ["${applicationName}でお茶"])
    #expect(catalog.app.name == "Tea Shop")
    #expect(catalog.app.spokenNames(in: "ja") == ["茶屋", "お茶屋", "Tea Shop", "Tea"])
  }

  @Test func aPhraseTableIsChecked() {
    let found = faults(
      of: goodPack,
      [
        "ja.lproj/AppShortcuts.strings":
          "\"Brew with ${applicationName}\" = \"お茶を${application_name}で\";\n\"Old one\" = \"x\";"
      ])
    #expect(found.map(\.severity) == [.error, .warning])
    #expect(
      found.first?.place
        == SourcePlace(file: "P/ja.lproj/AppShortcuts.strings", line: 1, column: 38))
    #expect(found.first?.help == "did you mean 'applicationName'?")
    #expect(found.first?.sourceLine?.hasPrefix("\"Brew with") == true)
    #expect(found.last?.place?.line == 2)
  }

  @Test func aCatalogReadsBackAsItWasWritten() throws {
    let catalog = try catalog()
    let bytes = try catalog.encoded()
    #expect(try AppLoader.catalog(file: "c.json", bytes: bytes).catalog == catalog)
    #expect(try catalog.encoded() == bytes)
    #expect(bytes.last == 0x0A)
  }

  @Test func whatIsNoCatalogIsShownWithItsPlace() throws {
    let missing = "{\n  \"id\": \"x\",\n  \"app\": {\"alternativeNames\": []}\n}"
    let fault = #expect(throws: CatalogError.self) {
      try AppLoader.catalog(file: "c.json", bytes: Array(missing.utf8))
    }
    #expect(fault?.exitCode == .badData)
    #expect(fault?.diagnostics.first?.place == SourcePlace(file: "c.json", line: 3, column: 10))
    #expect(fault?.diagnostics.first?.message.contains("lacks its 'name'") == true)
    let text = String(decoding: try catalog().encoded(), as: UTF8.self)
    let wrong = text.replacing("\"isOptional\" : true", with: "\"isOptional\" : 7")
    let mismatch = #expect(throws: CatalogError.self) {
      try AppLoader.catalog(file: "c.json", bytes: Array(wrong.utf8))
    }
    let place = try #require(mismatch?.diagnostics.first?.place)
    #expect(place.line > 1)
    let line = wrong.split(separator: "\n", omittingEmptySubsequences: false)[place.line - 1]
    #expect(line.contains("isOptional"))
  }
}
