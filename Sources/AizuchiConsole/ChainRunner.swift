import IntentCatalog
import IntentRuntime
import IntentTranscripts
import PhraseDiagnostics

/// Runs the steps of a chain in one conversation.
final class ChainRunner {
  private let session: any Conversing
  private let context: ConsoleContext
  private let isJSON: Bool
  private let lines: LineReader
  private var values: [String: ParameterValue] = [:]

  init(session: any Conversing, context: ConsoleContext, isJSON: Bool, lines: LineReader) {
    self.session = session
    self.context = context
    self.isJSON = isJSON
    self.lines = lines
  }

  /// Runs steps in order.
  /// - Returns: Whether all were performed.
  func run(_ steps: [ChainFile.Step]) async throws -> Bool {
    for step in steps {
      switch step.action {
      case .each(let name, let list, let inner):
        let all: [ParameterValue]
        switch values[list] {
        case .array(let values): all = values
        case .some(let value): all = [value]
        case nil: throw Diagnostic(.error, "line \(step.line): nothing is called '\(list)'")
        }
        for value in all {
          values[name] = value
          guard try await run(inner) else { return false }
        }
      case .call(let text):
        guard let result = try await perform(text, step.line) else { return false }
        if let name = step.name { values[name] = result }
      }
    }
    return true
  }

  /// Runs one call; nil where it was not performed.
  private func perform(_ text: String, _ line: Int) async throws -> ParameterValue? {
    let call: CallText
    do { call = try CallText(reading: try filled(text, line)) } catch {
      throw Diagnostic(.error, "line \(line): \(error.message)", help: error.help)
    }
    var turn = try await session.call(call)
    var performed = show(turn, call)
    while turn.prompt != nil {
      guard case .text(let reply) = await lines.next(prompt: "> ", candidates: []) else {
        return performed
      }
      turn = await session.say(reply)
      performed = show(turn, call) ?? performed
    }
    return performed
  }

  /// Shows a turn; what came out of the call, where it was performed.
  private func show(_ turn: Turn, _ call: CallText) -> ParameterValue? {
    if isJSON {
      context.output.writeLine(JSONValue(turn).description)
    } else {
      let style = TextStyle(isColored: context.output.resultsColored)
      context.output.write(TurnText(style: style).text(of: turn))
    }
    return turn.performed.first { $0.intent == call.intent }.map { $0.result ?? .null }
  }

  /// The text of a call with the values of names in it.
  private func filled(_ text: String, _ line: Int) throws(Diagnostic) -> String {
    var result = ""
    var rest = Substring(text)
    var isQuoted = false
    while let character = rest.popFirst() {
      if character == "\"" { isQuoted.toggle() }
      guard character == "$", !isQuoted else {
        result.append(character)
        continue
      }
      let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      rest = rest.dropFirst(name.count)
      guard let value = values[name] else {
        throw Diagnostic(.error, "line \(line): nothing is called '\(name)'")
      }
      result += JSONValue(value).description
    }
    return result
  }
}
