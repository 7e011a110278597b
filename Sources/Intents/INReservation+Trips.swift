import IntentCatalog

/// A seat.
public final class INSeat: @unchecked Sendable {
  /// The part of the train, ship or hall.
  public let seatSection: String?
  /// The row.
  public let seatRow: String?
  /// The number.
  public let seatNumber: String?
  /// What kind of seat it is.
  public let seatingType: String?

  /// Makes a seat.
  public init(
    seatSection: String?, seatRow: String?, seatNumber: String?, seatingType: String?
  ) {
    self.seatSection = seatSection
    self.seatRow = seatRow
    self.seatNumber = seatNumber
    self.seatingType = seatingType
  }

  /// What is known of it, in the app's words.
  var words: [String] {
    let place = [seatSection, seatRow, seatNumber].compactMap { $0 }.joined(separator: " ")
    return [place, seatingType ?? ""].filter { !$0.isEmpty }
  }
}

/// A journey by train.
public final class INTrainTrip: @unchecked Sendable {
  /// Who runs it.
  public let provider: String?
  /// What it is called.
  public let trainName: String?
  /// Its number.
  public let trainNumber: String?
  /// From when to when.
  public let tripDuration: INDateComponentsRange
  /// Where it starts.
  public let departureStationLocation: CLPlacemark
  /// From which platform it starts.
  public let departurePlatform: String?
  /// Where it ends.
  public let arrivalStationLocation: CLPlacemark
  /// At which platform it ends.
  public let arrivalPlatform: String?

  /// Makes a journey.
  public init(
    provider: String?, trainName: String?, trainNumber: String?,
    tripDuration: INDateComponentsRange, departureStationLocation: CLPlacemark,
    departurePlatform: String?, arrivalStationLocation: CLPlacemark, arrivalPlatform: String?
  ) {
    self.provider = provider
    self.trainName = trainName
    self.trainNumber = trainNumber
    self.tripDuration = tripDuration
    self.departureStationLocation = departureStationLocation
    self.departurePlatform = departurePlatform
    self.arrivalStationLocation = arrivalStationLocation
    self.arrivalPlatform = arrivalPlatform
  }

  func describe(_ record: inout ReservationRecord) {
    record.take(tripDuration)
    record.place = ReservedPlace(departureStationLocation)
    record.destination = ReservedPlace(arrivalStationLocation)
    record.details = [provider, trainName, trainNumber, departurePlatform].compactMap { $0 }
  }
}

/// A seat in a train.
public final class INTrainReservation: INReservation, @unchecked Sendable {
  /// The seat.
  public let reservedSeat: INSeat?
  /// The journey.
  public let trainTrip: INTrainTrip

  /// Makes a reservation.
  public init(
    itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?,
    reservationStatus: INReservationStatus, reservationHolderName: String?,
    actions: [INReservationAction]?, url: URL? = nil, reservedSeat: INSeat?, trainTrip: INTrainTrip
  ) {
    self.reservedSeat = reservedSeat
    self.trainTrip = trainTrip
    super.init(
      Facts(
        itemReference: itemReference, reservationNumber: reservationNumber,
        bookingTime: bookingTime, reservationStatus: reservationStatus,
        reservationHolderName: reservationHolderName, actions: actions, url: url))
  }

  override var kind: ReservationRecord.Kind { .train }
  override func describe(_ record: inout ReservationRecord) {
    trainTrip.describe(&record)
    record.details += reservedSeat?.words ?? []
  }
}

/// A journey by bus.
public final class INBusTrip: @unchecked Sendable {
  /// Who runs it.
  public let provider: String?
  /// What it is called.
  public let busName: String?
  /// Its number.
  public let busNumber: String?
  /// From when to when.
  public let tripDuration: INDateComponentsRange
  /// Where it starts.
  public let departureStopLocation: CLPlacemark
  /// From which platform it starts.
  public let departurePlatform: String?
  /// Where it ends.
  public let arrivalStopLocation: CLPlacemark
  /// At which platform it ends.
  public let arrivalPlatform: String?

  /// Makes a journey.
  public init(
    provider: String?, busName: String?, busNumber: String?, tripDuration: INDateComponentsRange,
    departureStopLocation: CLPlacemark, departurePlatform: String?,
    arrivalStopLocation: CLPlacemark, arrivalPlatform: String?
  ) {
    self.provider = provider
    self.busName = busName
    self.busNumber = busNumber
    self.tripDuration = tripDuration
    self.departureStopLocation = departureStopLocation
    self.departurePlatform = departurePlatform
    self.arrivalStopLocation = arrivalStopLocation
    self.arrivalPlatform = arrivalPlatform
  }

  func describe(_ record: inout ReservationRecord) {
    record.take(tripDuration)
    record.place = ReservedPlace(departureStopLocation)
    record.destination = ReservedPlace(arrivalStopLocation)
    record.details = [provider, busName, busNumber, departurePlatform].compactMap { $0 }
  }
}

/// A seat in a bus.
public final class INBusReservation: INReservation, @unchecked Sendable {
  /// The seat.
  public let reservedSeat: INSeat?
  /// The journey.
  public let busTrip: INBusTrip

  /// Makes a reservation.
  public init(
    itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?,
    reservationStatus: INReservationStatus, reservationHolderName: String?,
    actions: [INReservationAction]?, url: URL? = nil, reservedSeat: INSeat?, busTrip: INBusTrip
  ) {
    self.reservedSeat = reservedSeat
    self.busTrip = busTrip
    super.init(
      Facts(
        itemReference: itemReference, reservationNumber: reservationNumber,
        bookingTime: bookingTime, reservationStatus: reservationStatus,
        reservationHolderName: reservationHolderName, actions: actions, url: url))
  }

  override var kind: ReservationRecord.Kind { .bus }
  override func describe(_ record: inout ReservationRecord) {
    busTrip.describe(&record)
    record.details += reservedSeat?.words ?? []
  }
}

/// A journey by ship.
public final class INBoatTrip: @unchecked Sendable {
  /// Who runs it.
  public let provider: String?
  /// What it is called.
  public let boatName: String?
  /// Its number.
  public let boatNumber: String?
  /// From when to when.
  public let tripDuration: INDateComponentsRange
  /// Where it starts.
  public let departureBoatTerminalLocation: CLPlacemark
  /// Where it ends.
  public let arrivalBoatTerminalLocation: CLPlacemark

  /// Makes a journey.
  public init(
    provider: String?, boatName: String?, boatNumber: String?, tripDuration: INDateComponentsRange,
    departureBoatTerminalLocation: CLPlacemark, arrivalBoatTerminalLocation: CLPlacemark
  ) {
    self.provider = provider
    self.boatName = boatName
    self.boatNumber = boatNumber
    self.tripDuration = tripDuration
    self.departureBoatTerminalLocation = departureBoatTerminalLocation
    self.arrivalBoatTerminalLocation = arrivalBoatTerminalLocation
  }

  func describe(_ record: inout ReservationRecord) {
    record.take(tripDuration)
    record.place = ReservedPlace(departureBoatTerminalLocation)
    record.destination = ReservedPlace(arrivalBoatTerminalLocation)
    record.details = [provider, boatName, boatNumber].compactMap { $0 }
  }
}

/// A place on a ship.
public final class INBoatReservation: INReservation, @unchecked Sendable {
  /// The seat.
  public let reservedSeat: INSeat?
  /// The journey.
  public let boatTrip: INBoatTrip

  /// Makes a reservation.
  public init(
    itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?,
    reservationStatus: INReservationStatus, reservationHolderName: String?,
    actions: [INReservationAction]?, url: URL? = nil, reservedSeat: INSeat?, boatTrip: INBoatTrip
  ) {
    self.reservedSeat = reservedSeat
    self.boatTrip = boatTrip
    super.init(
      Facts(
        itemReference: itemReference, reservationNumber: reservationNumber,
        bookingTime: bookingTime, reservationStatus: reservationStatus,
        reservationHolderName: reservationHolderName, actions: actions, url: url))
  }

  override var kind: ReservationRecord.Kind { .boat }
  override func describe(_ record: inout ReservationRecord) {
    boatTrip.describe(&record)
    record.details += reservedSeat?.words ?? []
  }
}
