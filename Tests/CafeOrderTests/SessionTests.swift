import AppIntents
import HostTestSupport
import IntentCatalog
import LocalizedTexts
import Testing

@testable import CafeOrder

@Suite struct SessionTests {
  @Test func sessionsSideBySideKeepApart() async throws {
    let strings = CafeOrderApp.host.strings(in: .phrases)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        let app = try CafeOrderApp.host.makeApp(store: .memory, strings: strings)
        group.addTask {
          let isJapanese = number % 2 == 0
          let environment = AppEnvironment.testing(isJapanese ? "ja_JP" : "en_US")
          let call = IntentCall(
            app: "CafeOrder", intent: "OrderIntent",
            parameters: [
              "product": .identifier(isJapanese ? "beer" : "hamburger"),
              "size": .identifier("small"),
            ])
          for _ in 0..<number {
            let outcome = await app.perform(call, in: environment, host: ScriptedHost(.yes))
            let said = isJapanese ? "注文が完了しました！" : "Your order is placed!"
            #expect(outcome == .finished(PerformResult(dialog: DialogText(said))))
          }
          let kept = try await app.values(ofType: "ReorderItem", in: environment)
          #expect(kept.count == min(number, OrderStore.offeredOrders))
          let title = isJapanese ? "ビールのSサイズ" : "Small hamburger"
          let language = isJapanese ? "ja" : "en"
          #expect(kept.allSatisfy { $0.title.text(in: language) == title })
        }
      }
      try await group.waitForAll()
    }
  }
}
