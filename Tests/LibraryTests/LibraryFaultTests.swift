import AppIntents
import DialogEngine
import Foundation
import HostTestSupport
import IntentCatalog
import IntentRuntime
import LanguagePacks
import SampleDatabase
import Testing

@testable import Library

/// Conversations over a store that cannot be used, in both languages.
@Suite struct LibraryFaultTests {
  private let scratch: TemporaryFolder
  private var folder: URL { scratch.url }

  init() throws {
    scratch = try TemporaryFolder()
  }

  private var file: URL { folder.appendingPathComponent("Library/library.sqlite") }

  private func session(_ locale: String) async throws -> ConversationSession {
    try await ConversationSession.library(locale, store: .folder(folder.path))
  }

  private struct Words {
    var find = "list all books"
    var locale, add, addOther, openShelf, locked, damaged, taken, undo, notUndone, undone: String
  }

  private static let words = [
    Words(
      locale: "en_US", add: "Add the book Emma to Library",
      addOther: "Add the book Walden to Library",
      openShelf: "Open Want to Read in Library",
      locked: "Another program is using the library. Wait a moment and try again. "
        + "Nothing was changed.",
      damaged: "The library is damaged and cannot be read. The file is left as it is.",
      taken: "“Walden” is in your library already.", undo: "undo that",
      notUndone: "Sorry, I couldn’t undo “Add Book”.", undone: "Undone: Add Book."),
    Words(
      find: "本を題名順に並べて", locale: "ja_JP", add: "ライブラリにエマを追加", addOther: "ライブラリに森の生活を追加",
      openShelf: "ライブラリで読みたいを開く",
      locked: "本の記録をほかのプログラムが使っています。少し待ってから、もう一度お試しください。何も変えていません。",
      damaged: "本の記録が壊れていて読めません。ファイルはそのまま残してあります。",
      taken: "「Walden」はもうあります。", undo: "元に戻して",
      notUndone: "申し訳ありません、「本を追加」を元に戻せませんでした。", undone: "「本を追加」を元に戻しました。"),
  ]

  @Test(arguments: [0, 1]) func anotherProgramThatWritesIsToldAndNothingIsLost(
    _ place: Int
  ) async throws {
    let words = Self.words[place]
    let session = try await session(words.locale)
    #expect(await session.say(words.add).performed.first?.intent == "AddBook")
    let other = Database(file: file, schema: "", version: 1)
    try other.run("BEGIN EXCLUSIVE")
    let turn = await session.say(words.addOther)
    try other.run("ROLLBACK")
    #expect(turn.lines == [.error(words.locked)])
    #expect(turn.outcome == .error)
    #expect(await session.say(words.addOther).performed.first?.intent == "AddBook")
    #expect(await session.say(words.addOther).lines == [.error(words.taken)])
  }

  @Test(arguments: [0, 1]) func whatCannotBeTakenBackIsToldAndMayBeTriedAgain(
    _ place: Int
  ) async throws {
    let words = Self.words[place]
    let session = try await session(words.locale)
    _ = await session.say(words.add)
    let other = Database(file: file, schema: "", version: 1)
    try other.run("BEGIN EXCLUSIVE")
    let turn = await session.say(words.undo)
    try other.run("ROLLBACK")
    #expect(turn.lines == [.error(words.notUndone), .error(words.locked)])
    #expect(turn.outcome == .error)
    #expect(try other.rows("SELECT id FROM books") == [[.text("emma")]])
    #expect(await session.say(words.undo).lines == [.dialog(words.undone)])
    #expect(try other.rows("SELECT id FROM books") == [])
  }

  @Test(arguments: [0, 1]) func aDamagedFileIsToldAndLeftAsItIs(_ place: Int) async throws {
    let words = Self.words[place]
    let first = try await session(words.locale)
    _ = await first.say(words.add)
    var bytes = try Data(contentsOf: file)
    bytes.replaceSubrange(100..<bytes.count, with: Data(repeating: 0x5A, count: bytes.count - 100))
    try bytes.write(to: file)
    let second = try await session(words.locale)
    for line in [words.openShelf, words.addOther, words.find] {
      let turn = await second.say(line)
      #expect(turn.lines.last == .error(words.damaged), "\(line)")
      #expect(turn.performed.isEmpty, "\(line)")
    }
    #expect(try Data(contentsOf: file) == bytes)
  }

  @Test(arguments: [0, 1]) func twoSessionsAtOnceDoNothingTwice(_ place: Int) async throws {
    let words = Self.words[place]
    let sessions = [try await session(words.locale), try await session(words.locale)]
    _ = await sessions[0].say(words.add)
    async let left = sessions[0].say(words.addOther)
    async let right = sessions[1].say(words.addOther)
    let turns = await [left, right]
    #expect(turns.flatMap(\.performed).filter { $0.intent == "AddBook" }.count == 1)
    #expect(turns.contains { $0.lines == [.error(words.taken)] })
  }

  @Test(arguments: [0, 1]) func whatFailedToBeFoundIsFoundOnceItCanBeRead(_ place: Int) async throws
  {
    let words = Self.words[place]
    _ = await (try session(words.locale)).say(words.add)
    let whole = try Data(contentsOf: file)
    try Data(repeating: 0x5A, count: whole.count).write(to: file)
    let session = try await session(words.locale)
    #expect(await session.say(words.find).lines == [.error(words.damaged)])
    try whole.write(to: file)
    #expect(await session.say(words.find).performed.first?.result == .array([.identifier("emma")]))
  }
}
