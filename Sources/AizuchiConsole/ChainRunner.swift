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
  private var isChecking = false

  init(session: any Conversing, context: ConsoleContext, isJSON: Bool, lines: LineReader) {
    self.session = session
    self.context = context
    self.isJSON = isJSON
    self.lines = lines
  }

  /// Checks the names, intents and parameters of all steps, so that no half of a file is run.
  /// - Throws: `Diagnostic` for the first fault.
  func check(_ steps: [ChainFile.Step]) async throws(Diagnostic) {
    isChecking = true
    try await checkEach(steps)
    isChecking = false
    values = [:]
  }

  private func checkEach(_ steps: [ChainFile.Step]) async throws(Diagnostic) {
    for step in steps {
      switch step.action {
      case .each(let name, let list, let inner):
        _ = try value(String(list.text.dropFirst()), list, at: 0)
        values[name] = .null
        try await checkEach(inner)
      case .call(let piece):
        let call = try call(piece)
        do throws(Diagnostic) { try await session.check(call) } catch {
          throw piece.fault(error.message, length: piece.text.count, help: error.help)
        }
        if let name = step.name { values[name] = .null }
      }
    }
  }

  /// Runs steps in order.
  /// - Returns: Whether all were performed.
  func run(_ steps: [ChainFile.Step]) async throws -> Bool {
    for step in steps {
      switch step.action {
      case .each(let name, let list, let inner):
        let all: [ParameterValue]
        switch try value(String(list.text.dropFirst()), list, at: 0) {
        case .array(let values): all = values
        case let value: all = [value]
        }
        for value in all {
          values[name] = value
          guard try await run(inner) else { return false }
        }
      case .call(let piece):
        guard let result = try await perform(piece) else { return false }
        if let name = step.name { values[name] = result }
      }
    }
    return true
  }

  /// Runs one call; nil where it was not performed.
  private func perform(_ piece: ChainFile.Piece) async throws -> ParameterValue? {
    let call = try call(piece)
    var turn: Turn
    do throws(Diagnostic) { turn = try await session.call(call) } catch {
      throw piece.fault(error.message, length: piece.text.count, help: error.help)
    }
    var performed = await show(turn, call)
    while turn.prompt != nil {
      guard case .text(let reply) = await lines.next(prompt: "> ", candidates: []) else {
        let message = "the input ended before this step's question was answered"
        context.show([piece.fault(message, length: piece.text.count)])
        return performed
      }
      turn = await session.say(reply)
      performed = await show(turn, call) ?? performed
    }
    return performed
  }

  /// The call that a piece writes, with the values of names in it.
  private func call(_ piece: ChainFile.Piece) throws(Diagnostic) -> CallText {
    let (text, offsets) = try filled(piece)
    do { return try CallText(reading: text) } catch {
      let column = (error.place?.column ?? 1) - 1
      let offset = offsets.indices.contains(column) ? offsets[column] : piece.text.count
      throw piece.fault(error.message, at: offset, help: error.help)
    }
  }

  /// Shows a turn; what came out of the call, where it was performed.
  private func show(_ turn: Turn, _ call: CallText) async -> ParameterValue? {
    if isJSON {
      context.output.writeLine(JSONValue(turn).description)
    } else {
      context.output.write(await TurnText(of: turn, session, context.output).text(of: turn))
    }
    return turn.performed.first { $0.intent == call.intent }.map { $0.result ?? .null }
  }

  /// The text of a call with the values of names in it, and where each character of it stood.
  private func filled(
    _ piece: ChainFile.Piece
  ) throws(Diagnostic) -> (text: String, offsets: [Int]) {
    var result = ""
    var offsets: [Int] = []
    var rest = piece.text[...]
    var isQuoted = false
    var offset = 0
    while let character = rest.popFirst() {
      let start = offset
      offset += 1
      if character == "\"" { isQuoted.toggle() }
      var added = String(character)
      if character == "$", !isQuoted {
        let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        rest = rest.dropFirst(name.count)
        offset += name.count
        added = JSONValue(try value(name, piece, at: start)).description
      }
      result += added
      offsets += Array(repeating: start, count: added.count)
    }
    return (result, offsets)
  }

  /// The value of a name that stands in a piece.
  private func value(
    _ name: String, _ piece: ChainFile.Piece, at offset: Int
  ) throws(Diagnostic) -> ParameterValue {
    guard let value = values[name] else {
      throw piece.fault(
        "nothing is called '\(name)'", at: offset, length: name.count + 1,
        help: Suggestion.help(for: name, in: Array(values.keys)))
    }
    guard value != .null || isChecking else {
      throw piece.fault(
        "'\(name)' has no value: its step returned none", at: offset, length: name.count + 1)
    }
    return value
  }
}
