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
    var moment = Moment(
      date: date, span: isSpan && covered < until ? covered..<until : nil, granularity: span.grain,
      said: said(span, fields), timex: timex(span, fields))
    if !fields.hasDay, let hour = fields[.hour] { moment.daysBehind = hour / 24 }
    return moment
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
    let hasClock =
      fields[.hour] != nil || fields[.sameTime] != nil || !fields.hasTime && grain <= .hour
    if hasClock, grain <= .dayPart {
      said.hour = span.point.secondOfDay / 3600
      if grain <= .minute { said.minute = span.point.secondOfDay / 60 % 60 }
      if grain == .second { said.second = span.point.secondOfDay % 60 }
    }
    return said
  }

  // MARK: TIMEX

  private func timex(_ span: LocalSpan, _ fields: ValueFields) -> Timex {
    if fields.duration?[.second] == 0 { return .present }
    let day = fields.hasDay ? Self.day(span, fields) : .none
    guard span.grain <= .dayPart else { return .point(day, .none) }
    if span.grain == .dayPart, let name = fields.part.flatMap({ grammar.parts[$0].name }) {
      return .point(day, .part(name))
    }
    return .point(day, .time(second: span.start.secondOfDay, span.grain))
  }

  private static func day(_ span: LocalSpan, _ fields: ValueFields) -> Timex.Day {
    let (year, month, day) = span.start.day.parts
    let hasYear =
      fields[.year] != nil || fields[.yearShift] != nil || fields[.eraYear] != nil
      || fields[.century] != nil || fields[.decade] != nil
    if fields[.weekday] != nil, fields[.weekShift] == nil, fields[.month] == nil,
      fields[.day] == nil, fields[.monthShift] == nil, fields.duration == nil, !hasYear
    {
      return .weekday(span.start.day.sinceMonday + 1)
    }
    let isOpen = fields[.month] != nil && !hasYear && fields[.weekShift] == nil
    let shownYear = isOpen ? nil : year
    switch span.grain {
    case .year: return .year(shownYear)
    case .month: return .month(shownYear, month)
    case .week: return .week(span.start.day)
    default:
      let isBare = fields[.day] != nil && fields[.month] == nil && fields[.monthShift] == nil
      return isBare ? .day(nil, nil, day) : .day(shownYear, month, day)
    }
  }
}
