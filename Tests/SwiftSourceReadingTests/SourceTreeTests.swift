import CatalogFiles
import Foundation
import IntentCatalog
import PhraseDiagnostics
import SwiftSourceReading
import Testing

/// A folder that is gone after the test.
final class TemporaryTree {
  let path: String

  init(_ files: [String: String]) throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = URL(fileURLWithPath: "\(path)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func read() -> SourceReport { SwiftSourceReader().read(path) }
}

@Suite struct SourceTreeTests {
  static let shortcuts = """
    import AppIntents
    struct OarShortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: Row(), phrases: ["Row \\(.applicationName)"])
      }
    }
    struct Row: AppIntent { static let title: LocalizedStringResource = "Row" }
    """

  @Test func `a link that leads in a circle is told, and the rest is read`() throws {
    let tree = try TemporaryTree(["App/Shortcuts.swift": Self.shortcuts])
    try FileManager.default.createSymbolicLink(
      atPath: "\(tree.path)/App/again", withDestinationPath: "..")
    try FileManager.default.createSymbolicLink(
      atPath: "\(tree.path)/App/Gone.swift", withDestinationPath: "nowhere")
    // The whole disk has the tree in it.
    try FileManager.default.createSymbolicLink(
      atPath: "\(tree.path)/App/whole", withDestinationPath: "/")
    let report = tree.read()
    #expect(report.catalog.shortcuts.count == 1)
    #expect(
      report.catalog.observations.map(\.id).sorted { $0.rawValue < $1.rawValue } == [
        .fileUnreadable, .linkLoop, .linkLoop,
      ])
  }

  @Test func `sources behind a link are read once`() throws {
    let shared = try TemporaryTree(["Shortcuts.swift": Self.shortcuts])
    let tree = try TemporaryTree(["App/Main.swift": "import SwiftUI"])
    for name in ["One", "Two"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(tree.path)/App/\(name)", withDestinationPath: shared.path)
    }
    let report = tree.read()
    #expect(report.catalog.providers.map(\.type) == ["OarShortcuts"])
  }

  @Test func `a file that is too large is told, and the rest is read`() throws {
    let filler = String(repeating: "// AppIntents\n", count: 400_000)
    let tree = try TemporaryTree(["A.swift": filler, "B.swift": Self.shortcuts])
    let report = tree.read()
    #expect(report.catalog.shortcuts.count == 1)
    #expect(report.catalog.observations.map(\.id) == [.fileTooLarge])
  }

  @Test func `a file that is no UTF-8 is told, and the rest is read`() throws {
    let tree = try TemporaryTree(["B.swift": Self.shortcuts])
    try Data(Array("import AppIntents\nlet x = \"".utf8) + [0xFF, 0xFE, 0x22]).write(
      to: URL(fileURLWithPath: "\(tree.path)/A.swift"))
    let report = tree.read()
    #expect(report.catalog.shortcuts.count == 1)
    #expect(report.catalog.observations.first?.id == .fileUnreadable)
    #expect(report.catalog.observations.first?.place?.line == 2)
  }

  @Test func `deeply nested code ends no process`() throws {
    let nested = String(repeating: "(", count: 20_000)
    let tree = try TemporaryTree([
      "A.swift": "import AppIntents\nlet x = \(nested)", "B.swift": Self.shortcuts,
    ])
    #expect(tree.read().catalog.shortcuts.count == 1)
  }

  @Test func `a tree without intents is bad data`() throws {
    let report = try TemporaryTree(["Main.swift": "print(1)"]).read()
    #expect(report.exitCode == ExitCode.badData.rawValue)
    #expect(report.diagnostics.map(\.severity) == [.error])
  }

  @Test func `a tree without a provider is told, and its intents are read`() throws {
    let tree = try TemporaryTree([
      "Row.swift": "import AppIntents\nstruct Row: AppIntent { static let title = \"Row\" }"
    ])
    let report = tree.read()
    #expect(report.exitCode == nil)
    #expect(report.diagnostics.map(\.severity) == [.warning])
    #expect(report.catalog.intents.map(\.identifier) == ["Row"])
  }

  @Test func `constants that lead in a circle end`() throws {
    let tree = try TemporaryTree([
      "Row.swift": """
      import AppIntents
      struct Row: AppIntent {
        static let title: LocalizedStringResource = Self.name
        static let name = other
        static let other = name
      }
      class A: B, AppIntent {}
      class B: A {}
      typealias C = D
      typealias D = C
      struct E: C, AppIntent { @Parameter(title: "x") var x: C }
      """
    ])
    #expect(tree.read().catalog.intents.count >= 2)
  }

  @Test(arguments: [("Ferry", "FerryShortcuts"), ("Demo", "DemoShortcuts")])
  func `a target chooses the provider`(_ target: String, _ provider: String) throws {
    let options = SwiftSourceReader.Options(target: target)
    let report = SwiftSourceReader(options).read("\(SourceFixtures.folder)/two-apps")
    #expect(report.catalog.ownProviders.map(\.type) == [provider])
  }

  @Test func `a target that is not there is a missing input`() throws {
    let options = SwiftSourceReader.Options(target: "Sub")
    let report = SwiftSourceReader(options).read("\(SourceFixtures.folder)/two-apps")
    #expect(report.exitCode == ExitCode.missingInput.rawValue)
  }
}
