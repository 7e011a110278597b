public import PhraseDiagnostics

/// One text that a table has for a key in a language.
public struct TableValue: Codable, Hashable, Sendable {
  /// The text as it is written, without its escapes.
  public var text: String
  /// Where it is written: its opening quote, where it has one.
  public var place: SourcePlace
  /// What it is said for, where there are several (`plural.one`, `device.iphone`); else nil.
  public var variation: String?

  /// Makes a text.
  public init(_ text: String, place: SourcePlace, variation: String? = nil) {
    self.text = text
    self.place = place
    self.variation = variation
  }
}

/// What one file says about a key in one language, as it is written.
public struct TableRow: Codable, Hashable, Sendable {
  /// The key.
  public var key: PlacedString
  /// The language's code as the file or its folder has it (`pt-BR`, `Base`).
  public var language: String
  /// The texts in the file's order; a key that stands in a file without a text has none.
  public var values: [TableValue]
  /// Whether the texts are a string set: several phrases for one key.
  public var isSet: Bool
  /// A catalog's word for how far the translation is (`new`, `translated`, `needs_review`).
  public var state: String?
  /// A catalog's word for where the key comes from (`manual`, `extracted_with_value`, `stale`).
  public var extractionState: String?

  /// Makes a row.
  public init(
    key: PlacedString, language: String, values: [TableValue] = [], isSet: Bool = false,
    state: String? = nil, extractionState: String? = nil
  ) {
    self.key = key
    self.language = language
    self.values = values
    self.isSet = isSet
    self.state = state
    self.extractionState = extractionState
  }
}

/// A file of texts as it is written: nothing is merged, judged or left out.
public struct TableFile: Codable, Hashable, Sendable {
  /// The file as the user named it.
  public var file: String
  /// The table's name (`AppShortcuts`).
  public var table: String
  /// The language of the keys, where the file says it.
  public var sourceLanguage: String?
  /// A row for each key and language, in the order of the file; a key may stand there twice.
  public var rows: [TableRow]
  /// What is wrong in the file, in order.
  public var diagnostics: [Diagnostic]

  /// Makes a file.
  public init(
    file: String, table: String, sourceLanguage: String? = nil, rows: [TableRow] = [],
    diagnostics: [Diagnostic] = []
  ) {
    self.file = file
    self.table = table
    self.sourceLanguage = sourceLanguage
    self.rows = rows
    self.diagnostics = diagnostics
  }

  /// Whether a file's path is one of a table: `.xcstrings`, or `.strings` and `.stringsdict` in the
  /// folder of a language.
  public static func isTable(_ path: String) -> Bool {
    path.hasSuffix(".xcstrings") || language(ofPath: path) != nil
  }

  /// Reads a file by its path: a string catalog, or a table of the language that its folder names.
  /// - Parameters:
  ///   - path: The file as the user named it; `Base` is the language of one in no `xx.lproj`.
  ///   - bytes: What it holds.
  /// - Complexity: O(n) in the number of bytes.
  public init(path: String, bytes: [UInt8]) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let table = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    guard !name.hasSuffix(".xcstrings") else {
      self = StringCatalogFile(file: path, bytes: bytes).tableFile(file: path, named: table)
      return
    }
    let language = Self.language(ofPath: path) ?? "Base"
    let strings = StringsFile(file: path, bytes: bytes)
    let rows =
      if name.hasSuffix(".loctable") {
        // A compiled table of all languages: language to key to text.
        strings.root.members.flatMap { Self.rows(of: $0.value.members, language: $0.key) }
      } else if name.hasSuffix(".stringsdict") {
        strings.pluralRows(language: language)
      } else {
        Self.rows(of: strings.root.members, language: language)
      }
    self.init(file: path, table: table, rows: rows, diagnostics: strings.diagnostics)
  }

  /// The language of a table in the folder `xx.lproj`; nil for any other file.
  static func language(ofPath path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let name = parts.last, let folder = parts.dropLast().last,
      name.hasSuffix(".strings") || name.hasSuffix(".stringsdict"), folder.hasSuffix(".lproj")
    else { return nil }
    return String(folder.dropLast(".lproj".count))
  }
}

extension TableFile {
  /// A row for each entry whose value is a text or a list of texts, in the order of the file; an app's
  /// alternative names are such a list.
  static func rows(of members: [PlacedPropertyList.Member], language: String) -> [TableRow] {
    members.compactMap { member in
      let key = PlacedString(member.key, place: member.keyPlace)
      if let elements = member.value.array {
        let texts = elements.compactMap { AppNames.alternative($0) }
        let values = texts.map { TableValue($0.text, place: $0.place) }
        return TableRow(key: key, language: language, values: values, isSet: true)
      }
      guard let text = member.value.string else { return nil }
      return TableRow(
        key: key, language: language, values: [TableValue(text, place: member.value.place)])
    }
  }
}

extension StringsFile {
  /// The rows of a `.stringsdict`: each key's format by the plural of its first variable, with what the
  /// others say for `other`.
  func pluralRows(language: String) -> [TableRow] {
    root.members.map { member in
      let variables = member.value.members.filter { !$0.value.members.isEmpty }
      var format = member.value.members.first { $0.key == "NSStringLocalizedFormatKey" }?.value
        .string
      for variable in variables.dropFirst() {
        let other = variable.value.members.first { $0.key == "other" }?.value.string ?? ""
        format = format?.replacing("%#@\(variable.key)@", with: other)
      }
      let forms = variables.first?.value.members ?? []
      let values = forms.filter { !$0.key.hasPrefix("NSStringFormat") }.compactMap { form in
        form.value.string.map { text in
          let place = "%#@\(variables.first?.key ?? "")@"
          let whole = format.map { $0.contains(place) ? $0.replacing(place, with: text) : text }
          return TableValue(
            whole ?? text, place: form.value.place, variation: "plural.\(form.key)")
        }
      }
      return TableRow(
        key: PlacedString(member.key, place: member.keyPlace), language: language, values: values)
    }
  }
}

extension StringTables {
  /// Adds a file's rows; of device variations, and of plural ones where no number chooses, the `other`
  /// one counts, else the first, and of a key that stands in a file twice the later one.
  /// - Complexity: O(n) in the number of rows.
  public mutating func add(_ file: TableFile) {
    sourceLanguage = sourceLanguage ?? file.sourceLanguage
    var tables: [String: StringTable] = [:]
    for row in file.rows {
      guard let entry = TableEntry(row) else { continue }
      tables[row.language, default: StringTable()][row.key.text] = entry
    }
    for (language, table) in tables { add(table, to: file.table, language: language) }
  }
}

extension TableEntry {
  /// The entry that a row makes; nil where it has no text.
  init?(_ row: TableRow) {
    let isUnused = row.state == "new" && row.values.allSatisfy(\.text.isEmpty)
    guard !isUnused else { return nil }
    let chosen =
      row.isSet
      ? row.values
      : Array(
        (row.values.filter { $0.variation?.hasSuffix("other") ?? true } + row.values).prefix(1))
    guard let first = chosen.first else { return nil }
    var plurals: [String: String] = [:]
    for value in row.values {
      guard let variation = value.variation, variation.hasPrefix("plural.") else { continue }
      plurals[String(variation.dropFirst("plural.".count))] = value.text
    }
    self.init(
      PlacedString(first.text, place: first.place),
      chosen.dropFirst().map { PlacedString($0.text, place: $0.place) }, plurals: plurals,
      keyPlace: row.key.place)
  }
}
