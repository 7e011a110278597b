import PhraseDiagnostics
import Testing

@testable import AizuchiConsole

@Suite struct ArgumentTests {
  private static let shape = CommandShape(
    "try", "tries", operands: "[TEXT...]",
    options: [
      OptionShape("json", nil, "json"), OptionShape("app", "NAME", repeatable: true, "app"),
      OptionShape("limit", "N", "limit"), OptionShape("voice", "BOOL", optional: true, "voice"),
    ])

  @Test func readsOptionsAndOperands() throws {
    let read = try ArgumentReader.read(
      ["a", "--app", "X", "--json", "--app=Y=Z", "--voice", "-", "--", "--limit"], for: Self.shape)
    #expect(read.operands == ["a", "-", "--limit"])
    #expect(read.options == ["app": ["X", "Y=Z"], "json": [""], "voice": ["true"]])
    #expect(read["app"] == "Y=Z")
  }

  /// A switch that may have a file behind it: only what ends so is the file.
  @Test func aSwitchMayNameAFile() throws {
    let shape = CommandShape(
      "try", "tries", operands: "[TEXT...]",
      options: [OptionShape("values", "[FILE]", optional: true, ending: ".json", "values")])
    let file = try ArgumentReader.read(["--values", "v.json", "a"], for: shape)
    #expect(file["values"] == "v.json" && file.operands == ["a"])
    let text = try ArgumentReader.read(["--values", "a"], for: shape)
    #expect(text["values"] == "true" && text.operands == ["a"])
  }

  @Test(arguments: [
    (["--jsn"], "'try' has no option '--jsn'", "did you mean '--json'?"),
    (["-j"], "'try' has no option '-j'", nil),
    (["--limit"], "option '--limit' needs a value", "write '--limit N'"),
    (["--json=1"], "option '--json' takes no value", nil),
    (
      ["--limit", "1", "--limit", "2"], "option '--limit' stands there twice",
      "remove one of the two"
    ),
  ])
  func wrongUsage(arguments: [String], message: String, help: String?) {
    let fault = #expect(throws: UsageFault.self) {
      try ArgumentReader.read(arguments, for: Self.shape)
    }
    #expect(fault == UsageFault(message: message, help: help))
  }

  @Test(arguments: [
    (["mach"], "there is no command 'mach'", "did you mean 'match'?"),
    (["match", "--locale", "x"], "--locale: 'x' is no locale", "ja_JP"),
    (["repl", "extra"], "'repl' takes no argument such as 'extra'", "repl --help"),
    (["test", "--jobs", "0", "x"], "'0' is no value for '--jobs'", "a number from 1"),
    (["test"], "expected a transcript file", "test --help"),
    (["match", "--limit", "999999999999999999999999"], "is no value for '--limit'", "number"),
    (["bench"], "expected '--workload FILE' or '--log FILE'", "bench --help"),
    (["repl", "--launched", "maybe"], "--launched: 'maybe' is neither true nor false", "true"),
    (["repl", "--now", "yesterday"], "--now: 'yesterday' is no time", "2024"),
  ])
  func wrongCallsEndWith64(arguments: [String], message: String, help: String) async throws {
    let output = ConsoleOutput()
    let context = ConsoleContext(
      library: EchoLibrary(), output: output, environment: [:], executable: nil, input: -1,
      isInteractive: false)
    let code = await AssistantConsole(context: context).run(arguments)
    #expect(code == .usage)
    #expect(output.recorded.results == "")
    #expect(output.recorded.messages.contains(message))
    #expect(output.recorded.messages.contains(help))
  }

  @Test func everyCommandHasHelpOnStandardOutput() async throws {
    let all = try await console("--help")
    #expect(all.code == .success)
    #expect(all.messages == "")
    for command in AssistantConsole.commands {
      #expect(all.results.contains("\n  \(command.shape.name) "))
      let own = try await console(command.shape.name, "--help")
      #expect(own.code == .success)
      #expect(own.messages == "")
      for option in command.shape.options { #expect(own.results.contains("--\(option.name)")) }
    }
  }

  @Test func versionAndNothing() async throws {
    #expect(try await console("--version").results == "aizuchi \(AssistantConsole.version)\n")
    let nothing = try await console()
    #expect(nothing.code == .usage)
    #expect(nothing.results == "")
    #expect(nothing.messages.contains("usage: aizuchi <command>"))
  }
}
