import DialogEngine
import IntentCatalog
import IntentMatching
import IntentRuntime
import IntentTranscripts
import LanguagePacks
import PhraseDiagnostics

/// A conversation at the terminal or over a pipe.
final class Repl {
  let context: ConsoleContext
  /// What the session began with, as changed by the commands of the conversation.
  var request: SessionRequest
  let lines: LineReader
  let isJSON: Bool
  /// The session, once it has begun.
  var session: (any Conversing)?
  /// The turns so far, for `:save` and `:undo`.
  var record: [RecordedTurn] = []
  /// What the engine and this program say in the session's language.
  var language: LanguagePack
  /// What the tab key completes to while nothing is asked.
  var phrases: [String] = []
  /// What is asked.
  var prompt: OpenPrompt?
  /// Whether the person asked to end.
  var isEnding = false
  private let file: SessionFile?
  private let interrupts = InterruptRelay()
  private var couldNotSave = false

  /// A turn, what started it, and the session as it was before.
  struct RecordedTurn {
    var cause: WrittenTurn.Cause
    var turn: Turn
    var before: [UInt8]?
  }

  init(
    context: ConsoleContext, request: SessionRequest, file: SessionFile?, lines: LineReader,
    isJSON: Bool
  ) throws(Diagnostic) {
    self.context = context
    self.request = request
    self.file = file
    self.lines = lines
    self.isJSON = isJSON
    language = try LanguagePack(
      request.header.locale ?? LanguagePack.fallbackLanguage, from: request.data)
  }

  /// Talks until the lines end.
  func run() async throws -> ExitCode {
    if lines.source.isTerminal {
      await greet()
      let relay = interrupts
      TerminalLines.onInterrupt { relay.interrupt() }
    }
    try await begin()
    while !isEnding, context.output.failure == nil {
      let line = await lines.next(prompt: isJSON ? "" : "> ", candidates: candidates)
      switch line {
      case .text(let text):
        lines.source.remember(text)
        await take(text)
      case .bad(let message, let help): refuse(message, help)
      case .interrupted: await interrupt()
      case .failed(let reason):
        context.show([Diagnostic(.error, ConsoleMessages.cannotRead("the input", reason))])
        return .ioFailure
      case .end:
        if lines.source.isTerminal { partFromOpen() }
        return couldNotSave ? .ioFailure : .success
      }
    }
    return couldNotSave ? .ioFailure : .success
  }

  /// Begins a session for the request, and shows what it says by itself.
  func begin() async throws {
    let session = try await context.library.session(request)
    self.session = session
    language = try LanguagePack(
      request.header.locale ?? LanguagePack.fallbackLanguage, from: request.data)
    phrases = lines.source.isTerminal ? await completions() : []
    prompt = nil
    if let turn = await session.start() {
      await show(turn)
      record.append(RecordedTurn(cause: .beginning, turn: turn, before: nil))
    }
  }

  private func take(_ text: String) async {
    if text.hasPrefix(":") { return await command(text) }
    guard text.hasPrefix("* ") else { return await turn(.utterance(text)) }
    let (file, faults) = TranscriptParser.parse(
      Array("app: -\n\(text)".utf8), path: "line \(lines.source.number)")
    guard faults.isEmpty, let cause = file.conversations.first?.turns.first?.cause else {
      return refuse(faults.map(\.message).joined(separator: "; "), faults.first?.help ?? "")
    }
    await turn(cause)
  }

  /// One turn: says it, shows the answer, keeps the session.
  func turn(_ cause: WrittenTurn.Cause) async {
    guard let session else { return }
    let before = try? await session.save()
    interrupts.target = session
    let bar = lines.source.isTerminal && !isJSON ? PerformBar(session, context.output) : nil
    defer {
      interrupts.target = nil
      bar?.end()
    }
    do throws(Diagnostic) {
      let turn: Turn
      switch cause {
      case .utterance(let text): turn = await session.say(text)
      case .event(.cancel): turn = await session.cancel()
      case .event(let event): turn = try await session.happen(event)
      case .beginning: return
      }
      bar?.end()
      record.append(RecordedTurn(cause: cause, turn: turn, before: before))
      await keep()
      await show(turn)
    } catch {
      refuse(error.message, error.help ?? "")
    }
  }

  /// Writes the session file.
  func keep() async {
    guard let file, let session else { return }
    do {
      try file.write(try await session.save())
    } catch let failure as CommandFailure {
      couldNotSave = true
      context.show(failure.diagnostics)
    } catch let diagnostic as Diagnostic {
      couldNotSave = true
      context.show([diagnostic])
    } catch {
      context.output.note("\(ConsoleMessages.internalFault)\(error)")
    }
  }

  private func interrupt() async {
    guard prompt != nil else {
      return say("console.interrupt")
    }
    await turn(.event(.cancel))
  }

  // MARK: Showing

  func show(_ turn: Turn) async {
    prompt = turn.prompt
    guard !isJSON else { return context.output.writeLine(JSONValue(turn).description) }
    context.output.write(await TurnText(of: turn, session, context.output).text(of: turn))
  }

  /// Says one of this program's own sentences, which are no part of the conversation.
  func say(_ key: String, _ arguments: [String: String] = [:]) {
    let stream: ConsoleOutput.Stream = isJSON ? .messages : .results
    let text = language.sentence(key, arguments)
    let wrap = context.output.columns.map { LineWrap(columns: $0) }
    context.output.write((wrap?.text(text) ?? text) + "\n", to: stream)
  }

  /// Tells why a line cannot be used; nothing became of it.
  private func refuse(_ message: String, _ help: String) {
    let name = lines.source.isTerminal ? "" : "line \(lines.source.number): "
    context.show([Diagnostic(.error, name + message, help: help.isEmpty ? nil : help)])
    guard isJSON else { return }
    let turn = Turn(outcome: .error, prompt: prompt, lines: [.error(message)])
    context.output.writeLine(JSONValue(turn).description)
  }

  private func greet() async {
    guard !isJSON else { return }
    say("console.banner", ["app": await appNames()])
  }

  /// What the apps of the session are called, in its language.
  func appNames() async -> String {
    var names: [String] = []
    for name in request.header.apps {
      let app = try? await context.library.app(name, for: request)
      names.append(app?.catalog.app.name(in: language.language) ?? name)
    }
    return names.joined(separator: language.sentence("list.comma"))
  }

  /// Ends the line of the prompt, and says what becomes of a question that is still open.
  private func partFromOpen() {
    context.output.note("")
    guard prompt != nil, !isJSON else { return }
    say(file == nil ? "console.end.open" : "console.end.kept")
  }

  private var candidates: [String] {
    guard let prompt else { return phrases + ColonCommand.allCases.map { ":\($0.rawValue)" } }
    return prompt.options.map(\.title) + ColonCommand.allCases.map { ":\($0.rawValue)" }
  }
}
