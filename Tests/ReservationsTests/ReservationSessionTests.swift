import AppIntents
import CometCal
import DialogEngine
import Foundation
import HostTestSupport
import IntentCatalog
import IntentRuntime
import LanguagePacks
import LocalizedTexts
import Reservations
import Testing

/// Sessions that keep what they know in a folder, ended without a word and begun again.
@Suite struct ReservationSessionTests {
  private static let now = Date(timeIntervalSince1970: 1_720_580_400)
  private static let resources = SessionResources(
    PhraseData(read: FolderReader.phrases.read, list: FolderReader.phrases.list))

  private func session(
    _ folder: URL, saved: [UInt8]? = nil, hasCalendar: Bool = false, locale: String = "en_US"
  ) async throws -> ConversationSession {
    let apps = [ReservationsApp.host] + (hasCalendar ? [CometCalApp.host] : [])
    let configuration = SessionConfiguration(
      apps: apps.map { .live($0) }, locale: locale, resources: Self.resources, now: Self.now,
      timeZone: TimeZone(identifier: "Asia/Tokyo") ?? .gmt, isBound: true,
      store: .folder(folder.path))
    return try await ConversationSession(configuration, saved: saved)
  }

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tables-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private func entries(_ folder: URL) -> [String] {
    let calendar = folder.appendingPathComponent("System/calendar").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: calendar)) ?? []).sorted()
  }

  private static let booking = "book a table at Moon Boat tomorrow at 7 pm for 2 people"

  @Test func anOfferIsTakenUpWhereItWasLeft() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var saved: [UInt8] = []
    do {
      let session = try await session(folder)
      _ = await session.say(Self.booking)
      let offer = await session.say("yes")
      #expect(offer.prompt?.kind == .offer)
      saved = try await session.save()
    }
    let session = try await session(folder, saved: saved)
    let again = try #require(await session.start())
    #expect(again.prompt?.kind == .offer)
    #expect(entries(folder).isEmpty)
    let added = await session.say("yes")
    #expect(added.performed.map(\.intent) == ["AddToCalendar"])
    #expect(entries(folder) == ["reservation-1.ics"])
  }

  @Test func whatWasNotAnsweredIsNotLost() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      let session = try await session(folder)
      _ = await session.say(Self.booking)
      _ = await session.say("yes")
    }
    let session = try await session(folder)
    #expect(await session.say("when is my dinner").performed.map(\.intent) == ["TellReservation"])
    // There is one reservation: which is meant is not asked.
    let added = await session.say("add my reservation to my calendar")
    #expect(added.performed.map(\.intent) == ["AddToCalendar"])
    #expect(entries(folder) == ["reservation-1.ics"])
  }

  @Test func aTipIsGivenOnceForGood() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let call = IntentCall(
      app: "Reservations", intent: "BookTable",
      parameters: [
        "restaurant": .identifier("sole"), "date": .date("2024-07-11T19:00:00+09:00"),
        "people": .int(3),
      ])
    var tips: [[String]] = []
    for _ in 0..<2 {
      let session = try await session(folder)
      tips.append(try await session.happen(.did(call)).dialog)
      _ = await session.say("no")
    }
    let tip = "Next time, just say “Book a table with Table Booking”."
    #expect(tips.map { $0.contains(tip) } == [true, false])
    let session = try await session(folder)
    let moved = try await session.happen(
      .did(
        IntentCall(
          app: "Reservations", intent: "MoveBooking",
          parameters: [
            "booking": .identifier("R-1"), "date": .date("2024-07-12T19:00:00+09:00"),
          ])))
    #expect(moved.dialog.contains("Next time, just say “Move my booking in Table Booking”."))
  }

  @Test func theAppIsOpenedAtTheReservation() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let session = try await session(folder)
    _ = await session.say(Self.booking)
    _ = await session.say("yes")
    _ = await session.say("no")
    let turn = await session.say("show my reservation")
    #expect(turn.lines.contains(.opened("Table Booking")))
    #expect(turn.performed.map(\.intent) == ["ShowReservation"])
  }

  /// Says sentences one after another.
  /// - Returns: What was said to all of them.
  private func talk(_ session: ConversationSession, _ lines: String...) async -> [String] {
    var said: [String] = []
    for line in lines { said += await session.say(line).dialog }
    return said
  }

  @Test func anEventThatThePersonDeletedStaysAway() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let session = try await session(folder, hasCalendar: true)
    _ = await talk(session, Self.booking, "yes", "yes")
    let there = await session.say("what do I have tomorrow?")
    #expect(there.snippet.filter { $0.contains("Moon Boat") }.count == 1)
    let deleted = await talk(session, "delete the event Table at Moon Boat", "yes")
    #expect(deleted.contains("“Table at Moon Boat” is deleted."), "\(deleted)")
    let moved = await talk(session, "move my booking at Moon Boat to tomorrow at 8 pm", "yes")
    #expect(
      moved.last == """
        “Table at Moon Boat” has changed (time: tomorrow at 7 PM → tomorrow at 8 PM). \
        It is no longer in your calendar, so I’ve left that as it is.
        """)
    let gone = await session.say("what do I have tomorrow?")
    #expect(!gone.snippet.contains { $0.contains("Moon Boat") })
  }

  @Test func anEventCatchesUpOnceItsAppIsThereAgain() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = await talk(try await session(folder, hasCalendar: true), Self.booking, "yes", "yes")
    let alone = try await session(folder)
    _ = await talk(alone, "move my booking at Moon Boat to tomorrow at 8 pm", "yes")
    let together = try await session(folder, hasCalendar: true)
    let turn = await talk(together, "when is my dinner?")
    #expect(turn == ["“Table at Moon Boat” is tomorrow at 8 PM."])
    let day = await together.say("what do I have tomorrow?").snippet
    #expect(day.filter { $0.contains("Table at Moon Boat – Thu, July 11 at 8:00 PM") }.count == 1)
  }

  @Test func anotherLanguageIsNoChange() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = await talk(try await session(folder), Self.booking, "yes", "yes")
    let japanese = try await session(folder, locale: "ja_JP")
    let viewed = await talk(japanese, "月の舟の予約内容を表示")
    #expect(viewed == ["月の舟、7月11日木曜日の午後7時のご予約です。"])
    let moved = await talk(japanese, "月の舟の予約を明日の20時に変更", "はい")
    #expect(
      moved.last == "「月の舟の予約」の内容が変わりました（日時：明日午後7時→明日午後8時）。カレンダーも直しておきました。")
  }

  @Test func anOfferThatNobodyAnsweredIsMadeAgain() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let offer = "Would you like to add “Table at Moon Boat” (tomorrow at 7 PM) to your calendar?"
    let first = await talk(try await session(folder), Self.booking, "yes")
    #expect(first.last == offer)
    let second = await talk(try await session(folder), "when is my dinner?", "no")
    #expect(
      second == [
        "“Table at Moon Boat” is tomorrow at 7 PM.", offer, "All right, I won’t add it.",
      ])
    let third = await talk(try await session(folder), "when is my dinner?")
    #expect(third == ["“Table at Moon Boat” is tomorrow at 7 PM."])
  }
}
