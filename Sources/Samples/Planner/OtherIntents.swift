import AppIntents
import Foundation

/// Notes that something is to be paid.
struct AddBill: AppIntent {
  static var title: LocalizedStringResource = "Add Bill"
  static var description = IntentDescription("Notes what you have to pay, to whom and by when.")

  @Parameter(title: "Payee", requestValueDialog: "Who is to be paid?")
  var payee: IntentPerson

  @Parameter(title: "Amount", requestValueDialog: "How much is it?")
  var amount: IntentCurrencyAmount

  @Parameter(title: "Due", requestValueDialog: "By when is it to be paid?")
  var due: DateComponents

  @Parameter(title: "Page")
  var page: URL?

  @Dependency var store: EntryStore
  @Dependency var clock: PlannerClock

  static var parameterSummary: some ParameterSummary {
    Summary("Pay \(\.$amount) to \(\.$payee) by \(\.$due)") {
      \.$page
    }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard amount.amount > 0 else {
      throw $amount.needsValueError("An amount to pay is more than zero. How much is it?")
    }
    let calendar = clock.calendar
    guard let day = calendar.date(from: due) else {
      throw $due.needsValueError("By when is it to be paid?")
    }
    guard day >= calendar.startOfDay(for: clock.now()) else {
      throw $due.needsValueError("\(clock.day(day)) is already over. By when is it to be paid?")
    }
    let name = payee.name.displayString
    try await requestConfirmation(
      actionName: .add,
      dialog: "\(clock.words(amount)) to \(name), by \(clock.day(day)). Is that right?")
    let text = "\(name), \(clock.words(amount))" + (page.map { " \($0.absoluteString)" } ?? "")
    try store.add(Entry(kind: "bill", text: text, date: day))
    return .result(dialog: "The bill is noted.")
  }
}

/// Counts time down.
struct StartTimer: AppIntent {
  static var title: LocalizedStringResource = "Start Timer"
  static var description = IntentDescription("Counts time down, once or several times.")

  @Parameter(
    title: "Length", defaultUnit: .minutes, supportsNegativeNumbers: false,
    requestValueDialog: "How long shall it run?")
  var length: Measurement<UnitDuration>

  @Parameter(
    title: "Rounds", default: 1, inclusiveRange: (1, 10), requestValueDialog: "How many rounds?")
  var rounds: Int

  @Parameter(
    title: "Sound", displayName: Bool.IntentDisplayName(true: "Ring", false: "Silent"),
    requestValueDialog: "Shall it ring at the end?")
  var rings: Bool

  @Dependency var store: EntryStore
  @Dependency var clock: PlannerClock

  static var parameterSummary: some ParameterSummary {
    Summary("Start a timer of \(\.$length)") {
      \.$rounds
      \.$rings
    }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard (1...86_400).contains(length.converted(to: .seconds).value) else {
      throw $length.needsValueError(
        "A timer runs for one second to 24 hours. How long shall it run?")
    }
    let words = clock.words(length)
    try store.add(Entry(kind: "timer", text: words, date: clock.now()))
    if rounds > 1 {
      return .result(dialog: "The timer runs: \(rounds) rounds of \(words).")
    }
    return .result(dialog: "The timer runs: \(words).")
  }
}

/// Notes a weight.
struct LogWeight: AppIntent {
  static var title: LocalizedStringResource = "Log Weight"
  static var description = IntentDescription("Notes your weight in kilograms.")

  @Parameter(
    title: "Weight", inclusiveRange: (20, 300), requestValueDialog: "How many kilograms?")
  var weight: Double

  @Dependency var store: EntryStore
  @Dependency var clock: PlannerClock

  static var parameterSummary: some ParameterSummary { Summary("Log a weight of \(\.$weight)") }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let words = clock.words(weight)
    try store.add(Entry(kind: "weight", text: words, date: clock.now()))
    return .result(dialog: "\(words) kilograms, noted.")
  }
}

/// Notes a walk.
struct LogWalk: AppIntent {
  static var title: LocalizedStringResource = "Log Walk"
  static var description = IntentDescription("Notes how far you walked.")

  @Parameter(
    title: "Distance", defaultUnit: .kilometers, supportsNegativeNumbers: false,
    requestValueDialog: "How far was it?")
  var distance: Measurement<UnitLength>

  @Dependency var store: EntryStore
  @Dependency var clock: PlannerClock

  static var parameterSummary: some ParameterSummary { Summary("Log a walk of \(\.$distance)") }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let words = clock.words(distance.converted(to: .kilometers).value)
    try store.add(Entry(kind: "walk", text: words, date: clock.now()))
    return .result(dialog: "\(words) kilometers, noted.")
  }
}
