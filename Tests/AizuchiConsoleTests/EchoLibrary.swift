import DialogEngine
import FoundationEssentials
import Glibc
import IntentCatalog
import IntentMatching
import IntentRuntime
import IntentTranscripts
import LanguagePacks
import PhraseDiagnostics
import Synchronization

@testable import AizuchiConsole

/// One app, `Echo`, that repeats what is said, asks when told to, and performs when told to.
struct EchoLibrary: AppLibrary {
  let names = ["Echo"]

  func app(_ name: String, for request: SessionRequest) async throws -> MatcherApp {
    guard name == "Echo" else { throw Diagnostic.unknownApp(name, names) }
    let size = ParameterDescriptor(name: "size", title: "Size", type: .appEnum("Size"))
    let catalog = AppCatalog(
      id: "Echo", app: AppIdentity(name: "エコー"), sourceLanguage: "ja",
      providers: [
        ProviderDescriptor(
          type: "Shortcuts",
          shortcuts: [
            ShortcutDescriptor(
              intent: "EchoIntent",
              phrases: [
                PlacedText("${applicationName}で繰り返す"), PlacedText("${size}を${applicationName}で"),
              ], shortTitle: "繰り返す")
          ])
      ],
      intents: [IntentDescriptor(identifier: "EchoIntent", title: "繰り返す", parameters: [size])])
    return MatcherApp(
      catalog: catalog,
      values: [
        "Size": [ValueDescriptor(id: "s", title: "S"), ValueDescriptor(id: "m", title: "M")]
      ])
  }

  func session(_ request: SessionRequest) async throws -> any Conversing {
    for name in request.header.apps { _ = try await app(name, for: request) }
    return EchoSession(said: request.resuming.map { String(decoding: $0, as: UTF8.self) } ?? "")
  }
}

final class EchoSession: Conversing {
  private let said: Mutex<String>

  init(said: String) { self.said = Mutex(said) }

  func start() async -> Turn? {
    let before = said.withLock { $0 }
    return before.isEmpty ? nil : Turn(lines: [.dialog("before: \(before)")])
  }

  func say(_ utterance: String) async -> Turn {
    said.withLock { $0 += "[\(utterance)]" }
    switch utterance {
    case "ask":
      let options = ["small", "large"].map { OptionDescriptor(id: $0, title: $0.uppercased()) }
      return Turn(
        say: utterance, intent: "EchoIntent", parameters: ["size": .null], outcome: .started,
        prompt: OpenPrompt(kind: .requestValue, parameter: "size", options: options),
        lines: [.dialog("どのサイズですか？"), .option("SMALL"), .option("LARGE")])
    case "do":
      let done = PerformedIntent(
        app: "Echo", intent: "EchoIntent", shortcut: 0, parameters: ["size": .identifier("s")])
      return Turn(
        say: utterance, intent: "EchoIntent", parameters: ["size": .identifier("s")],
        outcome: .result,
        lines: [.performed(0), .dialog("done"), .snippet("商品: ビール"), .snippet("a")],
        performed: [done], reading: TurnReading(tier: .fuzzy, edits: 1))
    case "sleep":
      try? await Task.sleep(for: .seconds(30))
      return Turn(say: utterance)
    default: return Turn(say: utterance, lines: [.dialog(utterance)])
    }
  }

  func happen(_ event: WrittenEvent) async throws(Diagnostic) -> Turn {
    if case .store(let file) = event { throw .noSuchFile(file) }
    return Turn(lines: [.dialog("* \(event)")])
  }

  func cancel() async -> Turn { Turn(outcome: .cancelled, lines: [.dialog("cancelled")]) }
  func save() async throws(Diagnostic) -> [UInt8] { said.withLock { Array($0.utf8) } }
}

/// What a command came to.
struct ConsoleResult: Equatable {
  var code: ExitCode
  var results: String
  var messages: String
}

/// A folder that is gone after the test.
final class ScratchFolder {
  let path: String

  init() throws {
    path = "/tmp/aizuchi-test-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and gives its path.
  func write(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    try Data(Array(bytes)).write(to: URL(filePath: "\(path)/\(name)"))
    return "\(path)/\(name)"
  }

  func write(_ name: String, _ text: String) throws -> String { try write(name, text.utf8) }

  func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

/// Runs a command in this process over the echo app.
func console(
  _ arguments: String..., input: some Sequence<UInt8> = [],
  environment: [String: String] = [:]
) async throws -> ConsoleResult {
  let folder = try ScratchFolder()
  let descriptor = openFile(try folder.write("input", input), O_RDONLY)
  defer { close(descriptor) }
  let output = ConsoleOutput()
  let context = ConsoleContext(
    library: EchoLibrary(), output: output, environment: environment, executable: nil,
    input: descriptor, isInteractive: false)
  let code = await AssistantConsole(context: context).run(arguments)
  let recorded = output.recorded
  return ConsoleResult(code: code, results: recorded.results, messages: recorded.messages)
}
