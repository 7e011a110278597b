import AppIntents

/// What the café sells.
enum ProductType: String, Codable, AppEnum {
  case hamburger
  case beer

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "商品"

  static var caseDisplayRepresentations: [ProductType: DisplayRepresentation] = [
    .hamburger: DisplayRepresentation(
      title: "ハンバーガー", image: .init(named: "hamburger"),
      synonyms: ["バーガー", "ハンバーグ", "ハンバーガ", "burger", "hamburger", "hamburgers", "burgers"]),
    .beer: DisplayRepresentation(
      title: "ビール", image: .init(named: "beer"),
      synonyms: ["生ビール", "ビア", "麦酒", "beer", "beers", "ale"]),
  ]

  /// What is known about a product.
  struct Value {
    /// The name on the menu.
    let displayTitle: LocalizedStringResource
    /// The name inside a sentence.
    let noun: LocalizedStringResource
    /// The price of the smallest size, in yen.
    let basePrice: Double
    /// The picture's name.
    let imageName: String
  }

  /// What is known about the product.
  var value: Value {
    switch self {
    case .hamburger:
      Value(
        displayTitle: "ハンバーガー",
        noun: LocalizedStringResource("product.hamburger", defaultValue: "ハンバーガー"),
        basePrice: 300, imageName: "hamburger")
    case .beer:
      Value(
        displayTitle: "ビール",
        noun: LocalizedStringResource("product.beer", defaultValue: "ビール"),
        basePrice: 200, imageName: "beer")
    }
  }
}
