import IntentCatalog

/// Finds the key under which catalogs keep a locale's texts.
enum LocaleKeys {
  /// The longest part of the locale that some catalog has texts for (`zh-Hans`), else its language.
  static func key(for locale: String, in apps: [MatcherApp]) -> String {
    var known: Set<String> = []
    for app in apps {
      known.formUnion(app.catalog.localizations.keys)
      known.formUnion(app.catalog.app.localizedNames.keys)
    }
    var parts = locale.split { $0 == "_" || $0 == "-" }.map(String.init)
    while parts.count > 1 {
      for separator in ["-", "_"] where known.contains(parts.joined(separator: separator)) {
        return parts.joined(separator: separator)
      }
      parts.removeLast()
    }
    return parts.first ?? locale
  }
}
