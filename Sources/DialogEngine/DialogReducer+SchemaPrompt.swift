import IntentCatalog
import TextNormalization

/// Schemas while something is asked, and after something was done.
extension DialogReducer {
  /// Takes a reply to a question that any text answers for more than that: for several values of what is
  /// being made ("called Yoga, at eight"), or for a command that names what it is about.
  /// - Returns: Whether it did.
  mutating func takesSchema(_ text: String, _ request: DialogRequest) -> Bool {
    guard let own = context.intent(of: request.start), let schema = own.schema else {
      return false
    }
    let isWording = request.prompt.map { takesWording($0, request) } ?? false
    if !isWording, let reading = schemaReading(text, .fragment),
      reading.wish == .intent(schema: schema), reading.app == request.start.app
    {
      let values = values(of: reading, own)
      guard !values.isEmpty else { return false }
      start(StartedCall(call: request.start, values: values))
      return true
    }
    let whole = schemaReading(text)
    guard let reading = whole ?? schemaReading(text, .named),
      case .intent(let other) = reading.wish,
      whole?.isExplicit == true || namesSomething(text, reading)
    else { return false }
    if other == schema, reading.target == SchemaReading.Target() {
      start(StartedCall(call: request.start, values: values(of: reading, own)))
      return true
    }
    return starts(reading)
  }

  /// Takes what a reply to a confirmation wants otherwise ("no, to Ken"), or another thing of the same kind.
  /// - Returns: Whether it did.
  mutating func correctsSchema(_ text: String, _ request: DialogRequest) -> Bool {
    guard let own = context.intent(of: request.start), let schema = own.schema,
      let reading = schemaReading(text, .fragment) ?? schemaReading(text),
      reading.wish == .intent(schema: schema), reading.app == request.start.app,
      reading.brings.isEmpty, reading.target == SchemaReading.Target()
    else { return false }
    let values = values(of: reading, own)
    guard !values.isEmpty else { return false }
    start(StartedCall(call: request.start, values: values))
    return true
  }

  /// Whether a sentence has the whole name of something that the app has.
  private func namesSomething(_ text: String, _ reading: SchemaReading) -> Bool {
    guard case .intent(let schema) = reading.wish, let app = context.app(reading.app),
      let intent = app.catalog.intent(schema: schema),
      let (_, type) = thing(of: intent, app.catalog)
    else { return false }
    let said = TextNormalizer.shared.normalize(text).string
    return (app.values[type] ?? []).contains { value in
      value.names(in: context.languageCode).contains {
        let name = TextNormalizer.shared.normalize($0).string
        return !name.isEmpty && said.contains(name)
      }
    }
  }

  /// Whether a sentence wants something by a schema of what it names, after something was done by one: that
  /// is no correction of what was done to another thing.
  func wantsOfAnother(_ text: String, _ performed: DialogRequest) -> Bool {
    guard context.intent(of: performed.start)?.schema != nil,
      let reading = schemaReading(text), case .intent = reading.wish
    else { return false }
    return !reading.target.words.isEmpty && !reading.fills.isEmpty
  }

  /// Changes once more, against what it is now, what a schema's intent changed: a correction gives a time
  /// alone its own day.
  /// - Returns: Whether the utterance was such a correction.
  func correctedReading(_ content: ReplyContent, _ text: String) -> SchemaReading? {
    guard let performed = state.performed, state.mentioned?.isEmpty == false,
      let said = context.intent(of: performed.start),
      let catalog = context.app(performed.start.app)?.catalog,
      let schema = said.changingSchema ?? said.schema,
      let intent = catalog.intent(schema: schema), thing(of: intent, catalog) != nil,
      content.fills.allSatisfy({ intent.parameter($0.parameter)?.isDate == true })
    else { return nil }
    let fills = content.fills.map {
      SchemaReading.Fill(
        parameter: $0.parameter, value: .string(text), text: text,
        range: 0..<text.unicodeScalars.count)
    }
    return SchemaReading(
      app: performed.start.app, wish: .intent(schema: schema), fills: fills,
      target: SchemaReading.Target(isReference: true))
  }
}

extension IntentDescriptor {
  private var verb: Substring { schema?.split(separator: ".").last ?? "" }
  /// The schema that changes what this one makes (`calendar.updateEvent` for `calendar.createEvent`).
  var changingSchema: String? {
    guard let schema, verb.hasPrefix("create") else { return nil }
    return schema.dropLast(verb.count) + "update" + verb.dropFirst("create".count)
  }
  /// Whether it changes what there is, by the name of its schema (`calendar.updateEvent`).
  var changesThings: Bool { verb.hasPrefix("update") }
  /// Whether it deletes what there is, likewise.
  var deletes: Bool { verb.hasPrefix("delete") }
  /// Whether it changes or deletes what there is.
  var changesOrDeletes: Bool { changesThings || deletes }
}
