import IntentCatalog

/// One of several things that a sentence asked for, which waits for those before it.
struct LaterWish: Codable, Hashable, Sendable {
  var reading: SchemaReading
  /// The entity that it is about; nil where the reading says that.
  var entity: String?
}

/// Several things in one sentence: "delete the picnic and the lunch", "cancel it and add a party".
extension DialogReducer {
  /// The most entities that are changed or deleted one after the other.
  private static let severalLimit = 5

  /// Begins the first of several things that a sentence asks for; the others follow.
  /// - Returns: Whether it asks for several.
  mutating func startsClauses(_ text: String) -> Bool {
    guard let several = context.schemas?.clauses(text, schemaSurroundings(.whole)),
      several.count > 1, context.hearsSchemas
    else { return false }
    state.later = several.dropFirst().map { LaterWish(reading: $0, entity: nil) }
    guard starts(several[0]) else {
      state.later = nil
      return false
    }
    return true
  }

  /// Does to the first of several entities what is wanted of all, and to the others after it.
  /// - Returns: The one to begin with; nil where there are too many, or nothing is done to them.
  mutating func oneOfSeveral(
    _ meant: [EntitySnapshot], _ reading: SchemaReading, _ intent: IntentDescriptor
  ) -> EntitySnapshot? {
    guard intent.changesOrDeletes, intent.deletes || !reading.fills.isEmpty,
      meant.count <= Self.severalLimit, let first = meant.first
    else { return nil }
    let others = meant.dropFirst().map { LaterWish(reading: reading, entity: $0.id) }
    state.later = others + (state.later ?? [])
    return first
  }

  /// Begins what waits, once what came before it is done.
  /// - Returns: Whether something waited.
  mutating func goesOn() -> Bool {
    guard let next = state.later?.first else { return false }
    state.later?.removeFirst()
    var reading = next.reading
    if let entity = next.entity {
      state.mention([entity], in: reading.app)
      reading.target = SchemaReading.Target(isReference: true)
    }
    return starts(reading)
  }
}
