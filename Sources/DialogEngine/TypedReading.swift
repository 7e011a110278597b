import Foundation
import IntentCatalog
import ValueRecognition

/// What a text is as the value of a parameter of an open type.
enum TypedReading {
  case value(ParameterValue, title: String)
  /// It may be several values, and none is likelier.
  case several([OptionDescriptor])
  /// A day whose time is wanted besides.
  case partial(PartialDate)
  /// It is such a value in form, but there is none such; why, where that is known.
  case invalid(ValueProblem?)
  case none

  /// Reads a whole text; words that mean nothing may stand around the value.
  ///
  /// - Parameters:
  ///   - text: What was said.
  ///   - parameter: The parameter that is to have the value.
  ///   - context: The surroundings.
  ///   - base: What is known of a date already.
  ///   - known: The value that the parameter has already.
  init(
    _ text: String, as parameter: ParameterDescriptor, _ context: DialogContext,
    base: DateReading.Base? = nil, known: ParameterValue? = nil
  ) {
    if parameter.isDate {
      self = DateReading(parameter: parameter, base: base, context: context).read(text)
      return
    }
    if case .other(let name) = parameter.type {
      self = Self.other(text, name, context, known: known)
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
      self = Self.mixed(text, parameter, context) ?? Self.range(text, parameter, context)
      return
    }
    guard let first = reading.values.first, let value = Self.value(first, context) else {
      self = reading.problem == nil ? .none : .invalid(reading.problem)
      return
    }
    self = .value(value, title: Self.title(first, context))
  }

  /// Whether it says something that the parameter takes or might take.
  var isSomething: Bool { if case .none = self { false } else { true } }

  /// A number in the words of the language that is mixed in.
  private static func mixed(
    _ text: String, _ parameter: ParameterDescriptor, _ context: DialogContext
  ) -> TypedReading? {
    guard parameter.type == .int || parameter.type == .double,
      let number = context.mixedIn?.number(text)
    else { return nil }
    guard parameter.type == .int else {
      return .value(.double(number.value), title: number.value.formatted(.number))
    }
    return number.integer.map { .value(.int($0), title: String($0)) } ?? .invalid(.notWhole)
  }

  /// The numbers of a range, where one is wanted ("two or three").
  private static func range(
    _ text: String, _ parameter: ParameterDescriptor, _ context: DialogContext
  ) -> TypedReading {
    guard parameter.type == .int else { return .none }
    let length = text.unicodeScalars.count
    for value in context.recognizer.values(in: text, context.values) {
      guard value.range == 0..<length, case .numberRange(let range) = value.readings.first,
        let lower = range.lower.flatMap({ Int(exactly: $0) }),
        let upper = range.upper.flatMap({ Int(exactly: $0) }), lower <= upper
      else { continue }
      guard upper - lower < mostOptions else { return .invalid(nil) }
      return .several((lower...upper).map { OptionDescriptor(id: String($0), title: String($0)) })
    }
    return .none
  }

  /// The most numbers of a range that are worth listing.
  private static let mostOptions = 5

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
    case .moment(let moment): .date(DateText(context).iso(moment.date))
    case .step, .duration, .range, .recurrence, .numberRange, .currency, .measure: nil
    case .phone(let text), .person(let text): .string(text)
    }
  }

  /// What a value is called when it is said back.
  private static func title(
    _ content: ValueContent, _ context: DialogContext
  ) -> String {
    switch content {
    case .integer(let value), .ordinal(let value): String(value)
    case .decimal(let value), .percentage(let value): value.formatted(.number)
    case .boolean(let value): context.sentence(value ? "value.true" : "value.false")
    case .url(let value), .email(let value), .text(let value), .phone(let value),
      .person(let value):
      value
    case .step, .moment, .duration, .range, .recurrence, .numberRange, .currency, .measure: ""
    }
  }
}
