import AppIntents
import Foundation
import HostTestSupport
import IntentCatalog
import IntentRuntime
import LanguagePacks
import Testing

@testable import Library

/// Finds in two languages against a filter that knows nothing of how sentences are read.
@Suite struct FindSentenceTests {
  /// One generated find: its sentence, and which books it should give, in order.
  private struct Find {
    let sentence: String
    let condition: Condition
    let other: Condition?
    let order: Order
    let limit: Int?

    func fits(_ book: Book) -> Bool { condition.fits(book) && (other?.fits(book) ?? true) }
  }

  private static let authors = ["Jane Austen", "Bram Stoker", "Natsume Soseki", "Ada Green"]

  private static let books: [Book] = (0..<60).map { number in
    Book(
      id: "b\(number)", title: "Volume \(number * 37 % 61)", author: authors[number * 7 % 4],
      datePublished: LibraryApp.date(year: 1800 + number * 53 % 200),
      shelf: Shelf.allCases[number * 11 % 3], pages: 50 + number * 97 % 600)
  }

  private static func year(_ book: Book) -> Int {
    Calendar(identifier: .gregorian).dateComponents(in: .gmt, from: book.datePublished).year ?? 0
  }

  private struct Condition: Sendable {
    let text: String
    let fits: @Sendable (Book) -> Bool
    init(_ text: String, _ fits: @escaping @Sendable (Book) -> Bool) {
      self.text = text
      self.fits = fits
    }
  }

  private struct Order: Sendable {
    let text: String
    let comes: (@Sendable (Book, Book) -> Bool)?
    init(_ text: String, _ comes: (@Sendable (Book, Book) -> Bool)?) {
      self.text = text
      self.comes = comes
    }
  }

  private static func english(_ number: Int) -> Find {
    let (a, b) = (1800 + number * 31 % 190, 60 + number * 43 % 500)
    let author = authors[number % 4]
    let conditions: [Condition] = [
      Condition("published before \(a)", { year($0) < a }),
      Condition("published after \(a)", { year($0) > a }),
      Condition("by \(author)", { $0.author == author }),
      Condition("with more than \(b) pages", { $0.pages > b }),
      Condition("with at most \(b) pages", { $0.pages <= b }),
      Condition("on the read shelf", { $0.shelf == .read }),
      Condition("published in \(a)", { year($0) == a }),
      Condition("published between \(a) and \(a + 20)", { (a...(a + 20)).contains(year($0)) }),
    ]
    let sorts: [Order] = [
      Order("", nil), Order(" sorted by pages", { $0.pages < $1.pages }),
      Order(" sorted by pages descending", { $0.pages > $1.pages }),
      Order(" newest first", { $0.datePublished > $1.datePublished }),
      Order(" ordered by title", { $0.title.lowercased() < $1.title.lowercased() }),
    ]
    let (first, second) = (conditions[number % 8], conditions[(number / 8 + number + 1) % 8])
    let sort = sorts[number / 3 % 5]
    let limit = number % 4 == 1 ? 1 + number % 6 : nil
    let usesTwo = number % 3 == 0 && first.text != second.text
    let words = ["find", "show me", "list"][number % 3]
    let head = limit.map { "\(words) the first \($0) books" } ?? "\(words) books"
    let tail = usesTwo ? " \(first.text) and \(second.text)" : " \(first.text)"
    return Find(
      sentence: head + tail + sort.text, condition: first, other: usesTwo ? second : nil,
      order: sort, limit: limit)
  }

  private static func japanese(_ number: Int) -> Find {
    let (a, b) = (1800 + number * 31 % 190, 60 + number * 43 % 500)
    let author = authors[number % 4]
    let conditions: [Condition] = [
      Condition("\(a)年より前に出た", { year($0) < a }), Condition("\(a)年以降に出版された", { year($0) >= a }),
      Condition("作者が\(author)の", { $0.author == author }),
      Condition("\(b)ページ以上の", { $0.pages >= b }),
      Condition("ページ数が\(b)未満の", { $0.pages < b }), Condition("読了の", { $0.shelf == .read }),
      Condition("\(a)年に出た", { year($0) == a }),
    ]
    let sorts: [Order] = [
      Order("", nil), Order("を題名順に", { $0.title.lowercased() < $1.title.lowercased() }),
      Order("を新しい順に", { $0.datePublished > $1.datePublished }),
      Order("をページ数の多い順に", { $0.pages > $1.pages }),
    ]
    let (first, second) = (conditions[number % 7], conditions[(number / 7 + number + 1) % 7])
    let sort = sorts[number / 3 % 4]
    let limit = number % 4 == 1 ? 1 + number % 6 : nil
    let usesTwo = number % 3 == 0 && first.text != second.text
    let tail = limit.map { "を\($0)冊" } ?? (sort.text.isEmpty ? "を探して" : "")
    return Find(
      sentence: first.text + (usesTwo ? second.text : "") + "本" + sort.text + tail,
      condition: first, other: usesTwo ? second : nil, order: sort, limit: limit)
  }

  private func check(_ cases: [Find], locale: String) async throws {
    let session = try await ConversationSession.library(locale)
    let json = try JSONEncoder().encode(["books": Self.books.map(StoredBook.init)])
    _ = try await session.happen(.store([UInt8](json)))
    for one in cases {
      let turn = await session.say(one.sentence)
      var wanted = Self.books.filter { one.fits($0) }
      if let sort = one.order.comes {
        wanted = wanted.enumerated().sorted {
          sort($0.element, $1.element)
            || !sort($1.element, $0.element) && $0.offset < $1.offset
        }.map(\.element)
      }
      if let limit = one.limit { wanted = Array(wanted.prefix(limit)) }
      let found = turn.performed.first?.result
      #expect(
        found == .array(wanted.map { .identifier($0.id) }), "\(one.sentence): \(turn.dialog)")
    }
  }

  private struct StoredBook: Encodable {
    var id, title, author, shelf: String
    var year, pages: Int
    init(_ book: Book) {
      (id, title, author, shelf) = (book.id, book.title, book.author, book.shelf.rawValue)
      (year, pages) = (FindSentenceTests.year(book), book.pages)
    }
  }

  @Test func twoHundredEnglishFindsGiveTheSameRowsAsANaiveFilter() async throws {
    try await check((0..<200).map(Self.english), locale: "en_US")
  }

  @Test func twoHundredJapaneseFindsGiveTheSameRowsAsANaiveFilter() async throws {
    try await check((0..<200).map(Self.japanese), locale: "ja_JP")
  }
}
