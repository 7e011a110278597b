import AppIntents
import HostTestSupport
import IntentCatalog
import LocalizedTexts
import Testing

@testable import CafeOrder

@Suite struct CafeDialogTests {
  private func order(_ product: String, _ size: String) -> IntentCall {
    IntentCall(
      app: "CafeOrder", intent: "OrderIntent",
      parameters: ["product": .identifier(product), "size": .identifier(size)])
  }

  private let reorder = IntentCall(app: "CafeOrder", intent: "ReorderIntent")

  @Test(arguments: [
    ("beer", "large", ["商品: ビール", "サイズ: L", "合計: 400円"], "ビールのLサイズ、合計400円です。"),
    ("beer", "medium", ["商品: ビール", "サイズ: M", "合計: 300円"], "ビールのMサイズ、合計300円です。"),
    ("hamburger", "medium", ["商品: ハンバーガー", "サイズ: M", "合計: 450円"], "ハンバーガーのMサイズ、合計450円です。"),
    ("hamburger", "small", ["商品: ハンバーガー", "サイズ: S", "合計: 300円"], "ハンバーガーのSサイズ、合計300円です。"),
  ])
  func asksBeforeItOrders(
    _ product: String, _ size: String, _ lines: [String], _ order: String
  ) async throws {
    let app = try CafeOrderApp.host.makeApp(files: .phrases)
    let host = ScriptedHost(.yes)
    let outcome = await app.perform(
      self.order(product, size), in: .testing("ja_JP"), host: host)
    #expect(
      host.questions == [
        .confirmation(
          action: ActionNameDescriptor("order"),
          dialog: DialogText(
            "\(order)こちらの注文でよろしいでしょうか？", supporting: "こちらの注文でよろしいでしょうか？"),
          snippet: lines, showsPrompt: true)
      ])
    #expect(outcome == .finished(PerformResult(dialog: DialogText("注文が完了しました！"))))
  }

  @Test func speaksEnglish() async throws {
    let app = try CafeOrderApp.host.makeApp(files: .phrases)
    let host = ScriptedHost(.yes)
    let outcome = await app.perform(order("beer", "large"), in: .testing("en_US"), host: host)
    #expect(
      host.questions == [
        .confirmation(
          action: ActionNameDescriptor("order"),
          dialog: DialogText(
            "Beer, size L, 400 yen in total. Is this order right?",
            supporting: "Is this order right?"),
          snippet: ["Product: Beer", "Size: L", "Total: 400 yen"], showsPrompt: true)
      ])
    #expect(outcome == .finished(PerformResult(dialog: DialogText("Your order is placed!"))))
  }

  @Test func asksForWhatIsMissing() async throws {
    let app = try CafeOrderApp.host.makeApp(files: .phrases)
    var call = IntentCall(app: "CafeOrder", intent: "OrderIntent")
    let environment = AppEnvironment.testing("ja_JP")
    #expect(
      await app.perform(call, in: environment, host: ScriptedHost())
        == .needs(.value(parameter: "product", dialog: DialogText("どの商品にしますか？"))))
    call.parameters["product"] = .identifier("beer")
    #expect(
      await app.perform(call, in: environment, host: ScriptedHost())
        == .needs(.value(parameter: "size", dialog: DialogText("どのサイズですか？"))))
    let offered = try await app.offeredValues(for: "size", of: call, in: environment)
    #expect(offered.options.map(\.title) == ["S", "M", "L"])
    #expect(offered.options.map(\.id) == ["small", "medium", "large"])
  }

  @Test(arguments: [[ScriptedHost.Answer.reply(.no)], [.cancel]])
  func ordersNothingWhenRefused(_ answers: [ScriptedHost.Answer]) async throws {
    let app = try CafeOrderApp.host.makeApp(files: .phrases)
    let environment = AppEnvironment.testing("ja_JP")
    let outcome = await app.perform(
      order("beer", "large"), in: environment, host: ScriptedHost(answers))
    #expect(outcome == .cancelled)
    #expect(try await app.values(ofType: "ReorderItem", in: environment).isEmpty)
  }

  @Test func saysKindlyThatThereIsNoHistory() async throws {
    let app = try CafeOrderApp.host.makeApp(files: .phrases)
    let host = ScriptedHost()
    let japanese = await app.perform(reorder, in: .testing("ja_JP"), host: host)
    #expect(japanese == .failed(DialogText("注文履歴がまだありません。まずは何か注文してみてください。")))
    let english = await app.perform(reorder, in: .testing("en_US"), host: host)
    #expect(
      english
        == .failed(
          DialogText(
            "There are no past orders yet. Order something first, and it will be offered here.")))
    #expect(host.questions.isEmpty)
  }

  @Test func offersTheLastFiveOrdersNewestFirst() async throws {
    let app = try CafeOrderApp.host.makeApp(files: .phrases)
    let sizes = ["small", "medium", "large"]
    for minute in 0..<6 {
      let call = order(minute % 2 == 0 ? "beer" : "hamburger", sizes[minute % 3])
      let outcome = await app.perform(
        call, in: .testing("ja_JP", minutes: minute), host: ScriptedHost(.yes))
      #expect(outcome == .finished(PerformResult(dialog: DialogText("注文が完了しました！"))))
    }
    let host = ScriptedHost(.option(4), .yes)
    let outcome = await app.perform(reorder, in: .testing("ja_JP", minutes: 6), host: host)
    #expect(outcome == .finished(PerformResult(dialog: DialogText("注文が完了しました！"))))
    guard case .disambiguation("item", let options, let dialog) = host.questions.first else {
      Issue.record("no disambiguation was asked")
      return
    }
    #expect(dialog == DialogText("どちらの商品を再注文しますか？"))
    #expect(
      options.map(\.title) == [
        "ハンバーガーのLサイズ", "ビールのMサイズ", "ハンバーガーのSサイズ", "ビールのLサイズ", "ハンバーガーのMサイズ",
      ])
    #expect(options.map(\.id) == ["6", "5", "4", "3", "2"])
    guard case .confirmation(_, _, let snippet, _) = host.questions.last else {
      Issue.record("no confirmation was asked")
      return
    }
    #expect(snippet == ["商品: ハンバーガー", "サイズ: M", "合計: 450円"])
    let names = try await app.values(ofType: "ReorderItem", in: .testing("ja_JP"))
    #expect(names.first?.title.text(in: "en") == "Medium hamburger")
  }

  @Test func ordersAPastOrderThatIsNamed() async throws {
    let app = try CafeOrderApp.host.makeApp(files: .phrases)
    let environment = AppEnvironment.testing("en_US")
    let json = #"{"orders":[{"id":"a7","product":"beer","size":"small"}]}"#
    try await app.loadStore([UInt8](json.utf8), in: environment)
    var call = reorder
    call.parameters["item"] = .identifier("a7")
    let host = ScriptedHost(.yes)
    let outcome = await app.perform(call, in: environment, host: host)
    #expect(outcome == .finished(PerformResult(dialog: DialogText("Your order is placed!"))))
    #expect(host.questions.count == 1)
    call.parameters["item"] = .identifier("gone")
    let again = "That can’t be found any more. Which one would you like to order again?"
    #expect(
      await app.perform(call, in: environment, host: host)
        == .needs(.value(parameter: "item", dialog: DialogText(again))))
  }

  @Test func anActionByHandAsksNothing() async throws {
    let app = try CafeOrderApp.host.makeApp(files: .phrases)
    let environment = AppEnvironment.testing("ja_JP")
    let outcome = await app.perform(
      order("beer", "large"), in: environment, host: ByHandPerformHost())
    #expect(outcome == .finished(PerformResult(dialog: DialogText("注文が完了しました！"))))
    let kept = try await app.values(ofType: "ReorderItem", in: environment)
    #expect(kept.map(\.title.text) == ["ビールのLサイズ"])
  }
}
