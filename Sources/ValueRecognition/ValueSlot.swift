/// A slot of a rule's form: what it takes and which field that is.
struct ValueSlot: Hashable, Sendable {
  /// What a slot takes.
  enum Source: Hashable, Sendable {
    case number(NumberShape)
    /// Words of any of these lists.
    case lists([String])
    case part(String)
    case value(ValueStage)
  }

  /// Which numbers a slot takes.
  struct NumberShape: Hashable, Sendable {
    enum Writing: Hashable, Sendable { case any, figures, words, ordinal, ordinalFigures, either }
    var from = 0
    var to = 99
    var writing = Writing.any
    /// How many figures it must have, if any.
    var figures: Int?
    var takesFractions = false
  }

  var source: Source
  var field: ValueField
  var sign = 1

  private static func number(
    _ field: ValueField, _ from: Int, _ to: Int, _ writing: NumberShape.Writing = .any,
    figures: Int? = nil, sign: Int = 1, fractions: Bool = false
  ) -> ValueSlot {
    let shape = NumberShape(
      from: from, to: to, writing: writing, figures: figures, takesFractions: fractions)
    return ValueSlot(source: .number(shape), field: field, sign: sign)
  }

  private static func list(_ names: String..., field: ValueField) -> ValueSlot {
    ValueSlot(source: .lists(names), field: field)
  }

  /// The slots that forms may have, by name.
  static let all: [String: ValueSlot] = [
    "hour": number(.hour, 0, 99), "hourWord": number(.hour, 1, 24, .words),
    "hourFigures": number(.hour, 0, 99, .figures),
    "minute": number(.minute, 0, 99), "minuteWord": number(.minute, 10, 59, .words),
    "minuteDigit": number(.minute, 1, 9, .words),
    "minuteFigures": number(.minute, 0, 99, .figures, figures: 2),
    "minuteBefore": number(.minute, 1, 59, sign: -1),
    "second": number(.second, 0, 99),
    "secondFigures": number(.second, 0, 99, .figures, figures: 2),
    "year": number(.year, 1000, 2999),
    "yearFigures": number(.year, 1000, 2999, .figures, figures: 4),
    "shortYear": number(.decade, 0, 99, .figures, figures: 2),
    "century": number(.century, 10, 29, .words), "decade": number(.decade, 10, 99, .words),
    "eraYear": number(.eraYear, 1, 99),
    "monthNumber": number(.month, 0, 99), "month12": number(.month, 1, 12, .figures),
    "dayNumber": number(.day, 0, 99), "day31": number(.day, 1, 31, .figures),
    "dayOrdinal": number(.day, 1, 31, .ordinal), "dayNth": number(.day, 1, 99, .ordinalFigures),
    "count": number(.number, 0, Int.max, fractions: true),
    "number": number(.number, -1, Int.max, fractions: true),
    "hour24": number(.hour, 0, 24), "clock": number(.clock, 100, 2459, .figures),
    "day13": number(.day, 13, 31, .figures),
    "whole": number(.number, 0, Int.max),
    "numerator": number(.number, -1, Int.max),
    "denominator": number(.denominator, 1, Int.max),
    "wholePart": number(.whole, Int.min, Int.max),
    "denominatorWord": list("denominator", field: .denominator),
    "nth": number(.nth, 1, 5, .ordinal), "nthNumber": number(.nth, 1, 5),
    "ordinal": number(.number, 0, Int.max, .ordinal),
    "monthName": list("month", field: .month), "monthShort": list("monthShort", field: .month),
    "anyMonth": list("month", "monthShort", field: .month),
    "anyWeekday": list("weekday", "weekdayShort", field: .weekday),
    "anyDay": number(.day, 0, 99, .either),
    "monthAlone": list("monthAlone", field: .month),
    "weekPrefix": list("weekPrefix", field: .weekShift),
    "weekday": list("weekday", field: .weekday),
    "weekdayShort": list("weekdayShort", field: .weekday),
    "dayShift": list("dayShift", field: .dayShift),
    "weekShift": list("weekShift", field: .weekShift),
    "monthShift": list("monthShift", field: .monthShift),
    "yearShift": list("yearShift", field: .yearShift),
    "dayWord": list("dayWord", field: .day), "unit": list("unit", field: .unit),
    "unitShort": list("unitShort", field: .unit), "era": list("era", field: .eraOffset),
    "boolean": list("boolean", field: .boolean),
    "part": ValueSlot(source: .part("part"), field: .hour),
    "dayPart": ValueSlot(source: .part("dayPart"), field: .hour),
    "span": ValueSlot(source: .value(.span), field: .hour),
    "duration": ValueSlot(source: .value(.duration), field: .hour),
    "time": ValueSlot(source: .value(.time), field: .hour),
    "date": ValueSlot(source: .value(.date), field: .hour),
  ]
}

/// The stages in which values are composed at one position: each may begin with the values before it.
enum ValueStage: Int, CaseIterable, Hashable, Sendable {
  case span, duration, time, date, dateTime, number, ordinal, percentage, boolean

  init?(name: String) {
    guard let stage = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = stage
  }
}
