import IntentCatalog

/// What people see and may point at.
extension DialogReducer {
  /// Remembers what is on screen; one alone is what "this" means from then on.
  mutating func putOnScreen(_ entities: [String]) {
    state.onScreen = entities.isEmpty ? nil : entities
    if entities.count == 1 { state.mentioned = entities }
  }

  /// A reading with what it means by references: a place in a row is one in what is on screen.
  /// - Returns: The reading, and the identifiers of what was talked about; nil for a place that what is
  ///   on screen has not.
  func inSight(_ reading: SchemaReading) -> (reading: SchemaReading, mentioned: [String])? {
    let target = reading.target
    guard let position = target.position, target.words.isEmpty, target.conditions.isEmpty,
      let row = state.onScreen, row.count > 1
    else { return (reading, state.mentioned ?? []) }
    let place = position > 0 ? position - 1 : row.count + position
    guard row.indices.contains(place) else { return nil }
    var meant = reading
    meant.target = SchemaReading.Target(isReference: true)
    return (meant, [row[place]])
  }
}

extension DialogState {
  /// The identifiers of what was talked about and what is on screen: what may be pointed at.
  public var pointedAt: [String] { (mentioned ?? []) + (onScreen ?? []) }
}
