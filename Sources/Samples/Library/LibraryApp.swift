import AppIntents
import Foundation
import SampleDatabase

/// A library of books: the sample app with nearly all of the model, in English, also in Japanese.
///
/// A file that is loaded into its store is JSON; it replaces the books that are there. Only `title`
/// and `author` must be there; `year` is 2000, `pages` 200, `shelf` `wantToRead` where they are left out:
///
/// ```json
/// {"books": [
///   {"id": "emma", "title": "Emma", "author": "Jane Austen", "year": 1815, "pages": 474,
///    "shelf": "read", "otherTitles": ["エマ"]}
/// ]}
/// ```
public enum LibraryApp {
  /// The app.
  public static let host = AppHost(
    id: "Library", name: "Library", alternativeNames: ["My Library", "Bookshelf"],
    bundleIdentifier: "org.aizuchi.sample.Library", sourceLanguage: "en",
    provider: LibraryShortcuts.self,
    intents: [
      BookCard.self, SetRead.self, TakeUp.self, ContinueReading.self, RenewCard.self, SignOut.self,
      OpenWebPage.self, ShowNewBooks.self, CheckBooks.self,
    ],
    stringsFolder: "Library"
  ) { context in
    let store = BookStore(context.store)
    context.dependencies.add(dependency: store)
    context.dependencies.add(dependency: BookService(context.store))
    context.dependencies.add(dependency: Navigator())
    context.dependencies.add(dependency: LibraryClock { context.now })
    context.onLoadStore { json in
      try store.replaceAll(with: try contents(of: json, in: "books").books)
      LibraryShortcuts.updateAppShortcutParameters()
    }
  }

  private struct File: Decodable {
    struct Book: Decodable {
      var id: String?
      var title: String
      var author: String
      var year: Int?
      var pages: Int?
      var shelf: String?
      var otherTitles: [String]?
    }
    var books: [Book]?
    var service: [Book]?
  }

  /// Reads the books of a file; `key` must be there.
  static func contents(
    of json: [UInt8], in key: String
  ) throws -> (books: [Book], service: [Book]) {
    let file: File
    do { file = try JSONDecoder().decode(File.self, from: Data(json)) } catch {
      throw LibraryError.badFile(reason(of: error))
    }
    guard (key == "books" ? file.books : file.service) != nil else {
      throw LibraryError.badFile("\(key): missing")
    }
    return (try (file.books ?? []).map(book), try (file.service ?? []).map(book))
  }

  private static func book(_ file: File.Book) throws -> Book {
    let shelf = file.shelf ?? Shelf.wantToRead.rawValue
    guard let shelf = Shelf(rawValue: shelf) else { throw LibraryError.badFile("shelf: \(shelf)") }
    return Book(
      id: file.id ?? "\(file.title)/\(file.author)", title: file.title, author: file.author,
      datePublished: date(year: file.year ?? 2000), shelf: shelf, pages: file.pages ?? 200,
      otherTitles: file.otherTitles ?? [])
  }

  /// The first day of a year.
  static func date(year: Int) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(from: DateComponents(year: year, month: 1, day: 1)) ?? .distantPast
  }
}
