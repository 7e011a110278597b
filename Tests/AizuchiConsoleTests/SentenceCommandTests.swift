import Foundation
import PhraseDiagnostics
import Testing

@testable import AizuchiConsole

/// `import hassil` and `test --hassil`.
@Suite struct SentenceCommandTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Sentences/Greenhouse").path

  @Test func theFixturesAgree() async throws {
    let run = try await console("test", "--hassil", Self.folder)
    #expect(run.code == .success, "\(run.results)\(run.messages)")
    let lines = run.results.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first?.hasPrefix("en: 13 of 13 sentences agree") == true, "\(run.results)")
  }

  @Test func whatDiffersIsToldWithItsReason() async throws {
    let copy = FileManager.default.temporaryDirectory.appending(path: "greenhouse-\(UUID())").path
    try FileManager.default.copyItem(atPath: Self.folder, toPath: copy)
    defer { try? FileManager.default.removeItem(atPath: copy) }
    let file = "\(copy)/tests/ja/SetHumidity/percent.yaml"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try text.replacing("percent: 45", with: "percent: 50")
      .write(toFile: file, atomically: true, encoding: .utf8)
    let run = try await console("test", "--hassil", copy, "--locale", "ja", "--json")
    #expect(run.code == .findings)
    let lines = run.results.split(separator: "\n")
    let reason = #""reason":"the slot 'percent' has another value""#
    #expect(lines.filter { $0.contains(reason) }.count == 2)
    #expect(lines.last?.contains(#""agreeing":5"#) == true)
  }

  @Test func aPackIsWritten() async throws {
    let output = FileManager.default.temporaryDirectory.appending(path: "pack-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: output) }
    let run = try await console("import", "hassil", Self.folder, "-o", output)
    #expect(run.code == .success, "\(run.messages)")
    for name in ["app.json", "sentences/en.json", "sentences/ja.json", "sentences/sv.json"] {
      #expect(FileManager.default.fileExists(atPath: "\(output)/\(name)"))
    }
    let printed = try await console("import", "hassil", Self.folder, "--locale", "ja")
    #expect(printed.results.hasPrefix("{\n  \"language\": \"ja\""))
    let wrong = try await console("import", "rhasspy", Self.folder)
    #expect(wrong.code == .usage)
  }
}
