import AppIntents

enum Plum {
  enum Ripeness: String, AppEnum {
    case green, soft

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plums"
    static let caseDisplayRepresentations: [Ripeness: DisplayRepresentation] = [
      .green: "Green", .soft: "Soft",
    ]
  }
}
