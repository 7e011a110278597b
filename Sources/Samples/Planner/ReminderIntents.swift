import AppIntents
import Foundation

/// Reminds of something once.
struct AddReminder: AppIntent {
  static var title: LocalizedStringResource = "Add Reminder"
  static var description = IntentDescription("Reminds you of something.")

  @Parameter(title: "What", requestValueDialog: "What shall I remind you of?")
  var text: String

  @Parameter(title: "When", kind: .dateTime, requestValueDialog: "When shall I remind you?")
  var date: Date

  @Dependency var store: EntryStore
  @Dependency var clock: PlannerClock

  static var parameterSummary: some ParameterSummary {
    Summary("Remind me of \(\.$text) at \(\.$date)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard date > clock.now() else {
      throw $date.needsValueError(
        "\(clock.words(date)) is already over. When shall I remind you?")
    }
    let when = clock.words(date)
    try await requestConfirmation(
      actionName: .set, dialog: "\(when): “\(text)”. Shall I set the reminder?")
    try store.add(Entry(kind: "reminder", text: text, date: date))
    return .result(dialog: "I’ll remind you: \(when).")
  }
}

/// Reads out what comes next.
struct ShowReminders: AppIntent {
  static var title: LocalizedStringResource = "Show Reminders"

  @Dependency var store: EntryStore
  @Dependency var clock: PlannerClock

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let next = try store.entries("reminder").filter { $0.date > clock.now() }
    guard let first = next.first else { return .result(dialog: "There are no reminders.") }
    return .result(
      dialog:
        "Reminders: \(next.count). The next one is “\(first.text)”, \(clock.words(first.date)).")
  }
}

/// Reminds of something again and again.
struct AddRoutine: AppIntent {
  static var title: LocalizedStringResource = "Add Routine"
  static var description = IntentDescription("Reminds you of something again and again.")

  @Parameter(title: "What", requestValueDialog: "What shall I remind you of?")
  var text: String

  @Parameter(title: "How Often", requestValueDialog: "How often shall I remind you?")
  var rule: Calendar.RecurrenceRule

  @Dependency var store: EntryStore
  @Dependency var clock: PlannerClock

  static var parameterSummary: some ParameterSummary {
    Summary("Remind me of \(\.$text) \(\.$rule)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let often = RuleText(rule: rule, clock: clock).words
    try await requestConfirmation(
      actionName: .set, dialog: "\(often): “\(text)”. Shall I set the routine?")
    try store.add(Entry(kind: "routine", text: "\(text), \(often)", date: clock.now()))
    return .result(dialog: "The routine is set: \(often).")
  }
}
