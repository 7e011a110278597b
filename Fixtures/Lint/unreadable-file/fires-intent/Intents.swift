import AppIntents

struct PickIntent: AppIntent {
  static let title: LocalizedStringResource = "Pick fruit"
