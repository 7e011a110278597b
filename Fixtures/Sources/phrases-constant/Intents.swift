import AppIntents

struct Ride: AppIntent {
  static let title: LocalizedStringResource = "Ride"
  @Parameter(title: "Stop") var stop: String
}
struct Halt: AppIntent {
  static let title: LocalizedStringResource = "Halt"
  static var phrases: [AppShortcutPhrase<Halt>] {
    ["Halt the \(.applicationName)"]
  }
}
