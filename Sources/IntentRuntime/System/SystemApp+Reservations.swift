import DonationKeeping
import Foundation
import IntentCatalog

extension SystemApp {
  // MARK: - The calendar

  func add(_ call: IntentCall, _ environment: AppEnvironment) async throws -> PerformResult {
    let words = words(environment)
    guard case .identifier(let id)? = call.parameters["reservation"],
      let kept = try Int64(id).flatMap({ try store.reservation($0) })
    else { throw Refusal(sentence: words.sentence("reservation.none.such")) }
    let title = ["title": kept.record.title]
    guard kept.stage != .entered || kept.isOutdated else {
      return said("reservation.added.already", title)
    }
    guard kept.record.start != nil else {
      throw Refusal(sentence: words.sentence("reservation.noTime", title))
    }
    do {
      try store.markAccepted(kept.number)
      return said(try await enter(kept, environment), title)
    } catch {
      try? store.markNotAccepted(kept.number)
      throw Refusal(sentence: words.sentence("reservation.notAdded"))
    }
  }

  /// Enters a reservation into the calendar: its file, and the calendar of an app of the session.
  /// - Returns: The key of what is said then.
  func enter(_ kept: KeptReservation, _ environment: AppEnvironment) async throws -> String {
    let words = words(environment)
    let bridge = CalendarBridge(among: apps, store: store, words: words)
    try await bridge?.enter(kept)
    try store.enter(kept, notes: words.notes(kept.record), at: environment.now())
    return "reservation.added"
  }

  /// Brings a calendar's entry up to date.
  /// - Returns: What is said about it; nil where that was said before.
  /// - Throws: What the store or an app's calendar says, and what was not written stays to be done.
  func update(_ kept: KeptReservation, _ environment: AppEnvironment) async throws -> String? {
    let words = words(environment)
    let bridge = CalendarBridge(among: apps, store: store, words: words)
    let isThere = try await bridge?.update(kept) ?? true
    guard kept.isOutdated else { return nil }
    try store.enter(kept, notes: words.notes(kept.record), at: environment.now())
    let title = ["title": kept.record.title]
    let old = (kept.entered ?? kept.record).told(as: kept.record)
    guard old != kept.record else { return nil }
    if kept.record.status == .canceled, old.status != .canceled {
      return words.sentence("reservation.cancelled", title)
    }
    let changes = words.changes(from: old, to: kept.record)
    guard isThere else {
      return words.sentence(
        "reservation.changed.gone", ["title": kept.record.title, "changes": changes])
    }
    guard !changes.isEmpty else { return words.sentence("reservation.changed.other", title) }
    return words.sentence(
      "reservation.changed", ["title": kept.record.title, "changes": changes])
  }

  /// The offer to put a reservation into the calendar.
  func offer(
    _ kept: KeptReservation, among all: [KeptReservation], _ environment: AppEnvironment
  ) -> CallOffer? {
    let words = words(environment)
    guard kept.record.start != nil,
      let when = words.details(kept.record, among: all.map(\.record))
    else { return nil }
    return CallOffer(
      question: words.sentence(
        "reservation.offer", ["title": kept.record.title, "when": when]),
      call: IntentCall(
        app: Self.id, intent: "AddToCalendar",
        parameters: ["reservation": .identifier(String(kept.number))]),
      declined: words.sentence("reservation.offer.declined"))
  }

  // MARK: - Questions

  func tell(_ call: IntentCall, _ environment: AppEnvironment) throws -> PerformResult {
    let found = try meant(call, environment)
    let words = words(environment)
    guard found.count != 1 else {
      return PerformResult(dialog: DialogText(words.told(found[0].record)))
    }
    return listed(found, words)
  }

  func list(_ call: IntentCall, _ environment: AppEnvironment) throws -> PerformResult {
    listed(try meant(call, environment), words(environment))
  }

  private func listed(_ found: [KeptReservation], _ words: ReservationWords) -> PerformResult {
    let key = found.count == 1 ? "reservation.list.one" : "reservation.list"
    let records = found.map(\.record)
    let lines = records.map { words.line($0, among: records) }
    let intro = words.sentence(key, ["count": String(found.count)])
    var result = PerformResult(
      dialog: DialogText(([intro] + lines).joined(separator: "\n"), supporting: intro))
    result.snippet = lines
    return result
  }

  func show(
    _ call: IntentCall, _ environment: AppEnvironment, _ host: any PerformHost
  ) async throws -> PerformResult {
    let kept = try await one(try meant(call, environment), environment, host)
    await open(kept.record, environment, host)
    return said("reservation.shown", ["title": kept.record.title])
  }

  func checkIn(
    _ call: IntentCall, _ environment: AppEnvironment, _ host: any PerformHost
  ) async throws -> PerformResult {
    let found = try meant(call, environment)
    let able = found.filter { $0.record.actions.contains { $0.isCheckIn } }
    let kept = try await one(able.isEmpty ? found : able, environment, host)
    let words = words(environment)
    let title = kept.record.title
    guard let action = kept.record.actions.first(where: \.isCheckIn) else {
      throw Refusal(sentence: words.sentence("reservation.checkIn.none", ["title": title]))
    }
    guard action.isPossible(at: environment.now()) else {
      if let start = action.start, environment.now() < start {
        let when = words.moment(start)
        throw Refusal(
          sentence: words.sentence("reservation.checkIn.early", ["title": title, "when": when]))
      }
      throw Refusal(sentence: words.sentence("reservation.checkIn.over", ["title": title]))
    }
    await open(kept.record, environment, host)
    let name = apps.first { $0.catalog.id == kept.record.app }?.catalog.app
      .name(in: environment.language)
    return said("reservation.checkedIn", ["title": title, "app": name ?? kept.record.app])
  }

  private func open(
    _ record: ReservationRecord, _ environment: AppEnvironment, _ host: any PerformHost
  ) async {
    guard let app = apps.first(where: { $0.catalog.id == record.app }) else { return }
    await host.didOpen(app.catalog.id)
    await app.open(record, in: environment)
  }

  // MARK: - Which one

  /// The reservations that a call means, by what was said of them.
  /// - Throws: `Refusal` where there is none.
  private func meant(
    _ call: IntentCall, _ environment: AppEnvironment
  ) throws -> [KeptReservation] {
    let all = try upcoming(environment)
    let words = words(environment)
    guard !all.isEmpty else { throw Refusal(sentence: words.sentence("reservation.none")) }
    let found = all.filter { kept in
      call.parameters.allSatisfy { fits(kept, $0.key, $0.value, words) }
    }
    guard !found.isEmpty else { throw Refusal(sentence: words.sentence("reservation.none.such")) }
    return found
  }

  private func fits(
    _ kept: KeptReservation, _ name: String, _ value: ParameterValue, _ words: ReservationWords
  ) -> Bool {
    switch (name, value) {
    case ("reservation", .identifier(let id)): String(kept.number) == id
    case ("kind", .identifier(let kind)): kept.record.kind.rawValue == kind
    case ("date", .date(let text)): kept.record.start.map { words.isOn($0, text) } ?? false
    default: true
    }
  }

  /// The one of several that the person picks.
  private func one(
    _ found: [KeptReservation], _ environment: AppEnvironment, _ host: any PerformHost
  ) async throws -> KeptReservation {
    guard found.count > 1 else {
      guard let only = found.first else { throw PerformCancellation() }
      return only
    }
    let words = words(environment)
    let options = found.map { kept in
      OptionDescriptor(
        id: String(kept.number), title: kept.record.title,
        subtitle: words.details(kept.record, among: found.map(\.record)),
        synonyms: [kept.record.pronunciation, kept.record.place?.name].compactMap { $0 })
    }
    let question = PerformQuestion.disambiguation(
      parameter: "reservation", options: options,
      dialog: DialogText(words.sentence("reservation.which")))
    switch try await host.ask(question) {
    case .option(let place) where found.indices.contains(place): return found[place]
    case .value(.identifier(let id)):
      guard let kept = found.first(where: { String($0.number) == id }) else {
        throw PerformCancellation()
      }
      return kept
    default: throw PerformCancellation()
    }
  }
}

extension ReservationWords {
  /// From which hour on a day is its evening.
  private static let evening = 16

  /// Whether a moment is on a day in ISO 8601; a day with a late hour, as "tonight" has one, is its evening
  /// alone.
  func isOn(_ date: Date, _ day: String) -> Bool {
    guard isoDay(date) == day.prefix(10) else { return false }
    let named = (try? Date.ISO8601FormatStyle().parse(day)).map(hour) ?? 0
    return named < Self.evening || hour(date) >= Self.evening
  }

  private func isoDay(_ date: Date) -> String {
    date.formatted(
      Date.ISO8601FormatStyle(timeZone: environment.timeZone).year().month().day()
        .dateSeparator(.dash))
  }

  private func hour(_ date: Date) -> Int {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = environment.timeZone
    return calendar.component(.hour, from: date)
  }
}

extension ReservationRecord {
  /// The same in the words of another record of it, where that is in another language: other words are no
  /// change, nor is when somebody looked.
  fileprivate func told(as other: ReservationRecord) -> ReservationRecord {
    var copy = self
    copy.booked = other.booked
    guard language != nil, language != other.language else { return copy }
    copy.language = other.language
    (copy.title, copy.pronunciation) = (other.title, other.pronunciation)
    (copy.details, copy.actions) = (other.details, other.actions)
    if place?.latitude == other.place?.latitude, place?.longitude == other.place?.longitude {
      copy.place = other.place
    }
    return copy
  }
}
