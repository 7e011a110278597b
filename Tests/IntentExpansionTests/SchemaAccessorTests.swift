import Foundation
import IntentExpansion
import Testing

@Suite struct SchemaAccessorTests {
  private static let folder = URL(filePath: #filePath)
    .appending(path: "../../../Sources/AppIntents/Schemas").standardized

  /// With `RECORD=1` the files are written, and the test fails so that nobody leaves it on.
  @Test(arguments: SchemaDomain.all.map(\.name))
  func theNamesInCodeAreThoseOfTheTables(_ name: String) throws {
    let domain = try #require(SchemaDomain.all.first { $0.name == name })
    let file = Self.folder.appending(
      path: "AppSchema+\(name.prefix(1).uppercased())\(name.dropFirst()).swift")
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try domain.accessorSource.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(file.lastPathComponent) was written")
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == domain.accessorSource)
  }
}
