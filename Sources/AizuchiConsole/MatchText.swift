import IntentCatalog
import IntentMatching
import IntentTranscripts

/// What `match` prints for an utterance.
enum MatchText {
  /// The object of `match --json`.
  static func json(
    _ utterance: String, _ result: MatchResult, nearest: IntentMatch?, locale: String, limit: Int
  ) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("utterance", .string(utterance)), .init("locale", .string(locale)),
      .init("status", .string(result.status.rawValue)),
      .init("matches", .array(result.matches.prefix(limit).map(json))),
    ]
    if result.status == .none { members.append(.init("nearest", nearest.map(json) ?? .null)) }
    return .object(members)
  }

  private static func json(_ match: IntentMatch) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("app", .string(match.app)), .init("intent", .string(match.intent)),
      .init("shortcut", .int(match.shortcut)), .init("tier", .string(match.tier.rawValue)),
      .init("edits", .int(match.edits)), .init("template", .string(match.template)),
      .init(
        "parameters", .object(match.parameters.map { .init($0.name, json($0)) })),
    ]
    if !match.presets.isEmpty { members.append(.init("presets", JSONValue(match.presets))) }
    return .object(members)
  }

  private static func json(_ parameter: ParameterMatch) -> JSONValue {
    let range = [parameter.range.lowerBound, parameter.range.upperBound]
    var members: [JSONValue.Member] = [
      .init("id", JSONValue(parameter.value)), .init("title", .string(parameter.title)),
      .init("text", .string(parameter.text)), .init("range", .array(range.map(JSONValue.int))),
    ]
    if !parameter.others.isEmpty {
      members.append(.init("others", .array(parameter.others.map { .string($0.id) })))
    }
    return .object(members)
  }

  /// The lines for people.
  static func text(
    _ utterance: String, _ result: MatchResult, nearest: String?, limit: Int
  ) -> String {
    var text = TurnText.visible(utterance) + "\n"
    switch result.status {
    case .none:
      text += "  no match"
      text += nearest.map { "; nearest: \($0)\n" } ?? "\n"
    case .match, .ambiguous:
      if result.status == .ambiguous {
        text += "  ambiguous: the first \(result.equallyGood) are equally good\n"
      }
      for match in result.matches.prefix(limit) {
        let edits = match.edits > 0 ? " (\(match.edits) edit\(match.edits == 1 ? "" : "s"))" : ""
        text +=
          "  \(match.app).\(call(match))   \(match.tier.rawValue)\(edits)   \(match.template)\n"
      }
    }
    return text
  }

  /// The call that a match stands for.
  static func call(_ match: IntentMatch) -> CallText {
    var arguments = match.parameters.map { JSONValue.Member($0.name, JSONValue($0.value)) }
    for (name, value) in match.presets.sorted(by: { $0.key < $1.key })
    where !arguments.contains(where: { $0.name == name }) {
      arguments.append(.init(name, JSONValue(value)))
    }
    return CallText(intent: match.intent, arguments: arguments)
  }
}
