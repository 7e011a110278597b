import IntentCatalog
import LocalizedTexts
import PhraseDiagnostics

/// Reads `extract.actionsdata`.
///
/// What is not understood is noted as a warning and left out; the rest is read.
struct ActionsDataReader {
  let source: SourceText
  let tables: StringTables
  /// The language of the texts in code.
  let language: String
  var diagnostics: [Diagnostic] = []
  /// Type names that several actions share, which are told apart by their identifiers.
  var sharedNames: Set<String> = []

  init(_ source: SourceText, tables: StringTables, language: String) {
    self.source = source
    self.tables = tables
    self.language = language
  }

  /// The app's description; its name is the module's.
  mutating func catalog(_ root: PlacedJSON) -> AppCatalog {
    let actions = members(root, "actions")
    noteSharedNames(actions)
    var catalog = AppCatalog(id: "", app: AppIdentity(name: ""), sourceLanguage: language)
    catalog.intents = actions.map { intent($0.key, $0.value) }
    catalog.entities = members(root, "entities").map { entity($0.key, $0.value) }
    catalog.queries = members(root, "queries").map { query($0.key, $0.value) }
    catalog.enums = elements(root, "enums").compactMap { appEnum($0) }
    let provider = provider(root, catalog.intents)
    if !provider.shortcuts.isEmpty || !provider.negativePhrases.isEmpty || !provider.type.isEmpty {
      catalog.providers = [provider]
    }
    let modules = catalog.intents.compactMap(\.target) + catalog.enums.compactMap(\.target)
    catalog.id = modules.first ?? ""
    return catalog
  }

  private mutating func noteSharedNames(_ actions: [PlacedJSON.Member]) {
    var seen: Set<String> = []
    for action in actions {
      let name = MetadataNames.demangled(
        action.value["fullyQualifiedTypeName"]?.string ?? action.key)
      if !seen.insert(name).inserted { sharedNames.insert(name) }
    }
  }

  // MARK: - Shortcuts

  private mutating func provider(
    _ root: PlacedJSON, _ intents: [IntentDescriptor]
  ) -> ProviderDescriptor {
    let type = root["autoShortcutProviderMangledName"]
    var provider = ProviderDescriptor(
      type: type?.string.map { MetadataNames.demangled($0) } ?? "", place: type.map { place($0) })
    let names = Dictionary(
      intents.map { ($0.persistentIdentifier ?? $0.identifier, $0.identifier) }
    ) { first, _ in first }
    provider.shortcuts = elements(root, "autoShortcuts").map { shortcut($0, names) }
    provider.negativePhrases = elements(root, "negativePhrases").compactMap { phrase($0) }
    if let number = root["shortcutTileColor"]?.int,
      MetadataNames.colors.dropLast().indices.contains(number)
    {
      provider.shortcutTileColor = MetadataNames.colors[number]
    }
    return provider
  }

  private mutating func shortcut(
    _ json: PlacedJSON, _ names: [String: String]
  ) -> ShortcutDescriptor {
    let identifier = json["actionIdentifier"]?.string ?? ""
    if names[identifier] == nil { warn(MetadataMessages.unknownAction(identifier), json) }
    var shortcut = ShortcutDescriptor(intent: names[identifier] ?? identifier)
    shortcut.phrases = elements(json, "phraseTemplates").compactMap { phrase($0) }
    shortcut.shortTitle = json["shortTitle"].flatMap { text($0) }
    shortcut.systemImageName = json["systemImageName"]?.string.flatMap { $0.isEmpty ? nil : $0 }
    shortcut.availability = availability(json)
    shortcut.place = place(json)
    return shortcut
  }

  private mutating func phrase(_ json: PlacedJSON) -> PlacedText? {
    guard let text = json["key"]?.string ?? json.string else {
      warn(MetadataMessages.expected("a phrase", json.kindName), json)
      return nil
    }
    return PlacedText(text, place: place(json["key"] ?? json))
  }

  // MARK: - Plain values

  func place(_ json: PlacedJSON) -> SourcePlace { source.place(at: json.range.lowerBound) }

  mutating func warn(_ message: String, _ json: PlacedJSON) {
    let start = json.range.lowerBound
    diagnostics.append(source.diagnostic(message, at: start..<start + 1, severity: .warning))
  }

  /// The members of an object below a key; none, with a warning, for any other value.
  mutating func members(_ json: PlacedJSON, _ key: String) -> [PlacedJSON.Member] {
    guard let value = json[key] else { return [] }
    if let members = value.object { return members }
    warn(MetadataMessages.expected("an object in '\(key)'", value.kindName), value)
    return []
  }

  /// The elements of an array below a key; none, with a warning, for any other value.
  mutating func elements(_ json: PlacedJSON, _ key: String) -> [PlacedJSON] {
    guard let value = json[key] else { return [] }
    if let elements = value.array { return elements }
    warn(MetadataMessages.expected("an array in '\(key)'", value.kindName), value)
    return []
  }

  /// A text with its translations; a key of a table becomes the text in the source language.
  func text(_ json: PlacedJSON?) -> CatalogText? {
    guard let json, let key = json["key"]?.string ?? json.string else { return nil }
    let table = json["table"]?.string
    var found = tables.localizations(of: key, table: table)
    var text = CatalogText(found[language] ?? key)
    found[language] = nil
    text.localizations = found
    if text.text != key { text.key = key }
    text.table = table
    return text
  }

  func availability(_ json: PlacedJSON) -> [String: String]? {
    var versions: [String: String] = [:]
    for member in json["availabilityAnnotations"]?.object ?? [] {
      guard let platform = MetadataNames.platform(member.key),
        let version = member.value["introducedVersion"]?.string
      else { continue }
      versions[platform] = version
    }
    return versions.isEmpty ? nil : versions
  }

  func schema(_ json: PlacedJSON) -> String? {
    guard let schema = json["assistantDefinedSchemas"]?.array?.first,
      let name = schema["name"]?.string
    else { return nil }
    let domain = schema["domain"]?.string ?? ""
    return domain.isEmpty ? name : "\(domain).\(name)"
  }

  func module(_ json: PlacedJSON) -> String? {
    let name = json["fullyQualifiedTypeName"] ?? json["fullyQualifiedIdentifier"]
    return name?.string.flatMap { MetadataNames.module($0) }
  }
}

/// The words of messages about built metadata.
enum MetadataMessages {
  static func expected(_ what: String, _ found: String) -> String {
    "expected \(what), found \(found)"
  }
  static func unknownAction(_ name: String) -> String {
    "a shortcut starts '\(name)', which is no action of the app"
  }
  static let notMetadata = "this is no metadata of App Intents: expected an object with 'actions'"
  static func noMetadata(_ path: String) -> String {
    "'\(path)' holds no '\(ActionsMetadata.folder)', so that the app has no intents"
  }
  static func metadataElsewhere(_ paths: [String]) -> String {
    "name one of \(paths.map { "'\($0)'" }.joined(separator: ", "))"
  }
  static let nameIsModule =
    "the metadata does not say what the app is called; its module's name is taken"
  static let appNameHelp = "give --app-name, or the whole app instead of the file alone"
  static func noArchive(_ path: String) -> String { "'\(path)' is no zip archive" }
  static func noAppInArchive(_ path: String) -> String { "'\(path)' holds no app" }
}
