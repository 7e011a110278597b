import Foundation
import IntentCatalog
import TextNormalization
import ValueRecognition

/// The values in a reply that an intent's open parameters may take.
extension ReplyReader {
  /// The parameters that no list names and that do not take any text, the asked one first, then those
  /// that were given last.
  var openParameters: [ParameterDescriptor] {
    let open = (intent?.parameters ?? []).filter {
      $0.type.listName == nil && !$0.type.takesAnyText
    }
    let given = (request?.log ?? []).reversed().map(\.parameter)
    func place(_ parameter: ParameterDescriptor) -> Int {
      parameter.name == prompt?.parameter
        ? -1 : given.firstIndex(of: parameter.name) ?? given.count
    }
    return open.enumerated().sorted {
      (place($0.element), $0.offset) < (place($1.element), $1.offset)
    }
    .map(\.element)
  }

  /// Where values stand that the open parameters may take, in units of the reply's normal form.
  func spokenRanges(_ reply: String) -> [Range<Int>] {
    let parameters = openParameters
    guard !parameters.isEmpty else { return [] }
    let asked: ReadableType? = parameters.contains(where: \.isDate) ? .date : nil
    let kinds = Set(parameters.flatMap(\.spokenKinds))
    let found = spokenValues(reply, asked, kinds)
    let text = TextNormalizer.shared.normalize(reply)
    let places = text.units.indices.map { text.sourceRange($0..<$0 + 1) }
    return found.filter { kinds.contains($0.kind) }.compactMap { value in
      let start = Self.start(of: value, reply, found)
      let end = context.recognizer.counted(value, in: reply).upperBound
      guard let first = places.firstIndex(where: { $0.lowerBound >= start }),
        let last = places.lastIndex(where: { $0.upperBound <= end }),
        first <= last
      else { return nil }
      return first..<last + 1
    }
  }

  /// The values of a reply; those of the language that is mixed in where one of them takes in more.
  private func spokenValues(
    _ reply: String, _ asked: ReadableType?, _ kinds: Set<RecognizedValue.Kind>
  ) -> [RecognizedValue] {
    let found = context.recognizer.values(in: reply, asking: asked, context.values)
    guard asked == .date, let mixedIn = context.mixedIn(to: reply) else { return found }
    let others = mixedIn.values(in: reply, asking: asked, context.values)
    func reach(_ values: [RecognizedValue]) -> Int {
      values.lazy.filter { kinds.contains($0.kind) }.map(\.range.count).max() ?? 0
    }
    return reach(others) > reach(found) ? others : found
  }

  /// Where a value begins with the minus before it, in figures or in words.
  private static func start(
    of value: RecognizedValue, _ reply: String, _ found: [RecognizedValue]
  ) -> Int {
    let start = value.range.lowerBound
    let negative = found.first {
      guard case .integer(let number) = $0.readings.first, number < 0 else { return false }
      return $0.range.lowerBound < start && $0.range.upperBound > start
    }
    return negative?.range.lowerBound ?? start
  }

  /// The value that a parameter has already.
  func known(_ parameter: ParameterDescriptor) -> ParameterValue? {
    request?.effectiveCall.parameters[parameter.name]
  }

  /// What is known of a date that a reply may complete or correct.
  func dateBase(_ parameter: ParameterDescriptor) -> DateReading.Base? {
    let text = DateText(context)
    if let prompt, prompt.parameter == parameter.name {
      if let partial = prompt.partial, let base = text.base(.date(partial.day)) {
        return DateReading.Base(
          date: base.date, hasTime: false, part: partial.part, days: partial.days)
      }
      if let option = prompt.options.first, let base = text.base(.date(option.id)) {
        let bases = prompt.options.compactMap { text.base(.date($0.id)) }
        let times = bases.filter(\.hasTime).map(\.date)
        return DateReading.Base(date: base.date, hasTime: false, times: times)
      }
      if prompt.kind == .value { return reopened(parameter) ?? ownMoment(parameter) }
    }
    return text.base(known(parameter)) ?? ownMoment(parameter)
  }

  /// The date that a parameter had until it was asked for again ("change the time"): what is not said
  /// anew stays.
  private func reopened(_ parameter: ParameterDescriptor) -> DateReading.Base? {
    guard let request, let last = request.logged(parameter.name), last.value == .null else {
      return nil
    }
    for case .value(let entry) in request.log.reversed()
    where entry.parameter == parameter.name && entry.value != .null {
      return DateText(context).base(entry.value)
    }
    return DateText(context).base(request.start.parameters[parameter.name])
  }

  /// The moment that the one thing the intent is about has under the parameter's name.
  private func ownMoment(_ parameter: ParameterDescriptor) -> DateReading.Base? {
    guard let request else { return nil }
    return context.moment(parameter, of: request.effectiveCall)
  }
}

extension DialogContext {
  /// What reads the language that is mixed in, where a text has letters of it.
  func mixedIn(to text: String) -> ValueRecognizer? {
    text.utf8.contains { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A } ? mixedIn : nil
  }

  /// The moment that the one entity of a call has under a parameter's name: "move the booking to 8 pm"
  /// means its own day.
  func moment(_ parameter: ParameterDescriptor, of call: IntentCall) -> DateReading.Base? {
    guard let app = app(call.app), let intent = intent(of: call) else { return nil }
    let moments = intent.parameters.compactMap { other -> String? in
      guard case .entity(let type) = other.type,
        case .identifier(let id) = call.parameters[other.name]
      else { return nil }
      return app.values[type]?.first { $0.id == id }?.moments?[parameter.name]
    }
    guard moments.count == 1, let moment = moments.first else { return nil }
    return DateText(self).base(.date(moment))
  }
}

extension ParameterDescriptor {
  /// Whether its values are dates.
  var isDate: Bool { type == .date || type == .other("DateComponents") }

  /// The kinds of values that it may take.
  fileprivate var spokenKinds: [RecognizedValue.Kind] {
    switch type {
    case .int: [.integer, .numberRange]
    case .double: [.integer, .decimal, .percentage, .numberRange]
    case .date, .other("DateComponents"):
      [.date, .time, .dateTime, .timeRange, .dateTimeRange, .dateRange]
    case .url: [.url]
    case .other("Calendar.RecurrenceRule"): [.recurrence, .time]
    case .other("IntentCurrencyAmount"): [.currency]
    case .other("Duration"), .other("Measurement<UnitDuration>"): [.duration]
    case .other(let name) where name.hasPrefix("Measurement"): [.dimension, .temperature]
    default: []
    }
  }
}

extension LogEntry {
  /// The parameter that it is about.
  var parameter: String {
    switch self {
    case .value(let value): value.parameter
    case .answer(let answer): answer.question.parameter ?? ""
    }
  }
}
