public import IntentCatalog

/// What can be done with a reservation.
public enum INReservationActionType: Int, Sendable {
  case unknown, checkIn
}

/// How a reservation stands.
public enum INReservationStatus: Int, Sendable {
  case unknown, canceled, pending, hold, confirmed
}

/// Something that can be done with a reservation, for a time.
public final class INReservationAction: @unchecked Sendable {
  /// What it is.
  public let type: INReservationActionType
  /// When it is possible.
  public let validDuration: INDateComponentsRange
  /// What the app goes on with to do it.
  public let userActivity: NSUserActivity

  /// Makes an action.
  public init(
    type: INReservationActionType, validDuration: INDateComponentsRange,
    userActivity: NSUserActivity
  ) {
    self.type = type
    self.validDuration = validDuration
    self.userActivity = userActivity
  }

  var record: ReservedAction {
    ReservedAction(
      isCheckIn: type == .checkIn, title: userActivity.title,
      activityType: userActivity.activityType, start: validDuration.start, end: validDuration.end,
      url: userActivity.webpageURL?.absoluteString)
  }
}

/// A reservation: what every kind of them has.
open class INReservation: @unchecked Sendable {
  /// What it is called and known by.
  public let itemReference: INSpeakableString
  /// Its number.
  public let reservationNumber: String?
  /// When it was booked.
  public let bookingTime: Date?
  /// How it stands.
  public let reservationStatus: INReservationStatus
  /// In whose name it is.
  public let reservationHolderName: String?
  /// What can be done with it.
  public let actions: [INReservationAction]?
  /// A page that shows it.
  public let url: URL?

  init(_ facts: Facts) {
    itemReference = facts.itemReference
    reservationNumber = facts.reservationNumber
    bookingTime = facts.bookingTime
    reservationStatus = facts.reservationStatus
    reservationHolderName = facts.reservationHolderName
    actions = facts.actions
    url = facts.url
  }

  /// What every kind of reservation has.
  struct Facts {
    var itemReference: INSpeakableString
    var reservationNumber: String?
    var bookingTime: Date?
    var reservationStatus: INReservationStatus
    var reservationHolderName: String?
    var actions: [INReservationAction]?
    var url: URL?
  }

  /// What is reserved.
  var kind: ReservationRecord.Kind { .ticketedEvent }

  /// Adds what this kind of reservation knows.
  func describe(_ record: inout ReservationRecord) {}

  /// The reservation as plain data.
  ///
  /// It belongs to `container`, or to its own reference where that is nil.
  public final func _record(in container: INSpeakableString?) -> ReservationRecord {
    var record = ReservationRecord(
      container: (container ?? itemReference).key, item: itemReference.key, kind: kind,
      title: itemReference.spokenPhrase)
    record.status = Self.status(reservationStatus)
    record.pronunciation = itemReference.pronunciationHint
    record.number = reservationNumber
    record.holder = reservationHolderName
    record.booked = bookingTime
    record.url = url?.absoluteString
    record.actions = (actions ?? []).filter(\.userActivity._isComplete).map(\.record)
    describe(&record)
    return record
  }

  private static func status(_ status: INReservationStatus) -> ReservationRecord.Status {
    switch status {
    case .unknown: .unknown
    case .canceled: .canceled
    case .pending: .pending
    case .hold: .hold
    case .confirmed: .confirmed
    }
  }
}

extension ReservationRecord {
  /// Takes a time over.
  mutating func take(_ duration: INDateComponentsRange?) {
    start = duration?.start
    end = duration?.end
    timeZone = duration?.timeZone
  }
}

extension ReservedPlace {
  /// A place as plain data.
  init(_ placemark: CLPlacemark) {
    let address = placemark.postalAddress
    let parts = [address?.street, address?.city, address?.state, address?.postalCode]
      .compactMap { $0 }.filter { !$0.isEmpty }
    self.init(
      name: placemark.name, address: parts.isEmpty ? nil : parts.joined(separator: ", "),
      latitude: placemark.location?.coordinate.latitude,
      longitude: placemark.location?.coordinate.longitude)
  }
}
