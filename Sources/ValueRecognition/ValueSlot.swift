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

  static func number(
    _ field: ValueField, _ from: Int, _ to: Int, _ writing: NumberShape.Writing = .any,
    figures: Int? = nil, sign: Int = 1, fractions: Bool = false
  ) -> ValueSlot {
    let shape = NumberShape(
      from: from, to: to, writing: writing, figures: figures, takesFractions: fractions)
    return ValueSlot(source: .number(shape), field: field, sign: sign)
  }

  static func list(_ names: String..., field: ValueField) -> ValueSlot {
    ValueSlot(source: .lists(names), field: field)
  }

  /// The slots that forms may have, by name.
  static let all = dateSlots.merging(quantitySlots) { date, _ in date }
}

/// The stages in which values are composed at one position: each may begin with the values before it.
enum ValueStage: Int, CaseIterable, Hashable, Sendable {
  case span, duration, time, timeRange, date, dateRange, dateTime, dateTimeRange, recurrence
  case number, ordinal, percentage, numberRange, boolean
  case currency, dimension, temperature, age, phone, person
  /// Words that look like a value and say none (a wish for a good week).
  case idiom

  init?(name: String) {
    guard let stage = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = stage
  }
}
