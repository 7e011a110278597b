import AppIntents

enum Pear {
  enum Ripeness: String, AppEnum {
    case green, soft

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pears"
    static let caseDisplayRepresentations: [Ripeness: DisplayRepresentation] = [
      .green: "Green", .soft: "Soft",
    ]
  }
}
