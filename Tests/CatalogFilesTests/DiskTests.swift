import CatalogFiles
import Foundation
import PhraseDiagnostics
import Testing

@Suite struct DiskTests {
  /// A folder that is gone when the test ends.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/packs-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func error(_ path: String) -> CatalogError? {
    #expect(throws: CatalogError.self) { try AppLoader.load(path: path) }
  }

  private func write(_ text: String, _ path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  @Test func aFolderItsFileAndACatalogAreTheSameApp() throws {
    try inFolder { folder in
      try write(goodPack, "\(folder)/app.json")
      let catalog = try AppLoader.load(path: folder).catalog
      #expect(try AppLoader.load(path: folder + "/").catalog == catalog)
      #expect(try AppLoader.load(path: folder + "/app.json").catalog == catalog)
      try Data(try catalog.encoded()).write(to: URL(fileURLWithPath: "\(folder)/tea.json"))
      #expect(try AppLoader.load(path: "\(folder)/tea.json").catalog == catalog)
    }
  }

  @Test func whatIsNotThere() throws {
    try inFolder { folder in
      #expect(error("\(folder)/none")?.exitCode == .missingInput)
      #expect(error(folder)?.exitCode == .missingInput)
      try write("x", "\(folder)/a.txt")
      #expect(error("\(folder)/a.txt")?.exitCode == .badData)
      #expect(error("")?.exitCode != nil)
    }
  }

  @Test func linksInACircleAndDevices() throws {
    try inFolder { folder in
      let manager = FileManager.default
      try manager.createSymbolicLink(atPath: "\(folder)/app.json", withDestinationPath: "b")
      try manager.createSymbolicLink(atPath: "\(folder)/b", withDestinationPath: "app.json")
      let fault = error(folder)
      #expect(fault?.exitCode == .ioFailure)
      #expect(
        fault?.diagnostics.map(\.message) == ["the symbolic link leads nowhere or in a circle"])
      try manager.removeItem(atPath: "\(folder)/app.json")
      try manager.createSymbolicLink(atPath: "\(folder)/app.json", withDestinationPath: "/dev/zero")
      #expect(error(folder)?.diagnostics.map(\.message) == ["this is no regular file"])
      try manager.removeItem(atPath: "\(folder)/app.json")
      // A folder inside that leads back to itself does not matter: nothing walks down.
      try write(goodPack, "\(folder)/app.json")
      try manager.createSymbolicLink(atPath: "\(folder)/ja.lproj", withDestinationPath: ".")
      #expect(throws: Never.self) { try AppLoader.load(path: folder) }
    }
  }

  @Test func aFileThatIsTooLarge() throws {
    try inFolder { folder in
      let path = "\(folder)/app.json"
      #expect(FileManager.default.createFile(atPath: path, contents: nil))
      let handle = try #require(FileHandle(forWritingAtPath: path))
      try handle.truncate(atOffset: UInt64(SourceText.largest) + 1)
      try handle.close()
      #expect(error(folder)?.diagnostics.first?.message.contains("more than the") == true)
    }
  }
}
