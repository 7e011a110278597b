import CatalogFiles
import IntentCatalog
import IntentMatching
import PhraseDiagnostics

/// `aizuchi extract`: an app's description.
enum ExtractCommand: ConsoleCommand {
  static let shape = CommandShape(
    "extract", "describe an app: its intents, shortcuts and phrases", operands: "[APP...]",
    options: [
      SessionOptions.app, SessionOptions.locale,
      OptionShape("json", nil, "print the catalog as JSON"),
    ],
    details: "An APP is what --app names. The JSON can be given to --app again.")

  static func run(
    _ arguments: CommandArguments, in context: ConsoleContext
  ) async throws -> ExitCode {
    var arguments = arguments
    arguments.options["app", default: []] += arguments.operands
    if arguments.options["app"] == [] { arguments.options["app"] = nil }
    let request = try MatchingOptions.request(arguments, in: context)
    let (apps, locale) = try await MatchingOptions.apps(for: request, in: context)
    for app in apps {
      guard arguments.has("json") else {
        context.output.write(text(of: app.catalog, locale: locale))
        continue
      }
      context.output.write(String(decoding: try app.catalog.encoded(), as: UTF8.self))
    }
    return .success
  }

  /// The description for people.
  private static func text(of catalog: AppCatalog, locale: String) -> String {
    let language = PhraseList.languageCode(locale)
    var text = PhraseList.text(of: catalog, locale: locale)
    for intent in catalog.intents {
      let parameters = intent.parameters.map { parameter in
        "\(parameter.name): \(parameter.type)" + (parameter.isOptional ? "?" : "")
      }
      text += "  \(intent.identifier)(\(parameters.joined(separator: ", ")))"
      text += "   \(intent.title.text(in: language))\n"
    }
    return text
  }
}
