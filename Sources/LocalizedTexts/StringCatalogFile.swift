public import PhraseDiagnostics

/// A string catalog (`.xcstrings`): one table in all its languages.
public struct StringCatalogFile: Hashable, Sendable {
  /// The language of the keys.
  public var sourceLanguage: String
  /// Language to entries.
  public var tables: [String: StringTable]
  /// Every key in the order of the file, also those without any translation.
  public var keys: [PlacedString]
  /// What is wrong in the file, in order.
  public var diagnostics: [Diagnostic]

  /// Reads a file's bytes.
  ///
  /// Of variations by plural or device the `other` one is taken, else the first. What is wrong is
  /// noted and left out; the rest is read.
  /// - Parameters:
  ///   - file: The file as the user named it.
  ///   - bytes: What it holds.
  /// - Complexity: O(n) in the number of bytes.
  public init(file: String, bytes: [UInt8]) {
    var reader: StringCatalogReader?
    var faults: [Diagnostic] = []
    do throws(Diagnostic) {
      let source = try SourceText(file: file, bytes: bytes)
      let json = try PlacedJSON(parsing: source)
      reader = StringCatalogReader(source)
      reader?.read(json)
    } catch {
      faults = [error]
    }
    sourceLanguage = reader?.sourceLanguage ?? "en"
    tables = reader?.tables ?? [:]
    keys = reader?.keys ?? []
    diagnostics = faults + (reader?.diagnostics ?? [])
  }
}

private struct StringCatalogReader {
  let source: SourceText
  var sourceLanguage = "en"
  var tables: [String: StringTable] = [:]
  var keys: [PlacedString] = []
  var diagnostics: [Diagnostic] = []

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
    let keyPlace = source.place(at: member.keyRange.lowerBound)
    keys.append(PlacedString(member.key, place: keyPlace))
    _ = object(member.value)
    guard let localizations = member.value["localizations"] else { return }
    for localization in object(localizations) {
      let values = values(of: localization.value, depth: 0)
      guard let first = values.first else { continue }
      let entry = TableEntry(first, Array(values.dropFirst()), keyPlace: keyPlace)
      tables[localization.key, default: StringTable()][member.key] = entry
    }
  }

  /// The texts of one localization; none where there is nothing yet.
  private mutating func values(of json: PlacedJSON, depth: Int) -> [PlacedString] {
    _ = object(json)
    guard depth < 8 else { return [] }
    if let set = json["stringSet"] {
      guard let values = set["values"], let elements = values.array else {
        let message = TextMessages.catalogExpected("'values' with an array", set.kindName)
        diagnostics.append(source.diagnostic(message, at: set.range))
        return []
      }
      return elements.compactMap { text($0) }
    }
    if let unit = json["stringUnit"] {
      let isNew = unit["state"]?.string == "new"
      guard let value = unit["value"], let text = text(value) else { return [] }
      guard !(isNew && text.text.isEmpty) else { return [] }
      return [substituted(text, json["substitutions"], depth: depth)]
    }
    // By plural (`one`, `other`) or by device (`iphone`, `other`).
    guard let variations = json["variations"]?.object?.first?.value else { return [] }
    guard let chosen = variations["other"] ?? variations.object?.first?.value else { return [] }
    return values(of: chosen, depth: depth + 1)
  }

  private mutating func text(_ json: PlacedJSON) -> PlacedString? {
    if let text = json.string {
      return PlacedString(text, place: source.place(at: json.range.lowerBound))
    }
    let message = TextMessages.catalogExpected("a string", json.kindName)
    diagnostics.append(source.diagnostic(message, at: json.range))
    return nil
  }

  /// The text with each `%#@name@` replaced by what the substitution says.
  private mutating func substituted(
    _ text: PlacedString, _ substitutions: PlacedJSON?, depth: Int
  ) -> PlacedString {
    var result = text
    for member in substitutions?.object ?? [] {
      guard let value = values(of: member.value, depth: depth + 1).first?.text else { continue }
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
