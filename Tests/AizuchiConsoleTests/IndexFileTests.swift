import Foundation
import IntentMatching
import PhraseDiagnostics
import Testing

@testable import AizuchiConsole

/// `compile` and what is said of index files that cannot be used.
@Suite struct IndexFileTests {
  private let folder: ScratchFolder
  private let index: String

  init() async throws {
    folder = try ScratchFolder()
    index = folder.path + "/garden.index"
    let garden = "Fixtures/Workloads/garden.en.json"
    let made = try await console("compile", "--workload", garden, "-o", index)
    try #require(made.code == .success, "\(made.messages)")
  }

  @Test func anIndexAnswersAsItsAppsWould() async throws {
    let garden = "Fixtures/Workloads/garden.en.json"
    let utterances = try WorkloadFile.read(garden).utterances.prefix(40).map(\.text)
    let input = utterances.joined(separator: "\n").utf8
    let stored = try await console("match", "--json", "--index", index, input: input)
    #expect(stored.code == .success)
    #expect(stored.results.split(separator: "\n").count == utterances.count)
    #expect(stored.results.contains(#""status":"match""#))
    let sound = try await console("compile", "--verify", index)
    #expect(sound.code == .success)
  }

  @Test func whatIsNoIndexIsTold() async throws {
    let text = try folder.write("text", "no index at all, but longer than its header is".utf8)
    let cut = try folder.write("cut", Data(contentsOf: URL(filePath: index)).dropLast(100))
    let missing = folder.path + "/missing"
    let faults: [(path: String, code: ExitCode, says: String)] = [
      (missing, .missingInput, "missing"), (folder.path, .ioFailure, "directory"),
      (text, .badData, "no index"), (cut, .badData, "not as many as it was written with"),
    ]
    for (path, code, says) in faults {
      for arguments in [("match", "--index"), ("compile", "--verify")] {
        let result = try await console(arguments.0, arguments.1, path, input: "hello".utf8)
        #expect(result.code == code, "\(path): \(result.messages)")
        #expect(result.messages.contains("'\(path)'"))
        #expect(result.messages.contains(says), "\(result.messages)")
        #expect(result.results.isEmpty)
      }
    }
  }

  @Test func whatAnIndexSaysAlreadyIsNotSaidBesideIt() async throws {
    for (option, value) in [("app", "Echo"), ("workload", "x.json"), ("launched", "true")] {
      let result = try await console("match", "--index", index, "--\(option)", value, "hello")
      #expect(result.code == .usage)
      #expect(result.messages.contains("'--index' and '--\(option)' cannot stand together"))
    }
    let other = try await console("match", "--index", index, "--locale", "ja", "hello")
    #expect(other.code == .usage)
    #expect(other.messages.contains("the index is for 'en', not for 'ja'"))
    let own = try await console("match", "--index", index, "--locale", "en", "hello")
    #expect(own.code == .success)
  }
}
