import Foundation
import Testing

/// Names of views that compile here and have no effect: there are no windows, and text has no room.
private let compiledOnly: Set = [
  "Animation", "ButtonStyle", "ButtonStyleConfiguration", "ContentMode", "ContentTransition",
  "ControlSize", "MarkDimension", "Material", "PreviewProvider", "PrimitiveButtonStyle",
  "RenderingMode", "ResizingMode", "RoundedCornerStyle", "Scale", "SceneBuilder", "ScenePhase",
  "SystemButtonStyle", "TemplateRenderingMode", "TextAlignment", "ToolbarContent",
  "ToolbarContentBuilder", "ToolbarItem", "ToolbarItemPlacement", "Visibility",
  "ObservableObjectPublisher", "InterpolationMethod", "ButtonRole", "CSCustomAttributeKey",
  // The older framework: what an app says besides a reservation, which nothing asks for here.
  "INIntentHandlingStatus", "INImage", "INPersonHandleType", "INPersonHandle", "INPerson",
  "INTicketedEventCategory", "INVoiceShortcut", "INSiriAuthorizationStatus", "INPreferences",
  "INVocabularyStringType", "INVocabulary", "INRecurrenceFrequency", "INRecurrenceRule",
  "INInteractionDirection",
  // Ways to hand over a value that go the way of the data's.
  "CodableRepresentation", "SentTransferredFile", "ReceivedTransferredFile", "FileRepresentation",
  // The older framework: who is told of the app's life, and what nobody feels here.
  "UIApplicationDelegate", "UIScene", "UISceneDelegate", "UIWindowSceneDelegate", "UIResponder",
  "LaunchOptionsKey", "OpenExternalURLOptionsKey", "UIDevice", "UIImpactFeedbackGenerator",
  "UINotificationFeedbackGenerator", "FeedbackStyle", "FeedbackType",
  // Models are kept in memory as they are, and nobody shows a log or a widget.
  "AttributeOption", "DeleteRule", "PersistentIdentifier", "Logger", "OSLogMessage", "OSLogPrivacy",
  "WidgetCenter", "PixelBuffer",
]

/// Names that apps reach by another one: what a test or a sample writes instead.
private let spelledOtherwise = [
  "Gradient": "LinearGradient", "UnitPoint": "startPoint", "ChartContent": "BarMark",
  "AnnotationPosition": "annotation",
  "Plottable": ".value", "PlottableValue": ".value", "ShapeStyle": ".red", "Shape": "Circle",
  "TintShapeStyle": ".tint", "HorizontalAlignment": "alignment: .leading",
  "VerticalAlignment": "alignment: .top", "Alignment": "alignment: .trailing",
  "ColorScheme": "colorScheme",
  "EnvironmentValues": "colorScheme", "Font": ".headline", "Design": ".monospaced",
  "TextStyle": ".system", "Axis": ".horizontal", "Edge": ".horizontal", "Publisher": "sink",
  "Wrapper": "StateObject", "SymbolSign": "systemName", "LocalizedStringKey": "Text",
  "TupleView": "VStack", "CSIndexError": "indexSearchableItems",
  "INGetReservationDetailsIntentResponseCode": "code: .success",
  "INReservationActionType": "checkIn", "PersistentModel": "@Model", "Preview": "#Preview",
  "StringInterpolation": "privacy:",
  "CLLocationCoordinate2D": "CLPlacemark", "CSCustomAttributeKey": "customIndexingKey",
  "TransferRepresentationBuilder": "transferRepresentation",
]

/// The modules beside `AppIntents` that have Apple's names.
@Suite struct OtherModuleTests {
  private static let modules = [
    "SnippetUI", "Charts", "CoreSpotlight", "CoreTransferable", "Intents",
    "UniformTypeIdentifiers", "UserActivities", "SwiftUI", "UIKit", "SwiftData", "OSLog",
    "WidgetKit", "VisualIntelligence",
  ]

  @Test func everyPublicTypeIsUsedByATestOrListedHere() throws {
    let used = try CompiledOnlyTests.usedWords()
    for module in Self.modules {
      for name in CompiledOnlyTests.publicTypes(try CompiledOnlyTests.sources(of: module)) {
        let isListed = name.hasPrefix("_") || compiledOnly.contains(name)
        let other = spelledOtherwise[name].map {
          CompiledOnlyTests.words($0).allSatisfy(used.contains)
        }
        #expect(
          used.contains(name) || isListed || other == true, "nothing uses \(name) of \(module)")
      }
    }
  }

  @Test func noneOfThemIsInCommonUse() throws {
    let counts = CompiledOnlyTests.root.appending(path: "../shared/reference/api.md").standardized
    guard let text = try? String(contentsOf: counts, encoding: .utf8),
      let start = text.range(of: "## 25.")
    else { return }
    for name in compiledOnly {
      #expect(!text[start.upperBound...].contains("`\(name)`"), "\(name)")
    }
  }
}
