import FoundationEssentials

extension MomentResolver {
  /// A moment with what was said of it.
  func moment(
    _ date: Date, _ time: ClockTime?, _ granularity: Moment.Granularity, _ fields: ValueFields
  ) -> Moment {
    let all = calendar.dateComponents(
      [.year, .month, .day, .weekday, .hour, .minute, .second], from: date)
    var said = DateComponents()
    if fields.hasDay {
      if fields[.weekday] != nil, fields[.weekShift] == nil { said.weekday = all.weekday }
      let isOpen = fields[.year] == nil && fields[.month] != nil
      if !isOpen { said.year = all.year }
      if granularity <= .month { said.month = all.month }
      if granularity <= .day { said.day = all.day }
    }
    let hasClock = time != nil || !fields.hasTime && granularity <= .hour
    if hasClock, granularity <= .dayPart {
      said.hour = all.hour
      if granularity <= .minute { said.minute = all.minute }
      if granularity == .second { said.second = all.second }
    }
    return Moment(
      date: date, granularity: granularity, said: said, timex: timex(all, said, granularity, fields)
    )
  }

  private func timex(
    _ all: DateComponents, _ said: DateComponents, _ granularity: Moment.Granularity,
    _ fields: ValueFields
  ) -> String {
    var text = ""
    if fields.hasDay {
      text = said.year == nil ? "XXXX" : Self.padded(all.year ?? 0, 4)
      if granularity <= .month, granularity != .week {
        text += "-" + Self.padded(all.month ?? 0, 2)
      }
      if granularity <= .day || granularity == .week { text += "-" + Self.padded(all.day ?? 0, 2) }
    }
    guard granularity <= .dayPart else { return text }
    if granularity == .dayPart, let name = fields.part.flatMap({ parts[$0].name }) {
      return text + "T" + name
    }
    text += "T" + Self.padded(all.hour ?? 0, 2)
    if granularity <= .minute { text += ":" + Self.padded(all.minute ?? 0, 2) }
    if granularity == .second { text += ":" + Self.padded(all.second ?? 0, 2) }
    return text
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
