public import FoundationEssentials

/// A text that is looked up when it is shown, in the language of the one who reads it.
public struct LocalizedStringResource: Hashable, Codable, Sendable {
  /// Where the tables are; this program has one place for them, so it is kept and not read.
  public enum BundleDescription: Hashable, Codable, Sendable {
    /// The app's own.
    case main
    /// A bundle in a folder.
    case atURL(URL)
    /// The bundle of a class, by its name.
    case named(String)

    /// The bundle that a class belongs to.
    public static func forClass(_ anyClass: AnyClass) -> Self { .named("\(anyClass)") }
  }

  /// The key in the table.
  public let key: String
  /// The text where the table has none.
  public let defaultValue: String.LocalizationValue
  /// The table, nil for `Localizable`.
  public let table: String?
  /// Where the tables are.
  public let bundle: BundleDescription
  private var ownLocale: Locale?

  /// The locale of the text: the session's unless one is set.
  public var locale: Locale {
    get { ownLocale ?? Locale(identifier: TextLocalization.current.locale) }
    set { ownLocale = newValue }
  }

  /// Makes a text whose key is the text itself.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.formatKey
    defaultValue = keyAndValue
    self.table = table
    self.bundle = bundle
    ownLocale = locale
  }

  /// Makes a text with a key of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.bundle = bundle
    ownLocale = locale
  }

  /// The same text with another one where the table has none.
  public func withDefault(_ value: String) -> LocalizedStringResource {
    LocalizedStringResource(
      key: key, defaultValue: String.LocalizationValue(value), table: table, bundle: bundle,
      ownLocale: ownLocale)
  }

  private init(
    key: String, defaultValue: String.LocalizationValue, table: String?,
    bundle: BundleDescription, ownLocale: Locale?
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.bundle = bundle
    self.ownLocale = ownLocale
  }

  /// The text in a language.
  public func text(in localization: TextLocalization = .current) -> String {
    guard let ownLocale else {
      return defaultValue.resolved(key: key, table: table, in: localization)
    }
    let language = ownLocale.identifier.prefix { $0 != "_" && $0 != "-" }
    let own = TextLocalization(
      language: String(language), locale: ownLocale.identifier, lookup: localization.lookup)
    return defaultValue.resolved(key: key, table: table, in: own)
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  /// Makes a text from a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Makes a text from an interpolated literal.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

/// A value that has a text to show to people.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The text itself.
  public var localizedStringResource: LocalizedStringResource { self }
}

extension String {
  /// Makes the text in the language of the task.
  public init(localized resource: LocalizedStringResource) { self = resource.text() }

  /// Makes the text in the language of the task.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil,
    bundle: LocalizedStringResource.BundleDescription? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self =
      LocalizedStringResource(
        keyAndValue, table: table, locale: locale, bundle: bundle ?? .main
      ).text()
  }

  /// Makes the text of a key in the language of the task.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: LocalizedStringResource.BundleDescription? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self =
      LocalizedStringResource(
        key, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle ?? .main
      ).text()
  }
}
