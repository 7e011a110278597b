import AppIntents

/// What people may say to the planner; sentences with values stand in the phrase pack beside it.
struct PlannerShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: AddReminder(),
      phrases: [
        "Add a reminder in \(.applicationName)", "Set a reminder with \(.applicationName)",
        "Remind me with \(.applicationName)",
      ],
      shortTitle: "Add Reminder", systemImageName: "bell")
    AppShortcut(
      intent: AddRoutine(),
      phrases: [
        "Add a routine in \(.applicationName)", "Set a routine with \(.applicationName)",
      ],
      shortTitle: "Add Routine", systemImageName: "repeat")
    AppShortcut(
      intent: ShowReminders(),
      phrases: ["Show my reminders in \(.applicationName)", "What is next in \(.applicationName)"],
      shortTitle: "Show Reminders", systemImageName: "list.bullet")
    AppShortcut(
      intent: AddBill(),
      phrases: ["Add a bill in \(.applicationName)", "Note a bill with \(.applicationName)"],
      shortTitle: "Add Bill", systemImageName: "creditcard")
    AppShortcut(
      intent: StartTimer(),
      phrases: ["Start a timer with \(.applicationName)", "Set a timer in \(.applicationName)"],
      shortTitle: "Start Timer", systemImageName: "timer")
    AppShortcut(
      intent: LogWeight(),
      phrases: ["Log my weight in \(.applicationName)", "Note my weight in \(.applicationName)"],
      shortTitle: "Log Weight", systemImageName: "scalemass")
    AppShortcut(
      intent: LogWalk(),
      phrases: ["Log a walk in \(.applicationName)", "Note a walk in \(.applicationName)"],
      shortTitle: "Log Walk", systemImageName: "figure.walk")
  }
}
