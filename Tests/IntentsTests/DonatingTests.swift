import IntentCatalog
@testable import Intents
import Synchronization
import Testing

@Suite struct DonatingTests {
  /// Keeps what it is told, or refuses everything.
  private final class Ears: DonationReceiver {
    let fault: DonationFault?
    let heard = Mutex<[ReservationRecord]>([])
    let forgotten = Mutex<[DonationSelection]>([])
    init(fault: DonationFault? = nil) { self.fault = fault }

    func receive(_ reservations: [ReservationRecord], from app: String) throws {
      if let fault { throw fault }
      heard.withLock { $0 += reservations }
    }
    func receive(_ intent: DonatedIntent, from app: String) throws {}
    func receive(_ relevant: [RelevantCall], from app: String) throws {}
    func forget(_ selection: DonationSelection, of app: String) throws -> [String] {
      forgotten.withLock { $0.append(selection) }
      return []
    }
  }

  private static let evening = Date(timeIntervalSince1970: 1_720_605_600)

  private static func range(hours: Int) -> INDateComponentsRange {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
    let end = evening.addingTimeInterval(Double(hours) * 3600)
    return INDateComponentsRange(
      start: calendar.dateComponents(in: calendar.timeZone, from: evening),
      end: calendar.dateComponents(in: calendar.timeZone, from: end))
  }

  private static let place = CLPlacemark(
    location: CLLocation(latitude: 35.7, longitude: 139.7), name: "Tansu", postalAddress: nil)
  private static let name = INSpeakableString(
    vocabularyIdentifier: "t-7", spokenPhrase: "Table at Tansu", pronunciationHint: "tan soo")
  private static let seat = INSeat(
    seatSection: "2", seatRow: "7", seatNumber: "A", seatingType: nil)

  private static func table(
    status: INReservationStatus = .confirmed, actions: [INReservationAction]? = nil
  ) -> INReservation {
    INRestaurantReservation(
      itemReference: name, reservationNumber: "0007", bookingTime: evening,
      reservationStatus: status, reservationHolderName: "Mori", actions: actions,
      url: URL(string: "https://example.com/7"), reservationDuration: range(hours: 2),
      partySize: 4, restaurantLocation: place)
  }

  /// One of each kind, with what has to come out of it.
  private static var kinds: [(INReservation, ReservationRecord.Kind, Int, [String])] {
    let gate = { (name: String) in
      INAirportGate(
        airport: INAirport(name: name, iataCode: nil, icaoCode: nil), terminal: "1", gate: "5")
    }
    let airline = INAirline(name: "Kite", iataCode: "KT", icaoCode: nil)
    return [
      (table(), .restaurant, 2, []),
      (
        INBoatReservation(
          itemReference: name, reservationNumber: nil, bookingTime: nil,
          reservationStatus: .confirmed, reservationHolderName: nil, actions: nil,
          reservedSeat: nil,
          boatTrip: INBoatTrip(
            provider: nil, boatName: nil, boatNumber: nil, tripDuration: range(hours: 3),
            departureBoatTerminalLocation: place, arrivalBoatTerminalLocation: place)),
        .boat, 3, []
      ),
      (
        INBusReservation(
          itemReference: name, reservationNumber: nil, bookingTime: nil,
          reservationStatus: .confirmed, reservationHolderName: nil, actions: nil,
          reservedSeat: seat,
          busTrip: INBusTrip(
            provider: "Coach", busName: "Night", busNumber: "8", tripDuration: range(hours: 9),
            departureStopLocation: place, departurePlatform: "2", arrivalStopLocation: place,
            arrivalPlatform: nil)),
        .bus, 9, ["Coach", "Night", "8", "2", "2 7 A"]
      ),
      (
        INLodgingReservation(
          itemReference: name, reservationNumber: nil, bookingTime: nil, reservationStatus: .hold,
          reservationHolderName: nil, actions: nil, lodgingBusinessLocation: place,
          reservationDuration: range(hours: 14), numberOfAdults: 2, numberOfChildren: 1), .lodging,
        14, []
      ),
      (
        INFlightReservation(
          itemReference: name, reservationNumber: nil, bookingTime: nil,
          reservationStatus: .confirmed, reservationHolderName: nil, actions: nil,
          reservedSeat: seat,
          flight: INFlight(
            airline: airline, flightNumber: "12", boardingTime: nil,
            flightDuration: range(hours: 3), departureAirportGate: gate("East"),
            arrivalAirportGate: gate("West"))), .flight, 3, ["KT12", "2 7 A"]
      ),
      (
        INTrainReservation(
          itemReference: name, reservationNumber: nil, bookingTime: nil,
          reservationStatus: .confirmed, reservationHolderName: nil, actions: nil,
          reservedSeat: seat,
          trainTrip: INTrainTrip(
            provider: "Rail", trainName: "Dawn", trainNumber: "5", tripDuration: range(hours: 1),
            departureStationLocation: place, departurePlatform: "9",
            arrivalStationLocation: place, arrivalPlatform: nil)), .train, 1,
        ["Rail", "Dawn", "5", "9", "2 7 A"]
      ),
      (
        INRentalCarReservation(
          itemReference: name, reservationNumber: nil, bookingTime: nil,
          reservationStatus: .pending, reservationHolderName: nil, actions: nil,
          rentalCar: INRentalCar(
            rentalCompanyName: "Wheels", type: nil, make: nil, model: "Mini",
            rentalCarDescription: nil),
          rentalDuration: range(hours: 24), pickupLocation: place, dropOffLocation: nil),
        .rentalCar, 24, ["Wheels", "Mini"]
      ),
      (
        INTicketedEventReservation(
          itemReference: name, reservationNumber: nil, bookingTime: nil,
          reservationStatus: .confirmed, reservationHolderName: nil, actions: nil,
          reservedSeat: nil,
          event: INTicketedEvent(
            category: .movie, name: "Rain", eventDuration: range(hours: 2), location: place)),
        .ticketedEvent, 2, ["Rain"]
      ),
    ]
  }

  @Test func everyKindTellsItsFacts() throws {
    for (reservation, kind, hours, details) in Self.kinds {
      let record = reservation._record(in: nil)
      #expect(record.kind == kind)
      #expect(record.start == Self.evening)
      #expect(record.end == Self.evening.addingTimeInterval(Double(hours) * 3600), "\(kind)")
      #expect(record.timeZone == "Asia/Tokyo")
      #expect(record.details == details, "\(kind)")
      #expect(record.item == "t-7" && record.container == "t-7")
      #expect(record.pronunciation == "tan soo")
    }
  }

  private func interaction(_ reservation: INReservation) -> INInteraction {
    let intent = INGetReservationDetailsIntent(
      reservationContainerReference: Self.name, reservationItemReferences: nil)
    let response = INGetReservationDetailsIntentResponse(code: .success, userActivity: nil)
    response.reservations = [reservation]
    return INInteraction(intent: intent, response: response)
  }

  @Test func aDonationReachesWhoeverListens() throws {
    let ears = Ears()
    let activity = NSUserActivity(activityType: "com.example.show")
    activity.title = "Show it"
    let action = INReservationAction(
      type: .checkIn, validDuration: Self.range(hours: 2), userActivity: activity)
    var faults: [(any Error)?] = []
    DonationScope.$current.withValue(DonationScope(receiver: ears, app: "Tables")) {
      interaction(Self.table(status: .canceled, actions: [action])).donate { faults.append($0) }
      INInteraction.delete(with: "t-7") { faults.append($0) }
    }
    let record = try #require(ears.heard.withLock { $0 }.first)
    #expect(record.status == .canceled)
    #expect(record.partySize == 4 && record.number == "0007" && record.holder == "Mori")
    #expect(record.place?.name == "Tansu" && record.place?.latitude == 35.7)
    #expect(record.actions.map(\.activityType) == ["com.example.show"])
    #expect(record.actions.first?.isPossible(at: Self.evening) == true)
    #expect(record.actions.first?.isPossible(at: Self.evening.addingTimeInterval(7200)) == false)
    #expect(ears.forgotten.withLock { $0 } == [.container("t-7")])
    #expect(faults.count == 2 && faults.allSatisfy { $0 == nil })
  }

  @Test func whatIsRefusedIsToldToTheApp() async {
    let scope = DonationScope(receiver: Ears(fault: .full), app: "Tables")
    await DonationScope.$current.withValue(scope) {
      interaction(Self.table()).donate { #expect($0 as? DonationFault == .full) }
      await #expect(throws: DonationFault.full) { try await interaction(Self.table()).donate() }
    }
  }

  @Test func whereNobodyListensNothingGoesWrong() {
    interaction(Self.table()).donate { #expect($0 == nil) }
  }

  @Test func anActionWithoutWhatItNeedsIsNotOffered() {
    let activity = NSUserActivity(activityType: "com.example.show")
    activity.requiredUserInfoKeys = ["id"]
    let action = INReservationAction(
      type: .checkIn, validDuration: Self.range(hours: 2), userActivity: activity)
    #expect(Self.table(actions: [action])._record(in: nil).actions.isEmpty)
    activity.addUserInfoEntries(from: ["id": "t-7"])
    #expect(Self.table(actions: [action])._record(in: nil).actions.count == 1)
  }

  @Test func aParameterNamesAValueOfAnIntent() {
    let told = interaction(Self.table())
    let container = INParameter(
      for: INGetReservationDetailsIntent.self, keyPath: "reservationContainerReference")
    #expect(told.parameterValue(for: container) as? INSpeakableString == Self.name)
    let shown = NSUserActivity(showing: Self.table()._record(in: nil)).interaction
    let items = INParameter(
      for: INGetReservationDetailsIntent.self, keyPath: "reservationItemReferences")
    #expect((shown?.parameterValue(for: items) as? [INSpeakableString])?.count == 1)
    items.setIndex(0, forSubKeyPath: "reservationItemReferences")
    let first = shown?.parameterValue(for: items) as? INSpeakableString
    #expect(first?.vocabularyIdentifier == "t-7")
    items.setIndex(1, forSubKeyPath: "reservationItemReferences")
    #expect(shown?.parameterValue(for: items) == nil)
    let other = INParameter(for: INIntent.self, keyPath: "reservationContainerReference")
    #expect(told.parameterValue(for: other) == nil && !other.isEqual(to: container))
    let unknown = INParameter(for: INGetReservationDetailsIntent.self, keyPath: "colour")
    #expect(told.parameterValue(for: unknown) == nil)
  }

  @Test func aVocabularySaysHowNamesAreSaid() {
    let vocabulary = INVocabulary(_forSession: ())
    let boat = INSpeakableString(
      vocabularyIdentifier: "boat", spokenPhrase: "月の舟", pronunciationHint: "つきのふね")
    INVocabulary.$_session.withValue(vocabulary) {
      INVocabulary.shared().setVocabulary([boat], of: .carName)
      INVocabulary.shared().setVocabularyStrings(["割烹たんす"], of: .notebookItemTitle)
    }
    #expect(vocabulary._hints == ["月の舟": ["つきのふね"], "boat": ["つきのふね"]])
    #expect(INVocabulary.shared()._hints.isEmpty)
    INVocabulary.$_session.withValue(vocabulary) {
      INVocabulary.shared().removeAllVocabularyStrings()
    }
    #expect(vocabulary._hints.isEmpty)
  }

  @Test func theAppIsOpenedWithTheReservation() throws {
    let record = Self.table()._record(in: nil)
    let activity = NSUserActivity(showing: record)
    let intent = try #require(activity.interaction?.intent as? INGetReservationDetailsIntent)
    #expect(activity.activityType == "INGetReservationDetailsIntent")
    #expect(intent.reservationItemReferences?.first?.vocabularyIdentifier == "t-7")
    #expect(activity.webpageURL?.absoluteString == "https://example.com/7")
  }

  @Test func suggestedShortcutsHaveTheirPhrases() async throws {
    let activity = NSUserActivity(activityType: "com.example.order")
    activity.suggestedInvocationPhrase = "Tea time"
    let center = INVoiceShortcutCenter()
    center.setShortcutSuggestions([INShortcut(userActivity: activity)])
    #expect(try await center.allVoiceShortcuts().map(\.invocationPhrase) == ["Tea time"])
  }
}
