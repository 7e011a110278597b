public import IntentCatalog
public import LocalizedTexts
public import PhraseDiagnostics

/// The names and tables of an app as its project's files have them.
public struct ProjectTexts: Sendable {
  /// The app's names, also in other languages.
  public var app: AppIdentity
  /// The names with their places.
  public var names: AppNames
  /// Language to the names with their places.
  public var localizedNames: [String: AppNames]
  /// The language of the texts in code.
  public var developmentLanguage: String
  /// Every table of the app as it is written, then those of what it is built with, then others.
  public var files: [TableFile]
  /// The tables to look texts up in; the app's own entries come before those of other targets.
  public var tables: StringTables
  /// Platform (`iOS`) to the least version that the app runs on, where the project says it.
  public var deployment: [String: String]
  /// Whether the project's build takes phrases without the app's name.
  public var overridesAppName = false
  /// What is wrong in the files, in order; all the rest was read.
  public var diagnostics: [Diagnostic]

  /// The tables of phrases as they are written.
  public var phraseFiles: [TableFile] { files.filter { $0.table == StringTables.phraseTable } }
}

extension AppCatalog {
  /// Takes an app's names and phrases from its project: every entry of every table of phrases as it is
  /// written, also for phrases that the code does not have and texts that are no phrases.
  ///
  /// Of several files the app's own come first; a key that stands in a file twice has the texts of both.
  /// - Complexity: O(n) in the size of the tables.
  public mutating func add(_ texts: ProjectTexts) {
    app = texts.app
    languages = texts.tables.languages
    deployment = texts.deployment.isEmpty ? nil : texts.deployment
    if texts.overridesAppName { traits.append(.overridesAppName) }
    addTables(texts.files, developmentLanguage: texts.developmentLanguage)
  }

  /// Takes the tables of phrases and names as they are written.
  mutating func addTables(_ files: [TableFile], developmentLanguage: String) {
    tables = files.filter {
      $0.table == StringTables.phraseTable || $0.table == AppNames.table
    }
    for row in tables.filter({ $0.table == StringTables.phraseTable }).flatMap(\.rows)
    where !row.values.isEmpty {
      let language =
        row.language == "Base" ? developmentLanguage : StringTables.normalized(row.language)
      localizations[language, default: [:]][row.key.text, default: []] +=
        row.values.map { PlacedText($0.text, place: $0.place) }
    }
  }
}
