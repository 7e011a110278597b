/// What a rule or a slot can say of a value.
enum ValueField: Int, CaseIterable, Sendable {
  /// Which of a month's weekdays (the second Monday), -1 the last.
  case nth
  /// 1 where the weekday is meant in the week that a duration leads to.
  case weekdayThere
  case year, eraOffset, eraYear, century, decade, month, day, weekday
  /// The number of a day with a name.
  case holiday
  /// Which of the weekdays to come (the second Sunday from now).
  case ahead
  case dayShift, weekShift, monthShift, yearShift
  case hour, minute, second
  /// Hour and minute in one number (`1130`).
  case clock
  /// 1 where the hour was written so that it is no hour of twelve (`03:00`).
  case isClock
  /// 1 later, -1 ago: what a duration does to now.
  case direction
  /// A number that is a value of its own, and what it is multiplied by.
  case number, scale
  /// What a fraction is a part of, and the whole number before it.
  case denominator, whole
  case unit
  /// 1 where half a unit comes on top.
  case half
  case boolean

  init?(name: String) {
    guard let field = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = field
  }
}

/// What was said of a value, field by field.
struct ValueFields: Hashable, Sendable {
  private var values = [Int?](repeating: nil, count: ValueField.allCases.count)
  /// The index of a part of the day.
  var part: Int?
  var count: Magnitude?
  var duration: SpokenDuration?

  subscript(_ field: ValueField) -> Int? {
    get { values[field.rawValue] }
    set { values[field.rawValue] = newValue }
  }

  /// Takes over what another value says.
  mutating func merge(_ other: ValueFields) {
    for index in values.indices { values[index] = other.values[index] ?? values[index] }
    part = other.part ?? part
    count = other.count ?? count
    if let more = other.duration { duration = duration.map { $0 + more } ?? more }
  }

  /// Whether anything of a day is said.
  var hasDay: Bool {
    let fields: [ValueField] = [
      .year, .month, .day, .weekday, .dayShift, .weekShift, .monthShift, .yearShift, .eraYear,
      .century, .holiday,
    ]
    return fields.contains { self[$0] != nil } || direction != nil
  }

  var hasTime: Bool { self[.hour] != nil || part != nil }

  private var direction: Int? { duration == nil ? nil : self[.direction] }
}
