import AppIntents
import HostTestSupport
import IntentCatalog
import LocalizedTexts
import PhraseDiagnostics
import Testing

@testable import CafeOrder

@Suite struct CafeCatalogTests {
  private let catalog: AppCatalog

  init() throws { catalog = try CafeOrderApp.host.makeApp(files: .phrases).catalog }

  @Test func knowsTheAppsNames() {
    #expect(catalog.id == "CafeOrder")
    #expect(catalog.sourceLanguage == "ja")
    #expect(catalog.app.spokenNames(in: "ja") == ["カフェ", "Cafe", "カフェオーダー"])
    #expect(catalog.app.name(in: "en") == "Cafe")
    #expect(catalog.app.spokenNames(in: "en").contains("カフェオーダー"))
  }

  @Test func knowsTheIntents() throws {
    #expect(catalog.intents.map(\.identifier) == ["OrderIntent", "ReorderIntent"])
    let order = try #require(catalog.intent("OrderIntent"))
    #expect(order.title.text == "注文する")
    #expect(order.title.text(in: "en") == "Order")
    #expect(order.description?.text == "商品とサイズを選んで注文します。")
    #expect(order.parameterSummary?.text == "${product}を${size}で注文する")
    #expect(order.parameterSummary?.text(in: "en") == "Order ${product} in size ${size}")
    #expect(order.resultTraits == ["dialog"])
    #expect(order.parameters.map(\.name) == ["product", "size"])
    #expect(order.parameters.map(\.type) == [.appEnum("ProductType"), .appEnum("Size")])
    #expect(order.parameters.map(\.isOptional) == [false, false])
    #expect(order.parameters.map(\.requestValueDialog?.text) == ["どの商品にしますか？", "どのサイズですか？"])
    let item = try #require(catalog.intent("ReorderIntent")?.parameter("item"))
    #expect(item.type == .entity("ReorderItem"))
    #expect(item.isOptional)
    #expect(item.hasOptions)
  }

  @Test func knowsTheValuesByEveryName() throws {
    let product = try #require(catalog.enums.first { $0.identifier == "ProductType" })
    #expect(product.title.text(in: "en") == "Product")
    #expect(product.cases.map(\.id) == ["hamburger", "beer"])
    #expect(product.cases.map { $0.title.text(in: "en") } == ["Hamburger", "Beer"])
    #expect(product.cases.first?.image == "hamburger")
    for name in ["ハンバーガー", "バーガー", "burger"] {
      #expect(product.cases.first?.names(in: "ja").contains(name) == true, "\(name)")
    }
    let size = try #require(catalog.enums.first { $0.identifier == "Size" })
    #expect(size.cases.map(\.title.text) == ["S", "M", "L"])
    for (place, names) in [["スモール", "小", "small"], ["ミディアム", "中"], ["Lサイズ", "large", "ラージ"]]
      .enumerated()
    {
      for name in names { #expect(size.cases[place].names(in: "ja").contains(name), "\(name)") }
    }
  }

  @Test func phrasesKeepToTheRules() throws {
    let shortcuts = catalog.shortcuts
    #expect(shortcuts.map(\.intent) == ["OrderIntent", "ReorderIntent"])
    #expect(shortcuts[0].phrases.first?.text == "${applicationName}で注文")
    #expect(shortcuts[0].arguments.isEmpty)
    #expect(shortcuts[0].shortTitle?.text(in: "en") == "Order food")
    for phrase in shortcuts.flatMap(\.phrases).map(\.text) {
      #expect(phrase.contains("${applicationName}"), "\(phrase)")
      #expect(phrase.split(separator: "$").count <= 3, "\(phrase)")
      let english = try #require(catalog.localizations["en"]?[phrase], "\(phrase)")
      for text in english {
        #expect(text.text.contains("${applicationName}"), "\(text.text)")
        #expect(text.place?.file == "Phrases/CafeOrder/AppShortcuts.xcstrings")
      }
    }
    #expect(
      catalog.localizations["en"]?["${applicationName}で注文"]?.first?.text
        == "Order with ${applicationName}")
  }

  @Test func survivesItsJSON() throws {
    let data = try JSONEncoder().encode(catalog)
    #expect(try JSONDecoder().decode(AppCatalog.self, from: data) == catalog)
  }

  @Test func everyTextIsTranslated() throws {
    let strings = CafeOrderApp.host.strings(in: .phrases)
    #expect(strings.diagnostics.isEmpty)
    let japanese: [CatalogText?] =
      catalog.intents.flatMap { intent in
        [intent.title, intent.description, intent.parameterSummary]
          + intent.parameters.flatMap { [$0.title, $0.requestValueDialog] }
      } + catalog.enums.map(\.title) + catalog.entities.map(\.title)
      + catalog.shortcuts.map(\.shortTitle)
    for text in japanese.compactMap({ $0 }) {
      #expect(text.localizations["en"] != nil, "\(text.text)")
    }
  }
}
