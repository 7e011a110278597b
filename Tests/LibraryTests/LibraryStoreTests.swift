import AppIntents
import Foundation
import HostTestSupport
import IntentCatalog
import LocalizedTexts
import SampleDatabase
import Testing

@testable import Library

/// The rows that intents leave, and what is said when the store cannot be used.
@Suite struct LibraryStoreTests {
  private let scratch: TemporaryFolder
  private var folder: URL { scratch.url }
  private let environment = AppEnvironment.testing("en_US")

  init() throws {
    scratch = try TemporaryFolder()
  }

  private func app() throws -> LiveApp {
    try LibraryApp.host.makeApp(store: .folder(folder), files: .phrases)
  }

  private func perform(
    _ intent: String, _ parameters: [String: ParameterValue], _ host: ScriptedHost = .init(),
    in app: LiveApp? = nil
  ) async throws -> PerformOutcome {
    await (try app ?? self.app()).perform(
      IntentCall(app: "Library", intent: intent, parameters: parameters), in: environment,
      host: host)
  }

  private var rows: [[DatabaseValue]] {
    get throws {
      let database = Database(
        file: folder.appendingPathComponent("library.sqlite"), schema: "", version: 1)
      return try database.rows("SELECT id, shelf, recommended FROM books ORDER BY number")
    }
  }

  @Test func aBookThatIsAddedIsARowAndOpensNext() async throws {
    let outcome = try await perform(
      "AddBook", ["title": .string("emma"), "recommendedBy": .string("Kenji")])
    guard case .finished(let result) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(result.value == .identifier("emma"))
    #expect(result.opensIntent?.intent == "OpenBook")
    #expect(result.opensIntent?.parameters == ["target": .identifier("emma")])
    #expect(result.snippet == ["📕  Emma", "    Jane Austen", "    Recommended by Kenji"])
    #expect(try rows == [[.text("emma"), .text("wantToRead"), .text("Kenji")]])
  }

  @Test func anUndoneDeletionPutsTheRowBack() async throws {
    let app = try app()
    _ = try await perform("AddBook", ["title": .string("Kokoro")], in: app)
    _ = try await perform(
      "MoveBook", ["book": .identifier("kokoro"), "shelf": .identifier("read")], in: app)
    let no = try await perform(
      "DeleteBook", ["entities": .identifier("kokoro")], ScriptedHost(.no), in: app)
    #expect(no == .cancelled)
    #expect(try rows.count == 1)
    let host = ScriptedHost(.yes)
    _ = try await perform("DeleteBook", ["entities": .identifier("kokoro")], host, in: app)
    #expect(try rows.isEmpty)
    guard case .confirmation(let action, let dialog, _, _) = host.questions.first else {
      Issue.record("nothing was asked")
      return
    }
    #expect(action.isDestructive)
    #expect(dialog?.full == "Delete “Kokoro” from your library?")
    #expect(await app.undo(in: environment) == .undone(title: "Delete Book"))
    #expect(try rows == [[.text("kokoro"), .text("read"), .null]])
    #expect(await app.undo(in: environment) == .undone(title: "Move Book"))
    #expect(try rows == [[.text("kokoro"), .text("wantToRead"), .null]])
    #expect(await app.undo(in: environment) == .undone(title: "Add Book"))
    #expect(try rows.isEmpty)
    #expect(await app.undo(in: environment) == .nothing)
  }

  @Test func anOrderIsKeptOnlyOnceItIsConfirmed() async throws {
    let app = try app()
    _ = try await perform("AddBook", ["title": .string("Walden")], in: app)
    let parameters: [String: ParameterValue] = ["book": .identifier("walden"), "count": .int(2)]
    _ = try await perform("BuyBook", parameters, ScriptedHost(.no), in: app)
    let store = BookStore(.folder(folder))
    #expect(try store.orders().isEmpty)
    let host = ScriptedHost(.yes)
    _ = try await perform("BuyBook", parameters, host, in: app)
    #expect(try store.orders().map(\.count) == [2])
    #expect(try store.orders().map(\.price) == [2 * (500 + 2 * 352)])
    #expect(await app.undo(in: environment) == .undone(title: "Buy Book"))
    #expect(try store.orders().isEmpty)
    #expect(try store.books(ids: ["walden"]).count == 1)
  }

  @Test func theServicesFileStandsBesideTheStore() async throws {
    let books = #"{"service": [{"id": "x", "title": "Emma", "author": "Somebody Else"}]}"#
    try Data(books.utf8).write(to: folder.appendingPathComponent("books.json"))
    _ = try await perform("AddBook", ["title": .string("Emma")])
    #expect(try rows.map(\.first) == [.text("x")])
    try Data("{".utf8).write(to: folder.appendingPathComponent("books.json"))
    guard case .failed(let text) = try await perform("AddBook", ["title": .string("Walden")]) else {
      Issue.record("a damaged file was read")
      return
    }
    #expect(text?.full.hasPrefix("The file of books cannot be read") == true)
  }

  @Test func aDamagedStoreIsTold() async throws {
    let file = folder.appendingPathComponent("library.sqlite")
    let damage = Data(repeating: 7, count: 9000)
    try damage.write(to: file)
    let outcome = try await perform("OpenShelf", ["shelf": .identifier("read")])
    #expect(
      outcome
        == .failed(
          DialogText("The library is damaged and cannot be read. The file is left as it is.")))
    #expect(try Data(contentsOf: file) == damage)
  }

  @Test func aLockedStoreIsToldAndNothingIsLost() async throws {
    _ = try await perform("AddBook", ["title": .string("Walden")])
    let other = Database(
      file: folder.appendingPathComponent("library.sqlite"), schema: "", version: 1)
    try other.run("BEGIN EXCLUSIVE")
    let outcome = try await perform("AddBook", ["title": .string("Emma")])
    try other.run("ROLLBACK")
    guard case .failed(let text) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(text?.full.hasPrefix("Another program is using the library.") == true)
    #expect(try rows.map(\.first) == [.text("walden")])
    guard case .finished = try await perform("AddBook", ["title": .string("Emma")]) else {
      Issue.record("it was still locked")
      return
    }
  }

  @Test func twoSessionsAddOneBookOnce() async throws {
    let apps = [try app(), try app()]
    _ = try await perform("OpenShelf", ["shelf": .identifier("read")])
    let outcomes = await withTaskGroup(of: PerformOutcome?.self) { group in
      for app in apps {
        group.addTask { try? await perform("AddBook", ["title": .string("Dracula")], in: app) }
      }
      return await group.reduce(into: [PerformOutcome?]()) { $0.append($1) }
    }
    #expect(try rows.count == 1)
    let refusal = PerformOutcome.failed(DialogText("“Dracula” is in your library already."))
    #expect(outcomes.count { $0 == refusal } == 1)
  }

  @Test func twoSessionsDeleteOneBookOnce() async throws {
    _ = try await perform("AddBook", ["title": .string("Emma")])
    let (first, second) = (try app(), try app())
    let deletion: [String: ParameterValue] = ["entities": .identifier("emma")]
    let asked = Locker(false)
    let slow = MeanwhileHost {
      asked.change { $0 = true }
      _ = try? await perform("DeleteBook", deletion, ScriptedHost(.yes), in: second)
    }
    let outcome = await first.perform(
      IntentCall(app: "Library", intent: "DeleteBook", parameters: deletion), in: environment,
      host: slow)
    #expect(asked.value)
    #expect(
      outcome == .failed(DialogText("“Emma” is no longer in your library.")))
    #expect(await first.undo(in: environment) == .nothing)
    #expect(await second.undo(in: environment) == .undone(title: "Delete Book"))
    #expect(try rows.map(\.first) == [.text("emma")])
  }

  @Test func tenThousandBooksAnswerAtOnce() async throws {
    let store = BookStore(.folder(folder))
    try store.replaceAll(
      with: (0..<10_000).map { number in
        Book(
          id: "\(number)", title: number < 200 ? "The Same \(number)" : "Volume \(number)",
          author: "Author \(number % 97)",
          datePublished: LibraryApp.date(year: 1800 + number % 200),
          pages: number % 900)
      })
    let app = try app()
    _ = try await app.values(ofType: "BookEntity", matching: "nothing", in: environment)
    let clock = ContinuousClock()
    func measure(_ body: () async throws -> Int) async throws -> (Int, Duration) {
      var best = Duration.seconds(9)
      var count = 0
      for _ in 0..<5 {
        let start = clock.now
        count = try await body()
        best = min(best, clock.now - start)
      }
      return (count, best)
    }
    let (same, byName) = try await measure {
      try await app.values(ofType: "BookEntity", matching: "the same", in: environment).count
    }
    #expect(same == 200)
    let call = IntentCall(
      app: "Library", intent: "FindBookEntity",
      parameters: [
        "conditions": .array([.string("pages > 890"), .string("author contains Author 9")]),
        "sortedBy": .string("title"), "limit": .int(20),
      ])
    let (found, byProperty) = try await measure {
      guard
        case .finished(let result) = await app.perform(call, in: environment, host: ScriptedHost()),
        case .array(let values) = result.value
      else { return -1 }
      return values.count
    }
    #expect((1...20).contains(found))
    print("10,000 books: string query \(byName), property query \(byProperty)")
  }
}

/// Agrees to everything, after something else has happened.
struct MeanwhileHost: PerformHost {
  let happens: @Sendable () async -> Void
  init(_ happens: @escaping @Sendable () async -> Void) { self.happens = happens }

  func ask(_ question: PerformQuestion) async throws -> PerformReply {
    await happens()
    return .yes
  }

  func didOpen(_ what: String) async {}
}
