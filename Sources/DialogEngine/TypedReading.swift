import Foundation
import IntentCatalog
import ValueRecognition

/// What a text is as the value of a parameter of an open type.
enum TypedReading {
  case value(ParameterValue, title: String)
  /// It is such a value in form, but there is none such.
  case invalid
  case none

  /// Reads a whole text; words that mean nothing may stand around the value.
  init(_ text: String, as parameter: ParameterDescriptor, _ context: DialogContext) {
    if case .other(let name) = parameter.type {
      self = Self.other(text, name, context)
      return
    }
    guard let type = Self.readable(parameter.type) else {
      self = .none
      return
    }
    if parameter.type == .bool, let named = Self.named(text, parameter, context) {
      self = named
      return
    }
    let reading = context.recognizer.read(text, as: type, context.values)
    guard reading.isWhole else {
      self = .none
      return
    }
    guard let first = reading.values.first, let value = Self.value(first, context) else {
      self = reading.problem == nil ? .none : .invalid
      return
    }
    self = .value(value, title: Self.title(first, parameter, context))
  }

  private static func readable(_ type: ValueType) -> ReadableType? {
    switch type {
    case .int: .integer
    case .double: .double
    case .bool: .bool
    case .date: .date
    case .url: .url
    case .string, .appEnum, .entity, .other: nil
    }
  }

  /// A Bool by the names that the app gives to its values.
  private static func named(
    _ text: String, _ parameter: ParameterDescriptor, _ context: DialogContext
  ) -> TypedReading? {
    var lexicon = ReplyLexicon()
    for (name, id) in [(parameter.trueName, "true"), (parameter.falseName, "false")] {
      if let name = name?.text(in: context.languageCode) {
        lexicon.add(name, .value(type: "Bool", id: id))
      }
    }
    let lattice = ReplyLattice(text, [context.words.lexicon, lexicon])
    let ids = lattice.tokens.flatMap(\.senses).compactMap { sense -> String? in
      if case .value(_, let id) = sense { id } else { nil }
    }
    guard Set(ids).count == 1, let id = ids.first, !lattice.tokens.contains(where: \.isGap)
    else { return nil }
    let name = id == "true" ? parameter.trueName : parameter.falseName
    return .value(.bool(id == "true"), title: name?.text(in: context.languageCode) ?? id)
  }

  private static func value(_ content: ValueContent, _ context: DialogContext) -> ParameterValue? {
    switch content {
    case .integer(let value): .int(value)
    case .decimal(let value), .percentage(let value): .double(value)
    case .ordinal(let value): .int(value)
    case .boolean(let value): .bool(value)
    case .url(let value): .url(value)
    case .email(let value), .text(let value): .string(value)
    case .moment(let moment): .date(iso(moment.date, context))
    case .step, .duration, .range, .recurrence, .numberRange, .currency, .measure: nil
    case .phone(let text), .person(let text): .string(text)
    }
  }

  /// ISO 8601 with the session's own offset.
  private static func iso(_ date: Date, _ context: DialogContext) -> String {
    var style = Date.ISO8601FormatStyle(timeZone: context.values.timeZone)
    style = style.year().month().day().dateSeparator(.dash)
      .time(includingFractionalSeconds: false).timeSeparator(.colon).timeZone(separator: .colon)
    let text = date.formatted(style)
    return text.hasSuffix("Z") ? String(text.dropLast()) + "+00:00" : text
  }

  /// What a value is called when it is said back.
  private static func title(
    _ content: ValueContent, _ parameter: ParameterDescriptor, _ context: DialogContext
  ) -> String {
    switch content {
    case .integer(let value), .ordinal(let value): String(value)
    case .decimal(let value), .percentage(let value): value.formatted(.number)
    case .boolean(let value): context.sentence(value ? "value.true" : "value.false")
    case .url(let value), .email(let value), .text(let value), .phone(let value),
      .person(let value):
      value
    case .moment(let moment): shown(moment, parameter, context)
    case .step, .duration, .range, .recurrence, .numberRange, .currency, .measure: ""
    }
  }

  /// A moment in words, as far as it was said.
  private static func shown(
    _ moment: Moment, _ parameter: ParameterDescriptor, _ context: DialogContext
  ) -> String {
    let hasTime = moment.granularity < .day && parameter.dateKind != "date"
    let style = Date.FormatStyle(
      date: parameter.dateKind == "time" ? .omitted : .complete,
      time: hasTime ? .shortened : .omitted, locale: context.values.locale,
      calendar: context.values.calendar, timeZone: context.values.timeZone)
    return moment.date.formatted(style)
  }
}
