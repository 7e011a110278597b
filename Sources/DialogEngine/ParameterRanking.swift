import Foundation
import IntentCatalog
import TextNormalization
import ValueRecognition

/// Which of an intent's open parameters a value is for that a reply says without a question about it.
///
/// The parameter that the reply names comes first, then the one that is asked for, then those that such a
/// value suits: a day one that has days, 「三枚」 the one whose title has 枚, a whole number a whole number.
struct ParameterRanking {
  let reader: ReplyReader
  /// The one parameter that the reply names.
  let named: String?

  init(_ reader: ReplyReader, _ tokens: [ReplyToken]) {
    self.reader = reader
    let names = Set(
      tokens.flatMap(\.senses).compactMap { sense -> String? in
        if case .parameter(let name) = sense { name } else { nil }
      })
    named = names.count == 1 ? names.first : nil
  }

  /// The open parameters, the likeliest first.
  func parameters(for text: String) -> [ParameterDescriptor] {
    let open = reader.openParameters
    guard open.count > 1 else { return open }
    let said = Said(text, reader.context)
    func rank(_ parameter: ParameterDescriptor) -> Int {
      if parameter.name == named { return 0 }
      if parameter.name == reader.prompt?.parameter { return 1 }
      return said.suits(parameter, in: reader.context.languageCode) ? 2 : 3
    }
    return open.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }
    .map(\.element)
  }

  /// What kind of value a text says.
  private struct Said {
    var day = false
    var time = false
    var isWholeNumber = false
    /// What stands beside the number.
    var counter = ""

    init(_ text: String, _ context: DialogContext) {
      let wanted = text.trimmingBlanks()
      for value in context.recognizer.values(in: wanted, context.values) {
        let isAll = value.range == 0..<wanted.unicodeScalars.count
        switch value.kind {
        case .date, .dateTime, .dateRange, .dateTimeRange: day = day || isAll
        case .time, .timeRange: time = time || isAll
        case .integer where value.range.lowerBound == 0:
          isWholeNumber = true
          counter = String(wanted.unicodeScalars.dropFirst(value.range.count)).trimmingBlanks()
        default: break
        }
      }
    }

    func suits(_ parameter: ParameterDescriptor, in language: String) -> Bool {
      if day { return parameter.isDate && parameter.dateKind != "time" }
      if time { return parameter.isDate && parameter.dateKind != "date" }
      guard isWholeNumber, !parameter.isDate else { return false }
      guard !counter.isEmpty else { return parameter.type == .int }
      return parameter.title.text(in: language).localizedCaseInsensitiveContains(counter)
    }
  }
}
