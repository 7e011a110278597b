public import AppIntents

public struct RowIntent: AppIntent {
  public static let title: LocalizedStringResource = "Row"
  @Parameter(title: "Speed") public var speed: Speed
  public init() {}
  public init(speed: Speed) { self.speed = speed }
}
public enum Speed: String, AppEnum {
  case slow, fast
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Speed"
  public static let caseDisplayRepresentations: [Speed: DisplayRepresentation] = [.slow: "Slow", .fast: "Fast"]
}
