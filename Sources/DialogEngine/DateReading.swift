import Foundation
import IntentCatalog
import ValueRecognition

/// A day, or a part of one, that still needs its time; or a week or month that still needs its day.
struct PartialDate: Codable, Hashable, Sendable {
  /// When the day begins, in ISO 8601.
  var day: String
  /// The day in words.
  var title: String
  /// How many days are meant from that day on, of which one is still to be said; nil where it is the day.
  var days: Int?
  /// The hours that were said to be meant (「午後」: 12 to 18), in seconds of the day.
  var part: Range<Int>?
}

/// Reads a date that a text says, completed by what is known of it already.
///
/// What was said last counts: a time alone leaves the day, a day alone leaves the time. Of several
/// readings those that are still to come are meant. Where both halves of a day are left and neither
/// is likelier, that is asked.
struct DateReading {
  /// What is known of the date already.
  struct Base {
    var date: Date
    /// Whether its time counts, or its day alone.
    var hasTime: Bool
    /// The part of the day that was said.
    var part: Range<Int>?
    /// How many days are meant from the date on, of which one is still to be said.
    var days: Int?
    /// The times of that day between which is still to be chosen.
    var times: [Date] = []
  }

  struct Reading: Hashable {
    var date: Date
    var saysDay: Bool
    var hasTime: Bool
    /// The part of the day that was said, where no time was.
    var part: Range<Int>?
  }

  let parameter: ParameterDescriptor
  let base: Base?
  let context: DialogContext
  var calendar: Calendar { context.values.calendar }

  /// Hours from this one to noon are a morning's, where nothing else is said.
  private static let firstMorningHour = 7

  /// Reads a whole text; words that mean nothing may stand around the date, which may be said in the
  /// language that is mixed in.
  func read(_ text: String) -> TypedReading {
    let reading = read(text, context.recognizer)
    guard !reading.isSomething, let other = context.mixedIn(to: text) else { return reading }
    return read(text, other)
  }

  private func read(_ text: String, _ recognizer: ValueRecognizer) -> TypedReading {
    let found = recognizer.read(text, as: .date, context.values)
    guard found.isWhole else { return .none }
    if found.problem == .notWhole { return part(text, recognizer) }
    if let problem = found.problem { return .invalid(problem) }
    let moments = found.values.compactMap { value -> Moment? in
      if case .moment(let moment) = value { moment } else { nil }
    }
    guard !moments.isEmpty else { return .none }
    if let period = period(moments, said: found.range.map { text.part($0) } ?? text) {
      return .partial(period)
    }
    let readings = moments.flatMap { completed(within($0)) }
    if let skipped = moments.first(where: isSkipped) {
      let said = skipped.said
      return .invalid(.noSuchTime(hour: said.hour ?? 0, minute: said.minute ?? 0))
    }
    guard !readings.isEmpty else {
      let said = moments[0].said
      return .invalid(.noSuchTime(hour: said.hour ?? 0, minute: said.minute ?? 0))
    }
    return chosen(readings)
  }

  /// A moment with the day or the time of what is known, or each of the times between which is still to
  /// be chosen; none where the clocks skip it.
  private func completed(_ moment: Moment) -> [Reading] {
    guard let base, moment.granularity == .day, moment.said.hour == nil, !base.times.isEmpty else {
      return completedOnce(moment).map { [$0] } ?? []
    }
    return base.times.compactMap { time in
      let parts = calendar.dateComponents([.hour, .minute, .second], from: time)
      return dated(moment.date, parts).map { Reading(date: $0, saysDay: true, hasTime: true) }
    }
  }

  private func completedOnce(_ moment: Moment) -> Reading? {
    let said = moment.said
    let saysTime = said.hour != nil
    let saysDay = said.day != nil || said.month != nil || said.year != nil || said.weekday != nil
    guard let base else {
      return Reading(
        date: moment.date, saysDay: saysDay, hasTime: moment.granularity < .dayPart,
        part: part(moment))
    }
    if saysTime, !saysDay {
      let time = calendar.dateComponents([.hour, .minute, .second], from: moment.date)
      return dated(base.date, time).map { Reading(date: $0, saysDay: false, hasTime: true) }
    }
    if !saysTime, base.hasTime, moment.granularity == .day {
      let time = calendar.dateComponents([.hour, .minute, .second], from: base.date)
      return dated(moment.date, time).map { Reading(date: $0, saysDay: true, hasTime: true) }
    }
    if let part = part(moment) {
      let day = saysDay ? moment.date : base.date
      guard base.hasTime, let date = moved(base.date, to: day, part) else {
        return Reading(date: day, saysDay: saysDay, hasTime: false, part: part)
      }
      return Reading(date: date, saysDay: saysDay, hasTime: true)
    }
    return Reading(date: moment.date, saysDay: saysDay, hasTime: moment.granularity < .dayPart)
  }

  /// The part of a day that a moment is.
  private func part(_ moment: Moment) -> Range<Int>? {
    guard moment.granularity == .dayPart, let span = moment.span else { return nil }
    let from = secondOfDay(span.lowerBound)
    return from..<(from + Int(span.upperBound.timeIntervalSince(span.lowerBound)))
  }

  /// Whether a moment is over only because the clocks skip its time on the day that is to come.
  private func isSkipped(_ moment: Moment) -> Bool {
    guard moment.date < context.values.now, moment.said.year == nil,
      let month = moment.said.month, let day = moment.said.day, let hour = moment.said.hour,
      let next = calendar.nextDate(
        after: calendar.startOfDay(for: context.values.now).addingTimeInterval(-1),
        matching: DateComponents(month: month, day: day), matchingPolicy: .strict)
    else { return false }
    return dated(next, DateComponents(hour: hour, minute: moment.said.minute)) == nil
  }

  /// A day at a time; nil where the clocks skip it.
  func dated(_ day: Date, _ time: DateComponents) -> Date? {
    var parts = calendar.dateComponents([.year, .month, .day], from: day)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    guard let date = calendar.date(from: parts),
      calendar.component(.hour, from: date) == time.hour
    else { return nil }
    return date
  }

  // MARK: - Which is meant

  private func chosen(_ readings: [Reading]) -> TypedReading {
    if let missed = missedPart(readings) { return value(missed) }
    let ahead = readings.filter { $0.date > context.values.now }
    let left = ahead.isEmpty ? readings : ahead
    guard let likeliest = left.first else { return .none }
    let rivals = Set(left.filter { calendar.isDate($0.date, inSameDayAs: likeliest.date) })
      .sorted { $0.date < $1.date }
    guard rivals.count > 1, let morning = rivals.first else { return value(likeliest) }
    if let base, !likeliest.saysDay, let fitting = fitting(rivals, base) { return value(fitting) }
    let usual = rivals.filter { parameter.isUsual(hour($0.date)) }
    if usual.count == 1 { return value(usual[0]) }
    switch hour(morning.date) {
    case 0: return value(rivals.first { hour($0.date) == 12 } ?? likeliest)
    case Self.firstMorningHour...: return value(morning)
    default: return .several(rivals.map { DateText(context).option($0.date) })
    }
  }

  /// The next day's time in the part of the day that was said, where today's is over.
  private func missedPart(_ readings: [Reading]) -> Reading? {
    let now = context.values.now
    guard let part = base?.part, readings.allSatisfy({ !$0.saysDay }),
      var reading = nearest(readings.map { ($0, secondOfDay($0.date)) }, to: part),
      reading.date <= now, calendar.isDate(reading.date, inSameDayAs: now),
      let next = calendar.date(byAdding: .day, value: 1, to: reading.date)
    else { return nil }
    reading.date = next
    return reading
  }

  /// The reading in the part of the day that was said before, or the nearest to the time that is known;
  /// nil where an hour of the night would be in the same half as one of the morning.
  private func fitting(_ readings: [Reading], _ base: Base) -> Reading? {
    if let part = base.part {
      return nearest(readings.map { ($0, secondOfDay($0.date)) }, to: part)
    }
    guard base.hasTime else { return nil }
    let known = hour(base.date)
    guard let sameHalf = readings.first(where: { (hour($0.date) >= 12) == (known >= 12) }),
      known < Self.firstMorningHour || hour(sameHalf.date) >= Self.firstMorningHour
    else { return nil }
    func distance(_ reading: Reading) -> TimeInterval {
      abs(reading.date.timeIntervalSince(base.date))
    }
    return readings.reduce(sameHalf) { distance($1) < distance($0) ? $1 : $0 }
  }

  private func hour(_ date: Date) -> Int { calendar.component(.hour, from: date) }

  private func secondOfDay(_ date: Date) -> Int {
    let parts = calendar.dateComponents([.hour, .minute, .second], from: date)
    return (parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60 + (parts.second ?? 0)
  }

  private func value(_ reading: Reading) -> TypedReading {
    if parameter.type == .date, parameter.dateKind == "dateTime", !reading.hasTime {
      return .partial(partial(reading.date, part: reading.part))
    }
    let title = DateText(context).words(reading.date, parameter, hasTime: reading.hasTime)
    guard parameter.type == .date || reading.hasTime else {
      return .value(.date(DateText(context).day(reading.date)), title: title)
    }
    return .value(.date(DateText(context).iso(reading.date)), title: title)
  }

  /// A day without its time; where its part is over that was said without a day, the next one's is meant.
  private func partial(_ date: Date, part: Range<Int>?) -> PartialDate {
    var day = calendar.startOfDay(for: date)
    let now = context.values.now
    if base == nil, let part, part.upperBound <= secondOfDay(now),
      calendar.isDate(day, inSameDayAs: now),
      let next = calendar.date(byAdding: .day, value: 1, to: day)
    {
      day = next
    }
    return PartialDate(
      day: DateText(context).iso(day),
      title: DateText(context).words(day, parameter, hasTime: false), part: part)
  }

  // MARK: - Parts of the day

  /// A stretch of time where one moment is wanted: of "by Friday" the day, of a part of a day the time
  /// that is known in it, or the one that is still to be asked for.
  private func part(_ text: String, _ recognizer: ValueRecognizer) -> TypedReading {
    let found = recognizer.values(in: text, context.values)
    guard
      let said = found.lazy.compactMap({ value -> (range: MomentRange, isTime: Bool)? in
        guard case .range(let range) = value.readings.first else { return nil }
        return (range, value.kind == .timeRange)
      }).first
    else { return .invalid(nil) }
    if let border = border(said.range) { return border }
    guard let start = said.range.start, let end = said.range.end, end > start,
      end <= start.addingTimeInterval(86_400)
    else { return .invalid(nil) }
    let from = secondOfDay(start)
    let part = from..<(from + Int(end.timeIntervalSince(start)))
    let day = said.isTime ? base?.date ?? start : start
    if let base, base.hasTime, let moved = moved(base.date, to: day, part) {
      return value(Reading(date: moved, saysDay: true, hasTime: true))
    }
    guard parameter.type == .date, parameter.dateKind == "dateTime" else { return .invalid(nil) }
    return .partial(partial(day, part: part))
  }

  /// The day or the time up to which something lasts, or from which on.
  private func border(_ range: MomentRange) -> TypedReading? {
    let hasTime = range.granularity < .dayPart
    switch range.modifier {
    case .until:
      guard let end = range.end else { return nil }
      let date = hasTime ? end : calendar.startOfDay(for: end.addingTimeInterval(-1))
      return value(Reading(date: date, saysDay: true, hasTime: hasTime))
    case .before, .since:
      guard let date = range.modifier == .since ? range.start : range.end else { return nil }
      return value(Reading(date: date, saysDay: true, hasTime: hasTime))
    default: return nil
    }
  }

  /// What has the time that is in a part of the day, or nearest to it and not far.
  private func nearest<Item>(_ items: [(Item, second: Int)], to part: Range<Int>) -> Item? {
    func distance(_ second: Int) -> Int {
      part.contains(second) ? 0 : min(abs(second - part.lowerBound), abs(second - part.upperBound))
    }
    let best = items.min { distance($0.second) < distance($1.second) }
    return best.flatMap { distance($0.second) <= Self.farthest ? $0.0 : nil }
  }

  /// How far from a part of the day a time may be, in seconds, and still be called by it.
  private static let farthest = 3 * 3600

  /// The time of a date, or the one half a day from it, in a part of a day.
  private func moved(_ date: Date, to day: Date, _ part: Range<Int>) -> Date? {
    let time = secondOfDay(date)
    let halves = [time, (time + 43_200) % 86_400]
    return nearest(halves.map { ($0, $0) }, to: part).flatMap { second in
      dated(
        day,
        DateComponents(hour: second / 3600, minute: second / 60 % 60, second: second % 60))
    }
  }
}

extension ParameterDescriptor {
  /// Whether an hour is one of those that are meant where nothing else is said.
  fileprivate func isUsual(_ hour: Int) -> Bool {
    guard let usualHours, usualHours.count == 2 else { return false }
    return usualHours[0] <= hour && hour < usualHours[1]
  }
}
