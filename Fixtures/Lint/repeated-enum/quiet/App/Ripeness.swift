import AppIntents

enum Ripeness: String, AppEnum {
  case green, soft

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ripeness"
  static let caseDisplayRepresentations: [Ripeness: DisplayRepresentation] = [
    .green: "Green", .soft: "Soft",
  ]
}
