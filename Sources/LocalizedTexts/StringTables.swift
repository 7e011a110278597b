public import PhraseDiagnostics

/// The texts of an app: language to table to key to text.
public struct StringTables: Sendable {
  private var tables: [String: [String: StringTable]] = [:]
  /// The language in which the keys are written, when a string catalog says so.
  public var sourceLanguage: String?

  /// The table that a text without a table of its own is looked up in.
  public static let defaultTable = "Localizable"
  /// The table of an app's phrases.
  public static let phraseTable = "AppShortcuts"

  /// Makes tables without an entry.
  public init() {}

  /// The languages that have a table, sorted; `Base` is none.
  /// - Complexity: O(n log n) in the number of languages.
  public var languages: [String] { tables.keys.filter { $0 != "Base" }.sorted() }

  /// The table of that name in exactly that language.
  public func table(_ name: String, language: String) -> StringTable? { tables[language]?[name] }

  /// Adds entries to a table; they replace those of the same keys.
  /// - Complexity: O(n) in the number of entries.
  public mutating func add(_ entries: StringTable, to table: String, language: String) {
    let code = Self.normalized(language)
    tables[code, default: [:]][table, default: StringTable()].merge(entries)
  }

  /// The entry of a key in a language, or in the nearest one that has it: for `zh_Hant_TW` also
  /// `zh-Hant` and `zh`; at last the table of `Base.lproj`.
  /// - Complexity: O(1) for locales of a few parts.
  public func entry(
    _ key: String, table: String? = nil, language: String
  ) -> TableEntry? {
    var code = Self.normalized(language)
    let name = table ?? Self.defaultTable
    while true {
      if let entry = tables[code]?[name]?[key] { return entry }
      guard let hyphen = code.lastIndex(of: "-") else { break }
      code = String(code[..<hyphen])
    }
    return tables["Base"]?[name]?[key]
  }

  /// The text of a key in a language, nil where no table has it; behind the key may stand a plural's
  /// name.
  /// - Complexity: As `entry(_:table:language:)`.
  public func text(_ key: String, table: String? = nil, language: String) -> String? {
    if let mark = key.lastIndex(of: PluralForm.mark) {
      let entry = entry(String(key[..<mark]), table: table, language: language)
      return entry?.plurals[String(key[mark...].dropFirst())]
    }
    return entry(key, table: table, language: language)?.text
  }

  /// A key's texts in all languages that have one, but for `Base`.
  /// - Complexity: O(n) in the number of languages.
  public func localizations(of key: String, table: String? = nil) -> [String: String] {
    var texts: [String: String] = [:]
    for (language, named) in tables where language != "Base" {
      texts[language] = named[table ?? Self.defaultTable]?[key]?.text
    }
    return texts
  }

  /// A language's code with hyphens and without an encoding (`ja_JP.UTF-8` becomes `ja-JP`); the names
  /// that folders had before codes become codes (`English`).
  public static func normalized(_ language: String) -> String {
    let code = String(language.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 })
    return oldNames[code] ?? code
  }

  private static let oldNames = [
    "English": "en", "French": "fr", "German": "de", "Japanese": "ja", "Italian": "it",
    "Spanish": "es", "Dutch": "nl",
  ]
}

extension StringTables {
  /// The greatest number of folders of languages that are read.
  private static let mostLanguages = 500

  /// Reads the tables of a folder: `*.xcstrings` in it, and `*.strings` and `*.stringsdict` in its
  /// `xx.lproj` folders.
  ///
  /// - Parameters:
  ///   - files: The folder.
  ///   - name: What the folder is called in messages (`Phrases/CafeOrder`).
  /// - Returns: The tables, and what is wrong in the files; what can be read is read all the same.
  /// - Complexity: O(n) in the size of the files.
  public static func load(
    _ files: FolderReader, named name: String
  ) -> (tables: StringTables, diagnostics: [Diagnostic]) {
    var tables = StringTables()
    var diagnostics: [Diagnostic] = []
    for item in files.list("") where item.hasSuffix(".xcstrings") {
      guard let bytes = files.read(item) else { continue }
      let catalog = TableFile(path: path(name, item), bytes: bytes)
      diagnostics += catalog.diagnostics
      tables.add(catalog)
    }
    for folder in files.list("").filter({ $0.hasSuffix(".lproj/") }).prefix(mostLanguages) {
      for item in files.list(String(folder.dropLast()))
      where item.hasSuffix(".strings") || item.hasSuffix(".stringsdict") {
        guard let bytes = files.read(folder + item) else { continue }
        let file = TableFile(path: path(name, folder + item), bytes: bytes)
        diagnostics += file.diagnostics
        tables.add(file)
      }
    }
    return (tables, diagnostics)
  }

  private static func path(_ folder: String, _ item: String) -> String {
    folder.isEmpty ? item : "\(folder)/\(item)"
  }
}
