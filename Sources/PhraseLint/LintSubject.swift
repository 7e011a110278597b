public import IntentCatalog
import LocalizedTexts
import PhraseDiagnostics

/// What is linted: an app's description, its values, and its files.
public struct LintSubject: Sendable {
  /// The app's description.
  public var catalog: AppCatalog
  /// Type name to the values that are known; what is missing here is taken from the catalog.
  public var values: [String: [ValueDescriptor]]
  /// What a file holds, by the name that places have; nil where it cannot be read.
  public var read: @Sendable (_ file: String) -> [UInt8]?

  /// Makes a subject.
  public init(
    catalog: AppCatalog, values: [String: [ValueDescriptor]] = [:],
    read: @escaping @Sendable (_ file: String) -> [UInt8]? = { _ in nil }
  ) {
    self.catalog = catalog
    self.values = values
    self.read = read
  }
}

extension TableFile {
  /// The translations that a catalog holds, as a table; nil where it holds none.
  init?(catalog: AppCatalog) {
    guard !catalog.localizations.isEmpty else { return nil }
    let nowhere = SourcePlace(file: "", line: 0, column: 0)
    var rows: [TableRow] = []
    for (language, phrases) in catalog.localizations.sorted(by: { $0.key < $1.key }) {
      for (key, texts) in phrases.sorted(by: { $0.key < $1.key }) {
        let values = texts.map { TableValue($0.text, place: $0.place ?? nowhere) }
        rows.append(
          TableRow(
            key: PlacedString(key, place: values.first?.place ?? nowhere), language: language,
            values: values, isSet: values.count > 1))
      }
    }
    self.init(file: "", table: StringTables.phraseTable, rows: rows)
  }

  /// The table with its languages' codes written in one way; `Base` is the source language's.
  func withCodes(base: String) -> TableFile {
    var copy = self
    for index in copy.rows.indices {
      let language = copy.rows[index].language
      copy.rows[index].language = language == "Base" ? base : StringTables.normalized(language)
    }
    return copy
  }
}
