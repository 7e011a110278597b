public import Foundation
public import IntentCatalog

/// What somebody is likely to do now, by what they did before.
///
/// Three kinds of habit are looked for: at a time of the day (every day, on workdays, at weekends, on one
/// weekday), at a place (on the days on which one was there), and soon after another action. A habit counts only where it was kept on at least a third of
/// the days (or times) on which it could have been, often enough, and where chance alone would hardly
/// have brought that about.
public struct Habits: Sendable {
  /// A habit that fits now.
  public struct Suggestion: Hashable, Sendable {
    /// What is likely.
    public var call: IntentCall
    /// Why.
    public var reason: Reason
    /// How unlikely it is that chance brought it about, as a negative logarithm.
    public var weight: Double
  }

  /// Why something is likely.
  public enum Reason: Hashable, Sendable {
    /// It is often done at this time.
    case time
    /// It is often done at this place.
    case place(String)
    /// It is often done after another action.
    case after(IntentCall)
  }

  /// How long an action at a time of the day may be away from it, in seconds.
  static let window = 45.0 * 60
  /// How soon after another action something follows, in seconds.
  static let soon = 30.0 * 60
  /// How many days are looked back.
  static let days = 60
  /// How often something must have been done.
  static let fewest = 4
  /// How many actions elsewhere must be known, before those at a place can be a habit of that place.
  static let fewestElsewhere = 10
  /// How many hours of a day one is up.
  static let awake = 16.0

  private let donations: [(call: IntentCall, time: Date, place: String?)]
  private let now: Date
  private let place: String?
  private let calendar: Calendar

  /// Learns from what was done.
  /// - Complexity: O(n) in the number of donations.
  public init(
    _ donations: [DonatedIntent], now: Date, timeZone: TimeZone, place: String? = nil
  ) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
    self.now = now
    self.place = place
    let earliest = now.addingTimeInterval(-Double(Self.days) * 86_400)
    self.donations = donations.compactMap { donation in
      guard let time = donation.time, time >= earliest, time <= now else { return nil }
      var call = donation.call
      call.shortcut = nil
      return (call, time, donation.place)
    }.sorted { $0.time < $1.time }
  }

  /// The habits that fit now, the surest first, each action once.
  /// - Complexity: O(n + d·a), with n donations, d days and a different actions.
  public func suggestions() -> [Suggestion] {
    let all = byTime() + byPlace() + byOrder()
    var seen: Set<IntentCall> = []
    return all.sorted { ($1.weight, "\($0.call)") < ($0.weight, "\($1.call)") }
      .filter { seen.insert($0.call).inserted }
  }

  // MARK: - At a time of the day

  private func byTime() -> [Suggestion] {
    guard let first = donations.first?.time else { return [] }
    let weekday = calendar.component(.weekday, from: now)
    let isWeekend = Self.isWeekend(weekday)
    let days = (1...Self.days).compactMap { calendar.date(byAdding: .day, value: -$0, to: now) }
      .filter { $0 >= first.addingTimeInterval(-Self.window) }
    let sameTime = donations.filter { offset(of: $0.time) <= Self.window }
    let doneToday = Set(
      sameTime.filter { calendar.isDate($0.time, inSameDayAs: now) }.map(\.call))
    let rates = Dictionary(grouping: donations, by: \.call).mapValues(\.count)
    return Dictionary(grouping: sameTime, by: \.call).compactMap { call, done in
      guard !doneToday.contains(call) else { return nil }
      let kept = Set(done.map { calendar.startOfDay(for: $0.time) })
      let perDay = Double(rates[call] ?? 0) / Double(max(days.count, 1))
      let chance = 1 - exp(-perDay * 2 * Self.window / (Self.awake * 3600))
      let classes: [(Date) -> Bool] = [
        { _ in true },
        { Self.isWeekend(calendar.component(.weekday, from: $0)) == isWeekend },
        { calendar.component(.weekday, from: $0) == weekday },
      ]
      let weights = classes.compactMap { isOf -> Double? in
        let chances = days.filter(isOf)
        let hits = chances.count { kept.contains(calendar.startOfDay(for: $0)) }
        return Self.weight(hits, of: chances.count, chance: chance)
      }
      return weights.max().map { Suggestion(call: call, reason: .time, weight: $0) }
    }
  }

  /// How far a moment is from now by the clock alone, in seconds.
  private func offset(of time: Date) -> Double {
    let away = abs(secondOfDay(time) - secondOfDay(now))
    return min(away, 86_400 - away)
  }

  private func secondOfDay(_ time: Date) -> Double {
    time.timeIntervalSince(calendar.startOfDay(for: time))
  }

  private static func isWeekend(_ weekday: Int) -> Bool { weekday == 1 || weekday == 7 }

  // MARK: - At a place

  /// What is done at the place where one is on many of the days on which one is there, and much more often
  /// than its share of all that one does would have it.
  private func byPlace() -> [Suggestion] {
    guard let place else { return [] }
    let here = donations.filter { $0.place == place }
    let days = Dictionary(grouping: here) { calendar.startOfDay(for: $0.time) }
    let today = days[calendar.startOfDay(for: now)] ?? []
    let visits = days.filter { !calendar.isDate($0.key, inSameDayAs: now) }
    let perVisit = Double(visits.values.reduce(0) { $0 + $1.count }) / Double(visits.count)
    let elsewhere = donations.filter { $0.place != place }
    guard !visits.isEmpty, elsewhere.count >= Self.fewestElsewhere else { return [] }
    let counts = Dictionary(grouping: elsewhere, by: \.call).mapValues(\.count)
    let kinds = Double(Set(donations.map(\.call)).count)
    return Set(here.map(\.call)).compactMap { call in
      guard !today.contains(where: { $0.call == call }) else { return nil }
      let hits = visits.values.count { visit in visit.contains { $0.call == call } }
      // One of each kind is added, so that what was never done elsewhere keeps a share.
      let share = (Double(counts[call] ?? 0) + 1) / (Double(elsewhere.count) + kinds)
      let chance = 1 - pow(1 - share, perVisit)
      return Self.weight(hits, of: visits.count, chance: chance).map {
        Suggestion(call: call, reason: .place(place), weight: $0)
      }
    }
  }

  // MARK: - After another action

  private func byOrder() -> [Suggestion] {
    guard let last = donations.last, now.timeIntervalSince(last.time) <= Self.soon else {
      return []
    }
    var times = 0
    var followers: [IntentCall: Int] = [:]
    for (place, donation) in donations.dropLast().enumerated() where donation.call == last.call {
      times += 1
      let soon = donations[(place + 1)...].prefix {
        $0.time.timeIntervalSince(donation.time) <= Self.soon
      }
      for call in Set(soon.map(\.call)) where call != last.call { followers[call, default: 0] += 1 }
    }
    let rates = Dictionary(grouping: donations, by: \.call).mapValues(\.count)
    let span = max(1, now.timeIntervalSince(donations[0].time) / 86_400)
    return followers.compactMap { call, hits in
      let perDay = Double(rates[call] ?? 0) / span
      let chance = 1 - exp(-perDay * Self.soon / (Self.awake * 3600))
      return Self.weight(hits, of: times, chance: chance).map {
        Suggestion(call: call, reason: .after(last.call), weight: $0)
      }
    }
  }

  // MARK: - Chance

  /// The least weight that counts: chance brings less about once in some thousand times.
  private static let leastWeight = 9.0

  /// How unlikely it is that chance alone brings something about so many times out of so many; nil where
  /// that is no habit.
  static func weight(_ hits: Int, of chances: Int, chance: Double) -> Double? {
    guard hits >= fewest, hits * 3 >= chances, chance < 1, chance > 0 else { return nil }
    // The binomial tail, summed as logarithms.
    var tail = 0.0
    for count in hits...max(hits, chances) {
      let ways =
        lgamma(Double(chances + 1)) - lgamma(Double(count + 1))
        - lgamma(Double(chances - count + 1))
      tail += exp(ways + Double(count) * log(chance) + Double(chances - count) * log1p(-chance))
    }
    let weight = tail > 0 ? -log(min(tail, 1)) : 700
    return weight >= leastWeight ? weight : nil
  }
}
