import AppIntents

public enum Sweetness: String, AppEnum {
  case green, soft

  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sweetness"
  public static let caseDisplayRepresentations: [Sweetness: DisplayRepresentation] = [
    .green: "Green", .soft: "Soft",
  ]
}
