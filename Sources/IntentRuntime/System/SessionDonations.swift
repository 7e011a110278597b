import DonationKeeping
import Foundation
import IntentCatalog

/// Keeps what a session's apps tell of, with the session's clock.
struct SessionDonations: DonationReceiver {
  /// Where it is kept.
  let store: DonationStore
  /// Called when something was kept or forgotten.
  let changed: @Sendable () -> Void
  /// Called when a reservation could not be kept since the store cannot keep.
  let failed: @Sendable (DonationFault) -> Void
  private var now: @Sendable () -> Date = { Date() }
  private var place: String?
  private var language: String?

  init(
    store: DonationStore, changed: @escaping @Sendable () -> Void,
    failed: @escaping @Sendable (DonationFault) -> Void
  ) {
    self.store = store
    self.changed = changed
    self.failed = failed
  }

  /// The same with a clock, where the person is, and the language that is spoken.
  func at(
    _ now: @escaping @Sendable () -> Date, _ place: String?, _ language: String
  ) -> SessionDonations {
    var copy = self
    (copy.now, copy.place, copy.language) = (now, place, language)
    return copy
  }

  func receive(_ reservations: [ReservationRecord], from app: String) throws {
    do throws(DonationFault) {
      try store.keep(
        reservations.map { record in
          var record = record
          record.language = record.language ?? language
          return record
        }, from: app)
    } catch {
      if error.isOfStore { failed(error) }
      throw error
    }
    changed()
  }

  func receive(_ intent: DonatedIntent, from app: String) throws {
    var intent = intent
    if intent.place == nil { intent.place = place }
    try store.keep(intent, at: now(), from: app)
    changed()
  }

  func receive(_ relevant: [RelevantCall], from app: String) throws {
    try store.keep(relevant, from: app)
    changed()
  }

  func forget(_ selection: DonationSelection, of app: String) throws -> [String] {
    let gone = try store.forget(selection, of: app)
    changed()
    return gone
  }
}

/// A file of donations, as `* donate: FILE` names one.
///
/// ```json
/// {"app": "Tables", "reservations": [{"container": "t-1", "item": "t-1", "kind": "restaurant",
///   "title": "Table at Tansu", "start": "2024-07-10T19:00:00+09:00"}],
///  "intents": [{"id": "1", "call": {"app": "CafeOrder", "intent": "OrderIntent", "parameters": {}}}]}
/// ```
struct DonationFile: Decodable {
  var app: String?
  var reservations: [ReservationRecord]
  var intents: [DonatedIntent]

  private enum CodingKeys: String, CodingKey { case app, reservations, intents }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    app = try object.decodeIfPresent(String.self, forKey: .app)
    reservations =
      try object.decodeIfPresent([Reservation].self, forKey: .reservations)?
      .map(\.record) ?? []
    intents = try object.decodeIfPresent([Intent].self, forKey: .intents)?.map(\.donation) ?? []
  }

  init(_ json: [UInt8]) throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    self = try decoder.decode(DonationFile.self, from: Data(json))
  }

  /// A reservation of which a file need not say everything.
  private struct Reservation: Decodable {
    var record: ReservationRecord

    private enum CodingKeys: String, CodingKey {
      case container, item, kind, status, title, pronunciation, number, holder, booked, start, end
      case timeZone, place, destination, partySize, details, url, actions
    }

    init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: CodingKeys.self)
      let item = try object.decode(String.self, forKey: .item)
      record = ReservationRecord(
        container: try object.decodeIfPresent(String.self, forKey: .container) ?? item, item: item,
        kind: try object.decode(ReservationRecord.Kind.self, forKey: .kind),
        title: try object.decode(String.self, forKey: .title))
      record.status =
        try object.decodeIfPresent(ReservationRecord.Status.self, forKey: .status)
        ?? .confirmed
      record.pronunciation = try object.decodeIfPresent(String.self, forKey: .pronunciation)
      record.number = try object.decodeIfPresent(String.self, forKey: .number)
      record.holder = try object.decodeIfPresent(String.self, forKey: .holder)
      record.booked = try object.decodeIfPresent(Date.self, forKey: .booked)
      record.start = try object.decodeIfPresent(Date.self, forKey: .start)
      record.end = try object.decodeIfPresent(Date.self, forKey: .end)
      record.timeZone = try object.decodeIfPresent(String.self, forKey: .timeZone)
      record.place = try object.decodeIfPresent(ReservedPlace.self, forKey: .place)
      record.destination = try object.decodeIfPresent(ReservedPlace.self, forKey: .destination)
      record.partySize = try object.decodeIfPresent(Int.self, forKey: .partySize)
      record.details = try object.decodeIfPresent([String].self, forKey: .details) ?? []
      record.url = try object.decodeIfPresent(String.self, forKey: .url)
      record.actions = try object.decodeIfPresent([ReservedAction].self, forKey: .actions) ?? []
    }
  }

  /// An action of which a file need not name the entities.
  private struct Intent: Decodable {
    var donation: DonatedIntent

    private enum CodingKeys: String, CodingKey { case id, call, entities, time, place }

    init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: CodingKeys.self)
      donation = DonatedIntent(
        id: try object.decode(String.self, forKey: .id),
        call: try object.decode(IntentCall.self, forKey: .call),
        entities: try object.decodeIfPresent([String].self, forKey: .entities) ?? [],
        time: try object.decodeIfPresent(Date.self, forKey: .time),
        place: try object.decodeIfPresent(String.self, forKey: .place))
    }
  }
}
