import FoundationEssentials
import IntentCatalog
import PhraseDiagnostics
import PhraseIndex

/// What a matcher takes from an index file instead of building it.
struct StoredMatcher: Sendable {
  /// The values of sources, by key.
  var values: [String: StoredValues] = [:]
  /// Built names of lists, by key.
  var names: [String: CompiledNames] = [:]
}

/// What an index file says of its matcher besides tables: small, and read only where the short way does
/// not tell.
struct StoredFacts: Codable {
  /// An app, its values apart.
  struct App: Codable {
    var catalog: AppCatalog
    var hasParameterValues: Bool
    /// Type to the number of its values.
    var values: [String: UInt32]
  }

  /// The numbers of a list's names in both tiers.
  struct Names: Codable {
    var exact: [UInt32]
    var folded: [UInt32]
  }

  var apps: [App] = []
  /// A source's key to the number of its values.
  var sources: [String: UInt32] = [:]
  /// A list's key to its names.
  var lists: [String: Names] = [:]

  /// The facts of a file.
  init(_ file: IndexFile) throws(Diagnostic) {
    guard
      let facts = try? JSONDecoder().decode(
        StoredFacts.self, from: Data(file.bytes(StoredKind.facts)))
    else { throw MatchingMessages.indexFile(.unusable(StoredKind.facts, 0)) }
    self = facts
  }

  private init() {}

  /// Writes a matcher.
  static func write(_ matcher: PhraseMatcher, to writer: inout IndexFileWriter) throws {
    var facts = StoredFacts()
    var stores: UInt32 = 0
    for app in matcher.apps {
      var values: [String: UInt32] = [:]
      for (type, list) in app.values.sorted(by: { $0.key < $1.key }) {
        try StoredValues.write(list, matcher.language, to: &writer, stores)
        values[type] = stores
        stores += 1
      }
      facts.apps.append(
        App(catalog: app.catalog, hasParameterValues: app.hasParameterValues, values: values))
    }
    for (key, source) in matcher.sources.sorted(by: { $0.key < $1.key }) {
      if source.allowed == nil, let known = facts.apps[source.app].values[source.type] {
        facts.sources[key] = known
      } else {
        try StoredValues.write(source.descriptors, matcher.language, to: &writer, stores)
        facts.sources[key] = stores
        stores += 1
      }
    }
    facts.addLists(matcher, to: &writer)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    writer.add(StoredKind.facts, 0, bytes: Array(try encoder.encode(facts)))
    writer.add(StoredKind.locale, 0, bytes: Array(matcher.locale.utf8))
    guard matcher.spokenTypes.isEmpty,
      matcher.core.exact.automaton.sole.write(to: &writer)
    else { return }
    try matcher.quick.write(to: &writer) { facts.sources[$0] }
  }

  private mutating func addLists(_ matcher: PhraseMatcher, to writer: inout IndexFileWriter) {
    let keys = Array(matcher.sources.keys) + apps.indices.map(TemplateCollector.nameKey)
    for key in keys.sorted() {
      guard let exact = matcher.core.exact.lists[key], let folded = matcher.core.lenient.lists[key]
      else { continue }
      lists[key] = Names(
        exact: matcher.core.exact.automaton.parts(of: exact).map { writer.add($0) },
        folded: matcher.core.lenient.automaton.parts(of: folded).map { writer.add($0) })
    }
  }

  /// The apps; values that only a part of a source has, and those that sentences have, come with them.
  func matcherApps(_ file: IndexFile) throws(IndexFileError) -> [MatcherApp] {
    var result: [MatcherApp] = []
    for (place, app) in apps.enumerated() {
      var values: [String: [ValueDescriptor]] = [:]
      for (type, number) in app.values
      where !app.catalog.sentences.isEmpty || sources["\(place)/\(type)"] == nil {
        values[type] = try StoredValues(file, number).all
      }
      result.append(
        MatcherApp(
          catalog: app.catalog, values: values, hasParameterValues: app.hasParameterValues))
    }
    return result
  }

  /// What is built already.
  func stored(_ file: IndexFile) throws(IndexFileError) -> StoredMatcher {
    var stored = StoredMatcher()
    for (key, number) in sources { stored.values[key] = try StoredValues(file, number) }
    var known: [UInt32: NameTrie] = [:]
    func names(_ numbers: [UInt32]) throws(IndexFileError) -> [NameTrie] {
      guard numbers.count <= 2 else { throw .unusable(StoredKind.facts, 0) }
      var tries: [NameTrie] = []
      for number in numbers {
        if let names = known[number] {
          tries.append(names)
        } else {
          tries.append(try NameTrie(file, number: number))
          known[number] = tries.last
        }
      }
      return tries
    }
    for (key, list) in lists {
      stored.names[key] = CompiledNames(
        exact: try names(list.exact), folded: try names(list.folded))
    }
    return stored
  }
}
