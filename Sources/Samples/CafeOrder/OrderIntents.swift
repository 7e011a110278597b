import AppIntents
import SwiftUI

/// Orders something from the menu.
struct OrderIntent: AppIntent {
  static var title: LocalizedStringResource = "注文する"
  static var description = IntentDescription("商品とサイズを選んで注文します。", categoryName: "注文")

  @Parameter(title: "商品名", requestValueDialog: "どの商品にしますか？")
  var product: ProductType

  @Parameter(title: "サイズ", requestValueDialog: "どのサイズですか？")
  var size: Size

  @Dependency var store: OrderStore
  @Dependency var clock: CafeClock

  static var parameterSummary: some ParameterSummary {
    Summary("\(\.$product)を\(\.$size)で注文する")
  }

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let order = OrderItem(product: product, size: size, date: clock.now())
    try await confirm(order)
    try store.insert(order)
    return .result(dialog: "注文が完了しました！")
  }
}

/// Orders something again.
struct ReorderIntent: AppIntent {
  static var title: LocalizedStringResource = "注文履歴から注文する"
  static var description = IntentDescription("最近の注文から選んで、もう一度注文します。", categoryName: "注文")

  @Parameter(title: "注文履歴", requestValueDialog: "どちらを再注文しますか？")
  var item: ReorderItem?

  @Dependency var store: OrderStore
  @Dependency var clock: CafeClock

  static var parameterSummary: some ParameterSummary {
    Summary("\(\.$item)を再注文する")
  }

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let chosen = try await chosenItem()
    let order = OrderItem(product: chosen.product, size: chosen.size, date: clock.now())
    try await confirm(order)
    try store.insert(order)
    return .result(dialog: "注文が完了しました！")
  }

  private func chosenItem() async throws -> ReorderItem {
    if let item { return item }
    let recent = try store.recentOrders().map(ReorderItem.init(order:))
    guard !recent.isEmpty else { throw CafeError.noHistory }
    return try await $item.requestDisambiguation(
      among: recent, dialog: IntentDialog("どちらの商品を再注文しますか？"))
  }
}

extension AppIntent {
  /// Shows an order and asks whether it is right.
  @MainActor
  fileprivate func confirm(_ order: OrderItem) async throws {
    let (product, size) = (order.product.value.displayTitle, order.size.value.displayTitle)
    let question = IntentDialog(
      full: "\(product)の\(size)サイズ、合計\(order.price)円です。こちらの注文でよろしいでしょうか？",
      supporting: "こちらの注文でよろしいでしょうか？")
    try await requestConfirmation(
      result: .result(dialog: question) { OrderConfirmationView(order: order) },
      confirmationActionName: .order, showPrompt: true)
  }
}

/// The café's clock.
struct CafeClock: Sendable {
  let now: @Sendable () -> Date
}
