// Made by a generator; nothing here names what the first reading looks for.
enum L10n {
  static let morePhrase = L10n.tr("Localizable", "quote_more", fallback: "More quotes")
}
extension L10n {
  static func tr(_ table: String, _ key: String, fallback: String) -> String { fallback }
}
