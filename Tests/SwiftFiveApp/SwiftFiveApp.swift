import AppIntents

struct LendIntent: AppIntent {
  static var title: LocalizedStringResource = "Lend"
  @Parameter(title: "Genre") var genre: Genre
  @Parameter(title: "Book") var book: Book?

  init() {}
  init(genre: Genre) { self.genre = genre }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Lent a \(genre).")
  }
}

struct LibraryShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: LendIntent(genre: .novel),
      phrases: ["Lend a novel from \(.applicationName)", "\(.applicationName), lend \(\.$book)"],
      shortTitle: "Lend a novel", systemImageName: "book")
    AppShortcut(
      intent: LendIntent(genre: .poetry), phrases: ["Lend poetry from \(.applicationName)"],
      shortTitle: "Lend poetry", systemImageName: "book",
      parameterPresentation: ParameterPresentation(
        for: \.$book, summary: Summary("Lend \(\.$book)"),
        optionsCollections: {
          OptionsCollection(BookQuery(), title: "Books", systemImageName: "book")
        }))
    if #available(iOS 99, *) {
      AppShortcut(intent: SilentIntent(), phrases: ["Be silent, \(.applicationName)"])
    }
  }
  static var shortcutTileColor: ShortcutTileColor = .navy
  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases {
      "Do not lend anything from \(.applicationName)"
      "Never"
    }
  }
}

/// An app of Swift 5.
public enum SwiftFiveApp {
  /// The app.
  public static let host = AppHost(
    id: "Library", name: "Library", sourceLanguage: "en", provider: LibraryShortcuts.self,
    intents: [
      EveryParameterIntent.self, ThrowingIntent.self, AskingIntent.self, FullResultIntent.self,
      SilentIntent.self, MissingDependencyIntent.self, CallingIntent.self, OpenBookIntent.self,
      ExportIntent.self, PostIntent.self,
    ]
  ) { context in
    context.dependencies.add { () async throws -> Library in Library() }
  }
}
