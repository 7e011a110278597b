import AppIntents
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

  private func session(_ folder: URL, saved: [UInt8]? = nil) async throws -> ConversationSession {
    let configuration = SessionConfiguration(
      apps: [.live(ReservationsApp.host)], locale: "en_US", resources: Self.resources,
      now: Self.now,
      timeZone: TimeZone(identifier: "Asia/Tokyo") ?? .gmt, store: .folder(folder.path))
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
    _ = await session.say("add my reservation to my calendar")
    #expect(await session.say("1").performed.map(\.intent) == ["AddToCalendar"])
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
}
