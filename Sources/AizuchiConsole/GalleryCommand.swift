import IntentMatching
import IntentTranscripts
import LanguagePacks
import PhraseDiagnostics

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
    let gallery = Gallery(
      apps.map(\.catalog), language: try LanguagePack(locale, from: request.data),
      words: arguments.operands)
    let isPage = arguments.has("html")
    context.output.write(isPage ? GalleryPage(gallery: gallery).html : gallery.text)
    return .success
  }
}
