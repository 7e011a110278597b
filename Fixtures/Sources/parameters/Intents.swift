import AppIntents

struct BakeIntent: AppIntent {
  static let title: LocalizedStringResource = "Bake"
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
  static let isDiscoverable = false
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  static let persistentIdentifier = "BakeCake"

  @Parameter(
    title: "Minutes", description: "How long", default: 30, controlStyle: .stepper,
    inclusiveRange: (lowerBound: 5, upperBound: 120), requestValueDialog: IntentDialog("How many minutes?"))
  var minutes: Int
  @Parameter(title: "Heat", default: 180.5, inclusiveRange: (-1, 250)) var heat: Double
  @Parameter(title: "Glaze", default: false, displayName: Bool.IntentDisplayName(true: "Glazed", false: "Plain"))
  var glaze: Bool
  @Parameter(title: "Name", requestValueDialog: .init(full: "What is it called?", supporting: "Name?"))
  var name: String?
  @Parameter(title: "Toppings", optionsProvider: ToppingOptions()) var toppings: [String]
  @Parameter(title: "Day", kind: .date) var day: Date
  @Parameter(title: "Form", default: .round, requestDisambiguationDialog: "Which form?",
    inputConnectionBehavior: .connectToPreviousIntentResult)
  var form: Form?
  @AppIntents.Parameter(title: "Picture") var picture: IntentFile?
  @Parameter(title: "Until", default: nil) var until: Date!
  @Parameter(title: LocalizedStringResource("Length")) var length: Measurement<UnitLength>
  @Dependency var oven: Oven

  static let glazeTitle = "x"
  var count = 3

  static var parameterSummary: some ParameterSummary {
    When(\.$form, .equalTo, .round) {
      Summary("Bake for \(\.$minutes)") {
        \.$heat
        \.$toppings
      }
    } otherwise: {
      Switch(\.$glaze) {
        Case(true) { Summary("Glaze \(\.$name) in \(\.$form)", table: "Sums") }
        DefaultCase { Summary() }
      }
    }
  }
}
struct ToppingOptions: DynamicOptionsProvider {
  func results() async throws -> [String] { Self.all }
  static let all = ["Sugar", "Nuts"]
  func defaultResult() async -> String? { "Nuts" }
}
