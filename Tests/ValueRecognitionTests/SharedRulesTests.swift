import Foundation
import LanguagePacks
import PhraseDiagnostics
import Synchronization
import Testing

@testable import ValueRecognition

/// Rules are compiled when they are needed, once for the same files, and anew for changed ones.
@Suite struct SharedRulesTests {
  /// A language of one rule and two numbers, in files that can be changed.
  private final class Files: Sendable {
    let contents: Mutex<[String: String]>

    init(word: String) {
      contents = Mutex([
        "Language/xx/sentences.json": "{}",
        "Language/xx/values/numbers.json": #"{"units": {"unu": 1, "du": 2}}"#,
        "Language/xx/values/dates.json": Self.dates(word),
      ])
    }

    static func dates(_ word: String) -> String {
      #"{"rules": [{"kind": "date", "forms": ["\#(word)"], "set": {"dayShift": 1}}]}"#
    }

    func write(_ path: String, _ text: String) { contents.withLock { $0[path] = text } }

    func recognizer() throws -> ValueRecognizer {
      let data = PhraseData(
        read: { path in self.contents.withLock { $0[path] }.map { Array($0.utf8) } },
        list: { _ in [] })
      return try ValueRecognizer(language: LanguagePack("xx", from: data))
    }
  }

  private let context = ValueContext(
    now: Date(timeIntervalSince1970: 1_720_580_400), timeZone: .gmt,
    locale: Locale(identifier: "xx"))

  private func kinds(_ recognizer: ValueRecognizer, _ text: String) -> [RecognizedValue.Kind] {
    recognizer.values(in: text, context).map(\.kind)
  }

  @Test func `the same files share their rules, changed ones do not`() throws {
    let files = Files(word: "morgau")
    let first = try files.recognizer()
    let second = try files.recognizer()
    let rules = try #require(first.rules)
    #expect(second.rules === rules)
    #expect(kinds(first, "morgau du") == [.date, .integer])

    files.write("Language/xx/values/dates.json", Files.dates("postmorgau"))
    let third = try files.recognizer()
    #expect(third.rules !== rules)
    #expect(kinds(third, "morgau") == [])
    #expect(kinds(third, "postmorgau") == [.date])
    #expect(kinds(first, "morgau") == [.date])
  }

  @Test func `a faulty rule shows when it is needed, and leaves numbers`() throws {
    let files = Files(word: "{weekdy}")
    let recognizer = try files.recognizer()
    #expect(recognizer.fault == nil)
    #expect(recognizer.number("du")?.integer == 2)
    #expect(kinds(recognizer, "du") == [])
    #expect(recognizer.fault?.message.contains("{weekdy}") == true)
    #expect(throws: Diagnostic.self) { try recognizer.prepare() }
  }

  @Test func `many who need the rules at once get the same`() async throws {
    let files = Files(word: "samtempe")
    let made = try await withThrowingTaskGroup(of: ObjectIdentifier.self) { group in
      for _ in 0..<8 {
        group.addTask { ObjectIdentifier(try #require(files.recognizer().rules)) }
      }
      return try await group.reduce(into: Set<ObjectIdentifier>()) { $0.insert($1) }
    }
    #expect(made.count == 1)
  }
}
