import Foundation
import Testing

/// Names that compile here and have no effect that anybody could see.
private let compiledOnly = [
  "InputConnectionBehavior", "IntControlStyle", "DoubleControlStyle", "KeyboardType",
  "CapitalizationType", "LongRunningTaskOptions",
  "FocusFilterSuggestionContext", "ParameterMode", "AppIntentsPackage",
  "AppEntityAnnotatable",
  "AppShortcutOptionsCollection", "AppShortcutParameterPresentation",
  "AppShortcutParameterPresentationSummary", "DisplayStyle",
]

/// Names that apps reach by another one: what they write instead, which a test or a sample does.
private let spelledOtherwise = [
  "AnyIntentValue": "@Parameter", "AppDependency": "@Dependency", "AppValue": "AppEntity",
  "AppShortcutOptionsCollectionBuilder": "OptionsCollection",
  "AppEntityContext": ".nowPlaying", "AudioContext": ".nowPlaying",
  "AppShortcutPhrase": ".applicationName", "AppShortcutPhraseToken": ".applicationName",
  "AppStrings": "makeApp", "AppUnionValue": "UnionValue",
  "AppUnionValueCasesProviding": "UnionValue", "EntityProperty": "@Property",
  "IntentParameter": "@Parameter", "Style": "IntentChoiceOption", "ValueType": "AppEntity",
  "Builder": "ItemCollection", "CaseDisplayRepresentable": "AppEnum",
  "ComparableComparisonOperator": "When(", "Components": "displayRepresentation",
  "ConfirmationActionName": "actionName:", "ConfirmationConditions": "conditions:",
  "Current": "currentMode", "CustomURLRepresentationParameterConvertible": "urlRepresentation",
  "DateKind": "kind:", "DependencyError": "MissingDependencyIntent",
  "DisplayRepresentable": "AppEntity", "EmptySnippetIntent": "snippetIntent:",
  "EntityIdentifierConvertible": "AppEntity", "EntityQueryComparator": "EqualToComparator",
  "EntityQueryComparatorMode": "ComparatorMode", "EntityQueryComparatorsBuilder": "QueryProperties",
  "EntityQueryProperties": "QueryProperties", "EntityQueryPropertiesBuilder": "QueryProperties",
  "EntityQueryProperty": "Property(", "EntityQuerySort": "Sort<",
  "EntityQuerySortableByProperty": "SortableBy", "EntityQuerySortingOptions": "SortingOptions",
  "EntityQuerySortingOptionsBuilder": "SortingOptions",
  "EnumSingleURLRepresentation": "EnumURLRepresentation",
  "EquatableComparisonOperator": ".equalTo", "ForegroundMode": ".foreground(.dynamic)",
  "HasValueComparisonOperator": ".hasAnyValue", "HostContext": "context.dependencies",
  "Identifier": "identifier:", "InclusiveRange": "inclusiveRange:",
  "InstanceDisplayRepresentable": "AppEntity",
  "IntentValueRepresentation": "ValueRepresentation(exporting",
  "IntentDonationMatchingPredicate": "donate",
  "IntentInputOptions": "inputOptions", "IntentParameterContext": "Context<",
  "IntentParameterSummary": "Summary(", "IntentPredictionsBuilder": "predictionConfiguration",
  "IntentProjection": "@IntentParameterDependency", "IntentResultContainer": ".result(",
  "IntentSystemContext": "systemContext", "Item": "ItemCollection",
  "NegativeAppShortcutPhrase": "negativePhrases",
  "NegativeAppShortcutPhrasesBuilder": "negativePhrases", "OneOfComparisonOperator": "When(",
  "Option": "IntentChoiceOption", "Ordering": ".ascending",
  "ParameterKeyPathsBuilder": "Summary(", "ParameterSummaryBuilder": "parameterSummary",
  "ParameterSummaryCaseBuilder": "Case(", "ParameterSummaryCaseCondition": "Case(",
  "ParameterSummaryCases": "Case(", "ParameterSummaryDefaultCaseCondition": "DefaultCase",
  "ParameterSummaryString": "Summary(", "ParameterSummarySwitchCondition": "Switch(",
  "ParameterSummaryTupleCaseCondition": "Switch(", "ParameterSummaryWhenCondition": "When(",
  "PaymentType": "IntentPaymentMethod(type:", "PersistentlyIdentifiable": "AppIntent",
  "Placeholder": "placeholder: .int", "ResolverSpecificationBuilder": "resolvers:",
  "RelevantContext": "relevance: .date", "InferredLocation": ".location(inferred:",
  "ResultsCollection": "ItemCollection", "SearchCriteria": "StringSearchCriteria",
  "SearchScopes": "searchScopes", "StaticDisplayRepresentable": "AppEnum",
  "StringComparisonOperator": "When(", "StringInterpolation": ".applicationName",
  "SystemIntent": "OpenIntent", "TupleIntentPrediction": "IntentPrediction(",
  "TypeDisplayRepresentable": "AppEntity", "UndoManager": "undoManager",
  "UnwrappedType": "AppEntity", "ValueState": "valueState",
]

/// Names that must do something: what is asked for by name, and what many apps use.
private let effective = [
  "OpenIntent", "DeleteIntent", "UndoableIntent", "SnippetIntent", "ShowsSnippetIntent",
  "ProgressReportingIntent", "CancellableIntent", "LongRunningIntent", "IntentChoiceOption",
  "ForegroundContinuableIntent", "SetValueIntent", "TargetContentProvidingIntent",
  "URLRepresentableIntent", "ReturnsValue", "OpensIntent", "Property", "ComputedProperty",
  "DeferredProperty", "TransientAppEntity", "UniqueAppEntity", "FileEntity", "EntityIdentifier",
  "EntityQuery", "EntityStringQuery", "EnumerableEntityQuery", "EntityPropertyQuery",
  "UniqueAppEntityQuery", "IntentItemCollection", "UnionValue", "IntentParameterDependency",
  "valueState", "When", "Switch", "Case", "NSPredicate", "UTType", "NSUserActivity", "UndoManager",
]

@Suite struct CompiledOnlyTests {
  static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  static func sources(
    of module: String = "AppIntents", except folder: String? = nil
  ) throws -> String {
    var text = ""
    let files = FileManager.default.enumerator(
      at: root.appending(path: "Sources/\(module)"), includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      if let folder, file.pathComponents.contains(folder) { continue }
      text += try String(contentsOf: file, encoding: .utf8)
    }
    return text
  }

  @Test func eachOfThemExists() throws {
    let sources = try Self.sources()
    for name in compiledOnly {
      #expect(
        ["struct", "enum", "protocol", "class", "final class"].contains {
          sources.contains("public \($0) \(name)")
        }, "\(name)")
    }
  }

  /// Where what apps may write is used.
  private static let users = [
    "Tests/PastedApp", "Tests/SwiftFiveApp", "Tests/SwiftSixApp", "Tests/AppIntentsTests",
    "Tests/AppIntentsTestingTests", "Tests/IntentsTests", "Tests/IntentRuntimeTests",
    "Tests/LibraryTests", "Tests/CafeOrderTests", "Sources/Samples", "Template",
    "Tests/SnippetUITests", "Tests/CoreSpotlightTests", "Tests/ReservationsTests",
    "Tests/DonationKeepingTests",
  ]

  /// The files that only list names.
  private static let lists: Set = ["CompiledOnlyTests.swift", "OtherModuleTests.swift"]

  /// The words of a text, as code has them.
  static func words(_ text: some StringProtocol) -> [String] {
    text.utf8.split { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        false
      default: true
      }
    }.map { String(decoding: $0, as: UTF8.self) }
  }

  static func usedWords() throws -> Set<String> {
    var used: Set<String> = []
    for folder in users {
      let files = FileManager.default.enumerator(
        at: root.appending(path: folder), includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        guard !lists.contains(file.lastPathComponent) else { continue }
        used.formUnion(words(try String(contentsOf: file, encoding: .utf8)))
      }
    }
    return used
  }

  /// The names of the public types in some code.
  static func publicTypes(_ sources: String) -> [String] {
    let kinds: Set = ["struct", "class", "enum", "protocol", "macro", "typealias", "actor"]
    return sources.split(separator: "\n").filter { $0.contains("public ") }.compactMap { line in
      let parts = words(line)
      guard let kind = parts.firstIndex(where: { kinds.contains($0) }), kind + 1 < parts.count,
        parts.prefix(kind).contains("public"), Set(parts).isDisjoint(with: ["func", "static"])
      else { return nil }
      return parts[kind + 1]
    }
  }

  /// A public type that nothing uses would be one of which nobody knows whether it works.
  ///
  /// The names of schemas are made from tables, which have tests of their own.
  @Test func everyPublicTypeIsUsedByATestOrListedHere() throws {
    let used = try Self.usedWords()
    for name in Self.publicTypes(try Self.sources(except: "Schemas")) {
      let isUsed = used.contains(name) || name.hasPrefix("_") || compiledOnly.contains(name)
      let other = spelledOtherwise[name].map { Self.words($0).allSatisfy(used.contains) }
      #expect(isUsed || other == true, "nothing uses \(name)")
    }
  }

  @Test func noneOfThemHasToDoSomething() {
    #expect(Set(compiledOnly).isDisjoint(with: effective))
  }

  /// The counts of public use stand beside the project where it is made: `name repositories/files`.
  @Test func noneOfThemIsInCommonUse() throws {
    let counts = Self.root.appending(path: "../shared/reference/api.md").standardized
    guard let text = try? String(contentsOf: counts, encoding: .utf8),
      let start = text.range(of: "## 25.")
    else { return }
    for entry in text[start.upperBound...].split(separator: "; ") {
      let words = entry.split(separator: " ")
      guard let number = words.last?.split(separator: "/").first.flatMap({ Int($0) }), number >= 2
      else { continue }
      for name in compiledOnly {
        #expect(!entry.contains("`\(name)`"), "\(name) is used in \(number) repositories")
      }
    }
  }
}
