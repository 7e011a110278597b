import IntentCatalog

/// What people see and may point at.
extension DialogReducer {
  /// Remembers what is on screen; one alone is what "this" means from then on.
  mutating func putOnScreen(_ entities: [String]) {
    state.onScreen = entities.isEmpty ? nil : entities
    if entities.count == 1 {
      state.mentioned = entities
      state.mentionedApp = nil
    }
  }

  /// A reading with what it means by references: a place in a row is one in what is on screen.
  /// - Returns: The reading, and the identifiers of what was talked about; nil for a place that what is
  ///   on screen has not.
  func inSight(_ reading: SchemaReading) -> (reading: SchemaReading, mentioned: [String])? {
    let target = reading.target
    guard let position = target.position, target.words.isEmpty, target.conditions.isEmpty,
      let row = state.onScreen, row.count > 1
    else { return (reading, state.mentioned(in: reading.app)) }
    let place = position > 0 ? position - 1 : row.count + position
    guard row.indices.contains(place) else { return nil }
    var meant = reading
    meant.target = SchemaReading.Target(isReference: true)
    return (meant, [row[place]])
  }
}

extension DialogState {
  /// The identifiers of what was talked about and what is on screen: what may be pointed at.
  public var pointedAt: [String] {
    (mentioned ?? []) + (onScreen ?? []) + (mentionedIn ?? [:]).values.flatMap(\.self)
  }

  /// The identifiers of what was talked about in an app, the last one first.
  func mentioned(in app: String) -> [String] {
    mentionedApp == nil || mentionedApp == app ? mentioned ?? [] : mentionedIn?[app] ?? []
  }

  /// Remembers what was talked about.
  mutating func mention(_ entities: [String], in app: String) {
    mentioned = entities
    mentionedApp = app
    mentionedIn = (mentionedIn ?? [:]).merging([app: entities]) { $1 }
  }

  /// The apps in which something may be pointed at.
  var mentions: SchemaMentions {
    let isUnknown = onScreen != nil || (mentioned != nil && mentionedApp == nil)
    return SchemaMentions(
      last: mentionedApp, apps: isUnknown ? nil : Set((mentionedIn ?? [:]).keys))
  }
}
