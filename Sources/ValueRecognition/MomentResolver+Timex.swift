import FoundationEssentials

extension MomentResolver {
  /// A moment with what was said of it; nil where the clocks skip it.
  func moment(_ span: LocalSpan, _ fields: ValueFields) -> Moment? {
    let isPoint = span.grain < .dayPart
    guard let date = isPoint ? date(span.point) : border(span.point) else { return nil }
    let isWhole =
      span.start == LocalTime(span.start.day) && span.end == LocalTime(span.start.day + 1)
    let isSpan = span.grain > .day || span.grain == .dayPart || !isPoint && !isWhole
    let covered = isSpan ? border(span.start) : date
    let until = isSpan ? border(span.end) : date
    return Moment(
      date: date, span: isSpan && covered < until ? covered..<until : nil, granularity: span.grain,
      said: said(span, fields), timex: timex(span, fields))
  }

  private func said(_ span: LocalSpan, _ fields: ValueFields) -> DateComponents {
    var said = DateComponents()
    let grain = span.grain
    if fields.hasDay {
      let (year, month, day) = span.start.day.parts
      if fields[.weekday] != nil, fields[.weekShift] == nil {
        said.weekday = span.start.day.weekday
      }
      let isOpen = fields[.year] == nil && fields[.month] != nil
      if !isOpen { said.year = year }
      if grain <= .month { said.month = month }
      if grain <= .day { said.day = day }
    }
    let hasClock = fields[.hour] != nil || !fields.hasTime && grain <= .hour
    if hasClock, grain <= .dayPart {
      said.hour = span.point.secondOfDay / 3600
      if grain <= .minute { said.minute = span.point.secondOfDay / 60 % 60 }
      if grain == .second { said.second = span.point.secondOfDay % 60 }
    }
    return said
  }

  // MARK: TIMEX

  private func timex(_ span: LocalSpan, _ fields: ValueFields) -> String {
    if fields.duration?[.second] == 0 { return "PRESENT_REF" }
    let day = fields.hasDay ? Self.day(span, fields) : ""
    guard span.grain <= .dayPart else { return day }
    if span.grain == .dayPart, let name = fields.part.flatMap({ grammar.parts[$0].name }) {
      return day + "T" + name
    }
    return day + "T" + Self.clock(span.start.secondOfDay, span.grain)
  }

  private static func day(_ span: LocalSpan, _ fields: ValueFields) -> String {
    let (year, month, day) = span.start.day.parts
    let hasYear =
      fields[.year] != nil || fields[.yearShift] != nil || fields[.eraYear] != nil
      || fields[.century] != nil || fields[.decade] != nil
    if fields[.weekday] != nil, fields[.weekShift] == nil, fields[.month] == nil,
      fields[.day] == nil, fields[.monthShift] == nil, fields.duration == nil, !hasYear
    {
      return "XXXX-WXX-\(span.start.day.sinceMonday + 1)"
    }
    let isOpen = fields[.month] != nil && !hasYear && fields[.weekShift] == nil
    let shownYear = isOpen ? "XXXX" : padded(year, 4)
    switch span.grain {
    case .year: return shownYear
    case .month: return shownYear + "-" + padded(month, 2)
    case .week: return week(span.start.day)
    default:
      let isBare = fields[.day] != nil && fields[.month] == nil && fields[.monthShift] == nil
      return isBare
        ? "XXXX-XX-" + padded(day, 2) : shownYear + "-" + padded(month, 2) + "-" + padded(day, 2)
    }
  }

  /// The week of ISO 8601 that a Monday begins.
  private static func week(_ monday: CivilDay) -> String {
    let thursday = monday + 3
    let first = CivilDay(firstOf: thursday.year, 1)
    return "\(padded(thursday.year, 4))-W\(padded((thursday.number - first.number) / 7 + 1, 2))"
  }

  func timex(_ start: LocalTime?, _ end: LocalTime?, _ kind: RecognizedValue.Kind) -> String {
    func shown(_ time: LocalTime?) -> String {
      guard let time else { return "" }
      let (year, month, day) = time.day.parts
      let date = "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
      let clock = "T" + Self.clock(time.secondOfDay, time.secondOfDay % 3600 == 0 ? .hour : .minute)
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

  static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
