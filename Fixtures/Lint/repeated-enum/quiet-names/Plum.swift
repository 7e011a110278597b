import AppIntents

enum Plum {
  enum Sweetness: String, AppEnum {
    case green, soft

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plums"
    static let caseDisplayRepresentations: [Sweetness: DisplayRepresentation] = [
      .green: "Green", .soft: "Soft",
    ]
  }
}
