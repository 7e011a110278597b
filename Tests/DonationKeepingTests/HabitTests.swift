import Foundation
import IntentCatalog
import Testing

@testable import DonationKeeping

/// Diaries of 60 days, made by chance, some with a habit in them.
struct Diary {
  enum Habit: CaseIterable {
    case daily, workdays, weekly, afterAnother, atAPlace
  }

  private(set) var random: SplitMix
  private(set) var donations: [DonatedIntent] = []
  /// The day after the diary, at midnight in UTC; a Monday.
  static let end = Date(timeIntervalSince1970: 1_720_396_800)
  private static let actions = (0..<8).map { IntentCall(app: "App", intent: "Action\($0)") }
  static let habit = IntentCall(app: "App", intent: "Habit")
  /// The moment for which something is suggested, and the place.
  var now = Diary.end
  private(set) var place: String?
  private static let places = ["home", "station", "office", "shop"]

  init(seed: UInt64, habit: Habit?) {
    random = SplitMix(state: seed)
    let hour = Double.random(in: 7..<22, using: &random)
    for day in 1...60 { fill(day, habit, hour) }
    now = Self.end.addingTimeInterval(hour * 3600)
    // The person is somewhere; with the habit of a place, there.
    place = habit == .atAPlace ? "gym" : Self.places.randomElement(using: &random)
    if habit == .afterAnother {
      let before = now.addingTimeInterval(-Double.random(in: 60...900, using: &random))
      donations.append(donation(Self.actions[0], before))
    }
  }

  private mutating func fill(_ day: Int, _ habit: Habit?, _ hour: Double) {
    let midnight = Self.end.addingTimeInterval(Double(-day) * 86_400)
    for _ in 0..<Int.random(in: 2...6, using: &random) {
      let time = midnight.addingTimeInterval(Double.random(in: 7..<23, using: &random) * 3600)
      let action = Self.actions.randomElement(using: &random) ?? Self.actions[0]
      donations.append(donation(action, time))
      let follows = habit == .afterAnother && action == Self.actions[0]
      if follows, Double.random(in: 0..<1, using: &random) < 0.7 {
        let soon = time.addingTimeInterval(Double.random(in: 60...1200, using: &random))
        donations.append(donation(Self.habit, soon))
      }
    }
    if habit == .atAPlace, day % 7 == 2 || day % 7 == 5 { visit(midnight) }
    guard isKept(day, habit) else { return }
    let time = midnight.addingTimeInterval(hour * 3600)
    let off = Double.random(in: -1200...1200, using: &random)
    donations.append(donation(Self.habit, time.addingTimeInterval(off)))
  }

  /// A visit at any time of the day, on which the habit is kept on seven times of ten.
  private mutating func visit(_ midnight: Date) {
    let time = midnight.addingTimeInterval(Double.random(in: 8..<20, using: &random) * 3600)
    let action = Self.actions.randomElement(using: &random) ?? Self.actions[0]
    donations.append(donation(action, time, "gym"))
    guard Double.random(in: 0..<1, using: &random) < 0.7 else { return }
    donations.append(donation(Self.habit, time.addingTimeInterval(600), "gym"))
  }

  /// Whether the habit is kept on a day, which it is on seven days of ten.
  private mutating func isKept(_ day: Int, _ habit: Habit?) -> Bool {
    let isDay =
      switch habit {
      case .daily: true
      case .workdays: ![1, 2].contains(day % 7)
      case .weekly: day % 7 == 0
      case .afterAnother, .atAPlace, nil: false
      }
    return isDay && Double.random(in: 0..<1, using: &random) < (habit == .weekly ? 0.9 : 0.7)
  }

  private mutating func donation(
    _ call: IntentCall, _ time: Date, _ place: String? = nil
  ) -> DonatedIntent {
    let somewhere = Self.places.randomElement(using: &random)
    return DonatedIntent(
      id: String(random.next()), call: call, time: time, place: place ?? somewhere)
  }

  var suggestions: [Habits.Suggestion] {
    Habits(donations, now: now, timeZone: .gmt, place: place).suggestions()
  }
}

/// Numbers that are the same for the same seed.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

@Suite struct HabitTests {
  private static let diaries = 100

  /// Where the diaries' random numbers begin: each part must hold for itself.
  private static let seeds: [UInt64] = [0, 10_000, 777_000]

  @Test(arguments: Diary.Habit.allCases, seeds)
  func aKnownHabitComesFirst(_ habit: Diary.Habit, _ seed: UInt64) {
    let first = (0..<UInt64(Self.diaries)).count { number in
      Diary(seed: seed + number, habit: habit).suggestions.first?.call == Diary.habit
    }
    #expect(first >= Self.diaries * 80 / 100, "\(habit): \(first) of \(Self.diaries)")
  }

  @Test(arguments: seeds)
  func withoutAHabitNothingIsOffered(_ seed: UInt64) {
    let silent = (0..<UInt64(Self.diaries)).count { number in
      Diary(seed: seed + number, habit: nil).suggestions.isEmpty
    }
    #expect(silent >= Self.diaries * 95 / 100, "\(silent) of \(Self.diaries)")
  }

  @Test func whatWasDoneTodayIsNotOfferedAgain() {
    let call = IntentCall(app: "App", intent: "Habit")
    let daily = (0...20).map { day in
      DonatedIntent(
        id: "\(day)", call: call, time: Diary.end.addingTimeInterval(Double(-day) * 86_400 + 3600))
    }
    let now = Diary.end.addingTimeInterval(4000)
    #expect(Habits(daily, now: now, timeZone: .gmt).suggestions().isEmpty)
    let yesterday = Array(daily.dropFirst())
    let offered = Habits(yesterday, now: now, timeZone: .gmt).suggestions()
    #expect(offered.map(\.call) == [call])
    #expect(offered.first?.reason == .time)
  }

  @Test func whatIsDoneAtAPlaceIsOfferedThereAlone() {
    let habit = IntentCall(app: "App", intent: "Habit")
    let other = IntentCall(app: "App", intent: "Other")
    let visits = (1...12).map { day in
      DonatedIntent(
        id: "v\(day)", call: habit,
        time: Diary.end.addingTimeInterval(Double(-day) * 86_400 + Double(day) * 5_000),
        place: "gym")
    }
    let others = (1...12).map { day in
      DonatedIntent(
        id: "o\(day)", call: other,
        time: Diary.end.addingTimeInterval(Double(-day) * 86_400 + Double(13 - day) * 5_000),
        place: "home")
    }
    let now = Diary.end.addingTimeInterval(23 * 3600)
    let there = Habits(visits + others, now: now, timeZone: .gmt, place: "gym").suggestions()
    #expect(there.map(\.call) == [habit])
    #expect(there.first?.reason == .place("gym"))
    for place in ["office", nil] {
      #expect(Habits(visits + others, now: now, timeZone: .gmt, place: place).suggestions().isEmpty)
    }
    // One who is only ever there has no habit of the place.
    #expect(Habits(visits, now: now, timeZone: .gmt, place: "gym").suggestions().isEmpty)
  }

  @Test func nothingIsLearntFromNothing() {
    #expect(Habits([], now: Diary.end, timeZone: .gmt).suggestions().isEmpty)
    #expect(Habits.weight(3, of: 3, chance: 0.01) == nil)
    #expect(Habits.weight(4, of: 60, chance: 0.01) == nil)
    #expect(Habits.weight(20, of: 30, chance: 0.1) != nil)
    #expect(Habits.weight(20, of: 30, chance: 0.6) == nil)
  }
}
