import IntentCatalog
import IntentMatching
import IntentTranscripts
import LanguagePacks
import PhraseDiagnostics
import SchemaUnderstanding
import ValueRecognition

/// `aizuchi gallery`: the shortcuts of all apps with their pictures and phrases.
enum GalleryCommand: ConsoleCommand {
  static let shape = CommandShape(
    "gallery", "show everything that can be said to the apps", operands: "[WORD...]",
    options: [
      SessionOptions.app, SessionOptions.locale,
      OptionShape("html", nil, "print one page for a browser, with a field to search in"),
    ],
    details: """
      All apps that are compiled in are shown where no --app is named; with WORDs, only shortcuts that have
      all of them in their names or phrases. The words are matched without regard to case.
      """)

  static func run(
    _ arguments: CommandArguments, in context: ConsoleContext
  ) async throws -> ExitCode {
    var request = try MatchingOptions.request(arguments, in: context)
    if !arguments.has("app") { request.header.apps = context.library.names }
    let (apps, locale) = try await MatchingOptions.apps(for: request, in: context)
    let language = try LanguagePack(locale, from: request.data)
    let recognizer = try ValueRecognizer(language: language)
    let readers = try apps.map { app in
      try SchemaReader(
        [app.catalog], language: language, data: request.data, recognizer: recognizer)
    }
    let examples = Dictionary(
      zip(apps.map(\.catalog.id), readers.map(\.examples)), uniquingKeysWith: { first, _ in first })
    let gallery = Gallery(
      apps.map(\.catalog), language: language, words: arguments.operands,
      examples: { examples[$0.id] ?? [] })
    let isPage = arguments.has("html")
    context.output.write(isPage ? GalleryPage(gallery: gallery).html : gallery.text)
    return .success
  }
}
