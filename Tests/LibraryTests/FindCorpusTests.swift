import AppIntents
import Foundation
import HostTestSupport
import IntentCatalog
import IntentRuntime
import LanguagePacks
import Testing

@testable import Library

/// Sentences as people write them, each with what it should find; `Fixtures/Find/*.tsv` holds a
/// sentence and a filter a line, and the filter here knows nothing of how sentences are read.
@Suite struct FindCorpusTests {
  private struct Book: Decodable {
    var id, title, author, shelf: String
    var year, pages: Int
  }

  private struct File: Decodable { var books: [Book] }

  /// A filter's parts: `author~austen;year<1900;or;sort -pages,title;limit 3;count`.
  private struct Filter {
    var conditions: [(Book) -> Bool] = []
    var isAny = false
    var sorts: [String] = []
    var limit: Int?
    var counts = false

    init(_ text: String) throws {
      for part in text.split(separator: ";").map(String.init) {
        switch part {
        case "all": continue
        case "or": isAny = true
        case "count": counts = true
        case _ where part.hasPrefix("sort "):
          sorts = part.dropFirst(5).split(separator: ",").map(String.init)
        case _ where part.hasPrefix("limit "): limit = Int(part.dropFirst(6))
        default: conditions.append(try Self.condition(part))
        }
      }
    }

    private static func condition(_ text: String) throws -> (Book) -> Bool {
      for comparator in ["!~", "!=", ">=", "<=", "~", "^", "$", "=", "<", ">"] {
        let parts = text.split(separator: comparator, maxSplits: 1).map(String.init)
        guard parts.count == 2 else { continue }
        return { book in
          if let number = Int(parts[1]), parts[0] != "title" {
            let value = parts[0] == "year" ? book.year : book.pages
            return switch comparator {
            case ">=": value >= number
            case "<=": value <= number
            case "=": value == number
            case "<": value < number
            default: value > number
            }
          }
          let value = Self.text(book, parts[0])
          return switch comparator {
          case "!~": !value.contains(parts[1].lowercased())
          case "~": value.contains(parts[1].lowercased())
          case "^": value.hasPrefix(parts[1].lowercased())
          case "$": value.hasSuffix(parts[1].lowercased())
          case "!=": value != parts[1].lowercased()
          default: value == parts[1].lowercased()
          }
        }
      }
      throw CocoaError(.formatting)
    }

    static func text(_ book: Book, _ property: String) -> String {
      switch property {
      case "title": book.title.lowercased()
      case "author": book.author.lowercased()
      default: book.shelf.lowercased()
      }
    }

    func books(_ books: [Book]) -> [String] {
      var found = books.filter { book in
        conditions.isEmpty
          || (isAny ? conditions.contains { $0(book) } : conditions.allSatisfy { $0(book) })
      }
      for sort in sorts.reversed() {
        let isDescending = sort.hasPrefix("-")
        let property = isDescending ? String(sort.dropFirst()) : sort
        func comes(_ left: Book, _ right: Book) -> Bool {
          switch property {
          case "year": left.year < right.year
          case "pages": left.pages < right.pages
          default: Self.text(left, property) < Self.text(right, property)
          }
        }
        found = found.enumerated().sorted { left, right in
          let (first, second) = isDescending ? (right, left) : (left, right)
          if comes(first.element, second.element) { return true }
          return !comes(second.element, first.element) && left.offset < right.offset
        }.map(\.element)
      }
      return (limit.map { Array(found.prefix($0)) } ?? found).map(\.id)
    }
  }

  @Test(arguments: [("en", "en_US"), ("ja", "ja_JP")])
  func atLeastNineteenOfTwentySentencesFindWhatTheyMean(
    _ language: String, _ locale: String
  ) async throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/Find")
    let json = try Data(contentsOf: folder.appendingPathComponent("books.json"))
    let books = try JSONDecoder().decode(File.self, from: json).books
    let lines = try String(
      contentsOf: folder.appendingPathComponent("\(language).tsv"), encoding: .utf8
    ).split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    let session = try await ConversationSession.library(locale)
    _ = try await session.happen(.store([UInt8](json)))
    var wrong: [String] = []
    for line in lines {
      let filter = try Filter(line[1])
      let turn = await session.say(line[0])
      let found = turn.performed.first { $0.intent == "FindBookEntity" }
      let wanted = ParameterValue.array(filter.books(books).map { .identifier($0) })
      let counts = found?.parameters["counts"] == .bool(true)
      if found?.result != wanted || counts != filter.counts {
        wrong.append("\(line[0]): \(turn.dialog)")
      }
      if turn.prompt != nil { _ = await session.say(language == "ja" ? "キャンセル" : "cancel") }
    }
    #expect(lines.count >= 150)
    #expect(wrong.count * 20 <= lines.count, "\(wrong.joined(separator: "\n"))")
  }
}
