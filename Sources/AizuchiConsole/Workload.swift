import IntentCatalog
import IntentMatching
import IntentTranscripts
import PhraseDiagnostics

/// A generated workload: apps, their values, and utterances with what each should come to.
struct Workload: Sendable {
  /// An utterance and what it should come to.
  struct Utterance: Sendable {
    var kind: String
    var text: String
    /// The intent, nil where nothing should match.
    var intent: String?
    /// Parameter to value.
    var parameters: [String: String]
  }

  /// The language of all of it.
  var language: String
  /// How many values each type has.
  var size: Int
  /// The apps as the matcher takes them.
  var apps: [MatcherApp]
  /// The utterances in their order.
  var utterances: [Utterance]

  /// Reads a workload file.
  static func read(_ path: String) throws -> Workload {
    let bytes = try FileAccess.read(path)
    do throws(JSONReader.Fault) {
      let json = try JSONReader.value(of: bytes)
      guard let workload = Workload(json) else {
        throw JSONReader.Fault(message: "this is no workload", offset: 0)
      }
      return workload
    } catch {
      let line = bytes.prefix(error.offset).reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
      throw CommandFailure(
        Diagnostic(
          .error, error.message, at: SourcePlace(file: path, line: line),
          help: "write it with gen.py, or see 'aizuchi bench --help'"))
    }
  }
}

extension Workload {
  private init?(_ json: JSONValue) {
    guard let language = json["lang"]?.text, let shortcuts = json["shortcuts"]?.elements,
      let entities = json["entities"]?.members, let utterances = json["utterances"]?.elements
    else { return nil }
    let values = Self.values(entities)
    var size = values.values.map(\.count).max() ?? 0
    if case .int(let written)? = json["E"] { size = written }
    self.init(
      language: language, size: size, apps: Self.apps(shortcuts, values, language),
      utterances: utterances.compactMap(Self.utterance))
  }

  private static func utterance(_ json: JSONValue) -> Utterance? {
    guard let text = json["text"]?.text else { return nil }
    var parameters: [String: String] = [:]
    for member in json["params"]?.members ?? [] { parameters[member.name] = member.value.text }
    return Utterance(
      kind: json["class"]?.text ?? "exact", text: text, intent: json["intent"]?.text,
      parameters: parameters)
  }

  /// Type to values; a value's first name is its identifier.
  private static func values(_ entities: [JSONValue.Member]) -> [String: [ValueDescriptor]] {
    var values: [String: [ValueDescriptor]] = [:]
    for type in entities {
      values[type.name] = (type.value.elements ?? []).compactMap { names in
        let names = (names.elements ?? []).compactMap(\.text)
        guard let first = names.first else { return nil }
        return ValueDescriptor(
          id: first, title: CatalogText(first),
          synonyms: names.dropFirst().map { CatalogText($0) })
      }
    }
    return values
  }

  /// The shortcuts by app: those with the same names are one app's.
  private static func apps(
    _ shortcuts: [JSONValue], _ values: [String: [ValueDescriptor]], _ language: String
  ) -> [MatcherApp] {
    var catalogs: [AppCatalog] = []
    for shortcut in shortcuts {
      let names = (shortcut["applicationName"]?.elements ?? []).compactMap(\.text)
      guard let intent = shortcut["intent"]?.text, let name = names.first else { continue }
      var place = catalogs.firstIndex { $0.app.name == name } ?? catalogs.count
      if place == catalogs.count {
        catalogs.append(
          AppCatalog(
            id: name,
            app: AppIdentity(name: name, alternativeNames: Array(names.dropFirst())),
            sourceLanguage: language, providers: [ProviderDescriptor(type: "Workload")]))
        place = catalogs.count - 1
      }
      let phrases = (shortcut["phrases"]?.elements ?? []).compactMap(\.text)
      catalogs[place].providers[0].shortcuts.append(
        ShortcutDescriptor(intent: intent, phrases: phrases.map { PlacedText($0) }))
      if catalogs[place].intent(intent) == nil {
        catalogs[place].intents.append(
          IntentDescriptor(
            identifier: intent, title: CatalogText(intent),
            parameters: values.keys.sorted().map {
              ParameterDescriptor(name: $0, title: CatalogText($0), type: .entity($0))
            }))
      }
    }
    return catalogs.map { MatcherApp(catalog: $0, values: values) }
  }
}
