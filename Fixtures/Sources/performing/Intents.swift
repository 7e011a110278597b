import AppIntents

protocol ShopIntent: AppIntent {}
extension ShopIntent {
  static var openAppWhenRun: Bool { true }
}

struct BuyIntent: ShopIntent {
  static let title: LocalizedStringResource = "Buy"
  @Parameter(title: "Item") var item: String
  @Parameter(title: "Count") var count: Int?

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<[Int]?> & ProvidesDialog & ShowsSnippetView & OpensIntent {
    guard store.isOpen else { return .result(dialog: "The shop is closed") }
    if count == nil {
      count = try await $count.requestValue("How many?")
    }
    try await confirm()
    return .result(value: [1], dialog: "Bought \(item), \(total()) in all", view: Receipt())
  }
  private func confirm() async throws {
    try await requestConfirmation(actionName: .buy, dialog: "Buy \(item)?")
  }
}
struct MaybeIntent: AppIntent {
  static let title: LocalizedStringResource = "Maybe"
  func perform() async throws -> some IntentResult {
    if asks { try await requestConfirmation(result: .result(dialog: "Sure?")) }
    return .result()
  }
}
struct PickIntent: AppIntent {
  static let title: LocalizedStringResource = "Pick"
  @Parameter(title: "Item") var item: String
  func perform() async throws -> some IntentResult & ProvidesDialog {
    if item.isEmpty { throw $item.needsValueError("Which one?") }
    // try await requestConfirmation()
    return .result(dialog: IntentDialog(full: "Picked.", supporting: "Done."))
  }
}
@AppIntent(schema: .photos.openAsset)
struct ShowIntent: OpenIntent {
  var target: Asset
  func perform() async throws -> some IntentResult { .result() }
}
@AssistantIntent(schema: .browser.openURLInTab)
struct TabIntent {
  static let title: LocalizedStringResource = "Tab"
}
