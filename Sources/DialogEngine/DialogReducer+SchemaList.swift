import IntentCatalog

/// What is said where a list stays as it is.
extension DialogReducer {
  /// Whether somebody is in a list from which they are to be taken or to which they are to come; nil where
  /// nothing of that kind is wanted.
  func listAnswer(_ reading: SchemaReading, _ entity: EntitySnapshot) -> String? {
    guard let fill = reading.fills.first, fill.list != nil,
      case .intent(let schema) = reading.wish,
      let catalog = context.app(reading.app)?.catalog,
      let intent = catalog.intent(schema: schema),
      let (_, type) = thing(of: intent, catalog),
      let kind = catalog.entities.first(where: { $0.identifier == type })?.schema
    else { return nil }
    let asked = SchemaReading(
      app: reading.app, wish: .question(entity: kind, property: fill.parameter, form: .check),
      target: SchemaReading.Target(words: [fill.text], isReference: true))
    return context.schemas?.answer(asked, [entity], [entity.id])?.sentence
  }
}
