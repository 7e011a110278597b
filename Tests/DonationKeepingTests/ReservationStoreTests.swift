import Foundation
import IntentCatalog
import SampleDatabase
import Testing

@testable import DonationKeeping

/// Reservations as tests make them.
enum Made {
  static let evening = Date(timeIntervalSince1970: 1_720_605_600)

  static func table(
    _ item: String = "t-1", party: Int = 2, hour: Int = 0,
    status: ReservationRecord.Status = .confirmed
  ) -> ReservationRecord {
    var record = ReservationRecord(
      container: item, item: item, kind: .restaurant, title: "Table at Tansu")
    record.status = status
    record.partySize = party
    record.number = "0042"
    record.start = evening.addingTimeInterval(Double(hour) * 3600)
    record.end = record.start?.addingTimeInterval(7200)
    record.place = ReservedPlace(
      name: "Tansu", address: "1-2-3, Minato", latitude: 35.5, longitude: 139.5)
    record.url = "https://example.com/t-1"
    return record
  }

  static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("donations-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

@Suite struct ReservationStoreTests {
  @Test func theSameReservationIsOneRow() throws {
    let store = DonationStore(folder: nil)
    try store.keep([Made.table(), Made.table("t-2")], from: "Tables")
    try store.keep([Made.table(party: 5)], from: "Tables")
    try store.keep([Made.table()], from: "Other")
    let kept = try store.reservations()
    #expect(kept.count == 3)
    #expect(kept.first?.record.partySize == 5)
    #expect(kept.map(\.record.app) == ["Tables", "Tables", "Other"])
  }

  @Test func whatCannotBeKeptIsRefusedWhole() throws {
    let faults: [(DonationFault, (inout ReservationRecord) -> Void)] = [
      (.noIdentifier, { $0.item = " " }),
      (
        .tooLong("an identifier", limit: 1000),
        { $0.container = String(repeating: "あ", count: 10_000) }
      ),
      (.tooLong("a text", limit: 10_000), { $0.title = String(repeating: "x", count: 10_001) }),
      (.endsBeforeItBegins, { $0.end = $0.start?.addingTimeInterval(-1) }),
      (.unknownTimeZone("Asia/Nowhere"), { $0.timeZone = "Asia/Nowhere" }),
    ]
    let store = DonationStore(folder: nil)
    for (fault, change) in faults {
      var bad = Made.table("t-2")
      change(&bad)
      #expect(throws: fault) { try store.keep([Made.table(), bad], from: "Tables") }
      #expect(try store.reservations().isEmpty)
    }
  }

  @Test func aChangeAfterTheEntryMakesItOutdated() throws {
    let store = DonationStore(folder: nil)
    try store.keep([Made.table()], from: "Tables")
    let new = try #require(try store.reservations().first)
    #expect(new.stage == .new && !new.isOutdated)
    try store.markOffered(new.number)
    #expect(try store.reservation(new.number)?.stage == .offered)
    try store.enter(new, notes: [], at: Made.evening)
    try store.markOffered(new.number)
    #expect(try store.reservation(new.number)?.isOutdated == false)
    try store.keep([Made.table(hour: 1)], from: "Tables")
    let changed = try #require(try store.reservation(new.number))
    #expect(changed.stage == .entered && changed.isOutdated)
    #expect(changed.entered == new.record)
  }

  @Test func aStoreOnDiskGoesOnAndANewerOneIsLeftAlone() throws {
    let folder = try Made.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(!DonationStore.exists(in: folder))
    try DonationStore(folder: folder).keep([Made.table()], from: "Tables")
    #expect(DonationStore.exists(in: folder))
    #expect(try DonationStore(folder: folder).reservations().count == 1)
    let store = DonationStore(folder: folder)
    try store.database.run("PRAGMA user_version = 0")
    #expect(try DonationStore(folder: folder).reservations().count == 1)
    try store.database.run("PRAGMA user_version = 99")
    #expect(throws: DonationFault.newerStore) { try DonationStore(folder: folder).reservations() }
  }

  @Test func aStoreOfTheFirstVersionGoesOn() throws {
    let folder = try Made.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("donations.sqlite")
    let record = String(decoding: try JSONEncoder().encode(Made.table()), as: UTF8.self)
    let old = Database(
      file: file,
      schema: """
        CREATE TABLE reservations (
          number INTEGER PRIMARY KEY AUTOINCREMENT,
          app TEXT NOT NULL, container TEXT NOT NULL, item TEXT NOT NULL,
          record TEXT NOT NULL, stage TEXT NOT NULL, entry TEXT, sequence INTEGER NOT NULL DEFAULT 0,
          UNIQUE (app, container, item));
        CREATE TABLE intents (
          number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, app TEXT NOT NULL,
          intent TEXT NOT NULL, call TEXT NOT NULL, time REAL NOT NULL);
        CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
        INSERT INTO settings VALUES ('identity', 'abc')
        """, version: 1)
    try old.run(
      """
      INSERT INTO reservations (app, container, item, record, stage, entry)
      VALUES ('Tables', 't-1', 't-1', ?, 'entered', ?)
      """, [.text(record), .text(record)])
    let store = DonationStore(folder: folder)
    let kept = try #require(try store.reservations().first)
    #expect(kept.stage == .entered && kept.event == nil && kept.record.partySize == 2)
    #expect(try store.setting("identity") == "abc")
    try store.keep([Made.table(party: 3)], from: "Tables")
    #expect(try store.reservations().map(\.record.partySize) == [3])
    let call = IntentCall(app: "Tables", intent: "Order")
    try store.keep(
      DonatedIntent(id: "a", call: call, place: "home"), at: Made.evening, from: "Tables")
    #expect(try store.intents().map(\.place) == ["home"])
  }

  @Test func anEventIsKnownFromItsPlanOn() throws {
    let store = DonationStore(folder: nil)
    try store.keep([Made.table()], from: "Tables")
    let number = try #require(try store.reservations().first?.number)
    try store.markAccepted(number)
    #expect(try store.reservation(number)?.stage == .accepted)
    try store.planEvent(for: number, as: Made.table(), in: "Calendar")
    let planned = try #require(try store.reservation(number)?.event)
    #expect(planned.id == nil && planned.app == "Calendar" && planned.record == Made.table())
    try store.markEvent("e-1", for: number, as: Made.table(hour: 1))
    #expect(try store.reservation(number)?.event?.id == "e-1")
    #expect(try store.reservation(number)?.event?.record == Made.table(hour: 1))
    try store.markNotAccepted(number)
    #expect(try store.reservation(number)?.stage == .offered)
    _ = try store.forget(.container("t-1"), of: "Tables")
    try store.keep([Made.table()], from: "Tables")
    #expect(try store.reservations().map(\.event) == [nil])
  }

  @Test func aFullDiskIsToldAndNothingIsLost() throws {
    let folder = try Made.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = DonationStore(folder: folder)
    try store.keep([Made.table()], from: "Tables")
    try store.database.run("PRAGMA max_page_count = 1")
    let many = (2...400).map { number in
      var record = Made.table("t-\(number)")
      record.holder = String(repeating: "m", count: 9_000)
      return record
    }
    #expect(throws: DonationFault.full) { try store.keep(many, from: "Tables") }
    #expect(try store.reservations().map(\.record.item) == ["t-1"])
  }

  @Test func actionsAreForgottenAsTheyAreNamed() throws {
    let store = DonationStore(folder: nil)
    for (id, intent, entity) in [
      ("a", "Order", "Dish/1"), ("b", "Order", "Dish/2"), ("c", "Pay", "Dish/1"), ("d", "Pay", ""),
    ] {
      let call = IntentCall(app: "Tables", intent: intent)
      try store.keep(
        DonatedIntent(id: id, call: call, entities: entity.isEmpty ? [] : [entity]),
        at: Made.evening, from: "Tables")
    }
    try store.keep(
      DonatedIntent(id: "a", call: IntentCall(app: "Tables", intent: "Order")), at: Made.evening,
      from: "Tables")
    #expect(try store.intents().map(\.id) == ["a", "b", "c", "d"])
    #expect(try store.forget(.intent("Order", entity: "Dish/1"), of: "Tables") == ["a"])
    #expect(try store.forget(.entities(["Dish/1"]), of: "Elsewhere").isEmpty)
    #expect(try store.forget(.entities(["Dish/1"]), of: "Tables") == ["c"])
    #expect(try store.forget(.donations(["b"]), of: "Tables") == ["b"])
    #expect(try store.forget(.all, of: "Tables") == ["d"])
  }
}
