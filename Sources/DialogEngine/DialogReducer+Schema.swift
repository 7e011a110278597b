import IntentCatalog
import IntentMatching
import TextNormalization

/// What people say to apps that adopt schemas and write no phrases.
extension DialogReducer {
  /// Begins what an utterance asks by a schema.
  /// - Returns: Whether it asks something.
  mutating func startsSchema(_ text: String) -> Bool {
    if startsClauses(text) { return true }
    guard let reading = schemaReading(text) else { return false }
    return starts(reading)
  }

  /// Begins what an utterance asks of something by its name, if there is one of that name.
  /// - Returns: Whether it asks something.
  mutating func startsNamed(_ text: String) -> Bool {
    guard let reading = schemaReading(text, .named) ?? schemaReading(text, .said) else {
      return false
    }
    return starts(reading)
  }

  /// Asks the last question once more, of another time ("and on Friday?").
  /// - Returns: Whether the utterance wants that.
  mutating func continuesQuestion(_ text: String) -> Bool {
    guard var asked = state.asked, let more = schemaReading(text, .again), more.app == asked.app,
      !more.target.conditions.isEmpty
    else { return false }
    let told = Set(more.target.conditions.map(\.parameter))
    asked.target.conditions.removeAll { told.contains($0.parameter) }
    asked.target.conditions += more.target.conditions
    asked.target.isNext = false
    return starts(asked)
  }

  /// A sentence that would be one if what it names were there: it may ask of what was talked about.
  private mutating func namesNothing(_ reading: SchemaReading, _ sentence: String) {
    if reading.target.isByName, let said = schemaReading(sentence, .said), starts(said) { return }
    notUnderstood(sentence)
  }

  mutating func starts(_ reading: SchemaReading) -> Bool {
    guard let catalog = context.app(reading.app)?.catalog else { return false }
    switch reading.wish {
    case .question(let entity, let property, _):
      guard let type = catalog.entity(schema: entity)?.identifier else { return false }
      state.idleMisses = 0
      state.asked = reading
      emit(.question(entity: type, property: property))
      emit(.querySchema(reading, type: type))
    case .intent(let schema):
      guard let intent = catalog.intent(schema: schema) else { return false }
      state.idleMisses = 0
      state.asked = nil
      if bringsFromElsewhere(reading) { return true }
      if let (_, type) = thing(of: intent, catalog) {
        emit(.querySchema(reading, type: type))
      } else {
        begin(reading, intent, nil, [])
      }
    }
    return true
  }

  /// What a sentence asks by a schema, maybe of what was talked about; nil where schemas are not heard.
  func schemaReading(
    _ text: String, _ kind: SchemaSurroundings.Kind = .whole
  ) -> SchemaReading? {
    guard context.hearsSchemas else { return nil }
    return context.schemas?.read(text, schemaSurroundings(kind))
  }

  /// What a sentence of a kind may mean besides its words.
  func schemaSurroundings(_ kind: SchemaSurroundings.Kind) -> SchemaSurroundings {
    SchemaSurroundings(
      hasMentioned: !state.pointedAt.isEmpty, names: context.apps.flatMap(\.listedNames),
      kind: kind, mentions: state.mentions)
  }

  /// Changes by a schema what was just made by one: a correction that would make another of it.
  /// - Returns: Whether it did.
  mutating func changesMentioned(_ text: String) -> Bool {
    guard let performed = state.performed, state.mentioned?.isEmpty == false,
      context.intent(of: performed.start)?.schema != nil,
      let reading = schemaReading(text), case .intent(let schema) = reading.wish,
      reading.target.isReference || reading.target == SchemaReading.Target(),
      let catalog = context.app(reading.app)?.catalog,
      let intent = catalog.intent(schema: schema), thing(of: intent, catalog) != nil
    else { return false }
    return starts(reading)
  }

  /// Whether an intent of a schema makes something, which to run again would make another of.
  func makesMore(_ call: IntentCall) -> Bool {
    guard let intent = context.intent(of: call), intent.schema != nil,
      let catalog = context.app(call.app)?.catalog
    else { return false }
    return thing(of: intent, catalog) == nil && state.mentioned?.isEmpty == false
  }

  /// Remembers what an intent of a schema made, changed or shows.
  mutating func mention(_ result: PerformResult, of call: IntentCall) {
    guard context.intent(of: call)?.schema != nil else { return }
    if let shown = result.onScreen { putOnScreen(shown) }
    noteChange(by: call)
    if case .identifier(let id) = result.value { state.mention([id], in: call.app) }
  }

  /// Answers a question by a schema while something else is asked, which is then asked again.
  ///
  /// Where any text answers that, only what is written as a question is one.
  /// - Returns: Whether it was one.
  mutating func asksSchema(_ text: String, _ reply: Reply, isOpenToText: Bool) -> Bool {
    if isOpenToText, !text.isWrittenAsQuestion { return false }
    switch reply {
    case .unknown: break
    case .content(let content) where content.picks.isEmpty || content.isGuess: break
    default: return false
    }
    guard let reading = schemaReading(text), case .question = reading.wish else { return false }
    return starts(reading)
  }

  /// Goes on with the entities that the app has.
  mutating func schemaFound(_ said: SchemaReading, _ entities: [EntitySnapshot]) {
    guard let (reading, mentioned) = inSight(said) else {
      emit(.say(context.schemas?.missing(said) ?? ""))
      return emit(.outcome(.cannotAnswer))
    }
    if reading.asksOutside { return asksOutside(reading, entities, mentioned) }
    guard case .intent(let schema) = reading.wish else {
      if let sentence = reading.sentence,
        reading.target.isByName,
        context.schemas?.meant(reading, entities, mentioned).isEmpty != false
      {
        return namesNothing(reading, sentence)
      }
      guard let answer = context.schemas?.answer(reading, entities, mentioned) else {
        if let sentence = reading.sentence { notUnderstood(sentence) }
        return
      }
      emit(.say(answer.sentence))
      show(snippet: answer.lines)
      if context.isVoiceOnly { tell(answer.lines) }
      let found = answer.entities.map(\.id)
      emit(.results(found))
      if !found.isEmpty { state.mention(found, in: reading.app) }
      if found.count > 1 { state.onScreen = found }
      if state.active?.prompt != nil { return askAgain(.answer) }
      return emit(.outcome(.answer))
    }
    guard let catalog = context.app(reading.app)?.catalog,
      let intent = catalog.intent(schema: schema),
      let (parameter, _) = thing(of: intent, catalog)
    else { return }
    let meant = context.schemas?.meant(reading, entities, mentioned) ?? []
    if meant.isEmpty, let sentence = reading.sentence { return namesNothing(reading, sentence) }
    if meant.count > 1, reading.target.isAll || !reading.target.parts.isEmpty {
      if let first = oneOfSeveral(meant, reading, intent) {
        return begin(reading, intent, parameter, [first])
      }
      if let one = context.schemas?.oneAtATime(reading) { emit(.say(one)) }
      if intent.changesThings, reading.fills.isEmpty { return emit(.outcome(.cannotAnswer)) }
    }
    guard !meant.isEmpty else {
      emit(.say(context.schemas?.missing(reading) ?? ""))
      return emit(.outcome(.cannotAnswer))
    }
    begin(reading, intent, parameter, meant)
  }

  /// The parameter of an intent that takes what is changed, and its type: the first entity whose
  /// schema a question may be about and that has to be there.
  func thing(
    of intent: IntentDescriptor, _ catalog: AppCatalog
  ) -> (parameter: String, type: String)? {
    guard let first = intent.parameters.first, case .entity(let type) = first.type,
      catalog.entities.contains(where: { $0.identifier == type && $0.schema != nil })
    else { return nil }
    return (first.name, type)
  }

  /// The values that a reading gives for an intent's parameters.
  func values(
    of reading: SchemaReading, _ intent: IntentDescriptor, _ entity: EntitySnapshot? = nil
  ) -> [LoggedValue] {
    SchemaValues(reducer: self, intent: intent, app: reading.app, entity: entity)
      .values(of: reading.fills)
  }

  /// Starts an intent with what was said.
  mutating func begin(
    _ reading: SchemaReading, _ intent: IntentDescriptor, _ parameter: String?,
    _ meant: [EntitySnapshot], brought: [LoggedValue] = []
  ) {
    var values: [LoggedValue] = []
    if let parameter, let first = meant.first {
      values.append(
        LoggedValue(
          parameter: parameter, value: .identifier(first.id), title: first.title,
          candidates: meant.count > 1 ? meant.map(\.option) : []))
      state.mention(meant.map(\.id), in: reading.app)
    }
    state.changing = changes(of: meant, by: intent, in: reading.app)
    state.choosing =
      meant.count > 1 && !reading.fills.isEmpty
      ? parameter.map { SchemaChoice(reading: reading, parameter: $0, entities: meant) } : nil
    let fills = meant.count > 1 ? [] : self.values(of: reading, intent, meant.first)
    if meant.count == 1, let first = meant.first, fills.isEmpty, intent.changesThings,
      let question = listAnswer(reading, first) ?? context.schemas?.unsaid(reading, first)
    {
      emit(.say(question))
      return emit(.outcome(.help))
    }
    keepLength(reading, intent, meant.isEmpty ? fills : [])
    if !meant.isEmpty { state.lasting = nil }
    values += fills
    values += brought.filter { one in !fills.contains { $0.parameter == one.parameter } }
    start(
      StartedCall(
        call: IntentCall(app: reading.app, intent: intent.identifier), values: values))
  }
}
