import IntentCatalog

/// An airline.
public final class INAirline: @unchecked Sendable {
  /// What it is called.
  public let name: String?
  /// Its code of two letters.
  public let iataCode: String?
  /// Its code of three letters.
  public let icaoCode: String?

  /// Makes an airline.
  public init(name: String?, iataCode: String?, icaoCode: String?) {
    self.name = name
    self.iataCode = iataCode
    self.icaoCode = icaoCode
  }
}

/// An airport.
public final class INAirport: @unchecked Sendable {
  /// What it is called.
  public let name: String?
  /// Its code of three letters.
  public let iataCode: String?
  /// Its code of four letters.
  public let icaoCode: String?

  /// Makes an airport.
  public init(name: String?, iataCode: String?, icaoCode: String?) {
    self.name = name
    self.iataCode = iataCode
    self.icaoCode = icaoCode
  }
}

/// A gate of an airport.
public final class INAirportGate: @unchecked Sendable {
  /// The airport.
  public let airport: INAirport
  /// The terminal.
  public let terminal: String?
  /// The gate.
  public let gate: String?

  /// Makes a gate.
  public init(airport: INAirport, terminal: String?, gate: String?) {
    self.airport = airport
    self.terminal = terminal
    self.gate = gate
  }

  var place: ReservedPlace {
    let inside = [terminal, gate].compactMap { $0 }.joined(separator: " ")
    return ReservedPlace(
      name: airport.name ?? airport.iataCode, address: inside.isEmpty ? nil : inside)
  }
}

/// A flight.
public final class INFlight: @unchecked Sendable {
  /// Whose it is.
  public let airline: INAirline
  /// Its number, without the airline's code.
  public let flightNumber: String
  /// When one gets in.
  public let boardingTime: INDateComponentsRange?
  /// From when to when it flies.
  public let flightDuration: INDateComponentsRange
  /// Where it starts.
  public let departureAirportGate: INAirportGate
  /// Where it lands.
  public let arrivalAirportGate: INAirportGate

  /// Makes a flight.
  public init(
    airline: INAirline, flightNumber: String, boardingTime: INDateComponentsRange?,
    flightDuration: INDateComponentsRange, departureAirportGate: INAirportGate,
    arrivalAirportGate: INAirportGate
  ) {
    self.airline = airline
    self.flightNumber = flightNumber
    self.boardingTime = boardingTime
    self.flightDuration = flightDuration
    self.departureAirportGate = departureAirportGate
    self.arrivalAirportGate = arrivalAirportGate
  }

  func describe(_ record: inout ReservationRecord) {
    record.take(flightDuration)
    record.place = departureAirportGate.place
    record.destination = arrivalAirportGate.place
    record.details = ["\(airline.iataCode ?? airline.name ?? "")\(flightNumber)"]
  }
}

/// A seat in an aeroplane.
public final class INFlightReservation: INReservation, @unchecked Sendable {
  /// The seat.
  public let reservedSeat: INSeat?
  /// The journey.
  public let flight: INFlight

  /// Makes a reservation.
  public init(
    itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?,
    reservationStatus: INReservationStatus, reservationHolderName: String?,
    actions: [INReservationAction]?, url: URL? = nil, reservedSeat: INSeat?, flight: INFlight
  ) {
    self.reservedSeat = reservedSeat
    self.flight = flight
    super.init(
      Facts(
        itemReference: itemReference, reservationNumber: reservationNumber,
        bookingTime: bookingTime, reservationStatus: reservationStatus,
        reservationHolderName: reservationHolderName, actions: actions, url: url))
  }

  override var kind: ReservationRecord.Kind { .flight }
  override func describe(_ record: inout ReservationRecord) {
    flight.describe(&record)
    record.details += reservedSeat?.words ?? []
  }
}
