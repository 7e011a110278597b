public import Foundation
public import IntentCatalog

extension DonationStore {
  /// How long before its beginning one is reminded, in minutes.
  private static func reminder(_ kind: ReservationRecord.Kind) -> Int {
    switch kind {
    case .flight, .boat: 180
    case .lodging, .rentalCar: 120
    case .train, .bus, .restaurant, .ticketedEvent: 60
    }
  }

  /// How long it takes where nobody said, in seconds.
  private static let usualLength = 3600.0

  /// The calendar's entry for a reservation by its number, with notes in the person's language; nil for one
  /// without a time.
  /// - Throws: `DonationFault`.
  public func entry(
    for record: ReservationRecord, number: Int64, notes: [String], sequence: Int, at now: Date
  ) throws(DonationFault) -> CalendarEntry? {
    guard let start = record.start else { return nil }
    let identity = try setting("identity") ?? ""
    var entry = CalendarEntry(
      uid: "reservation-\(number)@\(identity).aizuchi", title: record.title,
      location: record.place?.line, notes: notes, url: record.url, start: start,
      end: record.end ?? start.addingTimeInterval(Self.usualLength), written: now)
    entry.sequence = sequence
    entry.isCancelled = record.status == .canceled
    entry.reminder = Self.reminder(record.kind)
    if let place = record.place, let latitude = place.latitude, let longitude = place.longitude,
      (-90...90).contains(latitude), (-180...180).contains(longitude)
    {
      entry.coordinate = CalendarEntry.Coordinate(latitude: latitude, longitude: longitude)
    }
    return entry
  }

  /// Writes a reservation into the calendar, or changes or strikes the entry that is there.
  ///
  /// The file is written whole or not at all, and before the store notes it: a process that ends between
  /// the two writes the same file again.
  /// - Returns: The file's text; nil for a reservation without a time.
  /// - Throws: `DonationFault`, and the entry is as it was.
  @discardableResult
  public func enter(
    _ kept: KeptReservation, notes: [String], at now: Date
  ) throws(DonationFault) -> String? {
    let sequence = kept.stage == .entered ? kept.sequence + 1 : kept.sequence
    guard
      let entry = try entry(
        for: kept.record, number: kept.number, notes: notes, sequence: sequence, at: now),
      let text = entry.text()
    else { return nil }
    try write(text, kept.number)
    try markEntered(kept.number, as: kept.record, sequence: sequence)
    return text
  }

  /// The name of a reservation's file in the calendar's folder.
  static func fileName(_ number: Int64) -> String { "reservation-\(number).ics" }

  private func write(_ text: String, _ number: Int64) throws(DonationFault) {
    guard let calendarFolder else { return }
    let file = calendarFolder.appendingPathComponent(Self.fileName(number))
    do {
      try FileManager.default.createDirectory(
        at: calendarFolder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      let code = (error as NSError).code
      let isFull = code == CocoaError.fileWriteOutOfSpace.rawValue
      throw isFull ? .full : .unusable("\(file.path): \(error.localizedDescription)")
    }
  }
}
