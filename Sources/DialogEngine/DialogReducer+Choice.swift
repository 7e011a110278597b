import IntentCatalog

/// What was said of several entities: it counts from the one that is meant, so it is worked out once
/// that is known ("push the lunch an hour" — which one?).
struct SchemaChoice: Codable, Hashable, Sendable {
  var reading: SchemaReading
  /// The parameter that takes the entity.
  var parameter: String
  var entities: [EntitySnapshot]
}

extension DialogReducer {
  /// Works out what was said of an entity, once it was chosen.
  mutating func settleChoice(_ request: DialogRequest) {
    guard let choice = state.choosing, let intent = context.intent(of: request.start) else {
      return
    }
    guard request.start.app == choice.reading.app,
      case .intent(let schema) = choice.reading.wish, intent.schema == schema
    else { return state.choosing = nil }
    guard let logged = request.logged(choice.parameter), logged.candidates.isEmpty,
      case .identifier(let id) = logged.value,
      let one = choice.entities.first(where: { $0.id == id })
    else { return }
    state.choosing = nil
    for value in values(of: choice.reading, intent, one)
    where request.logged(value.parameter) == nil {
      update { $0.log.append(.value(value)) }
    }
  }
}
