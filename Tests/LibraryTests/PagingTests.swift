import AppIntents
import DialogEngine
import Foundation
import HostTestSupport
import IntentCatalog
import IntentRuntime
import LanguagePacks
import Testing

@testable import Library

/// More books than fit into one question, and what is said about finds that cannot be.
@Suite struct PagingTests {
  private func session(
    _ locale: String, _ books: [[String: String]]
  ) async throws
    -> ConversationSession
  {
    let session = try await ConversationSession.library(locale)
    _ = try await session.happen(
      .store([UInt8](try JSONSerialization.data(withJSONObject: ["books": books]))))
    return session
  }

  /// Books 1 to 200, of which the newest comes first where some are offered.
  private static let many = (1...200).map { number in
    ["id": "b\(number)", "title": "Harbour \(number)", "author": "Ines Falk"]
  }

  private func titles(_ turn: Turn) -> [String] { turn.prompt?.options.map(\.title) ?? [] }

  private func harbours(_ numbers: [Int]) -> [String] { numbers.map { "Harbour \($0)" } }

  @Test func aLongListIsTurnedPageByPage() async throws {
    let session = try await session("en_US", Array(Self.many.prefix(23)))
    let first = await session.say("Open a book in Library")
    #expect(titles(first) == harbours((14...23).reversed()))
    #expect(first.dialog.contains { $0.contains("23") && $0.contains("more") })
    let shown = first.lines.compactMap { if case .option(let title) = $0 { title } else { nil } }
    #expect(shown == titles(first))
    #expect(titles(await session.say("more")) == harbours((4...13).reversed()))
    #expect(titles(await session.say("next please")) == harbours([3, 2, 1]))
    #expect(titles(await session.say("more")) == harbours([3, 2, 1]))
    #expect(titles(await session.say("go back")) == harbours((4...13).reversed()))
    let turn = await session.say("the third one")
    #expect(turn.performed.first?.parameters == ["target": .identifier("b11")])
  }

  @Test func aNameCountsOnEveryPageAndANumberOnItsOwn() async throws {
    let session = try await session("ja_JP", Array(Self.many.prefix(23)))
    _ = await session.say("ライブラリで本を開く")
    #expect(await session.say("48").prompt != nil)
    #expect(titles(await session.say("次")) == harbours((4...13).reversed()))
    #expect(
      await session.say("Harbour 20").performed.first?.parameters == [
        "target": .identifier("b20")
      ])
    _ = await session.say("ライブラリで本を開く")
    _ = await session.say("もっと見せて")
    #expect(await session.say("最後の").performed.first?.parameters == ["target": .identifier("b4")])
  }

  @Test func twoHundredFittingOnesAreToldAndNarrowed() async throws {
    let session = try await session("en_US", Self.many)
    _ = await session.say("Delete a book from Library")
    let turn = await session.say("falk")
    #expect(turn.dialog.contains { $0.contains("200") })
    #expect(titles(turn).count == 10)
    let one = await session.say("Harbour 137")
    #expect(one.prompt?.kind == .confirmation)
    #expect(one.dialog == ["Delete “Harbour 137” from your library?"])
  }

  @Test func whatLooksAlikeIsToldApartByWhatDiffers() async throws {
    let twins = [
      ["id": "a", "title": "Gulls", "author": "Ines Falk", "shelf": "read"],
      ["id": "b", "title": "Gulls", "author": "Ines Falk", "shelf": "wantToRead"],
    ]
    let english = try await session("en_US", twins)
    _ = await english.say("Delete a book from Library")
    let turn = await english.say("gulls")
    #expect(
      Set(turn.prompt?.options.map(\.subtitle) ?? []) == [
        "Ines Falk, Shelf: Read", "Ines Falk, Shelf: Want to Read",
      ])
    let japanese = try await session("ja_JP", twins)
    _ = await japanese.say("ライブラリから本を削除")
    #expect(
      Set(await japanese.say("gulls").prompt?.options.map(\.subtitle) ?? []) == [
        "Ines Falk、本棚：読了", "Ines Falk、本棚：読みたい",
      ])
  }

  private static let emma = [
    ["id": "e", "title": "Emma", "author": "Jane Austen"],
    ["id": "d", "title": "Dracula", "author": "Bram Stoker"],
  ]

  @Test(arguments: [
    ("find books published before 99999999999999999999", "99999999999999999999"),
    ("find books published before", "date"), ("find books sorted by", "Author"),
    ("find books sorted by colour", "colour"), ("find books with more than pages", "number"),
    ("find velvet books", "velvet"), ("find the first 0 books", "at least one"),
    ("find books by Jane Austen or on the read shelf published before 1900", "or"),
  ])
  func aFaultyFindIsExplainedAndFindsNothing(_ sentence: String, _ words: String) async throws {
    let turn = await (try session("en_US", Self.emma)).say(sentence)
    #expect(turn.performed.isEmpty)
    #expect(turn.outcome == .notUnderstood)
    #expect(turn.dialog.count == 1 && turn.dialog[0].contains(words), "\(turn.dialog)")
    #expect(!turn.dialog[0].contains("What can I do here"), "\(turn.dialog)")
  }

  @Test(arguments: [
    ("99999999999999999999年より前に出た本", "99999999999999999999年"), ("より前に出た本", "年や日付"),
    ("本を色順に並べて", "色"), ("が書いた本", "作者"), ("紫色の本を探して", "紫色"),
  ])
  func aFaultyJapaneseFindIsExplained(_ sentence: String, _ words: String) async throws {
    let turn = await (try session("ja_JP", Self.emma)).say(sentence)
    #expect(turn.performed.isEmpty)
    #expect(turn.dialog.count == 1 && turn.dialog[0].contains(words), "\(turn.dialog)")
    #expect(!turn.dialog[0].contains("何ができる"), "\(turn.dialog)")
  }

  @Test func whereNothingIsStoredYetThatIsSaid() async throws {
    let english = try await session("en_US", [])
    #expect(
      await english.say("find books published before 1920").dialog == [
        "Book: there are none yet."
      ])
    let japanese = try await session("ja_JP", [])
    #expect(await japanese.say("1920年より前に出た本を探して").dialog == ["本：まだ何もありません。"])
    #expect(await english.say("I like the sea").dialog != ["Book: there are none yet."])
  }

  @Test(arguments: [
    ("en_US", "how many books by Jane Austen", "There is one."),
    ("en_US", "how many books are there", "There are 2."),
    ("ja_JP", "作者がJane Austenの本は何冊ありますか", "1件あります。"),
    ("ja_JP", "作者がInes Falkの本は何冊", "該当するものはありません。"),
  ])
  func booksAreCounted(_ locale: String, _ sentence: String, _ answer: String) async throws {
    let turn = await (try session(locale, Self.emma)).say(sentence)
    #expect(turn.dialog.last == answer, "\(turn.dialog)")
    #expect(turn.outcome == .answer)
    #expect(turn.snippet.isEmpty)
  }

  @Test func ofManyFoundOnlyTheFirstAreShown() async throws {
    let session = try await session("en_US", Self.many)
    let turn = await session.say("find books by Ines Falk")
    #expect(turn.snippet.count == 20)
    #expect(turn.dialog.last == "There are 200; the first 20 are shown.")
    guard case .array(let found) = turn.performed.first?.result else {
      Issue.record("nothing was found")
      return
    }
    #expect(found.count == 200)
  }

  @Test func pressingRunsTheIntentAndDrawsTheCardAgain() async throws {
    let session = try await session("en_US", Self.emma)
    let card = await session.say("Show the card of Emma in Library")
    #expect(card.snippet.contains("[ ] Read it"))
    let pressed = await session.say("Read it")
    #expect(pressed.performed.map(\.intent) == ["SetRead", "BookCard"])
    #expect(pressed.performed.first?.parameters["value"] == .bool(true))
    #expect(pressed.snippet.contains("[x] Read it") && pressed.snippet.contains("Shelf: Read"))
    #expect(await session.say("Start reading").performed.isEmpty)
    #expect(await session.say("Read it").snippet.contains("[ ] Read it"))
    let html = try #require(await session.snippetHTML())
    #expect(html.contains("<input type=\"checkbox\"> ") && html.contains("Start reading"))
  }
}
