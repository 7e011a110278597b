import AppIntents

/// What people may say to the library; longer sentences stand in the phrase pack beside it.
struct LibraryShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenCurrentlyReading(),
      phrases: [
        "Open what I'm reading in \(.applicationName)",
        "Show currently reading in \(.applicationName)",
        "What am I reading in \(.applicationName)",
      ],
      shortTitle: "Open Currently Reading", systemImageName: "book")
    AppShortcut(
      intent: OpenShelf(),
      phrases: [
        "Open a shelf in \(.applicationName)",
        "Open \(\.$shelf) in \(.applicationName)",
        "Show my \(\.$shelf) shelf in \(.applicationName)",
      ],
      shortTitle: "Open Shelf", systemImageName: "books.vertical")
    AppShortcut(
      intent: OpenBook(),
      phrases: [
        "Open a book in \(.applicationName)",
        "Open the book \(\.$target) in \(.applicationName)",
      ],
      shortTitle: "Open Book", systemImageName: "book.pages")
    AppShortcut(
      intent: AddBook(),
      phrases: ["Add a book to \(.applicationName)", "Add a new book in \(.applicationName)"],
      shortTitle: "Add Book", systemImageName: "plus")
    AppShortcut(
      intent: BuyBook(),
      phrases: [
        "Buy a book with \(.applicationName)",
        "Buy \(\.$book) with \(.applicationName)",
      ],
      shortTitle: "Buy Book", systemImageName: "cart")
    AppShortcut(
      intent: DeleteBook(),
      phrases: [
        "Delete a book from \(.applicationName)",
        "Delete \(\.$entities) from \(.applicationName)",
      ],
      shortTitle: "Delete Book", systemImageName: "trash")
    AppShortcut(
      intent: MoveBook(),
      phrases: [
        "Move a book in \(.applicationName)",
        "Move \(\.$book) in \(.applicationName)",
      ],
      shortTitle: "Move Book", systemImageName: "arrow.right")
    AppShortcut(
      intent: ExportShelf(),
      phrases: [
        "Export a shelf from \(.applicationName)",
        "Export \(\.$shelf) from \(.applicationName)",
      ],
      shortTitle: "Export Shelf", systemImageName: "square.and.arrow.up")
    AppShortcut(
      intent: ShowCard(),
      phrases: [
        "Show a card in \(.applicationName)",
        "Show the card of \(\.$book) in \(.applicationName)",
      ],
      shortTitle: "Show Card", systemImageName: "menucard")
    AppShortcut(
      intent: ShowStatistics(),
      phrases: [
        "Show my reading statistics in \(.applicationName)",
        "How much have I read in \(.applicationName)",
      ],
      shortTitle: "Statistics", systemImageName: "chart.bar")
  }

  static var shortcutTileColor: ShortcutTileColor = .tangerine
}
