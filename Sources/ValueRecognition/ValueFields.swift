/// What a rule or a slot can say of a value.
enum ValueField: Int, CaseIterable, Sendable {
  /// Which of a month's weekdays (the second Monday), -1 the last.
  case nth
  /// 1 where the weekday is meant in the week that a duration leads to.
  case weekdayThere
  case year, eraOffset, eraYear, century, decade, month, day, weekday
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
  /// A number that is said beside the value and says nothing more (the nights of a stay).
  case whole
  case unit
  /// What comes on top: 1 half a unit, 2 a quarter, 3 three quarters.
  case half
  case boolean
  /// The index of a part of the day.
  case part
  /// Which of the times to come is meant (1 the next one), -1 the last time that is past.
  case ahead
  /// The index of a holiday.
  case holiday
  /// The quarter of a year, its half, its season (1 is spring).
  case quarter, halfYear, season
  /// Which week of a year or month, -1 the last.
  case week
  /// 1 where the weekend is meant.
  case weekend
  /// The unit (as in `unit`) that the day lies in: the week of June 16.
  case within
  /// 1 the early, 2 the middle, 3 the late part of a period or of a part of the day; 4, 5 and 6 the
  /// first, second and last ten days of a month.
  case edge
  /// How a border is worded: 1 before, 2 after, 3 since, 4 until, 5 about.
  case mod
  /// 1 the rest of a period from now on, 2 what of it is past.
  case rest
  /// The values at the two ends of a range, as places in the scanner's list of values.
  case from, to
  /// What comes back after how many of which unit; the other fields say when.
  case every
  /// 1 where a duration counts working days.
  case business
  /// 1 where the ten years from the year that was said are meant (the 1990s).
  case tens
  /// The century that is meant (20 is 1900 to 1999).
  case hundreds
  /// 1 where a duration is a stay of so many nights, which moves no day.
  case stay
  /// How many days from now a stretch begins that a duration is the length of.
  case start
  /// Year, month and day in one number of eight figures.
  case figures
  /// 1 where an answer decides over others of the same text (`not ok`).
  case weight
  /// A position counted from the current one.
  case step
  /// More weekdays than one, a bit each (Sunday is the second one).
  case weekdays
  /// How many times it happens in each of its units (twice a week).
  case times
  /// Another one besides `nth` or `day` (the first and third Monday, the 1st and the 15th).
  case otherNth, otherDay
  /// 1 where the time of day is that of now.
  case sameTime
  /// The day beside which the weekday is meant, as a place in the scanner's list of values.
  case beside

  private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })

  init?(name: String) {
    guard let field = Self.named[name] else { return nil }
    self = field
  }
}

/// What was said of a value, field by field; all of it inline, since a scan makes many.
struct ValueFields: Equatable, Sendable {
  /// One bit for each field that is said.
  private var said: UInt64 = 0
  private var values = InlineArray<56, Int32>(repeating: 0)
  var count: Magnitude?
  var duration: SpokenDuration?

  /// What a field says; numbers beyond 32 bits are not kept.
  ///
  /// Inlined, as what follows: a call would have the whole value copied first where it lies in a list.
  subscript(_ field: ValueField) -> Int? {
    @inline(__always)
    get {
      said & (1 << UInt64(field.rawValue)) == 0 ? nil : Int(values[field.rawValue])
    }
    set {
      let bit: UInt64 = 1 << UInt64(field.rawValue)
      guard let value = newValue.flatMap({ Int32(exactly: $0) }) else {
        said &= ~bit
        values[field.rawValue] = 0
        return
      }
      said |= bit
      values[field.rawValue] = value
    }
  }

  /// The index of a part of the day.
  var part: Int? {
    get { self[.part] }
    set { self[.part] = newValue }
  }

  @inline(__always)
  static func == (left: ValueFields, right: ValueFields) -> Bool {
    guard left.said == right.said, left.count == right.count, left.duration == right.duration
    else { return false }
    var rest = left.said
    while rest != 0 {
      let place = rest.trailingZeroBitCount
      if left.values[place] != right.values[place] { return false }
      rest &= rest - 1
    }
    return true
  }

  /// Whether another value says something else of a field; parts of the day may be said twice.
  @inline(__always)
  func contradicts(_ other: ValueFields) -> Bool {
    var both = said & other.said & ~Self.addingMask
    while both != 0 {
      let place = both.trailingZeroBitCount
      if values[place] != other.values[place] { return true }
      both &= both - 1
    }
    return false
  }

  /// Takes over what another value says.
  @inline(__always)
  mutating func merge(_ other: ValueFields) {
    let days = ValueField.weekdays.rawValue
    var rest = other.said
    while rest != 0 {
      let place = rest.trailingZeroBitCount
      values[place] = place == days ? values[place] | other.values[place] : other.values[place]
      rest &= rest - 1
    }
    said |= other.said
    count = other.count ?? count
    if let more = other.duration { duration = duration.map { $0 + more } ?? more }
  }

  /// Takes over what another value says of the fields that say nothing here.
  mutating func fill(_ fields: [ValueField], from other: ValueFields) {
    for field in fields where self[field] == nil { self[field] = other[field] }
  }

  private static func mask(_ fields: [ValueField]) -> UInt64 {
    fields.reduce(0) { $0 | 1 << UInt64($1.rawValue) }
  }

  /// What may be said twice.
  private static let addingMask = mask([.part, .weekdays])

  private static let dayMask = mask([
    .year, .month, .day, .weekday, .dayShift, .weekShift, .monthShift, .yearShift, .eraYear,
    .century, .decade, .ahead, .holiday, .quarter, .halfYear, .season, .week, .weekend, .tens,
    .hundreds, .rest, .within,
  ])

  /// Whether it goes from one time to another or is open at an end.
  var isBounded: Bool {
    self[.from] != nil || self[.to] != nil || self[.mod].map { $0 < 5 } ?? false
  }

  /// Whether anything of a day is said.
  var hasDay: Bool { said & Self.dayMask != 0 || duration != nil && self[.direction] != nil }

  var hasTime: Bool { self[.hour] != nil || part != nil || self[.sameTime] != nil }
}
