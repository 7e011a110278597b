import AppIntents

/// An order that was made, to be made again.
struct ReorderItem: AppEntity {
  let id: String
  let product: ProductType
  let size: Size

  init(order: OrderItem) {
    id = order.id
    product = order.product
    size = order.size
  }

  static var typeDisplayRepresentation: TypeDisplayRepresentation { "再注文商品" }
  static var defaultQuery = ReorderItemQuery()

  var displayRepresentation: DisplayRepresentation {
    let title: LocalizedStringResource = "\(product.value.noun)の\(size.value.adjective)サイズ"
    return DisplayRepresentation(title: title)
  }
}

/// Finds orders that were made.
struct ReorderItemQuery: EntityQuery {
  @Dependency var store: OrderStore

  func entities(for identifiers: [String]) async throws -> [ReorderItem] {
    try store.orders(ids: identifiers).map(ReorderItem.init(order:))
  }

  func suggestedEntities() async throws -> [ReorderItem] {
    try store.recentOrders().map(ReorderItem.init(order:))
  }
}
