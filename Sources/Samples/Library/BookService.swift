import AppIntents
import Foundation

/// Where books are looked up: those that come with the app, and those of a file beside the store.
final class BookService: Sendable {
  private let known: @Sendable () throws -> [Book]

  /// Knows the built-in books and those of `books.json` in the store's folder.
  init(_ location: StoreLocation) {
    guard case .folder(let folder) = location else {
      known = { Self.builtIn }
      return
    }
    let file = folder.appendingPathComponent("books.json")
    known = {
      guard FileManager.default.fileExists(atPath: file.path) else { return Self.builtIn }
      guard let data = try? Data(contentsOf: file) else { throw LibraryError.noService }
      return try LibraryApp.contents(of: [UInt8](data), in: "service").service
    }
  }

  /// Books of a title, by one author or by any.
  func books(named title: String, author: String?) async throws -> [Book] {
    let wanted = title.trimmingCharacters(in: .whitespaces).lowercased()
    return try known().filter { book in
      let names = [book.title] + book.otherTitles
      guard names.contains(where: { $0.lowercased() == wanted }) else { return false }
      guard let author else { return true }
      return book.author.lowercased().contains(author.lowercased())
    }
  }

  private static func book(
    _ id: String, _ title: String, _ author: String, _ year: Int, _ pages: Int, _ others: String...
  ) -> Book {
    Book(
      id: id, title: title, author: author, datePublished: LibraryApp.date(year: year),
      pages: pages, otherTitles: others)
  }

  static let builtIn = [
    book("kokoro", "Kokoro", "Natsume Soseki", 1914, 248, "こころ"),
    book("botchan", "Botchan", "Natsume Soseki", 1906, 172, "坊っちゃん"),
    book("emma", "Emma", "Jane Austen", 1815, 474, "エマ"),
    book("persuasion", "Persuasion", "Jane Austen", 1817, 249, "説得"),
    book("walden", "Walden", "Henry David Thoreau", 1854, 352, "森の生活"),
    book("dracula", "Dracula", "Bram Stoker", 1897, 418, "吸血鬼ドラキュラ"),
    book("night-knight", "Night", "Ellen Knight", 1921, 190, "夜"),
    book("night-maupassant", "Night", "Guy de Maupassant", 1887, 96, "夜"),
    book("poems-basho", "Poems", "Matsuo Basho", 1691, 120, "詩集"),
    book("poems-dickinson", "Poems", "Emily Dickinson", 1890, 152, "詩集"),
    book("poems-keats", "Poems", "John Keats", 1817, 121, "詩集"),
    book("poems-poe", "Poems", "Edgar Allan Poe", 1831, 124, "詩集"),
  ]
}

/// The library's clock.
struct LibraryClock: Sendable {
  let now: @Sendable () -> Date
}
