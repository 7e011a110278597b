extension MomentResolver {
  /// What comes back, at each time of day that may be meant.
  func recurrences(_ fields: ValueFields) -> [SpokenRecurrence] {
    let times = fields[.hour] == nil ? [] : times(fields)
    guard !times.isEmpty else { return [recurrence(fields, at: nil)] }
    let daytime = times.sorted { ($0.second / 3600 < 7 ? 1 : 0) < ($1.second / 3600 < 7 ? 1 : 0) }
    return daytime.map { recurrence(fields, at: $0) }
  }

  private func recurrence(_ fields: ValueFields, at time: ClockTime?) -> SpokenRecurrence {
    var recurrence = rhythm(fields)
    recurrence.hour = time.map { $0.second / 3600 % 24 }
    if let time, time.grain <= .minute { recurrence.minute = time.second / 60 % 60 }
    recurrence.timex = timex(fields, time, recurrence)
    return recurrence
  }

  private func rhythm(_ fields: ValueFields) -> SpokenRecurrence {
    let interval = max(1, fields[.every] ?? 1)
    if let number = fields[.holiday], grammar.holidays.indices.contains(number) {
      let holiday = grammar.holidays[number]
      var yearly = SpokenRecurrence(unit: .year, interval: interval, timex: "")
      yearly.month = holiday.month
      yearly.days = holiday.weekday == nil ? [holiday.day].compactMap(\.self) : []
      yearly.weekdays = holiday.weekday.map { [$0] } ?? []
      yearly.nths = [holiday.nth].compactMap(\.self)
      return yearly
    }
    let weekdays = Self.weekdays(fields)
    if !weekdays.isEmpty {
      let unit: SpokenDuration.Unit = fields[.nth] == nil ? .week : .month
      var weekly = SpokenRecurrence(unit: unit, interval: interval, timex: "")
      weekly.weekdays = weekdays
      weekly.nths = [fields[.nth], fields[.otherNth]].compactMap(\.self)
      return weekly
    }
    if fields[.business] != nil || fields[.weekend] != nil {
      var weekly = SpokenRecurrence(unit: .week, interval: interval, timex: "")
      weekly.weekdays = fields[.business] != nil ? [2, 3, 4, 5, 6] : [7, 1]
      return weekly
    }
    if fields[.day] != nil || fields[.month] != nil {
      let unit: SpokenDuration.Unit = fields[.month] == nil ? .month : .year
      var monthly = SpokenRecurrence(unit: unit, interval: interval, timex: "")
      monthly.days = [fields[.day], fields[.otherDay]].compactMap(\.self)
      monthly.month = fields[.month]
      return monthly
    }
    guard let duration = fields.duration, let unit = duration.smallestUnit,
      let count = Int(exactly: duration[unit] ?? 1), count > 0
    else { return SpokenRecurrence(unit: .day, interval: interval, timex: "") }
    var plain = SpokenRecurrence(unit: unit, interval: count * interval, timex: "")
    plain.times = fields[.times]
    return plain
  }

  /// The weekdays that are said, Monday first.
  private static func weekdays(_ fields: ValueFields) -> [Int] {
    let mask = (fields[.weekdays] ?? 0) | (fields[.weekday].map { 1 << $0 } ?? 0)
    return [2, 3, 4, 5, 6, 7, 1].filter { mask & 1 << $0 != 0 }
  }

  private func timex(
    _ fields: ValueFields, _ time: ClockTime?, _ recurrence: SpokenRecurrence
  ) -> String {
    var text = ""
    let weekdays = Self.weekdays(fields)
    if !weekdays.isEmpty {
      text = "XXXX-WXX-" + weekdays.map { String($0 == 1 ? 7 : $0 - 1) }.joined(separator: ",")
      if let nth = fields[.nth] { text += "#\(nth)" }
      if let nth = fields[.otherNth] { text += ",\(nth)" }
    } else if fields[.business] != nil {
      text = "P\(recurrence.interval)WD"
    } else if fields[.weekend] != nil {
      text = "P\(recurrence.interval)WE"
    } else if fields[.day] != nil || fields[.month] != nil {
      let month = fields[.month].map { Timex.padded($0, 2) } ?? "XX"
      text = "XXXX-" + month + (fields[.day].map { "-" + Timex.padded($0, 2) } ?? "")
      if let other = fields[.otherDay] { text += "," + Timex.padded(other, 2) }
    } else if recurrence.unit != .day || recurrence.interval > 1
      || time == nil && fields.part == nil
    {
      var duration = fields.duration ?? SpokenDuration([.day: 1])
      if let unit = duration.smallestUnit, let every = fields[.every] {
        duration[unit] = (duration[unit] ?? 1) * Double(every)
      }
      text = duration.iso8601
    }
    guard let time else {
      return text + (fields.part.flatMap { grammar.parts[$0].name }.map { "T" + $0 } ?? "")
    }
    return text + "T" + Timex.clock(time.second, time.grain)
  }
}
