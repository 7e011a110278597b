import CafeOrder
import DialogEngine
import Foundation
import IntentCatalog
import IntentRuntime
import LanguagePacks
import Meditation
import Testing

/// Every cell of the table, each of its utterances as a conversation of its own.
@Suite struct DialogTableTests {
  struct NamedCell: Sendable, CustomTestStringConvertible {
    var cell: DialogTable.Cell
    var testDescription: String { "\(cell.prompt) \(cell.does) \(cell.utterances.first ?? "")" }
  }

  static let cells = DialogTable.shared.cells.map { NamedCell(cell: $0) }

  @Test(arguments: cells)
  func becomesWhatItShould(_ named: NamedCell) async throws {
    let cell = named.cell
    let prompt = try #require(DialogTable.shared.prompts[cell.prompt])
    for utterance in cell.utterances {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      let session = try await session(cell.apps ?? prompt.apps, prompt.locale, folder)
      for line in prompt.setup { _ = await session.say(line) }
      let steps = [(utterance, cell.expect)] + (cell.then ?? []).map { ($0.say, $0.expect) }
      for (say, expectation) in steps {
        let turn = try await take(say, in: session)
        for problem in Self.problems(turn, expectation) {
          Issue.record("\(cell.prompt) · \(utterance) · «\(say)»: \(problem)\n\(turn.lines)")
        }
      }
      if let rows = cell.orderRows {
        let stored = try OrderRows.read(in: folder)
        #expect(stored == rows, "\(cell.prompt) · \(utterance)")
      }
    }
  }

  private func take(_ say: String, in session: ConversationSession) async throws -> Turn {
    switch say {
    case "* timeout": try await session.happen(.timeout)
    case "* restart": try await session.happen(.restart)
    default: await session.say(say)
    }
  }

  private func session(
    _ apps: [String], _ locale: String, _ folder: URL
  ) async throws -> ConversationSession {
    try await ConversationSession(
      SessionConfiguration(
        apps: try apps.map { try #require(Self.sources[$0]) }, locale: locale,
        resources: Self.resources, now: Date(timeIntervalSince1970: 1_720_580_400),
        timeZone: TimeZone(identifier: "Asia/Tokyo") ?? .gmt, store: .folder(folder.path)))
  }

  static let sources: [String: AppSource] = [
    "CafeOrder": .live(CafeOrderApp.host), "Meditation": .live(MeditationApp.host),
    "Workshop": .live(WorkshopApp.host),
  ]

  static let resources = SessionResources(phrases)

  /// The repository's `Phrases/`, with the test app's strings.
  static let phrases = PhraseData(
    read: { path in
      if let text = WorkshopApp.files[path] { return [UInt8](text.utf8) }
      let file = DialogTable.root.appendingPathComponent("Phrases/\(path)")
      return (try? Data(contentsOf: file)).map { [UInt8]($0) }
    },
    list: { folder in
      let prefix = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
      let own = WorkshopApp.files.keys.filter { $0.hasPrefix(prefix) }.map { path in
        let rest = path.dropFirst(prefix.count)
        return rest.firstIndex(of: "/").map { String(rest[...$0]) } ?? String(rest)
      }
      let file = DialogTable.root.appendingPathComponent("Phrases/\(folder)")
      let found = try? FileManager.default.contentsOfDirectory(
        at: file, includingPropertiesForKeys: [.isDirectoryKey])
      let marked = (found ?? []).map { $0.lastPathComponent + ($0.hasDirectoryPath ? "/" : "") }
      return Set(own + marked).sorted()
    })
}

/// Comparing a turn with what was expected.
extension DialogTableTests {
  static func problems(_ turn: Turn, _ expectation: DialogTable.Expectation) -> [String] {
    var problems: [String] = []
    func compare<Value: Equatable>(_ name: String, _ is: Value, _ wanted: Value) {
      if `is` != wanted { problems.append("\(name) is \(`is`), wanted \(wanted)") }
    }
    if let outcomes = expectation.outcome, !outcomes.contains(turn.outcome.rawValue) {
      problems.append("outcome is \(turn.outcome.rawValue), wanted \(outcomes)")
    }
    if let intent = expectation.intent { compare("intent", turn.intent, intent) }
    switch expectation.prompt {
    case .null: compare("prompt", turn.prompt?.kind.rawValue, nil)
    case .object(let members):
      if let kind = members["kind"] {
        compare("prompt.kind", turn.prompt.map { .text($0.kind.rawValue) } ?? .null, kind)
      }
      if let parameter = members["parameter"] {
        compare(
          "prompt.parameter", turn.prompt?.parameter.map { .text($0) } ?? .null, parameter)
      }
    default: break
    }
    if let parameters = expectation.parameters {
      for (name, wanted) in parameters where !matches(turn.parameters[name] ?? .null, wanted) {
        problems.append(
          "\(name) is \(turn.parameters[name] ?? .null), wanted \(wanted)")
      }
    }
    if let performed = expectation.performed {
      compare("performed.count", turn.performed.count, performed.count)
      for (record, wanted) in zip(turn.performed, performed) {
        problems += Self.problems(record, wanted)
      }
    }
    return problems
  }

  private static func problems(
    _ record: PerformedIntent, _ wanted: [String: JSONFact]
  ) -> [String] {
    var problems: [String] = []
    if let intent = wanted["intent"], intent != .text(record.intent) {
      problems.append("performed \(record.intent), wanted \(intent)")
    }
    if case .object(let parameters) = wanted["parameters"] {
      for (name, value) in parameters where !matches(record.parameters[name] ?? .null, value) {
        problems.append(
          "performed with \(name) \(record.parameters[name] ?? .null), wanted \(value)")
      }
    }
    if let result = wanted["result"], !matches(record.result ?? .null, result) {
      problems.append("result is \(record.result ?? .null), wanted \(result)")
    }
    return problems
  }

  /// Whether a value is what the table says; a date is told by its beginning.
  private static func matches(_ value: ParameterValue, _ wanted: JSONFact) -> Bool {
    switch (value, wanted) {
    case (.null, .null): true
    case (.bool(let value), .bool(let wanted)): value == wanted
    case (.int(let value), .number(let wanted)): Double(value) == wanted
    case (.double(let value), .number(let wanted)): value == wanted
    case (.string(let value), .text(let wanted)), (.identifier(let value), .text(let wanted)):
      value == wanted
    case (.date(let value), .text(let wanted)): value.hasPrefix(wanted)
    default: false
    }
  }
}
