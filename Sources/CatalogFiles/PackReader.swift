import IntentCatalog
import LocalizedTexts
import PhraseDiagnostics
import PhraseSyntax

/// Reads an `app.json` into a catalog; everything that is wrong is noted, and reading goes on.
struct PackReader {
  var file: PackSource
  var catalog: AppCatalog
  /// Language to rule name to template.
  var rules: [String: [String: PhraseTemplate]] = [:]

  init(_ source: SourceText) {
    file = PackSource(source)
    catalog = AppCatalog(id: "", app: AppIdentity(name: ""), sourceLanguage: "en")
  }

  var sourceLanguage: String { catalog.sourceLanguage }

  /// Reads the whole of an app's own pack.
  ///
  /// Types are read before the intents that have them, and these before the shortcuts, in whatever
  /// order they stand.
  mutating func readApp(_ json: PlacedJSON) {
    let fields = file.fields(
      json, of: "a pack", keys: PackKeys.pack, required: ["id", "sourceLanguage"])
    catalog.id = file.string(fields["id"]) ?? ""
    if let language = fields["sourceLanguage"], let code = file.string(language) {
      if Self.isLanguage(code) {
        catalog.sourceLanguage = code
      } else {
        file.fault(PackMessages.notALanguage(code), at: language.range)
      }
    }
    readNames(fields)
    readTypes(fields)
    var seen: [String: PlacedJSON] = [:]
    for element in file.elements(fields["intents"]) {
      guard let intent = intent(element) else { continue }
      if isNew(intent.identifier, "intent", element, &seen) { catalog.intents.append(intent) }
    }
    readRules(fields["rules"])
    readShortcuts(fields)
  }

  private mutating func readNames(_ fields: [String: PlacedJSON]) {
    catalog.app.bundleIdentifier = file.string(fields["bundleIdentifier"])
    if let name = fields["name"], let text = text(name) {
      catalog.app.name = text.text
      for (language, name) in text.localizations {
        catalog.app.localizedNames[language, default: .init()].name = name
      }
    }
    for (language, names) in lists(fields["alternativeNames"]) {
      if language == sourceLanguage {
        catalog.app.alternativeNames = names.map(\.text)
      } else {
        catalog.app.localizedNames[language, default: .init()].alternativeNames = names.map(\.text)
      }
    }
  }

  /// Whether an identifier is the first of its kind; a fault when not.
  mutating func isNew(
    _ id: String, _ what: String, _ json: PlacedJSON, _ seen: inout [String: PlacedJSON]
  ) -> Bool {
    if let first = seen[id] {
      let line = file.place(of: first).line
      file.fault(
        PackMessages.duplicate(what, id, line: line), at: (json["id"] ?? json["name"] ?? json).range
      )
      return false
    }
    seen[id] = json
    return true
  }

  // MARK: - Texts

  /// A text: a string in the source language, or an object of language to string.
  ///
  /// Placeholders are checked when parameters are given.
  mutating func text(_ json: PlacedJSON?, parameters: [String]? = nil) -> CatalogText? {
    guard let json else { return nil }
    guard let members = json.object else {
      guard let text = checkedString(json, parameters) else { return nil }
      return CatalogText(text, place: file.place(of: json))
    }
    var texts: [String: String] = [:]
    for member in members where isLanguage(member) {
      texts[member.key] = checkedString(member.value, parameters)
    }
    guard json[sourceLanguage] != nil else {
      let start = json.range.lowerBound
      file.fault(PackMessages.missingLanguage(sourceLanguage), at: start..<start + 1)
      return nil
    }
    guard let text = texts.removeValue(forKey: sourceLanguage) else { return nil }
    return CatalogText(text, localizations: texts, place: file.place(of: json))
  }

  private mutating func checkedString(_ json: PlacedJSON, _ parameters: [String]?) -> String? {
    guard let parameters else { return file.string(json) }
    return file.template(json, mode: .apple, parameters: parameters)?.printed(as: .dollar)
  }

  /// Texts by language: an array is the source language's.
  mutating func lists(_ json: PlacedJSON?) -> [(language: String, texts: [PlacedText])] {
    guard let json else { return [] }
    guard let members = json.object else { return [(sourceLanguage, placedTexts(json))] }
    return members.filter { isLanguage($0) }.map { ($0.key, placedTexts($0.value)) }
  }

  private mutating func placedTexts(_ json: PlacedJSON) -> [PlacedText] {
    var texts: [PlacedText] = []
    for element in file.elements(json) {
      guard let text = file.string(element) else { continue }
      texts.append(PlacedText(text, place: file.place(of: element)))
    }
    return texts
  }

  /// Whether a member's key is a language; a fault when not.
  mutating func isLanguage(_ member: PlacedJSON.Member) -> Bool {
    if Self.isLanguage(member.key) { return true }
    file.fault(PackMessages.notALanguage(member.key), at: member.keyRange)
    return false
  }

  static func isLanguage(_ code: String) -> Bool {
    let parts = code.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.count) else { return false }
    return first.allSatisfy { $0.isASCII && $0.isLetter && $0.isLowercase }
      && parts.dropFirst().allSatisfy {
        (2...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }
}
