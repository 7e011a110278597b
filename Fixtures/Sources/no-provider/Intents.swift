import AppIntents

struct Cross: AppIntent { static let title: LocalizedStringResource = "Cross" }
