import AppIntents

struct SwitchShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: SwitchIntent(action: .on), phrases: ["\(.applicationName) on"])
    AppShortcut(intent: SwitchIntent(action: Action.off), phrases: ["\(.applicationName) off"])
    AppShortcut(intent: EditIntent(.on), phrases: ["Edit \(.applicationName)"])
    AppShortcut(intent: AddIntent(quiet: true, count: 3, note: "x", ratio: -0.5), phrases: ["Add \(.applicationName)"])
    AppShortcut(intent: SkipIntent(by: .thirty), phrases: ["Skip \(.applicationName)"])
  }
}
enum Action: String, AppEnum {
  case on = "ON", off
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Action"
  static let caseDisplayRepresentations: [Action: DisplayRepresentation] = [.on: "On", .off: "Off"]
}
enum Step: Int, AppEnum {
  case ten = 10, eleven, thirty = 30
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Step")
  static let caseDisplayRepresentations: [Step: DisplayRepresentation] = [
    .ten: .init(title: "Ten"), .eleven: .init(title: "Eleven"), .thirty: .init(title: "Thirty"),
  ]
}
struct SwitchIntent: AppIntent {
  static let title: LocalizedStringResource = "Switch"
  @Parameter(title: "Action") var action: Action
  init() {}
  init(action: Action) { self.action = action }
}
struct EditIntent: AppIntent {
  static let title: LocalizedStringResource = "Edit"
  @Parameter(title: "Note") var note: String?
  @Parameter(title: "Mode") var mode: Action
  init() {}
  init(_ wanted: Action) {
    self.mode = wanted
  }
}
struct AddIntent: AppIntent {
  static let title: LocalizedStringResource = "Add"
  @Parameter(title: "Quiet") var quiet: Bool
  @Parameter(title: "Count") var count: Int
  @Parameter(title: "Note") var note: String
  @Parameter(title: "Ratio") var ratio: Double
}
struct SkipIntent: AppIntent {
  static let title: LocalizedStringResource = "Skip"
  @Parameter(title: "Step", default: .eleven) var step: Step
  init() {}
  init(by amount: Step) { step = amount }
}
