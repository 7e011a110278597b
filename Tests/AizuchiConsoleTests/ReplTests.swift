import FoundationEssentials
import PhraseDiagnostics
import Testing

@testable import AizuchiConsole

@Suite struct ReplTests {
  @Test func linesInAnswersOut() async throws {
    let result = try await console(
      "repl", input: "ask\ndo\n* timeout\n\n:quit\nnever".utf8)
    #expect(
      result.results == """
        どのサイズですか？
          1. SMALL
          2. LARGE
        = EchoIntent(size: s)
        done
          ┌──────────────┐
          │ 商品: ビール │
          │ a            │
          └──────────────┘
        * timeout


        """)
    #expect(result.messages == "")
    #expect(result.code == .success)
  }

  @Test func oneObjectATurn() async throws {
    let result = try await console("repl", "--json", input: "ask\ndo".utf8)
    #expect(
      result.results == """
        {"say":"ask","intent":"EchoIntent","parameters":{"size":null},"outcome":"started",\
        "prompt":{"kind":"requestValue","parameter":"size","options":[{"id":"small","title":"SMALL"},\
        {"id":"large","title":"LARGE"}]},"dialog":["どのサイズですか？"],"snippet":[],"performed":[],\
        "reading":null}
        {"say":"do","intent":"EchoIntent","parameters":{"size":"s"},"outcome":"result","prompt":null,\
        "dialog":["done"],"snippet":["商品: ビール","a"],"performed":[{"app":"Echo",\
        "intent":"EchoIntent","shortcut":0,"parameters":{"size":"s"},"result":null}],\
        "reading":{"tier":"fuzzy","edits":1}}

        """)
  }

  @Test func badLinesAreToldAndNothingBecomesOfThem() async throws {
    let long = String(repeating: "あ", count: 10_001)
    let input =
      Array("a\n".utf8) + [0xFF, 0x0A] + Array("\(long)\n* explode\n* store: x\nb\u{0}c\n".utf8)
    let result = try await console("repl", input: input)
    #expect(result.results == "a\nb\u{FFFD}c\n")
    #expect(result.messages.contains("line 2: this line is no valid UTF-8"))
    #expect(result.messages.contains("line 3: this line is longer than 10000 characters"))
    #expect(result.messages.contains("line 4: 'explode' is nothing that can happen"))
    #expect(result.messages.contains("there is no file or folder 'x'"))
    #expect(result.code == .success)
    let json = try await console("repl", "--json", input: input)
    #expect(json.results.split(separator: "\n").count == 6)
  }

  @Test func unknownAppsAndLocales() async throws {
    let result = try await console("repl", "--app", "Eco")
    #expect(result.code == .badData)
    #expect(result.messages.contains("there is no app 'Eco'"))
    #expect(result.messages.contains("did you mean 'Echo'?"))
  }

  @Test func aSessionIsKeptAndGoesOn() async throws {
    let folder = try ScratchFolder()
    let file = "\(folder.path)/s"
    _ = try await console("repl", "--session", file, input: "a\nb".utf8)
    #expect(folder.read("s") == "[a][b]")
    let mode =
      try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let result = try await console("repl", "--session", file, input: "c".utf8)
    #expect(result.results == "before: [a][b]\nc\n")
    #expect(folder.read("s.lock") == nil)
  }

  @Test func whatAKilledProgramLeftOfASessionIsRemoved() async throws {
    let folder = try ScratchFolder()
    let left = ["s.123.new", "s.new", "s.a.new", "t.123.new"]
    for name in left { try Data("x".utf8).write(to: URL(filePath: "\(folder.path)/\(name)")) }
    _ = try await console("repl", "--session", "\(folder.path)/s", input: "a".utf8)
    #expect(left.filter { folder.read($0) != nil } == ["s.new", "s.a.new", "t.123.new"])
  }

  @Test func aSessionFileIsHeldByOne() async throws {
    let folder = try ScratchFolder()
    let held = try SessionFile("\(folder.path)/s")
    #expect(try await console("repl", "--session", held.path).code == .busy)
  }

  @Test func aSessionThatCannotBeKeptIsTold() async throws {
    let result = try await console("repl", "--session", "/no/such/folder/s", input: "a".utf8)
    #expect(result.code == .ioFailure)
    #expect(result.messages.contains("cannot write '/no/such/folder/s.lock'"))
  }

  @Test func undoTakesBackWhatWasNotPerformed() async throws {
    let result = try await console(
      "repl", "--locale", "en", input: "a\nb\n:undo\n:undo\n:undo\ndo\n:undo\n".utf8)
    #expect(
      result.results == """
        a
        b
        before: [a]
        The last turn is taken back.
        The last turn is taken back.
        There is nothing to take back.
        = EchoIntent(size: s)
        done
          ┌──────────────┐
          │ 商品: ビール │
          │ a            │
          └──────────────┘
        EchoIntent(size: s) was performed; that cannot be taken back here.

        """)
  }

  @Test func saveWritesATranscriptThatReadsBack() async throws {
    let folder = try ScratchFolder()
    let file = "\(folder.path)/t.transcript"
    _ = try await console(
      "repl", "--locale", "ja_JP", "--now", "2024-07-10T12:00:00+09:00",
      input: "ask\ndo\n:launch\n:save \(file)".utf8)
    #expect(
      folder.read("t.transcript") == """
        # ask
        app: Echo
        locale: ja_JP
        now: 2024-07-10T12:00:00+09:00

        > ask
        < どのサイズですか？
          - SMALL
          - LARGE
        > do
        = EchoIntent(size: s)
        < done
          | 商品: ビール
          | a
        * launch
        < * launch

        """)
    let again = try await console("test", file)
    #expect(again.code == .success)
    #expect(again.results.hasPrefix("1 conversation: 1 passed, 0 failed ("))
  }

  @Test func colonCommands() async throws {
    let result = try await console(
      "repl", "--locale", "en",
      input:
        ":phrases\n:hepl\n:do Echo(\n:do EchoIntent(a: b)\n:store\n:app Nope\n:app\n:locale ja\n:reset\n:help"
        .utf8)
    #expect(
      result.results.contains("did you mean :help?")
        || result.results.contains("Did you mean :help?"))
    #expect(result.results.contains("* did EchoIntent(a: b)\n"))
    #expect(result.messages.contains("expected a parameter's name"))
    #expect(result.messages.contains("there is no app 'Nope'"))
    #expect(result.results.contains("Something is missing: :store FILE"))
    #expect(result.results.contains("言語は ja です。"))
    #expect(result.results.contains("新しい会話を始めました。"))
    for command in ColonCommand.allCases {
      #expect(result.results.contains("\n  :\(command.rawValue)"))
      #expect(!result.results.contains("console.help.\(command.rawValue)"))
    }
  }

  @Test func phrasesAreListedInTheLanguage() async throws {
    let result = try await console("repl", input: ":phrases".utf8)
    #expect(result.results == "エコー\n  繰り返す\n    エコーで繰り返す\n    ${size}をエコーで\n")
  }
}
