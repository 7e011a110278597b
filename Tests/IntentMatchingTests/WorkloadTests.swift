import Foundation
import IntentCatalog
import IntentMatching
import Testing

@Suite struct WorkloadTests {
  @Test(arguments: ["garden.en", "garden.ja"])
  func ourOwnWorkloadsComeOutRight(_ name: String) throws {
    try check(TestLanguages.root.appending(path: "Fixtures/Workloads/\(name).json"), stride: 1)
  }

  /// Workloads of a generator that lives beside the repository on some machines.
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: generator.path), "no generator here"),
    arguments: [("en", 10, 2), ("ja", 10, 2), ("en", 1_000, 4), ("ja", 1_000, 4)])
  func generatedWorkloadsComeOutRight(_ language: String, _ size: Int, _ stride: Int) throws {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "workload-\(language)-\(size)-\(ProcessInfo.processInfo.processIdentifier).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", Self.generator.path, "--lang", language, "--entities", "\(size)", "-o", file.path,
    ]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    try check(file, stride: stride)
  }

  private static let generator = TestLanguages.root.appending(path: "../shared/peers/gen.py")

  private func check(_ file: URL, stride: Int) throws {
    var workload = try JSONDecoder().decode(Workload.self, from: Data(contentsOf: file))
    workload.utterances = workload.utterances.filter { $0.id % stride == 0 }
    let matcher = try PhraseMatcher(
      apps: workload.apps(), locale: workload.lang, tools: TestLanguages.tools(workload.lang))
    let (shares, wrong) = workload.accuracy { matcher.match($0) }
    let texts = wrong.map { "\($0.class): \($0.text)" }.joined(separator: "\n")
    #expect(shares["exact"] == 1, "\(texts)")
    #expect(shares["miss"] == 1, "\(texts)")
    #expect(shares["variant"] ?? 0 >= 0.99, "\(texts)")
    #expect(shares["typo"] ?? 0 >= 0.95, "\(texts)")
  }

  @Test func aResultIsRightOnlyWhenEverythingIs() throws {
    let said = Workload.Utterance.self
    let json = """
      {"id":0,"class":"exact","kind":"exact","text":"x","intent":"A","params":{"p":"v"}}
      """
    let utterance = try JSONDecoder().decode(said, from: Data(json.utf8))
    var match = IntentMatch(app: "", intent: "A", shortcut: 0, tier: .exact, template: "")
    #expect(!Workload.isRight(MatchResult(status: .none), for: utterance))
    #expect(!Workload.isRight(MatchResult(status: .match, matches: [match]), for: utterance))
    match.parameters = [
      ParameterMatch(name: "p", value: .identifier("v"), title: "v", text: "v", range: 0..<1)
    ]
    #expect(Workload.isRight(MatchResult(status: .match, matches: [match]), for: utterance))
    #expect(
      !Workload.isRight(MatchResult(status: .ambiguous, matches: [match, match]), for: utterance))
    match.intent = "B"
    #expect(!Workload.isRight(MatchResult(status: .match, matches: [match]), for: utterance))
  }
}
