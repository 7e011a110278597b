import IntentCatalog
import IntentTranscripts
import PhraseDiagnostics
import SchemaUnderstanding

/// What `explain` prints for an utterance that is read by a schema, or by none.
extension SchemaText {
  /// The lines for people, and the object of `explain --json`.
  static func explanation(
    _ utterance: String, _ explanation: SchemaExplanation, _ catalogs: [AppCatalog]
  ) -> (text: String, json: JSONValue) {
    (
      lines(utterance, explanation, catalogs),
      .object([
        .init("utterance", .string(utterance)), .init("app", .string(explanation.app)),
        .init("domain", .string(explanation.domain)),
        .init("parts", .array(explanation.parts.map(part))),
        .init("rule", explanation.rule.map(rule) ?? .null),
        .init("match", explanation.reading.map { match($0, catalogs) } ?? .null),
      ])
    )
  }

  private static func part(_ part: SchemaExplanation.Part) -> JSONValue {
    .object([
      .init("text", .string(part.text)),
      .init("classes", .array(part.classes.map(JSONValue.string))),
    ])
  }

  private static func rule(_ rule: SchemaExplanation.Rule) -> JSONValue {
    .object([
      .init("number", .int(rule.number)),
      .init("when", .array(rule.when.map(JSONValue.string))),
      .init("unless", .array(rule.unless.map(JSONValue.string))),
    ])
  }

  private static func lines(
    _ utterance: String, _ explanation: SchemaExplanation, _ catalogs: [AppCatalog]
  ) -> String {
    var text =
      explanation.reading.map { self.text(utterance, $0, catalogs) }
      ?? TurnText.visible(utterance)
      + "\n  no rule of the schemas of \(explanation.domain) reads this\n"
    let width = explanation.parts.map { displayWidth(of: TurnText.visible($0.text)) }.max() ?? 0
    for part in explanation.parts {
      text += "    \(TurnText.visible(part.text).padded(toWidth: width))  "
      text += part.classes.joined(separator: " ") + "\n"
    }
    guard let rule = explanation.rule else { return text }
    text += "  rule \(rule.number) of \(explanation.domain): \(rule.when.joined(separator: ", "))\n"
    if !rule.unless.isEmpty { text += "    unless \(rule.unless.joined(separator: ", "))\n" }
    return text
  }
}
