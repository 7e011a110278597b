import FoundationEssentials
import LocalizedTexts
import Testing

@Suite struct LocalizedStringResourceTests {
  private let japanese = TextLocalization(language: "ja", locale: "ja_JP") { language, table, key in
    guard language == "ja" else { return nil }
    let tables = [
      "Localizable": [
        "Hello": "こんにちは", "%@ in %@": "%2$@の%1$@", "Large": "大", "%lld items": "%lld個",
        "100%% of %@": "%@の100%%", "price.key": "値段",
      ],
      "Other": ["Hello": "もしもし"],
    ]
    return tables[table ?? "Localizable"]?[key]
  }

  private func text(_ resource: LocalizedStringResource) -> String { resource.text(in: japanese) }

  @Test func keysAreWrittenAsInCatalogs() {
    let number = 3
    let name = "Kenji"
    let inner: LocalizedStringResource = "Large"
    let cases: [(LocalizedStringResource, String)] = [
      ("Hello", "Hello"), ("\(name)", "%@"), ("\(number) items", "%lld items"),
      ("\(UInt8(3)) items", "%llu items"), ("\(1.5) l", "%lf l"), ("\(Float(1.5)) l", "%f l"),
      ("\(inner) in \(name)", "%@ in %@"), ("\(1.5, specifier: "%.1f") l", "%.1f l"),
      ("100% of \(name)", "100%% of %@"), ("100%", "100%"), ("\(name.prefix(2))!", "%@!"),
    ]
    for (resource, key) in cases { #expect(resource.key == key) }
  }

  @Test func textsAreLookedUp() {
    let product = "ビール"
    let size: LocalizedStringResource = "Large"
    #expect(text("Hello") == "こんにちは")
    #expect(text(LocalizedStringResource("Hello", table: "Other")) == "もしもし")
    #expect(text("\(size) in \(product)") == "ビールの大")
    #expect(text("\(12) items") == "12個")
    #expect(text("100% of \(product)") == "ビールの100%")
    #expect(text(LocalizedStringResource("price.key", defaultValue: "Price")) == "値段")
  }

  @Test func whatNoTableHasIsAsInCode() {
    let name = "Kenji"
    #expect(text("Bye, \(name)") == "Bye, Kenji")
    #expect(text("100%") == "100%")
    #expect(text("50% for \(name)") == "50% for Kenji")
    #expect(text(LocalizedStringResource("no.key", defaultValue: "Nothing")) == "Nothing")
  }

  @Test func numbersFollowTheLocale() {
    let german = TextLocalization(language: "de", locale: "de_DE")
    let price: LocalizedStringResource =
      "\(1234) \(2.5) \(2.5, specifier: "%.1f") \(7, specifier: "%03d")"
    #expect(price.text(in: german) == "1.234 2,500000 2,5 007")
    #expect(price.text(in: japanese) == "1,234 2.500000 2.5 007")
  }

  @Test(arguments: ["%", "%q", "%5", "%1$", "%99$@", "%@ %@ %@", "%1000000000000@", "%0$@", "%.@"])
  func aBrokenTranslationTrapsNothing(_ translation: String) {
    let broken = TextLocalization(language: "ja") { _, _, _ in translation }
    let name = "Kenji"
    let resource: LocalizedStringResource = "Hello \(name)"
    #expect(!resource.text(in: broken).isEmpty)
  }

  @Test func aSpecifierWithoutAValueStays() {
    let broken = TextLocalization(language: "ja") { _, _, _ in "%@ %2$@ %" }
    let name = "Kenji"
    let resource: LocalizedStringResource = "Hello \(name)"
    #expect(resource.text(in: broken) == "Kenji %2$@ %")
  }

  @Test func theTaskDecidesTheLanguage() async {
    let resource: LocalizedStringResource = "Hello"
    #expect(String(localized: resource) == "Hello")
    await TextLocalization.$current.withValue(japanese) {
      #expect(String(localized: resource) == "こんにちは")
      #expect(String(localized: "Hello", table: "Other") == "もしもし")
      let inTask = await Task { String(localized: "Hello") }.value
      #expect(inTask == "こんにちは")
    }
  }

  @Test func aLocaleOfItsOwnDecidesTheLanguage() {
    var resource: LocalizedStringResource = "Hello"
    resource.locale = Locale(identifier: "en_US")
    #expect(text(resource) == "Hello")
  }

  @Test func survivesItsJSON() throws {
    let inner: LocalizedStringResource = "Large"
    let resource: LocalizedStringResource = "\(inner) in \("ビール") \(3) \(1.5)"
    let data = try JSONEncoder().encode(resource)
    let again = try JSONDecoder().decode(LocalizedStringResource.self, from: data)
    #expect(again == resource)
    #expect(text(again) == "大 in ビール 3 1.500000")
  }

  private struct Named: CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { "Large" }
  }

  @Test func valuesWithATextStandInATextByIt() {
    #expect(text("It is \(Named())") == "It is 大")
  }
}
