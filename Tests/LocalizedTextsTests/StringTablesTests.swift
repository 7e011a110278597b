import LocalizedTexts
import PhraseDiagnostics
import Testing

@Suite struct StringTablesTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Order with ${applicationName}" : {
          "localizations" : {
            "ja" : { "stringSet" : { "state" : "translated", "values" : [
              "${applicationName}で注文",
              "${applicationName}で${product}を注文"
            ] } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Mit ${applicationName} bestellen" } },
            "fr" : { "stringUnit" : { "state" : "new", "value" : "" } }
          }
        },
        "%lld orders" : { "localizations" : {
          "en" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld order" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld orders" } } } } },
          "ja" : { "variations" : { "device" : {
            "iphone" : { "stringUnit" : { "state" : "translated", "value" : "注文%lld件" } } } } },
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Es gibt %#@n@." },
            "substitutions" : { "n" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg Bestellungen" } } } } } } }
        } },
        "Untranslated" : { }
      },
      "version" : "1.0"
    }
    """

  private func files(_ texts: [String: String]) -> FolderReader {
    FolderReader(files: texts.mapValues { Array($0.utf8) })
  }

  @Test func stringCatalogs() {
    let file = TableFile(path: "X/A.xcstrings", bytes: Array(Self.catalog.utf8))
    #expect(file.diagnostics == [])
    #expect(file.sourceLanguage == "en")
    #expect(file.table == "A")
    let keys = file.rows.map(\.key.text).reduce(into: [String]()) { keys, key in
      if keys.last != key { keys.append(key) }
    }
    #expect(keys == ["Order with ${applicationName}", "%lld orders", "Untranslated"])
    #expect(file.rows.last?.values == [])
    #expect(file.rows.last?.language == "en")
    var tables = StringTables()
    tables.add(file)
    let set = tables.table("A", language: "ja")?["Order with ${applicationName}"]
    #expect(
      set?.values.map(\.text) == ["${applicationName}で注文", "${applicationName}で${product}を注文"])
    #expect(set?.values.map(\.place.line) == [7, 8])
    #expect(set?.values.map(\.place.column) == [11, 11])
    #expect(set?.keyPlace == SourcePlace(file: "X/A.xcstrings", line: 4, column: 5))
    #expect(tables.table("A", language: "fr") == nil)
    #expect(tables.text("%lld orders", table: "A", language: "en") == "%lld orders")
    #expect(tables.text("%lld orders", table: "A", language: "ja") == "注文%lld件")
    #expect(tables.text("%lld orders", table: "A", language: "de") == "Es gibt %lld Bestellungen.")
  }

  @Test(arguments: [
    ("en", 1, "1 order"), ("en", 0, "0 orders"), ("de", 1, "Es gibt 1 Bestellungen."),
  ])
  func aNumberChoosesItsPlural(_ language: String, _ number: Int, _ text: String) {
    let (tables, _) = StringTables.load(files(["Localizable.xcstrings": Self.catalog]), named: "")
    let localization = TextLocalization(language: language) { language, table, key in
      tables.text(key, table: table, language: language)
    }
    let value: String.LocalizationValue = "\(number) orders"
    #expect(value.resolved(in: localization) == text)
  }

  @Test(arguments: [
    ("en", 0, "No book is left."), ("en", 1, "One book is left."), ("en", 5, "5 books are left."),
    ("pl", 3, "Zostały 3 książki."), ("pl", 5, "Zostało 5 książek."),
    ("pl", 1, "Została 1 książka."),
  ])
  func aStringsdictHasPluralsOfItsLanguage(_ language: String, _ number: Int, _ text: String) {
    func dictionary(_ format: String, _ forms: [(String, String)]) -> String {
      let pairs = forms.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined()
      return """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%lld left</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>\(format)</string><key>books</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>\(pairs)</dict></dict></dict></plist>
        """
    }
    let (tables, diagnostics) = StringTables.load(
      files([
        "en.lproj/Localizable.stringsdict": dictionary(
          "%#@books@ left.",
          [("zero", "No book is"), ("one", "One book is"), ("other", "%lld books are")]),
        "pl.lproj/Localizable.stringsdict": dictionary(
          "%#@books@.",
          [
            ("one", "Została %lld książka"), ("few", "Zostały %lld książki"),
            ("many", "Zostało %lld książek"), ("other", "Zostało %lld książki"),
          ]),
      ]), named: "")
    #expect(diagnostics == [])
    let localization = TextLocalization(language: language) { language, table, key in
      tables.text(key, table: table, language: language)
    }
    let value: String.LocalizationValue = "\(number) left"
    #expect(value.resolved(in: localization) == text)
  }

  @Test(arguments: [
    ("[]", 1), (#"{"strings": []}"#, 1), (#"{"strings": {"a": 1}}"#, 1), ("{", 1),
    (#"{"strings": {"a": {"localizations": {"ja": {"stringUnit": {"value": 1}}}}}}"#, 1),
    (#"{"strings": {"a": {"localizations": {"ja": {"stringSet": 1}}}}}"#, 1),
  ])
  func aCatalogOfAnotherShapeIsAFault(_ text: String, _ count: Int) {
    let file = StringCatalogFile(file: "A.xcstrings", bytes: Array(text.utf8))
    #expect(file.diagnostics.count == count)
    #expect(file.diagnostics.allSatisfy { $0.place != nil })
  }

  @Test func aFolderOfTables() {
    let folder = files([
      "AppShortcuts.xcstrings": Self.catalog,
      "en.lproj/Localizable.strings": "\"注文する\" = \"Order\";",
      "zh-Hant.lproj/Localizable.strings": "\"注文する\" = \"點餐\";",
      "Base.lproj/Localizable.strings": "\"base\" = \"Base\";",
      "ja.lproj/InfoPlist.strings":
        "CFBundleDisplayName = \"カフェ\"; INAlternativeAppNames = ({INAlternativeAppName = \"喫茶\";});",
      "de.lproj/Localizable.strings": "\"a\" = ",
      "readme.txt": "x",
    ])
    let (tables, diagnostics) = StringTables.load(folder, named: "Phrases/X")
    #expect(diagnostics.map { $0.place?.file } == ["Phrases/X/de.lproj/Localizable.strings"])
    #expect(tables.text("注文する", language: "en_US.UTF-8") == "Order")
    #expect(tables.text("注文する", language: "zh_Hant_TW") == "點餐")
    #expect(tables.text("注文する", language: "zh-Hans") == nil)
    #expect(tables.text("base", language: "sv") == "Base")
    #expect(tables.languages == ["de", "en", "ja", "zh-Hant"])
    #expect(tables.localizations(of: "注文する") == ["en": "Order", "zh-Hant": "點餐"])
    #expect(
      tables.entry("Order with ${applicationName}", table: "AppShortcuts", language: "ja")?.values
        .count == 2)
    #expect(tables.appNames(language: "ja").name?.text == "カフェ")
    #expect(tables.appNames(language: "ja").alternativeNames.map(\.text) == ["喫茶"])
    #expect(tables.appNames(language: "en") == AppNames())
  }

  @Test func aFolderBelowAndListing() {
    let folder = files(["a/b/c.txt": "1", "a/d.txt": "2"])
    #expect(folder.list("") == ["a/"])
    #expect(folder.list("a") == ["b/", "d.txt"])
    #expect(folder.folder("a").list("") == ["b/", "d.txt"])
    #expect(folder.folder("a").folder("b").read("c.txt") == Array("1".utf8))
    #expect(folder.folder("a").list("b") == ["c.txt"])
    #expect(folder.read("a") == nil)
  }
}
