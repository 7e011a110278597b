import CatalogFiles
import Foundation
import IntentCatalog
import LocalizedTexts
import PhraseDiagnostics
import Testing

/// A folder of `Fixtures/Texts` with all its files.
func project(_ name: String) -> ProjectTree {
  let root = "\(packageRoot)/Fixtures/Texts/\(name)"
  let paths = ((try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []).filter { path in
    let attributes = try? FileManager.default.attributesOfItem(atPath: "\(root)/\(path)")
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }
  return ProjectTree(path: root, paths: paths.sorted(), named: name)
}

@Suite struct ProjectTreeTests {
  @Test func targetsAndTheirFiles() throws {
    let tree = project("Ferry")
    #expect(tree.targets.map(\.name) == ["FerryTests", "Ferry Watch", "Ferry App", "FerryWidget"])
    #expect(tree.targets.map(\.kind) == [.test, .app, .app, .appExtension])
    #expect(tree.targets.map(\.isForPhones) == [true, false, true, true])
    #expect(tree.targets(of: "Widget/Shared.swift").map(\.name) == ["Ferry App", "FerryWidget"])
    #expect(tree.targets(of: "Widget/Info.plist").isEmpty)
    #expect(tree.targets(of: "Tests/FerryTests.swift").map(\.name) == ["FerryTests"])
    #expect(tree.targets(of: "App/FerryFeatures.swift").isEmpty)
    let app = try #require(tree.app())
    #expect(app.name == "Ferry App")
    #expect(
      app.files == [
        "App/FerryShortcuts.swift", "App/en.lproj/AppShortcuts.strings",
        "App/sv.lproj/AppShortcuts.strings", "App/en.lproj/InfoPlist.strings",
        "App/pt-BR.lproj/InfoPlist.strings", "Widget/Shared.swift",
      ])
    #expect(app.infoPlist == "App/Info.plist")
    #expect(tree.app(named: "Ferry Watch")?.name == "Ferry Watch")
    #expect(tree.app(named: "Nobody") == nil)
    #expect(tree.app(holding: ["Widget/Widget.swift"])?.name == "Ferry App")
  }

  @Test func namesOfAnApp() throws {
    let tree = project("Ferry")
    let texts = tree.texts(of: tree.app())
    #expect(
      texts.app
        == AppIdentity(
          name: "Färjan & hamn", alternativeNames: ["Båten", "Färjan"],
          bundleIdentifier: "com.example.Ferry-App",
          localizedNames: [
            "en": .init(name: "Ferry", alternativeNames: ["The boat", "Pier"]),
            "pt-BR": .init(name: "Balsa", alternativeNames: ["Barco"]),
          ]))
    #expect(texts.developmentLanguage == "sv")
    #expect(texts.deployment == ["iOS": "17.0"])
    #expect(
      texts.names.name?.place == SourcePlace(file: "Ferry/App/Info.plist", line: 7, column: 10))
    #expect(texts.names.alternativeNames.map(\.place.line) == [16, 22])
    #expect(texts.localizedNames["en"]?.alternativeNames.map(\.place.line) == [3, 4])
    let widget = tree.texts(of: tree.app(named: "FerryWidget"))
    #expect(widget.app.name == "Färjans widget")
    #expect(
      widget.names.name?.place.file == "Ferry/Ferry.xcodeproj/project.pbxproj")
  }

  @Test func everyEntryOfEveryTableIsKept() throws {
    let tree = project("Ferry")
    let texts = tree.texts(of: tree.app())
    let english = try #require(texts.phraseFiles.first { $0.file.contains("/en.lproj/") })
    #expect(
      english.rows.map { "\($0.key.place.line): \($0.key.text) = \($0.values.map(\.text))" } == [
        "2: När går ${applicationName} = [\"When does ${applicationName} leave\"]",
        "3: När går ${applicationName} = [\"Next ${applicationName} \\\"boat\\\"\"]",
        "5: Köp biljett med ${applicationName} = [\"Buy a ticket with ${application_name}\"]",
        "7: Visa nästa tur med ${applicationName} = [\"Next trip with \\\\(.applicationName)\"]",
      ])
    #expect(english.rows[2].values.map(\.place.line) == [6])
    #expect(english.rows[2].values.map(\.place.column) == [5])
    var catalog = AppCatalog(id: "Ferry", app: AppIdentity(name: ""), sourceLanguage: "sv")
    catalog.add(texts)
    #expect(catalog.languages == ["en", "pt-BR", "sv"])
    #expect(
      catalog.tables.map { "\($0.file) \($0.rows.count)" } == [
        "Ferry/App/en.lproj/AppShortcuts.strings 4", "Ferry/App/en.lproj/InfoPlist.strings 2",
        "Ferry/App/pt-BR.lproj/InfoPlist.strings 2", "Ferry/App/sv.lproj/AppShortcuts.strings 1",
        "Ferry/App/Info.plist 2",
      ])
    let copy = try AppLoader.catalog(file: "c.json", bytes: try catalog.encoded()).catalog
    #expect(copy.tables.map(\.rows) == catalog.tables.map(\.rows))
    #expect(copy.languages == catalog.languages)
    let phrases = catalog.localizations["en"] ?? [:]
    #expect(phrases.count == 3)
    #expect(phrases["När går ${applicationName}"]?.count == 2)
    #expect(
      phrases["Köp biljett med ${applicationName}"]
        == [
          PlacedText(
            "Buy a ticket with ${application_name}",
            place: SourcePlace(file: "Ferry/App/en.lproj/AppShortcuts.strings", line: 6, column: 5))
        ])
  }

  @Test func textsOfOtherTargetsAndTheirVariations() throws {
    let tree = project("Ferry")
    let texts = tree.texts(of: tree.app())
    #expect(texts.tables.text("Nästa tur", language: "en") == "Next trip")
    #expect(texts.tables.text("%lld turer", language: "en") == "%lld trips")
    let kit = try #require(texts.files.first { $0.table == "Localizable" })
    let plural = try #require(kit.rows.first { $0.key.text == "%lld turer" })
    #expect(plural.values.map(\.text) == ["%lld trip", "%lld trips", "%lld"])
    #expect(
      plural.values.map(\.variation) == ["plural.one", "plural.other", "device.applewatch"])
    #expect(plural.extractionState == "manual")
    #expect(plural.state == "translated")
    #expect(texts.diagnostics.map(\.severity) == [.warning, .warning])
  }

  @Test func aDescriptionStandsInForAProject() throws {
    let tree = project("Pier")
    #expect(tree.targets.map(\.name) == ["PierWidget", "PierApp", "PierTests"])
    #expect(tree.targets.map(\.kind) == [.appExtension, .app, .test])
    let app = try #require(tree.app(holding: ["Shared/Kept.swift"]))
    #expect(app.name == "PierApp")
    #expect(
      app.files == [
        "App/nb.lproj/AppShortcuts.strings", "App/nb.lproj/InfoPlist.strings", "Shared/Kept.swift",
      ])
    #expect(app.deployment == ["iOS": "17.4"])
    let texts = tree.texts(of: app)
    #expect(
      texts.app
        == AppIdentity(
          name: "Pier & Sea", alternativeNames: ["The Pier's End", "Jetty"],
          bundleIdentifier: "com.example.PierApp", localizedNames: ["nb": .init(name: "Brygga")]))
    #expect(
      texts.names.name?.place == SourcePlace(file: "Pier/project.yml", line: 34, column: 30))
    // Behind a second ';' the rest is read all the same.
    let table = try #require(texts.phraseFiles.first)
    #expect(table.rows.count == 2)
    #expect(table.diagnostics.map { $0.place?.column } == [55])
  }

  @Test func literalsOfAManifestStandInForAProject() throws {
    let manifest = """
      import ProjectDescription
      let project = Project(
        name: "Lighthouse",
        targets: [
          .target(
            name: "LampApp", // the app (of two)
            destinations: .iOS, product: .app, bundleId: "com.example.lamp",
            infoPlist: .extendingDefault(with: [
              "CFBundleDisplayName": "Lamp", "UILaunchScreen": [:],
              "INAlternativeAppNames": [["INAlternativeAppName": "Beacon"]],
            ]),
            sources: ["Lamp/Sources/**"], resources: ["Lamp/Resources/**"],
            dependencies: [.target(name: "LampKit")]),
          .target(
            name: "LampKit", destinations: .iOS, product: .framework,
            bundleId: "com.example.lamp.kit", sources: ["Kit/**/*.swift"]),
          .target(
            name: "LampTests", product: .unitTests, bundleId: "com.example.lamp.tests",
            sources: ["Tests/**"]),
        ])
      """
    let paths = [
      "Project.swift", "Lamp/Sources/A/S.swift", "Lamp/Resources/sv.lproj/InfoPlist.strings",
      "Kit/B/K.swift", "Tests/T.swift",
    ]
    let folder = files([
      "Project.swift": manifest,
      "Lamp/Resources/sv.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Fyr\";",
    ])
    let tree = ProjectTree(folder, paths: paths, named: "")
    #expect(tree.targets.map(\.name) == ["LampApp", "LampKit", "LampTests"])
    #expect(tree.targets.map(\.kind) == [.app, .framework, .test])
    #expect(tree.targets(of: "Kit/B/K.swift").map(\.name) == ["LampKit"])
    let app = try #require(tree.app(holding: ["Kit/B/K.swift"]))
    #expect(app.name == "LampApp")
    #expect(
      app.files == ["Lamp/Sources/A/S.swift", "Lamp/Resources/sv.lproj/InfoPlist.strings"])
    let texts = tree.texts(of: app)
    #expect(
      texts.app
        == AppIdentity(
          name: "Lamp", alternativeNames: ["Beacon"], bundleIdentifier: "com.example.lamp",
          localizedNames: ["sv": .init(name: "Fyr")]))
    #expect(texts.names.name?.place == SourcePlace(file: "Project.swift", line: 9, column: 32))
  }
}
