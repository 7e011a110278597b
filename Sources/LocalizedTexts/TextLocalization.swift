/// The language and the tables in which texts are resolved: what `Locale.current` and the main
/// bundle are on a device.
///
/// It is a task-local, so that sessions in different languages can run side by side.
public struct TextLocalization: Sendable {
  /// Finds a text: language, table (nil for `Localizable`) and key to the translation.
  public typealias Lookup =
    @Sendable (_ language: String, _ table: String?, _ key: String) -> String?

  /// The language of the texts (`ja`).
  public let language: String
  /// The locale for numbers and dates (`ja_JP`).
  public let locale: String
  /// The tables.
  public let lookup: Lookup

  /// Makes a localization.
  public init(
    language: String, locale: String? = nil,
    lookup: @escaping Lookup = { _, _, _ in nil }
  ) {
    self.language = language
    self.locale = locale ?? language
    self.lookup = lookup
  }

  /// What texts are resolved with in this task; outside every session the texts are as in code.
  @TaskLocal public static var current = TextLocalization(language: "en", locale: "en_US")
}
