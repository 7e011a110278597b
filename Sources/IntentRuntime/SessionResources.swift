public import LanguagePacks
import CatalogFiles
import DialogEngine
import IntentCatalog
import IntentMatching
import LocalizedTexts
import PhraseDiagnostics
import SchemaUnderstanding
import Synchronization
import TextNormalization
import ValueRecognition

/// What sessions can share: language packs once read, phrases once compiled.
///
/// Everything in it is a value that never changes; it only saves making the same value again, which
/// is most of what beginning a session costs. Give one to all sessions of a batch.
public final class SessionResources: Sendable {
  /// The files under `Phrases/`.
  public let data: PhraseData
  private let languages = Mutex<[String: LanguageTools]>([:])
  private let compiled = Mutex<[CompiledApps.Key: CompiledApps]>([:])
  private let system = Mutex<AppCatalog?>(nil)

  /// How many compiled sets of phrases are kept.
  private static let compiledLimit = 64

  /// Makes resources that read from `Phrases/`.
  public init(_ data: PhraseData) { self.data = data }

  /// A language's pack with what reads with it.
  func language(_ locale: String) throws(Diagnostic) -> LanguageTools {
    if let known = languages.withLock({ $0[locale] }) { return known }
    let tools = try LanguageTools(locale, data)
    languages.withLock { $0[locale] = tools }
    return tools
  }

  /// The description of what the system itself does (`Phrases/System`); without the folder it does nothing.
  func systemCatalog() throws(Diagnostic) -> AppCatalog {
    if let known = system.withLock({ $0 }) { return known }
    let files = FolderReader(read: data.read, list: data.list).folder("System")
    guard files.read(AppLoader.packFile) != nil else {
      return AppCatalog(
        id: SystemApp.id, app: AppIdentity(name: ""), sourceLanguage: LanguagePack.fallbackLanguage)
    }
    do throws(CatalogError) {
      let catalog = try AppLoader.pack(files, named: "Phrases/System").catalog
      system.withLock { $0 = catalog }
      return catalog
    } catch {
      throw error.diagnostics.first ?? Diagnostic(.error, "Phrases/System is damaged")
    }
  }

  /// The phrases and names of apps, compiled.
  func compiled(
    _ key: CompiledApps.Key, _ tools: LanguageTools
  ) throws(Diagnostic) -> CompiledApps {
    if let known = compiled.withLock({ $0[key] }) { return known }
    let made = try CompiledApps(key, tools)
    compiled.withLock { compiled in
      if compiled.count >= Self.compiledLimit { compiled.removeAll() }
      compiled[key] = made
    }
    return made
  }
}

/// A language pack and what reads with it.
struct LanguageTools: Sendable {
  let pack: LanguagePack
  let words: ReplyWords
  let recognizer: ValueRecognizer
  let grammar: GrammarTools
  /// The numbers of the language that is mixed in.
  let mixedIn: ValueRecognizer?
  /// The files under `Phrases/`.
  let data: PhraseData

  init(_ locale: String, _ data: PhraseData) throws(Diagnostic) {
    self.data = data
    pack = try LanguagePack(locale, from: data)
    let isFallback = pack.language == LanguagePack.fallbackLanguage
    let other = isFallback ? nil : try LanguagePack(LanguagePack.fallbackLanguage, from: data)
    words = try ReplyWords(pack, mixedWith: other)
    mixedIn = try other.map { pack throws(Diagnostic) in try ValueRecognizer(language: pack) }
    recognizer = try ValueRecognizer(language: pack)
    grammar = try GrammarTools(pack, TextNormalizer(), recognizer: recognizer)
  }
}

/// Apps with their values as the matcher and the dialog need them.
struct CompiledApps: Sendable {
  /// What they are made from.
  struct Key: Hashable, Sendable {
    var locale: String
    var isLaunched: Bool
    var catalogs: [AppCatalog]
    var values: [[String: [ValueDescriptor]]]
    var findables: [[FindableEntity]] = []
  }

  let matcher: PhraseMatcher
  let apps: [DialogApp]
  /// What reads by schemas, where an app adopts any.
  let schemas: SchemaReader?
  /// Whether there are several apps that are talked to by schemas alone, and so need no name.
  let isAllSchemas: Bool

  init(_ key: Key, _ tools: LanguageTools) throws(Diagnostic) {
    let matched = zip(key.catalogs, key.values).map {
      var app = MatcherApp(catalog: $0, values: $1, hasParameterValues: key.isLaunched)
      app.needsNoName = $0.id == SystemApp.id
      return app
    }
    matcher = try PhraseMatcher(apps: matched, locale: key.locale, tools: tools.grammar)
    let reader = try SchemaReader(
      key.catalogs, language: tools.pack, data: tools.data, recognizer: tools.recognizer)
    schemas = reader.isEmpty ? nil : reader
    let own = key.catalogs.filter { $0.id != SystemApp.id }
    isAllSchemas =
      !own.isEmpty
      && own.allSatisfy { catalog in
        catalog.shortcuts.isEmpty && catalog.intents.contains { $0.schema != nil }
      }
    apps = key.catalogs.indices.map { place in
      DialogApp(
        catalog: key.catalogs[place], values: key.values[place], language: tools.pack.language,
        recognizer: tools.recognizer,
        findables: key.findables.indices.contains(place) ? key.findables[place] : [])
    }
  }
}
