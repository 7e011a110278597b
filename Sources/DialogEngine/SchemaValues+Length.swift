import Foundation
import IntentCatalog
import ValueRecognition

/// How long something lasts.
extension SchemaValues {
  /// The longest stretch over midnight of which only times of day are said, in seconds.
  private static let longestNight: TimeInterval = 16 * 3600

  /// What is wrong with a stretch that ends before it begins ("from 5 pm to 3 pm"); nil where nothing is.
  func backwards(_ text: String, _ descriptor: ParameterDescriptor) -> LoggedValue? {
    let values = context.recognizer.values(in: text, context.values)
    let days = values.count { $0.kind == .date }
    for value in values where value.kind == .timeRange || value.kind == .dateTimeRange {
      guard case .range(let range) = value.readings.first, let start = range.start,
        let end = range.end, range.granularity < .dayPart, days < 2
      else { continue }
      let length = end.timeIntervalSince(start)
      guard length > Self.longestNight, length < 24 * 3600 else { continue }
      return LoggedValue(
        parameter: descriptor.name, value: .null, title: text,
        fault: context.sentence("problem.endsFirst", ["text": text]))
    }
    return nil
  }
}

/// How long that lasts which is being made, whose beginning is not known yet.
struct SchemaLength: Codable, Hashable, Sendable {
  var call: String
  /// The parameter that takes the end.
  var parameter: String
  var seconds: Double
}

extension DialogReducer {
  /// Keeps how long something lasts, where a sentence says so before its beginning is known.
  mutating func keepLength(
    _ reading: SchemaReading, _ intent: IntentDescriptor, _ values: [LoggedValue]
  ) {
    state.lasting = nil
    for fill in reading.fills {
      guard case .double(let seconds) = fill.value, seconds > 0,
        intent.parameter(fill.parameter)?.isDate == true,
        !values.contains(where: { $0.parameter == fill.parameter })
      else { continue }
      state.lasting = SchemaLength(
        call: intent.identifier, parameter: fill.parameter, seconds: seconds)
    }
  }

  /// Says when something ends, once its beginning is known.
  mutating func settleLength(_ request: DialogRequest) {
    guard let lasting = state.lasting, let intent = context.intent(of: request.start) else {
      return
    }
    guard intent.identifier == lasting.call else { return state.lasting = nil }
    guard
      let start = intent.parameters.first(where: { $0.isDate && $0.name != lasting.parameter }),
      let descriptor = intent.parameter(lasting.parameter),
      let logged = request.logged(start.name), logged.candidates.isEmpty, logged.partial == nil,
      case .date = logged.value, let base = DateText(context).base(logged.value)
    else { return }
    state.lasting = nil
    guard request.logged(lasting.parameter) == nil else { return }
    let text = DateText(context)
    let end = base.date.addingTimeInterval(lasting.seconds)
    let value = LoggedValue(
      parameter: lasting.parameter, value: .date(text.iso(end)),
      title: text.words(end, descriptor, hasTime: true))
    update { $0.log.append(.value(value)) }
  }
}
