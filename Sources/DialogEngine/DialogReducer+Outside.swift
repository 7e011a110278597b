import IntentCatalog

/// Questions that no app answers, but somebody outside may: how long the way takes, the weather.
extension DialogReducer {
  /// Asks outside about the entity that is meant.
  mutating func asksOutside(
    _ reading: SchemaReading, _ entities: [EntitySnapshot], _ mentioned: [String]
  ) {
    guard let question = context.schemas?.outside(reading, entities, mentioned) else {
      return say(context.schemas?.missing(reading) ?? "", as: .cannotAnswer)
    }
    state.mention([question.entity.id], in: reading.app)
    emit(.results([question.entity.id]))
    emit(.queryOutside(question))
  }

  /// Says what somebody outside knows.
  mutating func outsideFound(_ question: OutsideQuestion, _ answer: OutsideAnswer) {
    let isKnown = answer != .nobody && answer != .unknown
    say(context.schemas?.told(question, answer) ?? "", as: isKnown ? .answer : .cannotAnswer)
  }

  private mutating func say(_ sentence: String, as outcome: TurnOutcome) {
    emit(.say(sentence))
    if state.active?.prompt != nil { return askAgain(outcome) }
    emit(.outcome(outcome))
  }
}
