import AppIntents

public enum Ripeness: String, AppEnum {
  case green, soft

  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ripeness"
  public static let caseDisplayRepresentations: [Ripeness: DisplayRepresentation] = [
    .green: "Green", .soft: "Soft",
  ]
}
