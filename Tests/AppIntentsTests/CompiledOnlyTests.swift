import Foundation
import Testing

/// Names that compile here and have no effect that anybody could see.
private let compiledOnly = [
  "InputConnectionBehavior", "IntControlStyle", "DoubleControlStyle", "KeyboardType",
  "CapitalizationType", "ShortcutsLinkStyle", "SiriTipViewStyle", "LongRunningTaskOptions",
  "RelevantContext", "FocusFilterSuggestionContext", "ParameterMode",
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
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  private static func sources() throws -> String {
    var text = ""
    let files = FileManager.default.enumerator(
      at: root.appending(path: "Sources/AppIntents"), includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      text += try String(contentsOf: file, encoding: .utf8)
    }
    return text
  }

  @Test func eachOfThemExists() throws {
    let sources = try Self.sources()
    for name in compiledOnly {
      #expect(
        ["struct", "enum", "protocol", "class"].contains {
          sources.contains("public \($0) \(name)")
        }, "\(name)")
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
