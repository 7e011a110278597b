public import IntentCatalog

/// An app's metadata as Apple's processor writes it beside a built app.
public struct ActionsMetadata: Hashable, Sendable {
  /// `extract.actionsdata`.
  public var actions: [UInt8]
  /// `version.json`.
  public var version: [UInt8]

  /// The folder that the files stand in.
  public static let folder = "Metadata.appintents"
  /// The name of the file with everything.
  public static let actionsFile = "extract.actionsdata"
  /// The name of the file with the format's version.
  public static let versionFile = "version.json"
  /// The catalog that the metadata was made of, beside their folder: it has what they have no place for.
  public static let catalogFile = "catalog.json"

  /// The build of Xcode whose format it is.
  static let tools = "17E192"

  /// Makes an app's metadata; the same catalog gives the same bytes.
  /// - Throws: What `JSONEncoder` throws for a number that is not finite.
  /// - Complexity: O(n log n) in the size of the catalog.
  public init(_ catalog: AppCatalog) throws {
    actions = try ActionsDataWriter(catalog).root.encoded()
    version =
      try (["toolsVersion": .string(Self.tools), "version": "3.0"] as MetadataNode)
      .encoded(isPretty: true)
  }
}

/// Makes `extract.actionsdata` of a catalog.
struct ActionsDataWriter {
  let catalog: AppCatalog

  init(_ catalog: AppCatalog) { self.catalog = catalog }

  var root: MetadataNode {
    let providers = catalog.ownProviders
    let color = providers.lazy.compactMap(\.shortcutTileColor).first
    var members: [String: MetadataNode] = [
      "actions": .object(keyed(catalog.intents) { (Self.identifier($0), action($0)) }),
      "entities": .object(keyed(catalog.entities) { ($0.identifier, entity($0)) }),
      "queries": .object(keyed(catalog.queries) { ($0.identifier, query($0)) }),
      "enums": .array(catalog.enums.map { appEnum($0) }),
      "autoShortcuts": .array(providers.flatMap(\.shortcuts).map { shortcut($0) }),
      "negativePhrases": .array(
        providers.flatMap(\.negativePhrases).map { text(CatalogText($0.text)) }),
      "assistantIntents": [], "assistantEntities": [], "assistantIntentNegativePhrases": [],
      "shortcutTileColor": .int(
        color.flatMap { MetadataNames.colors.firstIndex(of: $0) } ?? MetadataNames.colors.count - 1),
      "generator": ["name": "xcode-tools", "version": .string(ActionsMetadata.tools)],
      "version": 1,
    ]
    if let provider = providers.first {
      members["autoShortcutProviderMangledName"] = .string(
        MetadataNames.mangled(provider.type, in: module(provider.target), kind: "V"))
    }
    return .object(members)
  }

  private func keyed<Element>(
    _ elements: [Element], _ member: (Element) -> (String, MetadataNode)
  ) -> [String: MetadataNode] {
    Dictionary(elements.map(member)) { first, _ in first }
  }

  /// The key of an intent in the file.
  static func identifier(_ intent: IntentDescriptor) -> String {
    intent.persistentIdentifier ?? intent.identifier
  }

  /// The module of a target: its name as an identifier, else the app's.
  func module(_ target: String?) -> String {
    SettingModifier.applied("c99extidentifier", to: target ?? catalog.id)
  }

  func text(_ text: CatalogText) -> MetadataNode {
    var members: [String: MetadataNode] = [
      "key": .string(text.key ?? text.text), "alternatives": [],
    ]
    if let table = text.table { members["table"] = .string(table) }
    return .object(members)
  }

  /// The keys that every type has.
  func common(
    _ type: String, _ target: String?, kind: String, _ availability: [String: String]?,
    schema: String? = nil, isDiscoverable: Bool = true
  ) -> [String: MetadataNode] {
    let module = module(target)
    return [
      "fullyQualifiedTypeName": .string("\(module).\(type)"),
      "mangledTypeName": .string(MetadataNames.mangled(type, in: module, kind: kind)),
      "mangledTypeNameByBundleIdentifier": [:],
      "availabilityAnnotations": MetadataNames.availability(availability),
      "assistantDefinedSchemas": .array(schema.map { [self.schema($0)] } ?? []),
      "effectiveBundleIdentifiers": [],
      "visibilityMetadata": ["isDiscoverable": .bool(isDiscoverable), "assistantOnly": false],
    ]
  }

  private func schema(_ name: String) -> MetadataNode {
    let dot = name.firstIndex(of: ".") ?? name.startIndex
    let domain = name[..<dot]
    let rest = dot == name.startIndex ? name[...] : name[name.index(after: dot)...]
    return [
      "domain": .string(String(domain)), "name": .string(String(rest)), "version": "1.0.0",
    ]
  }

  private func shortcut(_ shortcut: ShortcutDescriptor) -> MetadataNode {
    let intent = catalog.intent(shortcut.intent)
    var members: [String: MetadataNode] = [
      "actionIdentifier": .string(intent.map(Self.identifier) ?? shortcut.intent),
      "availabilityAnnotations": MetadataNames.availability(
        shortcut.availability ?? intent?.availability),
      "phraseTemplates": .array(shortcut.phrases.map { text(CatalogText($0.text)) }),
      "systemImageName": .string(shortcut.systemImageName ?? ""),
    ]
    if let title = shortcut.shortTitle { members["shortTitle"] = text(title) }
    return .object(members)
  }
}
