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

  /// A folder with one file of sentences.
  private func folder(_ yaml: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "broken-\(UUID())")
    let file = folder.appending(path: "sentences/en/light.yaml")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try yaml.write(to: file, atomically: true, encoding: .utf8)
    return folder.path
  }

  @Test(arguments: [
    ("<norule> the light", "", "light.yaml:5:22: error: there is no rule '<norule>'"),
    ("(turn on the light", "", "light.yaml:5:22: error: "),
    ("<loop>", "expansion_rules: {loop: a <loop>}", "error: the rules go in a circle"),
    ("ok\"]\n      - sentense: [\"x", "", "light.yaml:6:9: error: a block of 'LightIntent' lacks"),
  ])
  func aBrokenSentenceIsTold(_ sentence: String, _ rules: String, _ told: String) async throws {
    let folder = try folder(
      """
      language: en
      intents:
        LightIntent:
          data:
            - sentences: ["\(sentence)"]
      \(rules)
      """)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let run = try await console("import", "hassil", folder, "--locale", "en")
    #expect(run.code == .badData, "\(run.messages)")
    #expect(run.messages.contains(told), "\(run.messages)")
  }

  @Test func aListThatNothingFillsIsAWarning() async throws {
    let folder = try folder(
      "language: en\nintents: {LightIntent: {data: [{sentences: [\"light {name}\"]}]}}\n")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let run = try await console("import", "hassil", folder, "--locale", "en")
    #expect(run.code == .success, "\(run.messages)")
    #expect(run.messages.contains("light.yaml:2:"), "\(run.messages)")
    #expect(run.messages.contains("warning: there is no list '{name}'"), "\(run.messages)")
  }
}
