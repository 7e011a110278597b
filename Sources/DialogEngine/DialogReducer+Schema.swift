import Foundation
import IntentCatalog
import IntentMatching
import TextNormalization
import ValueRecognition

/// What people say to apps that adopt schemas and write no phrases.
extension DialogReducer {
  /// Begins what an utterance asks by a schema.
  /// - Returns: Whether it asks something.
  mutating func startsSchema(_ text: String) -> Bool {
    guard let reading = schemaReading(text) else { return false }
    return starts(reading)
  }

  private mutating func starts(_ reading: SchemaReading) -> Bool {
    guard let catalog = context.app(reading.app)?.catalog else { return false }
    switch reading.wish {
    case .question(let entity, let property, _):
      guard let type = catalog.entity(schema: entity)?.identifier else { return false }
      state.idleMisses = 0
      emit(.question(entity: type, property: property))
      emit(.querySchema(reading, type: type))
    case .intent(let schema):
      guard let intent = catalog.intent(schema: schema) else { return false }
      state.idleMisses = 0
      if let (_, type) = thing(of: intent, catalog) {
        emit(.querySchema(reading, type: type))
      } else {
        begin(reading, intent, nil, [])
      }
    }
    return true
  }

  /// What a sentence asks by a schema, maybe of what was talked about; nil in a session that is not bound.
  private func schemaReading(_ text: String) -> SchemaReading? {
    guard context.options.isBound else { return nil }
    return context.schemas?.read(text, !state.pointedAt.isEmpty)
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
    if case .identifier(let id) = result.value { state.mentioned = [id] }
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
    guard case .intent(let schema) = reading.wish else {
      guard let answer = context.schemas?.answer(reading, entities, mentioned) else { return }
      emit(.say(answer.sentence))
      show(snippet: answer.lines)
      let found = answer.entities.map(\.id)
      emit(.results(found))
      if !found.isEmpty { state.mentioned = found }
      if found.count > 1 { state.onScreen = found }
      if state.active?.prompt != nil { return askAgain(.answer) }
      return emit(.outcome(.answer))
    }
    guard let catalog = context.app(reading.app)?.catalog,
      let intent = catalog.intent(schema: schema),
      let (parameter, _) = thing(of: intent, catalog)
    else { return }
    let meant = context.schemas?.meant(reading, entities, mentioned) ?? []
    guard !meant.isEmpty else {
      emit(.say(context.schemas?.missing(reading) ?? ""))
      return emit(.outcome(.cannotAnswer))
    }
    begin(reading, intent, parameter, meant)
  }

  /// The parameter of an intent that takes what is changed, and its type: the first entity whose
  /// schema a question may be about and that has to be there.
  private func thing(
    of intent: IntentDescriptor, _ catalog: AppCatalog
  ) -> (parameter: String, type: String)? {
    guard let first = intent.parameters.first, case .entity(let type) = first.type,
      catalog.entities.contains(where: { $0.identifier == type && $0.schema != nil })
    else { return nil }
    return (first.name, type)
  }

  /// Starts an intent with what was said.
  private mutating func begin(
    _ reading: SchemaReading, _ intent: IntentDescriptor, _ parameter: String?,
    _ meant: [EntitySnapshot]
  ) {
    var values: [LoggedValue] = []
    if let parameter, let first = meant.first {
      values.append(
        LoggedValue(
          parameter: parameter, value: .identifier(first.id), title: first.title,
          candidates: meant.count > 1 ? meant.map(\.option) : []))
      state.mentioned = meant.map(\.id)
    }
    let said = SchemaValues(
      reducer: self, intent: intent, app: reading.app, entity: meant.count == 1 ? meant[0] : nil)
    let fills = said.values(of: reading.fills)
    if let first = meant.first, fills.isEmpty, intent.changesThings,
      let question = context.schemas?.unsaid(reading, first)
    {
      emit(.say(question))
      return emit(.outcome(.help))
    }
    values += fills
    start(
      StartedCall(
        call: IntentCall(app: reading.app, intent: intent.identifier), values: values))
  }
}

/// Makes values of parameters from what a schema's reading has for them.
private struct SchemaValues {
  let reducer: DialogReducer
  let intent: IntentDescriptor
  let app: String
  /// The entity that is changed, where it is known.
  let entity: EntitySnapshot?
  private var context: DialogContext { reducer.context }

  init(reducer: DialogReducer, intent: IntentDescriptor, app: String, entity: EntitySnapshot?) {
    self.reducer = reducer
    self.intent = intent
    self.app = app
    self.entity = entity
  }

  func values(of fills: [SchemaReading.Fill]) -> [LoggedValue] {
    var values: [LoggedValue] = []
    for fill in fills {
      for value in self.values(of: fill, after: values)
      where !values.contains(where: { $0.parameter == value.parameter }) {
        values.append(value)
      }
    }
    return values
  }

  private func values(
    of fill: SchemaReading.Fill, after earlier: [LoggedValue]
  ) -> [LoggedValue] {
    guard let descriptor = intent.parameter(fill.parameter) else { return [] }
    if fill.value == .cleared {
      return [LoggedValue(parameter: descriptor.name, value: .cleared, title: "")]
    }
    if descriptor.isDate { return dates(fill, descriptor, earlier) }
    if let named = named(fill.text) { return [named] }
    if case .entity = descriptor.type {
      var value = ParameterValue.string(fill.text)
      if case .array = fill.value {
        value = fill.value
      } else if descriptor.isArray {
        value = .array([value])
      }
      return [LoggedValue(parameter: descriptor.name, value: value, title: fill.text)]
    }
    if descriptor.type.takesAnyText {
      return [
        LoggedValue(parameter: descriptor.name, value: .string(fill.text), title: fill.text)
      ]
    }
    return [reducer.spoken(fill.text, descriptor)].compactMap { $0 }
  }

  /// A value of another entity parameter that has just this name ("in Work").
  private func named(_ text: String) -> LoggedValue? {
    let wanted = TextNormalizer.shared.normalize(text)
    for descriptor in intent.parameters where !descriptor.isArray {
      guard case .entity(let type) = descriptor.type,
        let value = context.app(app)?.values[type]?.first(where: {
          $0.names(in: context.languageCode).contains {
            TextNormalizer.shared.normalize($0) == wanted
          }
        })
      else { continue }
      return LoggedValue(
        parameter: descriptor.name, value: .identifier(value.id),
        title: value.title.text(in: context.languageCode))
    }
    return nil
  }

  // MARK: - Times

  /// A time of day without its day, on a day that is known: the reading that is nearest to the time there.
  private func nearest(_ text: String, to base: Date) -> Date? {
    let value = context.recognizer.values(in: text, context.values)
      .max { $0.range.count < $1.range.count }
    guard let value else { return nil }
    let calendar = context.values.calendar
    return value.readings.flatMap { content -> [Date?] in
      switch content {
      case .moment(let moment) where value.kind == .time:
        let time = calendar.dateComponents([.hour, .minute], from: moment.date)
        return [
          calendar.date(
            bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: 0, of: base)
        ]
      case .integer(let hour) where (1...12).contains(hour):
        return [hour % 12, hour % 12 + 12].map {
          calendar.date(bySettingHour: $0, minute: 0, second: 0, of: base)
        }
      default: return []
      }
    }
    .compactMap { $0 }
    .min { abs($0.timeIntervalSince(base)) < abs($1.timeIntervalSince(base)) }
  }

  private func dates(
    _ fill: SchemaReading.Fill, _ descriptor: ParameterDescriptor, _ earlier: [LoggedValue]
  ) -> [LoggedValue] {
    let text = DateText(context)
    func logged(_ name: String, _ date: Date) -> LoggedValue? {
      intent.parameter(name).map {
        LoggedValue(
          parameter: name, value: .date(text.iso(date)),
          title: text.words(date, $0, hasTime: true))
      }
    }
    let base = text.base(entity?.properties[descriptor.name]?.value)
    if case .double(let seconds) = fill.value {
      let from = base ?? earlier.lazy.compactMap { text.base($0.value) }.first
      return [from.flatMap { logged(descriptor.name, $0.date.addingTimeInterval(seconds)) }]
        .compactMap { $0 }
    }
    if let base, let near = nearest(fill.text, to: base.date) {
      return [logged(descriptor.name, near)].compactMap { $0 }
    }
    let reading = TypedReading(fill.text, as: descriptor, context, base: base)
    if let value = ReplyFill(descriptor, reading) {
      return [
        LoggedValue(
          parameter: value.parameter, value: value.value, title: value.title,
          candidates: value.candidates, partial: value.partial)
      ]
    }
    let range = context.recognizer.values(in: fill.text, context.values)
      .max { $0.range.count < $1.range.count }
    guard case .range(let range) = range?.readings.first, let start = range.start else { return [] }
    let last = intent.parameters.first { $0.isDate && $0.name != descriptor.name }
    return [
      logged(descriptor.name, start),
      last.flatMap { last in range.end.flatMap { logged(last.name, $0) } },
    ]
    .compactMap { $0 }
  }
}

extension IntentDescriptor {
  /// Whether it changes what there is, by the name of its schema (`calendar.updateEvent`).
  fileprivate var changesThings: Bool {
    schema?.split(separator: ".").last?.hasPrefix("update") ?? false
  }
}
