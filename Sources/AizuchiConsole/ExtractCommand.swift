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
      OptionShape(
        "format", "FORMAT",
        "json, or actionsdata: the metadata that Apple's tools put into an app, for --output"),
      OptionShape("output", "FOLDER", letter: "o", "write files into this folder"),
    ],
    details: """
      An APP is what --app names. The JSON can be given to --app again, and so can what --output wrote:
      Metadata.appintents/extract.actionsdata, version.json, and beside them catalog.json with what the
      metadata have no place for.
      """)

  static func run(
    _ arguments: CommandArguments, in context: ConsoleContext
  ) async throws -> ExitCode {
    var arguments = arguments
    arguments.options["app", default: []] += arguments.operands
    if arguments.options["app"] == [] { arguments.options["app"] = nil }
    let format = try Format(arguments)
    let request = try MatchingOptions.request(arguments, in: context)
    let (apps, locale) = try await MatchingOptions.apps(for: request, in: context)
    if let folder = arguments["output"] {
      guard apps.count == 1, let app = apps.first else { throw UsageMessages.oneApp }
      try write(app.catalog, format, to: folder)
      return .success
    }
    for app in apps {
      switch format {
      case .text: context.output.write(text(of: app.catalog, locale: locale))
      case .json: context.output.write(String(decoding: try app.catalog.encoded(), as: UTF8.self))
      case .actionsdata: throw UsageMessages.needsOutput
      }
    }
    return .success
  }

  /// What an app is written as.
  private enum Format: String {
    case text, json, actionsdata

    init(_ arguments: CommandArguments) throws(UsageFault) {
      guard let name = arguments["format"] else {
        self = arguments.has("json") ? .json : .text
        return
      }
      guard let format = Format(rawValue: name), format != .text else {
        throw UsageMessages.unknownFormat(name)
      }
      guard format == .json || !arguments.has("json") else {
        throw UsageMessages.together("json", "format")
      }
      self = format
    }
  }

  private static func write(
    _ catalog: AppCatalog, _ format: Format, to folder: String
  ) throws {
    var files = [(ActionsMetadata.catalogFile, try catalog.encoded())]
    if format == .actionsdata {
      let metadata = try ActionsMetadata(catalog)
      files.append(("\(ActionsMetadata.folder)/\(ActionsMetadata.actionsFile)", metadata.actions))
      files.append(("\(ActionsMetadata.folder)/\(ActionsMetadata.versionFile)", metadata.version))
    }
    for (name, bytes) in files {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      try FileAccess.makeFolder(of: path)
      try FileAccess.write(bytes, to: path)
    }
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
