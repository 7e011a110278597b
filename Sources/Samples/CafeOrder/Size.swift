import AppIntents

/// How much of it.
enum Size: String, Codable, AppEnum {
  case small
  case medium
  case large

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "サイズ"

  static var caseDisplayRepresentations: [Size: DisplayRepresentation] = [
    .small: DisplayRepresentation(
      title: "S",
      synonyms: [
        "Sサイズ", "スモール", "スモールサイズ", "エス", "エスサイズ", "小", "小さい", "小さいの", "小さめ", "小サイズ", "一番小さい",
        "一番小さいの",
        "small", "small size", "small one", "smallest", "smallest one",
      ]),
    .medium: DisplayRepresentation(
      title: "M",
      synonyms: [
        "Mサイズ", "ミディアム", "ミディアムサイズ", "エム", "エムサイズ", "中", "中くらい", "普通", "普通サイズ", "並", "中サイズ",
        "medium", "medium size", "medium one", "regular",
      ]),
    .large: DisplayRepresentation(
      title: "L",
      synonyms: [
        "Lサイズ", "ラージ", "ラージサイズ", "エル", "エルサイズ", "大", "大きい", "大きいの", "大きめ", "大サイズ", "一番大きい",
        "一番大きいの",
        "large", "large size", "large one", "big", "biggest", "biggest one", "largest",
      ]),
  ]

  /// What is known about a size.
  struct Value {
    /// The letter on the menu.
    let displayTitle: LocalizedStringResource
    /// The name inside a sentence.
    let adjective: LocalizedStringResource
    /// What the price is multiplied with.
    let priceMultiplier: Double
  }

  /// What is known about the size.
  var value: Value {
    switch self {
    case .small:
      Value(
        displayTitle: "S", adjective: LocalizedStringResource("size.small", defaultValue: "S"),
        priceMultiplier: 1)
    case .medium:
      Value(
        displayTitle: "M", adjective: LocalizedStringResource("size.medium", defaultValue: "M"),
        priceMultiplier: 1.5)
    case .large:
      Value(
        displayTitle: "L", adjective: LocalizedStringResource("size.large", defaultValue: "L"),
        priceMultiplier: 2)
    }
  }
}
