import IntentCatalog
import IntentMatching
import IntentTranscripts
import LanguagePacks
import PhraseDiagnostics

/// The options that `match`, `explain`, `expand` and `bench` share.
enum MatchingOptions {
  static let bound = OptionShape(
    "bound", "BOOL", optional: true,
    "the app's name may be missing, as in a session on one app")
  static let store = OptionShape("store", "FILE", "a JSON file for the app's store")
  static let launched = OptionShape(
    "launched", "BOOL", "whether the app was launched before (true)")
  static let index = OptionShape(
    "index", "FILE", "an index that 'compile' wrote, instead of an app")
  static let workload = OptionShape(
    "workload", "FILE", "apps and utterances of a generated workload")

  /// Throws where an index is named and something beside it that the index says already.
  static func checkIndex(_ arguments: CommandArguments, against names: [String]) throws {
    for name in names where arguments.has(name) { throw UsageMessages.together("index", name) }
  }

  /// How to match.
  static func options(_ arguments: CommandArguments, _ header: SessionHeader) -> MatchOptions {
    MatchOptions(
      tiers: header.tiers, isBound: header.isBound ?? false, isExhaustive: arguments.has("all"))
  }

  /// What a command's apps are made with: their stores are in memory.
  static func request(
    _ arguments: CommandArguments, in context: ConsoleContext
  ) throws -> SessionRequest {
    var header = try SessionOptions.header(of: arguments)
    if header.apps.isEmpty { header.apps = Array(context.library.names.prefix(1)) }
    return SessionRequest(
      header: header, folder: ".", data: try context.data(), storesInMemory: true,
      reading: AppReading(arguments, in: context))
  }

  /// The apps that were named, and the locale: the one named, else that of the first app's texts.
  static func apps(
    for request: SessionRequest, in context: ConsoleContext
  ) async throws -> (apps: [MatcherApp], locale: String) {
    var apps: [MatcherApp] = []
    for name in request.header.apps {
      apps.append(try await context.library.app(name, for: request))
    }
    let own = apps.first?.catalog.sourceLanguage ?? LanguagePack.fallbackLanguage
    return (apps, request.header.locale ?? own)
  }
}
