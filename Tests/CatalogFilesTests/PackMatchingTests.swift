import AppIntents
import CafeOrder
import CatalogFiles
import Foundation
import IntentCatalog
import IntentMatching
import LanguagePacks
import LocalizedTexts
import PhraseDiagnostics
import Testing

/// What people say to the packs under `Phrases/`.
@Suite struct PackMatchingTests {
  struct Case: CustomTestStringConvertible {
    var pack: String
    var locale: String
    var say: String
    /// Intent and parameters, `Intent(name: value)`; empty for no match.
    var want: String
    var testDescription: String { say }
  }

  private func matcher(_ catalog: AppCatalog, _ locale: String) throws -> PhraseMatcher {
    let root = "\(packageRoot)/Phrases"
    let data = PhraseData { path in
      FileManager.default.contents(atPath: "\(root)/\(path)").map { Array($0) }
    } list: { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
      return names.sorted().map { $0.contains(".") ? $0 : $0 + "/" }
    }
    var values: [String: [ValueDescriptor]] = [:]
    for type in catalog.enums { values[type.identifier] = type.cases }
    for type in catalog.entities { values[type.identifier] = type.values }
    return try PhraseMatcher(
      apps: [MatcherApp(catalog: catalog, values: values)], locale: locale,
      language: LanguagePack(locale, from: data))
  }

  private func reading(_ match: IntentMatch?) -> String {
    guard let match else { return "" }
    let parameters = match.parameters.map { parameter in
      switch parameter.value {
      case .identifier(let id): "\(parameter.name): \(id)"
      case .int(let number): "\(parameter.name): \(number)"
      case .string(let text): "\(parameter.name): \(text)"
      default: "\(parameter.name): \(parameter.value)"
      }
    }
    return "\(match.intent)(\(parameters.sorted().joined(separator: ", ")))"
  }

  @Test(arguments: [
    Case(pack: "Radyo", locale: "tr_TR", say: "Radyo aç", want: "TuneInIntent()"),
    Case(
      pack: "Radyo", locale: "tr_TR", say: "radyo ile gece caz çal",
      want: "TuneInIntent(station: caz)"),
    Case(
      pack: "Radyo", locale: "tr_TR", say: "Radyo’da Yıldız Radyo çal.",
      want: "TuneInIntent(station: yildiz)"),
    Case(
      pack: "Radyo", locale: "tr_TR", say: "Radyom üzerinden haberler dinle",
      want: "TuneInIntent(station: haber)"),
    Case(
      pack: "Radyo", locale: "tr_TR", say: "Lütfen Radyo ile Deniz FM dinlemek istiyorum",
      want: "TuneInIntent(station: deniz)"),
    Case(
      pack: "Radyo", locale: "tr_TR", say: "Radyo 30 dakika sonra kapansın",
      want: "SleepTimerIntent(minutes: 30)"),
    Case(pack: "Radyo", locale: "tr_TR", say: "Bugün hava nasıl?", want: ""),
    Case(
      pack: "Bageri", locale: "sv_SE", say: "beställ från bageriet", want: "OrderPastryIntent()"),
    Case(
      pack: "Bageri", locale: "sv_SE", say: "Köp prinsesstårta hos Bageriet!",
      want: "OrderPastryIntent(pastry: princess)"),
    Case(
      pack: "Bageri", locale: "sv_SE", say: "Beställ 6 kanelbullar från Bageriet",
      want: "OrderPastryIntent(count: 6, pastry: cinnamon)"),
    Case(
      pack: "Bageri", locale: "sv_SE", say: "Jag skulle vilja ha en semla från bageri",
      want: "OrderPastryIntent(pastry: semla)"),
    Case(pack: "Bageri", locale: "sv_SE", say: "Vad är klockan?", want: ""),
    Case(
      pack: "TeaShop", locale: "th_TH", say: "สั่งเครื่องดื่มที่ร้านชา", want: "OrderTeaIntent()"),
    Case(
      pack: "TeaShop", locale: "th_TH", say: "สั่งชาเย็นที่ร้านชา",
      want: "OrderTeaIntent(tea: thaiTea)"),
    Case(
      pack: "TeaShop", locale: "th_TH", say: "ขอชามะนาวหวานน้อยที่ร้านน้ำชาค่ะ",
      want: "OrderTeaIntent(sweetness: less, tea: lemonTea)"),
    Case(pack: "TeaShop", locale: "th_TH", say: "วันนี้ฝนตกไหม", want: ""),
    Case(
      pack: "Home", locale: "en_US", say: "Set the brightness with My Home",
      want: "SetBrightnessIntent()"),
    Case(
      pack: "Home", locale: "en_US", say: "please set the desk lamp to 40 percent in My Home",
      want: "SetBrightnessIntent(level: 40, light: desk)"),
    Case(
      pack: "Home", locale: "en_US", say: "Set desk light to 5 in our home",
      want: "SetBrightnessIntent(level: 5, light: desk)"),
    Case(
      pack: "Home", locale: "en_US", say: "Cinema mood in My Home",
      want: "SetMoodIntent(mood: movie)"),
    Case(
      pack: "Home", locale: "en_US", say: "Leave a note in My Home saying buy milk",
      want: "LeaveNoteIntent(text: buy milk)"),
    Case(pack: "Home", locale: "en_US", say: "Set My Home on fire", want: ""),
    Case(
      pack: "Home", locale: "ja_JP", say: "マイホームで明るさを変える", want: "SetBrightnessIntent()"),
    Case(
      pack: "Home", locale: "ja_JP", say: "我が家でデスクライトを４０パーセントにして",
      want: "SetBrightnessIntent(level: 40, light: desk)"),
    Case(
      pack: "Home", locale: "ja_JP", say: "マイホームで読書モード",
      want: "SetMoodIntent(mood: reading)"),
    Case(
      pack: "Home", locale: "ja_JP", say: "マイホームに牛乳を買うとメモ",
      want: "LeaveNoteIntent(text: 牛乳を買う)"),
  ])
  func peopleAreUnderstood(_ item: Case) throws {
    let catalog = try AppLoader.load(path: "\(packageRoot)/Phrases/Packs/\(item.pack)").catalog
    let result = try matcher(catalog, item.locale).match(item.say)
    #expect(reading(result.matches.first) == item.want)
  }

  @Test func twoLightsOfOneNameAreAskedAbout() throws {
    let catalog = try AppLoader.load(path: "\(packageRoot)/Phrases/Packs/Home").catalog
    let match = try matcher(catalog, "en_US").match("Dim overhead light with My Home").matches.first
    #expect(match?.intent == "SetBrightnessIntent")
    let light = try #require(match?.parameters.first)
    #expect(light.value == .identifier("officeOverhead"))
    #expect(light.others.map(\.id) == ["bedroomOverhead"])
  }

  /// The café as its Swift types describe it, with the pack beside it.
  private func cafe() throws -> AppCatalog {
    let folder = FolderReader(disk: "\(packageRoot)/Phrases")
    let app = try CafeOrderApp.host.makeApp(store: .memory, files: folder)
    return try app.catalog.merging(
      packIn: folder.folder("CafeOrder"), named: "Phrases/CafeOrder"
    ).catalog
  }

  @Test(arguments: [
    ("ﾋﾞｰﾙのLをカフェで注文", "OrderIntent(product: beer, size: large)"),
    ("ビールのLをカフェで注文してください", "OrderIntent(product: beer, size: large)"),
    ("カフェでビールのLを注文", "OrderIntent(product: beer, size: large)"),
    ("カフェでLのビールを注文したい", "OrderIntent(product: beer, size: large)"),
    ("カフェでビールをLサイズで注文", "OrderIntent(product: beer, size: large)"),
    ("カフェでビールLをください", "OrderIntent(product: beer, size: large)"),
    ("カフェでバーガーを頼んで", "OrderIntent(product: hamburger)"),
    ("カフェで大きいビールを注文して", "OrderIntent(product: beer, size: large)"),
    ("Mをカフェで注文", "OrderIntent(size: medium)"),
    ("ハンバーガーをカフェオーダーで注文", "OrderIntent(product: hamburger)"),
    ("カフェで注文", "OrderIntent()"), ("カフェで注文履歴から注文", "ReorderIntent()"),
    ("カフェでコーヒーを注文", ""), ("ビールのLを注文", ""),
  ])
  func theCafeUnderstandsNaturalOrder(_ say: String, _ want: String) throws {
    let result = try matcher(cafe(), "ja_JP").match(say)
    #expect(result.status == (want.isEmpty ? .none : .match))
    #expect(reading(result.matches.first) == want)
  }

  @Test func aLiveCatalogReadsBackAsItWasWritten() throws {
    let catalog = try cafe()
    let read = try AppLoader.catalog(file: "c.json", bytes: catalog.encoded()).catalog
    #expect(read == catalog)
    let match = try matcher(read, "ja_JP").match("カフェでビールのLを注文").matches.first
    #expect(reading(match) == "OrderIntent(product: beer, size: large)")
  }

  @Test func theTemplateIsPrintedWithDollars() throws {
    let match = try matcher(cafe(), "ja_JP").match("ﾋﾞｰﾙのLをカフェで注文").matches.first
    #expect(match?.template == "${product}の${size}を${applicationName}で注文")
    #expect(match?.tier == .exact)
  }

  @Test(arguments: [
    ("Order a large beer with Cafe", "OrderIntent(product: beer, size: large)"),
    ("I'd like a small burger from Cafe", "OrderIntent(product: hamburger, size: small)"),
    ("Could I get a beer at Cafe", "OrderIntent(product: beer)"),
    ("Use Cafe to order a medium beer", "OrderIntent(product: beer, size: medium)"),
    ("Ask Cafe for a beer in size L", "OrderIntent(product: beer, size: large)"),
    ("Order a large with Cafe", "OrderIntent(size: large)"),
    ("Order a pizza with Cafe", ""),
  ])
  func theCafeUnderstandsEnglish(_ say: String, _ want: String) throws {
    let result = try matcher(cafe(), "en_US").match(say)
    #expect(reading(result.matches.first) == want)
  }
}
