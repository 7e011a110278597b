import DonationKeeping
import Foundation
import IntentCatalog

/// The calendar of an app of the session, reached by the schemas that the app adopts.
///
/// An event has a last line in its note that tells it apart: after an interruption the event that an app
/// made already is found by it, so that none is made twice.
struct CalendarBridge {
  private let app: any RunnableApp
  private let create: IntentDescriptor
  private let change: IntentDescriptor
  private let remove: IntentDescriptor
  /// The app's type of events.
  private let event: String
  private let store: DonationStore
  private let words: ReservationWords

  /// What an app did not do; its sentence, where it has one.
  struct Fault: Error {
    var sentence: String?
  }

  private var environment: AppEnvironment { words.environment }

  /// The first app that can make, change and delete events; nil where none can.
  init?(among apps: [any RunnableApp], store: DonationStore, words: ReservationWords) {
    for app in apps {
      guard let create = app.catalog.intent(schema: "calendar.createEvent"),
        let change = app.catalog.intent(schema: "calendar.updateEvent"),
        let remove = app.catalog.intent(schema: "calendar.deleteEvent"),
        let event = app.catalog.entity(schema: "calendar.event")
      else { continue }
      (self.app, self.create, self.change, self.remove) = (app, create, change, remove)
      (self.event, self.store, self.words) = (event.identifier, store, words)
      return
    }
    return nil
  }

  // MARK: - What becomes of an event

  /// Makes a reservation's event, where the app has not made it already.
  func enter(_ kept: KeptReservation) async throws {
    guard let entry = try entry(kept.record, kept.number) else { return }
    if let planned = kept.event, planned.app == app.catalog.id {
      guard planned.id == nil else { return }
      if let made = try await made(for: kept.number, as: planned.record) {
        return try store.markEvent(made, for: kept.number, as: planned.record)
      }
    }
    try store.planEvent(for: kept.number, as: kept.record, in: app.catalog.id)
    let id = try await run(create, await values(of: entry, in: create))
    guard case .identifier(let id)? = id else { throw Fault() }
    try store.markEvent(id, for: kept.number, as: kept.record)
  }

  /// Changes or deletes a reservation's event as the reservation changed.
  /// - Returns: Whether it is there; one that the person deleted stays away.
  func update(_ kept: KeptReservation) async throws -> Bool {
    guard let event = kept.event, event.app == app.catalog.id, let id = event.id,
      event.record != kept.record
    else { return true }
    let isThere = try await snapshots(SnapshotRequest(identifiers: [id])).contains { $0.id == id }
    guard isThere else {
      try store.forgetEvent(of: kept.number)
      return false
    }
    if kept.record.status == .canceled {
      _ = try await run(remove, target(remove, id))
      try store.forgetEvent(of: kept.number)
    } else if let old = try entry(event.record, kept.number),
      let new = try entry(kept.record, kept.number)
    {
      var values = await values(of: new, in: change)
      for (name, value) in await self.values(of: old, in: change) where values[name] == value {
        values[name] = nil
      }
      if old.location != nil, new.location == nil { values["location"] = .cleared }
      if values["startDate"] != nil { values["endDate"] = .date(text(new.end)) }
      if !values.isEmpty {
        _ = try await run(change, target(change, id).merging(values) { first, _ in first })
      }
      try store.markEvent(id, for: kept.number, as: kept.record)
    }
    return true
  }

  /// The event that the app made for a reservation before it was interrupted.
  private func made(for number: Int64, as record: ReservationRecord) async throws -> String? {
    guard let entry = try entry(record, number) else { return nil }
    let end = max(entry.end, entry.start.addingTimeInterval(1))
    let request = SnapshotRequest(text: entry.title, interval: entry.start..<end)
    return try await snapshots(request).first { snapshot in
      snapshot.properties["note"]?.text.contains(entry.uid) ?? false
    }?.id
  }

  private func snapshots(_ request: SnapshotRequest) async throws -> [EntitySnapshot] {
    try await app.snapshots(ofType: event, request, in: environment)
  }

  // MARK: - Facts

  private func entry(
    _ record: ReservationRecord, _ number: Int64
  ) throws(DonationFault) -> CalendarEntry? {
    try store.entry(
      for: record, number: number, notes: words.notes(record), sequence: 0, at: environment.now())
  }

  /// An entry's facts as values of an intent's parameters.
  private func values(
    of entry: CalendarEntry, in intent: IntentDescriptor
  ) async -> [String: ParameterValue] {
    var values: [String: ParameterValue] = [
      "title": .string(entry.title), "startDate": .date(text(entry.start)),
      "endDate": .date(text(entry.end)),
      "note": .string((entry.notes + [entry.uid]).joined(separator: "\n")),
    ]
    if let location = entry.location { values["location"] = await place(location, in: intent) }
    if intent.schema == create.schema {
      values["calendar"] = await calendar()
      values["isAllDay"] = .bool(false)
    }
    return values.filter { intent.parameter($0.key) != nil }
  }

  /// A place as a value of the app's type of places; nil where it has none for free text.
  private func place(_ text: String, in intent: IntentDescriptor) async -> ParameterValue? {
    guard let type = intent.parameter("location")?.type.listName else { return .string(text) }
    let found = try? await app.values(ofType: type, matching: text, in: environment)
    return found?.first.map { .identifier($0.id) }
  }

  /// The calendar that the person uses most, else the app's first.
  private func calendar() async -> ParameterValue? {
    let call = IntentCall(app: app.catalog.id, intent: create.identifier)
    let offered = try? await app.offeredValues(for: "calendar", of: call, in: environment)
    return (offered?.usual ?? offered?.options.first?.id).map { .identifier($0) }
  }

  private func text(_ date: Date) -> String {
    let style = Date.ISO8601FormatStyle(
      timeZoneSeparator: .colon, timeZone: environment.timeZone)
    return date.formatted(style)
  }

  /// The first parameter of an intent, which takes the event.
  private func target(_ intent: IntentDescriptor, _ id: String) -> [String: ParameterValue] {
    intent.parameters.first.map { [$0.name: .identifier(id)] } ?? [:]
  }

  /// Runs an intent of the app; what the app confirms was agreed to already.
  private func run(
    _ intent: IntentDescriptor, _ values: [String: ParameterValue]
  ) async throws -> ParameterValue? {
    let call = IntentCall(
      app: app.catalog.id, intent: intent.identifier, parameters: values)
    switch await app.perform(call, in: environment, host: ByHandHost()) {
    case .finished(let result): return result.value
    case .failed(let text), .declined(let text): throw Fault(sentence: text?.full)
    case .needs, .restart, .cancelled: throw Fault()
    }
  }
}
