public import PhraseDiagnostics

/// A string catalog (`.xcstrings`): one table in all its languages.
public struct StringCatalogFile: Hashable, Sendable {
  /// The language of the keys.
  public var sourceLanguage: String
  /// A row for each key and language, in the order of the file; a key without any translation has
  /// one without texts, in the source language.
  public var rows: [TableRow]
  /// What is wrong in the file, in order.
  public var diagnostics: [Diagnostic]

  /// Reads a file's bytes.
  ///
  /// What is wrong is noted and left out; the rest is read.
  /// - Parameters:
  ///   - file: The file as the user named it.
  ///   - bytes: What it holds.
  /// - Complexity: O(n) in the number of bytes.
  public init(file: String, bytes: [UInt8]) {
    do throws(Diagnostic) {
      let source = try SourceText(file: file, bytes: bytes)
      let (json, faults) = PlacedJSON.recovering(source)
      var reader = StringCatalogReader(source)
      // A file that ends too early is no catalog of another shape.
      if let json, faults.isEmpty || json["strings"] != nil { reader.read(json) }
      sourceLanguage = reader.sourceLanguage
      rows = reader.rows
      diagnostics = faults + reader.diagnostics
    } catch {
      sourceLanguage = "en"
      rows = []
      diagnostics = [error]
    }
  }

  /// The catalog as a file of a table.
  func tableFile(file: String, named table: String) -> TableFile {
    TableFile(
      file: file, table: table, sourceLanguage: sourceLanguage, rows: rows,
      diagnostics: diagnostics)
  }
}

private struct StringCatalogReader {
  let source: SourceText
  var sourceLanguage = "en"
  var rows: [TableRow] = []
  var diagnostics: [Diagnostic] = []

  /// Where substitutions end that make a text longer and longer, in bytes.
  private static let longest = 1 << 16

  init(_ source: SourceText) { self.source = source }

  mutating func read(_ json: PlacedJSON) {
    guard json.object != nil, let strings = json["strings"] else {
      diagnostics.append(source.diagnostic(TextMessages.catalogShape, at: json.range))
      return
    }
    if let language = json["sourceLanguage"]?.string { sourceLanguage = language }
    for member in object(strings) { readKey(member) }
  }

  /// A value's members; a message when it is no object.
  private mutating func object(_ json: PlacedJSON) -> [PlacedJSON.Member] {
    if let members = json.object { return members }
    let message = TextMessages.catalogExpected("an object", json.kindName)
    diagnostics.append(source.diagnostic(message, at: json.range))
    return []
  }

  private mutating func readKey(_ member: PlacedJSON.Member) {
    let key = PlacedString(member.key, place: source.place(at: member.keyRange.lowerBound))
    _ = object(member.value)
    let extraction = member.value["extractionState"]?.string
    let localizations = member.value["localizations"].map { object($0) } ?? []
    for localization in localizations {
      var row = TableRow(key: key, language: localization.key, extractionState: extraction)
      readTexts(of: localization.value, variation: nil, depth: 0, into: &row)
      rows.append(row)
    }
    guard localizations.isEmpty else { return }
    rows.append(TableRow(key: key, language: sourceLanguage, extractionState: extraction))
  }

  /// Adds the texts of one localization; none where there is nothing yet.
  private mutating func readTexts(
    of json: PlacedJSON, variation: String?, depth: Int, into row: inout TableRow
  ) {
    _ = object(json)
    if let set = json["stringSet"] {
      row.isSet = true
      row.state = set["state"]?.string
      guard let elements = set["values"]?.array else {
        let message = TextMessages.catalogExpected("'values' with an array", set.kindName)
        diagnostics.append(source.diagnostic(message, at: set.range))
        return
      }
      row.values += elements.compactMap { text($0, variation) }
      return
    }
    if let unit = json["stringUnit"] {
      row.state = row.state ?? unit["state"]?.string
      guard let value = unit["value"], let text = text(value, variation) else { return }
      row.values.append(substituted(text, json["substitutions"], depth: depth))
      return
    }
    guard depth < 8 else { return }
    // By plural (`one`, `other`) or by device (`iphone`, `other`).
    for kind in json["variations"]?.object ?? [] {
      for member in object(kind.value) {
        let path = [variation, kind.key, member.key].compactMap { $0 }.joined(separator: ".")
        readTexts(of: member.value, variation: path, depth: depth + 1, into: &row)
      }
    }
  }

  private mutating func text(_ json: PlacedJSON, _ variation: String?) -> TableValue? {
    if let text = json.string {
      return TableValue(
        text, place: source.place(at: json.range.lowerBound), variation: variation)
    }
    let message = TextMessages.catalogExpected("a string", json.kindName)
    diagnostics.append(source.diagnostic(message, at: json.range))
    return nil
  }

  /// The text with each `%#@name@` replaced by what the substitution says.
  private mutating func substituted(
    _ text: TableValue, _ substitutions: PlacedJSON?, depth: Int
  ) -> TableValue {
    var result = text
    guard depth == 0 else { return result }
    for member in substitutions?.object ?? [] where result.text.utf8.count < Self.longest {
      var row = TableRow(key: PlacedString("", place: text.place), language: "")
      readTexts(of: member.value, variation: nil, depth: depth + 1, into: &row)
      guard let value = TableEntry(row)?.text else { continue }
      let format = member.value["formatSpecifier"]?.string ?? "lld"
      let filled = value.split(separator: "%arg", omittingEmptySubsequences: false)
        .joined(separator: "%\(format)")
      result.text = result.text
        .split(separator: "%#@\(member.key)@", omittingEmptySubsequences: false)
        .joined(separator: filled)
    }
    return result
  }
}
