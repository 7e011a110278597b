/// A slot of a rule's form: what it takes and which field that is.
struct ValueSlot: Hashable, Sendable {
  /// What a slot takes.
  enum Source: Hashable, Sendable {
    case number(NumberShape)
    /// Words of any of these lists.
    case lists([String])
    case value(ValueStage)
  }

  /// What a value that is taken becomes in the one that takes it.
  enum Role: Hashable, Sendable {
    /// Its fields are the other's.
    case merged
    /// It is the begin or the end of a range.
    case from, to
    /// It is a day that another one is beside.
    case beside
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
  var role = Role.merged

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

  /// The slot of a name in a form: one of `all`, a kind of value, or a list that is named as a field
  /// is; `from:` or `to:` before it makes the value an end of a range, `beside:` the day that a weekday is beside, and `field=list` takes a
  /// list's word for a field.
  static func named(_ name: String, lists: [String: UInt64]) -> ValueSlot? {
    if let colon = name.firstIndex(of: ":") {
      let roles: [Substring: Role] = ["from": .from, "to": .to, "beside": .beside]
      guard let role = roles[name[..<colon]],
        var slot = named(String(name[name.index(after: colon)...]), lists: lists),
        case .value = slot.source
      else { return nil }
      slot.role = role
      return slot
    }
    if let slot = all[name] { return slot }
    if let stage = ValueStage(name: name) {
      return ValueSlot(source: .value(stage), field: .hour)
    }
    let parts = name.split(separator: "=").map(String.init)
    guard let first = parts.first, let field = ValueField(name: first), let list = parts.last,
      lists[list] != nil
    else { return nil }
    return ValueSlot(source: .lists([list]), field: field)
  }
}

/// What kind of value a rule makes; some are only parts of others.
enum ValueStage: Int, CaseIterable, Hashable, Sendable {
  case time, date, dateTime, timeRange, dateRange, dateTimeRange, recurrence, duration
  /// Parts of the above: a count of a unit, a bare hour, two of them, a bare day.
  case span, clock, clockRange, bareDay, bareYear, nowDate, anyYear, ending, weekdayList
  case number, ordinal, percentage, numberRange, boolean
  case currency, dimension, temperature, age, phone, person
  /// How much later or earlier than what was said before.
  case shift
  /// Words that look like a date or a duration and say none (a wish for a good week, three fifths).
  case idiom

  private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })

  init?(name: String) {
    guard let stage = Self.named[name] else { return nil }
    self = stage
  }
}
