import DonationKeeping
import Foundation
import IntentCatalog
import LanguagePacks

/// Reservations in words, in the session's language, time zone and locale.
struct ReservationWords {
  let language: LanguagePack
  let environment: AppEnvironment

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = environment.timeZone
    return calendar
  }

  private var locale: Locale { Locale(identifier: environment.locale) }

  func sentence(_ key: String, _ arguments: [String: String] = [:]) -> String {
    language.sentence(key, arguments)
  }

  /// What is said where a store cannot keep what apps tell of.
  func sentence(of fault: DonationFault, _ store: DonationStore) -> String {
    let file = ["file": store.path ?? ""]
    return switch fault {
    case .newerStore: sentence("donation.newer", file)
    case .full: sentence("donation.full", file)
    default: sentence("donation.unusable", file)
    }
  }

  /// How many days a moment is away: 0 for today.
  func days(until date: Date) -> Int {
    calendar.dateComponents(
      [.day], from: calendar.startOfDay(for: environment.now()), to: calendar.startOfDay(for: date)
    ).day ?? 0
  }

  /// A moment: today and tomorrow by name, other days by their date.
  func moment(_ date: Date) -> String {
    let time = time(date)
    switch days(until: date) {
    case 0: return sentence("moment.today", ["time": time])
    case 1: return sentence("moment.tomorrow", ["time": time])
    default:
      let day = formatted(date, "moment.format.day")
      return sentence("moment.other", ["day": day, "time": time])
    }
  }

  /// A time of the day, with its half and without minutes that are zero.
  func time(_ date: Date) -> String {
    let isWholeHour = calendar.component(.minute, from: date) == 0
    return formatted(date, isWholeHour ? "moment.format.hour" : "moment.format.minute")
  }

  /// The half hour next to a moment.
  func rounded(_ date: Date) -> Date {
    let half = 1800.0
    let midnight = calendar.startOfDay(for: date)
    return midnight.addingTimeInterval((date.timeIntervalSince(midnight) / half).rounded() * half)
  }

  private func formatted(_ date: Date, _ format: String) -> String {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = environment.timeZone
    formatter.locale = locale
    formatter.dateFormat = sentence(format)
    return formatter.string(from: date)
  }

  /// A reservation as a line of a list of all that there are.
  func line(_ record: ReservationRecord, among all: [ReservationRecord]) -> String {
    guard let details = details(record, among: all) else { return record.title }
    return sentence("reservation.line", ["title": record.title, "when": details])
  }

  /// What tells a reservation from others that are called the same: when it is, and where that is the same,
  /// for how many people, where, and its number; nil where nothing is known.
  func details(_ record: ReservationRecord, among all: [ReservationRecord]) -> String? {
    var alike = all.filter { $0.title == record.title && $0.start == record.start }
    var parts = [record.start.map(moment)]
    let more: [(ReservationRecord) -> String?] = [
      { $0.partySize.map { people($0) } }, { $0.place?.line }, { $0.number },
    ]
    for fact in more where alike.count > 1 && Set(alike.map(fact)).count > 1 {
      let own = fact(record)
      parts.append(own)
      alike.removeAll { fact($0) != own }
    }
    let told = parts.compactMap { $0 }
    return told.isEmpty ? nil : told.joined(separator: sentence("list.comma"))
  }

  private func people(_ count: Int) -> String {
    sentence("reservation.for", ["count": String(count)])
  }

  /// When and where a reservation is.
  func told(_ record: ReservationRecord) -> String {
    guard let start = record.start else {
      return sentence("reservation.tell.noTime", ["title": record.title])
    }
    let facts = ["title": record.title, "when": moment(start), "place": record.place?.name ?? ""]
    let isPlaced = record.place?.name.map { !$0.isEmpty && !record.title.contains($0) } ?? false
    return sentence(isPlaced ? "reservation.tell.place" : "reservation.tell", facts)
  }

  /// What differs between a reservation at two times, in one line; empty where nothing that is said does.
  func changes(from old: ReservationRecord, to new: ReservationRecord) -> String {
    let facts: [(String, (ReservationRecord) -> String?)] = [
      ("title", { $0.title }),
      ("time", { $0.start.map { moment($0) } }),
      ("place", { $0.place?.line }),
      ("party", { $0.partySize.map { sentence("reservation.party", ["count": String($0)]) } }),
      ("number", { $0.number }),
      ("holder", { $0.holder }),
    ]
    let none = sentence("reservation.change.none")
    let changes = facts.compactMap { name, fact -> String? in
      let (before, after) = (fact(old) ?? none, fact(new) ?? none)
      guard before != after else { return nil }
      let what = sentence("reservation.field.\(name)")
      return sentence("reservation.change", ["what": what, "before": before, "after": after])
    }
    return changes.joined(separator: sentence("list.comma"))
  }

  /// The notes of a calendar's entry.
  func notes(_ record: ReservationRecord) -> [String] {
    let facts = [
      ("calendar.number", record.number), ("calendar.holder", record.holder),
      ("calendar.party", record.partySize.map(String.init)),
    ]
    return facts.compactMap { key, value in value.map { sentence(key, ["value": $0]) } }
      + record.details
  }
}
