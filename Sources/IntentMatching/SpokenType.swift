import IntentCatalog
import ValueRecognition

/// A kind of value that is read where it stands in an utterance, as against one that a list names.
///
/// In the index it is one unit that nobody types: the value's words are replaced by it before the
/// templates are walked, so that a value costs no more than a letter and free text may stand beside it.
enum SpokenType: UInt32, CaseIterable, Hashable, Sendable {
  case date, duration, recurrence, currency, measure, url

  /// The type of an open parameter; nil for texts, numbers, and what nothing reads.
  init?(_ type: ValueType) {
    switch type {
    case .date, .other("DateComponents"): self = .date
    case .url: self = .url
    case .other("Duration"), .other("Measurement<UnitDuration>"): self = .duration
    case .other("Calendar.RecurrenceRule"): self = .recurrence
    case .other("IntentCurrencyAmount"): self = .currency
    case .other(let name) where name.hasPrefix("Measurement"): self = .measure
    default: return nil
    }
  }

  /// The unit that stands for it, of those that Unicode leaves to private use.
  var mark: Unicode.Scalar { Unicode.Scalar(0xE700 + rawValue) ?? "\u{E700}" }

  /// The key of the list that holds nothing but the mark.
  var listKey: String { "value/\(rawValue)" }

  /// Whether it may be what was recognized.
  func takes(_ kind: RecognizedValue.Kind) -> Bool {
    switch self {
    case .date: [.date, .time, .dateTime, .dateTimeRange].contains(kind)
    case .duration: kind == .duration
    case .recurrence: kind == .recurrence
    case .currency: kind == .currency
    case .measure: [.dimension, .temperature].contains(kind)
    case .url: kind == .url
    }
  }
}
