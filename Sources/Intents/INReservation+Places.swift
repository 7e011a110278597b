import IntentCatalog

/// A table in a restaurant.
public final class INRestaurantReservation: INReservation, @unchecked Sendable {
  /// From when to when.
  public let reservationDuration: INDateComponentsRange
  /// For how many people.
  public let partySize: Int?
  /// Where the restaurant is.
  public let restaurantLocation: CLPlacemark

  /// Makes a reservation.
  public init(
    itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?,
    reservationStatus: INReservationStatus, reservationHolderName: String?,
    actions: [INReservationAction]?, url: URL? = nil, reservationDuration: INDateComponentsRange,
    partySize: Int?, restaurantLocation: CLPlacemark
  ) {
    self.reservationDuration = reservationDuration
    self.partySize = partySize
    self.restaurantLocation = restaurantLocation
    super.init(
      Facts(
        itemReference: itemReference, reservationNumber: reservationNumber,
        bookingTime: bookingTime, reservationStatus: reservationStatus,
        reservationHolderName: reservationHolderName, actions: actions, url: url))
  }

  override var kind: ReservationRecord.Kind { .restaurant }
  override func describe(_ record: inout ReservationRecord) {
    record.take(reservationDuration)
    record.partySize = partySize
    record.place = ReservedPlace(restaurantLocation)
  }
}

/// A room in a hotel.
public final class INLodgingReservation: INReservation, @unchecked Sendable {
  /// Where the hotel is.
  public let lodgingBusinessLocation: CLPlacemark
  /// From when to when.
  public let reservationDuration: INDateComponentsRange
  /// For how many adults.
  public let numberOfAdults: Int?
  /// For how many children.
  public let numberOfChildren: Int?

  /// Makes a reservation.
  public init(
    itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?,
    reservationStatus: INReservationStatus, reservationHolderName: String?,
    actions: [INReservationAction]?, url: URL? = nil, lodgingBusinessLocation: CLPlacemark,
    reservationDuration: INDateComponentsRange, numberOfAdults: Int?, numberOfChildren: Int?
  ) {
    self.lodgingBusinessLocation = lodgingBusinessLocation
    self.reservationDuration = reservationDuration
    self.numberOfAdults = numberOfAdults
    self.numberOfChildren = numberOfChildren
    super.init(
      Facts(
        itemReference: itemReference, reservationNumber: reservationNumber,
        bookingTime: bookingTime, reservationStatus: reservationStatus,
        reservationHolderName: reservationHolderName, actions: actions, url: url))
  }

  override var kind: ReservationRecord.Kind { .lodging }
  override func describe(_ record: inout ReservationRecord) {
    record.take(reservationDuration)
    record.place = ReservedPlace(lodgingBusinessLocation)
    let people = [numberOfAdults, numberOfChildren].compactMap { $0 }
    record.partySize = people.isEmpty ? nil : people.reduce(0) { $0 &+ $1 }
  }
}

/// An event that one needs a ticket for.
public enum INTicketedEventCategory: Int, Sendable {
  case unknown, movie
}

/// An event that one needs a ticket for.
public final class INTicketedEvent: @unchecked Sendable {
  /// What kind of event it is.
  public let category: INTicketedEventCategory
  /// What it is called.
  public let name: String
  /// From when to when.
  public let eventDuration: INDateComponentsRange
  /// Where it is.
  public let location: CLPlacemark?

  /// Makes an event.
  public init(
    category: INTicketedEventCategory, name: String, eventDuration: INDateComponentsRange,
    location: CLPlacemark?
  ) {
    self.category = category
    self.name = name
    self.eventDuration = eventDuration
    self.location = location
  }
}

/// A ticket for an event.
public final class INTicketedEventReservation: INReservation, @unchecked Sendable {
  /// The seat.
  public let reservedSeat: INSeat?
  /// The event.
  public let event: INTicketedEvent

  /// Makes a reservation.
  public init(
    itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?,
    reservationStatus: INReservationStatus, reservationHolderName: String?,
    actions: [INReservationAction]?, url: URL? = nil, reservedSeat: INSeat?,
    event: INTicketedEvent
  ) {
    self.reservedSeat = reservedSeat
    self.event = event
    super.init(
      Facts(
        itemReference: itemReference, reservationNumber: reservationNumber,
        bookingTime: bookingTime, reservationStatus: reservationStatus,
        reservationHolderName: reservationHolderName, actions: actions, url: url))
  }

  override var kind: ReservationRecord.Kind { .ticketedEvent }
  override func describe(_ record: inout ReservationRecord) {
    record.take(event.eventDuration)
    record.place = event.location.map { ReservedPlace($0) }
    record.details = [event.name] + (reservedSeat?.words ?? [])
  }
}

/// A car to rent.
public final class INRentalCar: @unchecked Sendable {
  /// Whose it is.
  public let rentalCompanyName: String
  /// What kind of car it is.
  public let type: String?
  /// Who made it.
  public let make: String?
  /// Which one it is.
  public let model: String?
  /// More about it.
  public let rentalCarDescription: String?

  /// Makes a car.
  public init(
    rentalCompanyName: String, type: String?, make: String?, model: String?,
    rentalCarDescription: String?
  ) {
    self.rentalCompanyName = rentalCompanyName
    self.type = type
    self.make = make
    self.model = model
    self.rentalCarDescription = rentalCarDescription
  }
}

/// A car that is rented for a time.
public final class INRentalCarReservation: INReservation, @unchecked Sendable {
  /// The car.
  public let rentalCar: INRentalCar
  /// From when to when.
  public let rentalDuration: INDateComponentsRange
  /// Where it is taken.
  public let pickupLocation: CLPlacemark?
  /// Where it is left.
  public let dropOffLocation: CLPlacemark?

  /// Makes a reservation.
  public init(
    itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?,
    reservationStatus: INReservationStatus, reservationHolderName: String?,
    actions: [INReservationAction]?, url: URL? = nil, rentalCar: INRentalCar,
    rentalDuration: INDateComponentsRange, pickupLocation: CLPlacemark?,
    dropOffLocation: CLPlacemark?
  ) {
    self.rentalCar = rentalCar
    self.rentalDuration = rentalDuration
    self.pickupLocation = pickupLocation
    self.dropOffLocation = dropOffLocation
    super.init(
      Facts(
        itemReference: itemReference, reservationNumber: reservationNumber,
        bookingTime: bookingTime, reservationStatus: reservationStatus,
        reservationHolderName: reservationHolderName, actions: actions, url: url))
  }

  override var kind: ReservationRecord.Kind { .rentalCar }
  override func describe(_ record: inout ReservationRecord) {
    record.take(rentalDuration)
    record.place = pickupLocation.map { ReservedPlace($0) }
    record.destination = dropOffLocation.map { ReservedPlace($0) }
    record.details = [rentalCar.rentalCompanyName, rentalCar.make, rentalCar.model]
      .compactMap { $0 }
  }
}
