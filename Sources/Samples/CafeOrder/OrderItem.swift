import Foundation

/// An order, made or about to be made.
struct OrderItem: Sendable, Hashable {
  /// What it is known by; empty until the store has it.
  var id = ""
  let product: ProductType
  let size: Size
  var date = Date()

  /// The price in yen.
  var price: Int { Int((product.value.basePrice * size.value.priceMultiplier).rounded()) }
}
