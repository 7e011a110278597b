import DialogEngine
import IntentCatalog
import IntentMatching
public import IntentRuntime

extension JSONValue {
  /// A turn, as `repl --json` and `test --json` print it.
  public init(_ turn: Turn) {
    var members = [
      Member("say", .optional(turn.say)), Member("intent", .optional(turn.intent)),
      Member("parameters", JSONValue(turn.parameters)),
      Member("outcome", .string(turn.outcome.rawValue)),
      Member("prompt", turn.prompt.map { JSONValue($0) } ?? .null),
      Member("dialog", .array(turn.dialog.map(JSONValue.string))),
      Member("snippet", .array(turn.snippet.map(JSONValue.string))),
      Member("performed", .array(turn.performed.map { JSONValue($0) })),
      Member("reading", turn.reading.map { JSONValue($0) } ?? .null),
    ]
    if let question = turn.question {
      members.append(
        Member(
          "question",
          .object([
            Member("entity", .string(question.entity)),
            Member("property", .optional(question.property)),
          ])))
      members.append(Member("results", .array(turn.results.map(JSONValue.string))))
    }
    self = .object(members)
  }

  private init(_ prompt: OpenPrompt) {
    var members = [Member("kind", .string(prompt.kind.rawValue))]
    if let parameter = prompt.parameter { members.append(Member("parameter", .string(parameter))) }
    members.append(Member("options", .array(prompt.options.map { JSONValue($0) })))
    self = .object(members)
  }

  private init(_ option: OptionDescriptor) {
    var members = [Member("id", .string(option.id)), Member("title", .string(option.title))]
    if let subtitle = option.subtitle { members.append(Member("subtitle", .string(subtitle))) }
    self = .object(members)
  }

  private init(_ performed: PerformedIntent) {
    self = .object([
      Member("app", .string(performed.app)), Member("intent", .string(performed.intent)),
      Member("shortcut", performed.shortcut.map(JSONValue.int) ?? .null),
      Member("parameters", JSONValue(performed.parameters)),
      Member("result", performed.result.map { JSONValue($0) } ?? .null),
    ])
  }

  private init(_ reading: TurnReading) {
    self = .object([
      Member("tier", .string(reading.tier.rawValue)), Member("edits", .int(reading.edits)),
    ])
  }
}
