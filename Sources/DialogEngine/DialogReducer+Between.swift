import IntentCatalog

/// What one app has and another one is given: who comes to an event, what was changed in it.
extension DialogReducer {
  /// The role of a change in words, which is no property's.
  private static let change = "change"

  /// Asks the app that has what a sentence brings to another one.
  /// - Returns: Whether there is such an app, and something that may be meant.
  mutating func bringsFromElsewhere(_ reading: SchemaReading) -> Bool {
    guard !reading.brings.isEmpty,
      reading.target != SchemaReading.Target() || !state.pointedAt.isEmpty,
      let source = context.schemas?.sources(Array(reading.brings.values)).first(where: {
        $0.app != reading.app
      }),
      let type = context.app(source.app)?.catalog.entity(schema: source.entity)?.identifier
    else { return false }
    emit(.querySource(reading, source, type: type))
    return true
  }

  /// Starts an intent with what another app has for it.
  mutating func sourceFound(
    _ reading: SchemaReading, _ source: SchemaSource, _ known: [EntitySnapshot]
  ) {
    // What was just deleted still has those whom to tell.
    let gone = state.gone.flatMap { one in known.contains { $0.id == one.id } ? nil : one }
    let entities = known + (gone.map { [$0] } ?? [])
    guard case .intent(let schema) = reading.wish,
      let intent = context.app(reading.app)?.catalog.intent(schema: schema)
    else { return }
    let asked = SchemaReading(
      app: source.app, wish: .question(entity: source.entity, property: nil, form: .list),
      target: reading.target)
    let known = Set(entities.map(\.id))
    guard
      reading.target != SchemaReading.Target(isReference: reading.target.isReference)
        || state.mentioned(in: source.app).contains(where: known.contains)
    else { return begin(reading, intent, nil, []) }
    guard let (meant, mentioned) = inSight(asked),
      let one = context.schemas?.meant(meant, entities, mentioned).first
    else {
      emit(.say(context.schemas?.missing(asked) ?? ""))
      return emit(.outcome(.cannotAnswer))
    }
    state.mention([one.id], in: source.app)
    var brought: [LoggedValue] = []
    for (name, role) in reading.brings.sorted(by: { $0.key < $1.key }) {
      guard let parameter = intent.parameter(name) else { continue }
      if role == Self.change {
        let words = state.changed.flatMap { change in
          change.entity == one.id ? context.schemas?.changed(change) : nil
        }
        if let words {
          brought.append(LoggedValue(parameter: name, value: .string(words), title: words))
        }
      } else if let property = source.roles[role] {
        guard let value = value(of: property, one, for: parameter) else {
          emit(.say(context.schemas?.lacking(asked, property, one) ?? ""))
          return emit(.outcome(.cannotAnswer))
        }
        brought.append(value)
      }
    }
    begin(reading, intent, nil, [], brought: brought)
  }

  /// An entity's property as a parameter of another app takes it; nil where it has none.
  private func value(
    of property: String, _ entity: EntitySnapshot, for parameter: ParameterDescriptor
  ) -> LoggedValue? {
    guard let held = entity.properties[property] else { return nil }
    if case .other(let type) = parameter.type {
      guard let values = held.representations[type], let first = values.first else { return nil }
      return LoggedValue(
        parameter: parameter.name, value: parameter.isArray ? .array(values) : first,
        title: held.text)
    }
    guard !held.text.isEmpty else { return nil }
    return LoggedValue(parameter: parameter.name, value: .string(held.text), title: held.text)
  }

  // MARK: - Changes

  /// The most entities that are kept as they were.
  private static let keptLimit = 10

  /// What an intent may change, as it is before; nil where it changes nothing.
  mutating func changes(
    of meant: [EntitySnapshot], by intent: IntentDescriptor, in app: String
  ) -> [SchemaChange]? {
    state.going = intent.deletes ? Array(meant.prefix(Self.keptLimit)) : nil
    guard let schema = intent.schema, !meant.isEmpty else { return nil }
    let names = Set(intent.parameters.map(\.name))
    return meant.prefix(Self.keptLimit).map { entity in
      SchemaChange(
        app: app, schema: schema, entity: entity.id, title: entity.title,
        before: entity.properties.filter { names.contains($0.key) }.mapValues(\.value))
    }
  }

  /// Keeps what an intent changed.
  mutating func noteChange(by call: IntentCall) {
    guard let changing = state.changing, let intent = context.intent(of: call),
      let schema = intent.schema,
      let change = changing.first(where: { change in
        change.app == call.app && change.schema == schema
          && call.parameters.values.contains(.identifier(change.entity))
      })
    else { return }
    state.changing = nil
    state.gone = intent.deletes ? state.going?.first { $0.id == change.entity } : nil
    state.going = nil
    state.changed = change
    state.changed?.after = call.parameters.filter { change.before[$0.key] != nil }
  }
}
