import PhraseDiagnostics
import Testing

@testable import AizuchiConsole

@Suite struct TestCommandTests {
  private static let two = """
    # first
    app: Echo
    > a
    < a
    ---
    # second
    app: Echo
    > b
    < c
    """

  @Test func tellsWhatDiffers() async throws {
    let folder = try ScratchFolder()
    let file = try folder.write("x.transcript", Self.two)
    let result = try await console("test", folder.path)
    #expect(result.code == .findings)
    #expect(
      result.results.hasPrefix(
        "\(file):8: second\n    > b\n  - < c\n  + < b\n\n2 conversations: 1 passed, 1 failed ("))
  }

  @Test func updateRewrites() async throws {
    let folder = try ScratchFolder()
    _ = try folder.write("x.transcript", Self.two)
    #expect(try await console("test", folder.path, "--update").code == .success)
    #expect(folder.read("x.transcript") == Self.two.replacing("< c", with: "< b") + "\n")
    #expect(try await console("test", folder.path).code == .success)
  }

  @Test func filterAndFailFast() async throws {
    let folder = try ScratchFolder()
    _ = try folder.write("x.transcript", "# third\napp: Echo\n> x\n< y\n---\n" + Self.two)
    #expect(try await console("test", folder.path, "--filter", "FIRST").code == .success)
    #expect(try await console("test", folder.path, "--filter", "nope").code == .missingInput)
    let fast = try await console("test", folder.path, "--fail-fast", "--jobs", "1")
    #expect(fast.results.contains("1 conversation: 0 passed, 1 failed, 2 not run"))
  }

  @Test func reportsKeepTheOrderOfInput() async throws {
    let folder = try ScratchFolder()
    for name in ["b", "a", "c"] {
      _ = try folder.write("\(name).transcript", "# \(name)\napp: Echo\n> \(name)\n< x")
    }
    let result = try await console("test", folder.path, "--jobs", "3", "--github")
    let heads = result.results.split(separator: "\n").filter { $0.hasPrefix("/") }
    #expect(heads.map(\.last) == ["a", "b", "c"])
    #expect(result.results.split(separator: "\n").filter { $0.hasPrefix("::error") }.count == 3)
  }

  @Test func turnsAsJSON() async throws {
    let folder = try ScratchFolder()
    let file = try folder.write("x.transcript", Self.two)
    let result = try await console("test", file, "--json")
    let lines = result.results.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[1].hasPrefix("{\"say\":\"b\",\"intent\":null,"))
    #expect(
      lines[1].hasSuffix(
        "\"file\":\"\(file)\",\"line\":8,\"conversation\":\"second\",\"passed\":false}"))
    #expect(result.messages.contains("1 passed, 1 failed"))
  }

  @Test func aConversationThatNeverEndsIsGivenUp() async throws {
    let folder = try ScratchFolder()
    let file = try folder.write("x.transcript", "app: Echo\n> sleep\n---\napp: Echo\n> a\n< a")
    let result = try await console("test", file, "--time-limit", "1")
    #expect(result.results.contains("took longer than 1 s"))
    #expect(result.results.contains("1 passed, 1 failed"))
  }

  @Test func badTranscriptsAndPaths() async throws {
    let folder = try ScratchFolder()
    let file = try folder.write("x.transcript", "app: Echo\n何か")
    let bad = try await console("test", file)
    #expect(bad.code == .badData)
    #expect(bad.messages.contains("\(file):2:1: error: this is no line of a transcript"))
    #expect(bad.messages.contains("^^^^"))
    #expect(try await console("test", "/no/such").code == .missingInput)
    let empty = try ScratchFolder()
    #expect(try await console("test", empty.path).code == .missingInput)
    let unknown = try folder.write("y.transcript", "app: Nope\n> a")
    let failed = try await console("test", unknown)
    #expect(failed.code == .findings)
    #expect(failed.results.contains("there is no app 'Nope'"))
  }

  @Test func junitIsWritten() async throws {
    let folder = try ScratchFolder()
    let file = try folder.write("x.transcript", Self.two)
    _ = try await console("test", file, "--junit", "\(folder.path)/r.xml")
    #expect(folder.read("r.xml")?.contains("<testsuites tests=\"2\" failures=\"1\">") == true)
    let full = try await console("test", file, "--junit", "/dev/full")
    #expect(full.code == .ioFailure)
  }

  @Test func coverageListsWhatNothingTouches() async throws {
    let folder = try ScratchFolder()
    let file = try folder.write(
      "x.transcript", "app: Echo\n> ask\n< どのサイズですか？\n> Mをエコーで\n< Mをエコーで")
    let result = try await console("test", file, "--coverage")
    #expect(
      result.results.hasPrefix(
        """
        coverage of Echo in ja
          shortcuts: 0 of 1
            untouched: 0 EchoIntent
          phrases: 0 of 2
            untouched: EchoIntent: ${applicationName}で繰り返す
            untouched: EchoIntent: ${size}を${applicationName}で
          prompts: 1 of 1
          refusals: 0 of 1
            untouched: EchoIntent.size requestValue
        1 conversation: 1 passed
        """))
  }
}
