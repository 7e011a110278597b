/// TIMEX's writing of a moment or a range, kept as what it says: a text is made of few of all readings.
struct Timex: Hashable, Sendable {
  /// What it says of a day, the year and the month missing where they are open.
  enum Day: Hashable, Sendable {
    case none
    /// Counted from Monday as 1.
    case weekday(Int)
    case year(Int?)
    case month(Int?, Int)
    /// The week that a Monday begins.
    case week(CivilDay)
    case day(Int?, Int?, Int)
  }

  /// What it says of a time of day.
  enum Clock: Hashable, Sendable {
    case none
    case part(String)
    case time(second: Int, Moment.Granularity)
  }

  private enum Content: Hashable, Sendable {
    case present
    case point(Day, Clock)
    case range(LocalTime?, LocalTime?, RecognizedValue.Kind)
  }

  private let content: Content

  private init(_ content: Content) { self.content = content }

  static let present = Timex(.present)

  /// A moment.
  static func point(_ day: Day, _ clock: Clock) -> Timex { Timex(.point(day, clock)) }

  /// A range of a kind; one of its ends may be open.
  static func range(
    _ start: LocalTime?, _ end: LocalTime?, _ kind: RecognizedValue.Kind
  ) -> Timex {
    Timex(.range(start, end, kind))
  }

  var text: String {
    switch content {
    case .present: "PRESENT_REF"
    case .point(let day, let clock): Self.text(day) + Self.text(clock)
    case .range(let start, let end, let kind): Self.text(start, end, kind)
    }
  }

  private static func text(_ day: Day) -> String {
    switch day {
    case .none: ""
    case .weekday(let weekday): "XXXX-WXX-\(weekday)"
    case .year(let year): shown(year, 4)
    case .month(let year, let month): shown(year, 4) + "-" + padded(month, 2)
    case .week(let monday): week(monday)
    case .day(let year, let month, let day):
      shown(year, 4) + "-" + shown(month, 2) + "-" + padded(day, 2)
    }
  }

  private static func text(_ clock: Clock) -> String {
    switch clock {
    case .none: ""
    case .part(let name): "T" + name
    case .time(let second, let grain): "T" + self.clock(second, grain)
    }
  }

  /// The week of ISO 8601.
  private static func week(_ monday: CivilDay) -> String {
    let thursday = monday + 3
    let first = CivilDay(firstOf: thursday.year, 1)
    return "\(padded(thursday.year, 4))-W\(padded((thursday.number - first.number) / 7 + 1, 2))"
  }

  private static func text(
    _ start: LocalTime?, _ end: LocalTime?, _ kind: RecognizedValue.Kind
  ) -> String {
    func shown(_ time: LocalTime?) -> String {
      guard let time else { return "" }
      let (year, month, day) = time.day.parts
      let date = text(.day(year, month, day))
      let clock = "T" + clock(time.secondOfDay, time.secondOfDay % 3600 == 0 ? .hour : .minute)
      return kind == .dateRange ? date : kind == .timeRange ? clock : date + clock
    }
    guard let start, let end else { return shown(start ?? end) }
    let seconds = end.seconds - start.seconds
    let length: String
    if kind == .dateRange {
      length = "P\(seconds / LocalTime.day)D"
    } else {
      var duration = SpokenDuration([:])
      if seconds / 3600 > 0 { duration[.hour] = Double(seconds / 3600) }
      if seconds / 60 % 60 > 0 { duration[.minute] = Double(seconds / 60 % 60) }
      if seconds % 60 > 0 { duration[.second] = Double(seconds % 60) }
      length = duration.iso8601
    }
    return "(\(shown(start)),\(shown(end)),\(length))"
  }

  static func clock(_ second: Int, _ grain: Moment.Granularity) -> String {
    let second = CivilDay.modulo(second, LocalTime.day)
    var text = padded(second / 3600, 2)
    if grain <= .minute { text += ":" + padded(second / 60 % 60, 2) }
    if grain == .second { text += ":" + padded(second % 60, 2) }
    return text
  }

  private static func shown(_ number: Int?, _ width: Int) -> String {
    number.map { padded($0, width) } ?? String(repeating: "X", count: width)
  }

  static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
