import FoundationEssentials

extension MomentResolver {
  /// A stretch before it is a value: an end may be open.
  private struct Stretch: Hashable {
    var start: LocalTime?
    var end: LocalTime?
    var grain: Moment.Granularity
  }

  /// Periods, and what goes from one time to another or is open at an end.
  func stretch(_ node: ValueNode) -> Outcome {
    let fields = node.fields
    let kind: RecognizedValue.Kind =
      switch node.stage {
      case .timeRange: .timeRange
      case .dateTimeRange: .dateTimeRange
      default: .dateRange
      }
    if fields[.from] != nil || fields[.to] != nil { return outcome(kind, between(fields), fields) }
    if fields.duration != nil, fields[.start] != nil { return lasting(fields) }
    switch spans(fields) {
    case .problem(let problem): return Outcome(kind: kind, problem: problem)
    case .spans(let found):
      // The end of a day is its last second, not the half of it that it is the end of.
      let isEnd = node.stage == .dateTimeRange && fields[.edge] == 3 && !fields.hasTime
      let spans =
        isEnd && fields[.mod] != nil ? found.map { LocalSpan($0.end + -1, .second) } : found
      guard let mod = fields[.mod], mod != 5 else {
        return Outcome(
          kind: self.kind(kind, spans),
          readings: spans.compactMap { moment($0, fields) }.map {
            .moment($0)
          })
      }
      return outcome(
        self.kind(kind, spans), spans.flatMap { open(mod, $0, isEnd ? nil : fields[.edge]) }, fields
      )
    }
  }

  /// What a rule for days finds may be finer than a day (`within 2 hours`).
  private func kind(_ kind: RecognizedValue.Kind, _ spans: [LocalSpan]) -> RecognizedValue.Kind {
    guard kind == .dateRange, let grain = spans.first?.grain, grain < .day else { return kind }
    return .dateTimeRange
  }

  private func outcome(
    _ kind: RecognizedValue.Kind, _ stretches: [Stretch], _ fields: ValueFields
  ) -> Outcome {
    var readings: [ValueContent] = []
    for stretch in stretches {
      let range = MomentRange(
        start: stretch.start.map(border), end: stretch.end.map(border), granularity: stretch.grain,
        modifier: Self.modifier(fields), timex: .range(stretch.start, stretch.end, kind))
      if !readings.contains(.range(range)) { readings.append(.range(range)) }
    }
    return Outcome(
      kind: kind, readings: readings, problem: readings.isEmpty ? .tooLarge : nil)
  }

  private static func modifier(_ fields: ValueFields) -> MomentRange.Modifier? {
    switch fields[.mod] {
    case 1: .before
    case 2: .after
    case 3: .since
    case 4: .until
    case 5: .approximately
    default: nil
    }
  }

  // MARK: Open ends

  private func open(_ mod: Int, _ span: LocalSpan, _ edge: Int?) -> [Stretch] {
    let isLong = span.grain > .day || span.grain == .dayPart
    func from(_ start: LocalTime) -> Stretch { Stretch(start: start, end: nil, grain: span.grain) }
    func to(_ end: LocalTime) -> Stretch { Stretch(start: nil, end: end, grain: span.grain) }
    switch mod {
    case 1: return [to(edge == 3 ? span.end : span.start)]
    case 2: return [from(isLong ? span.end : span.start)]
    case 3: return [from(span.start)]
    default:
      guard isLong, edge != 3 else { return [to(span.grain >= .day ? span.end : span.start)] }
      // "until May" may leave May out or not.
      return [to(span.end), to(span.start)]
    }
  }

  /// A stretch as long as a duration, from now, from tomorrow or up to now.
  private func lasting(_ fields: ValueFields) -> Outcome {
    guard let duration = fields.duration else { return Outcome(kind: .dateRange) }
    let isPrecise = (duration.smallestUnit ?? .day).rawValue < SpokenDuration.Unit.day.rawValue
    let kind: RecognizedValue.Kind = isPrecise ? .dateTimeRange : .dateRange
    let direction = fields[.direction] ?? 1
    var base = isPrecise ? now : LocalTime(today)
    if !isPrecise, direction > 0 { base = base + (fields[.start] ?? 0) * LocalTime.day }
    if let aligned = aligned(duration, direction, fields) {
      return outcome(kind, [aligned], fields)
    }
    guard let other = moved(base, by: duration, direction, fields[.business] != nil) else {
      return Outcome(kind: kind, problem: .tooLarge)
    }
    let (start, end) = direction > 0 ? (base, other) : (other, base)
    let stretch = Stretch(start: start, end: end, grain: isPrecise ? .minute : .day)
    return outcome(kind, [stretch], fields)
  }

  /// "the past two quarters" are whole ones.
  private func aligned(
    _ duration: SpokenDuration, _ direction: Int, _ fields: ValueFields
  ) -> Stretch? {
    guard let unit = fields[.within], let months = duration[.month].flatMap({ Int(exactly: $0) }),
      unit == 8, abs(months) < 12_000
    else { return nil }
    let (year, month, _) = today.parts
    let first = CivilDay(firstOf: year, (month - 1) / 3 * 3 + 1)
    let start = direction > 0 ? first.adding(months: 3) : first.adding(months: -months)
    return Stretch(
      start: LocalTime(start), end: LocalTime(start.adding(months: months)), grain: .month)
  }

  // MARK: From one to another

  private static let dayFields: [ValueField] = [
    .month, .monthShift, .year, .yearShift, .century, .decade, .eraYear, .eraOffset,
  ]
  private static let yearFields: [ValueField] = [
    .year, .yearShift, .century, .decade, .eraYear, .eraOffset,
  ]

  private func between(_ fields: ValueFields) -> [Stretch] {
    guard let from = fields[.from].map({ nodes[$0].fields }) else { return [] }
    if let duration = fields.duration { return self.from(from, lasting: duration, fields) }
    guard let to = fields[.to].map({ nodes[$0].fields }) else { return [] }
    let (start, end) = shared(from, to, fields)
    guard start.hasDay || end.hasDay else { return clocks(start, end, fields) }
    if !start.hasTime, !end.hasTime, !Self.isNow(from), !Self.isNow(to) || !start.hasTime {
      if !(Self.isNow(from) && end.hasTime) { return days(from: start, to: end) }
    }
    return dateTimes(start, end)
  }

  private static func isNow(_ fields: ValueFields) -> Bool {
    fields.duration?.smallestUnit == .second && fields[.direction] != nil
  }

  /// The ends with what only the other one, or what stands around both, says.
  private func shared(
    _ from: ValueFields, _ to: ValueFields, _ around: ValueFields
  ) -> (ValueFields, ValueFields) {
    var (from, to) = (from, to)
    if around.part != nil {
      if from[.hour] != nil { from.fill([.part], from: around) }
      if to[.hour] != nil { to.fill([.part], from: around) }
    }
    let outer: [ValueField] = Self.dayFields + [.weekShift]
    if around.hasDay, !around.hasTime || from.hasDay {
      if from[.day] != nil || from[.weekday] != nil { from.fill(outer, from: around) }
      if to[.day] != nil || to[.weekday] != nil { to.fill(outer, from: around) }
    }
    // from 4 to 22 January; November 19 to 20
    if from[.day] != nil, from[.month] == nil, from[.monthShift] == nil, from[.weekday] == nil {
      from.fill(Self.dayFields, from: to)
    } else if to[.day] != nil, to[.month] == nil, to[.monthShift] == nil, to[.weekday] == nil {
      to.fill(Self.dayFields, from: from)
    } else if from[.month] != nil, from[.weekShift] == nil,
      !Self.yearFields.contains(where: { from[$0] != nil })
    {
      from.fill(Self.yearFields, from: to)
    }
    return (from, to)
  }

  /// Times of a day that was said around them, or of any.
  private func clocks(
    _ from: ValueFields, _ to: ValueFields, _ around: ValueFields
  ) -> [Stretch] {
    var days = [today]
    if around.hasDay, case .spans(let spans) = self.days(around, today) {
      days = spans.map(\.start.day)
    }
    let pairs = pairs(from, to).sorted { night($0.start) < night($1.start) }
    return days.flatMap { day in
      pairs.map { pair in
        Stretch(
          start: LocalTime(day, pair.start.second), end: LocalTime(day, pair.end.second),
          grain: .minute)
      }
    }
  }

  private func night(_ time: ClockTime) -> Int { time.second / 3600 < 7 ? 1 : 0 }

  /// A time or day and how long it lasts.
  private func from(
    _ from: ValueFields, lasting duration: SpokenDuration, _ around: ValueFields
  ) -> [Stretch] {
    var begin = from
    if around.hasDay { begin.merge(around) }
    for field in [ValueField.from, .to, .direction] { begin[field] = nil }
    begin.duration = nil
    if from.duration != nil {
      begin.duration = from.duration
      begin[.direction] = from[.direction]
    }
    guard case .spans(let spans) = spans(begin) else { return [] }
    return spans.compactMap { span in
      guard let end = moved(span.start, by: duration, 1) else { return nil }
      return Stretch(start: span.start, end: end, grain: span.grain)
    }
  }

  /// What may be meant by a day; one with the weekday of another day is taken without it.
  private func lenient(_ fields: ValueFields, near today: CivilDay? = nil) -> Spans {
    let found = spans(fields, near: today)
    guard case .problem(.notThatWeekday) = found else { return found }
    var fields = fields
    fields[.weekday] = nil
    return spans(fields, near: today)
  }

  /// From one day, month or year to another; the last one may be meant to be in or not.
  private func days(from: ValueFields, to: ValueFields) -> [Stretch] {
    guard case .spans(let starts) = lenient(from) else { return [] }
    var all: [Stretch] = []
    let isFixed = Self.isFixed(to)
    guard case .spans(let ends) = lenient(to) else { return [] }
    for start in starts {
      var begin = self.begin(start, from)
      var end: LocalSpan?
      if isFixed {
        end = ends.first { $0.end > begin } ?? ends.first
        if let end, begin > end.start, let earlier = self.earlier(from, than: end.start) {
          begin = self.begin(earlier, from)
        }
      } else if case .spans(let near) = lenient(to, near: begin.day) {
        end = near.first { $0.end > begin } ?? near.first
      }
      guard let end, end.end > begin else { continue }
      let last = to[.edge] == nil ? end.end : to[.edge] == 1 ? end.start : end.end
      let isMiddle = to[.edge] == 2
      let ends =
        isMiddle
        ? [middle(end)] : end.grain > .day && to[.edge] == nil ? [last, end.start] : [last]
      for last in ends where last > begin {
        all.append(Stretch(start: begin, end: last, grain: .day))
      }
    }
    return all
  }

  /// Where a stretch from a period begins: at its end for `from the end of March`.
  private func begin(_ span: LocalSpan, _ fields: ValueFields) -> LocalTime {
    fields[.edge] == 3 ? span.end : fields[.edge] == 2 ? middle(span) : span.start
  }

  private func middle(_ span: LocalSpan) -> LocalTime {
    // The middle part of a month is around its 16th.
    let (year, month, _) = span.start.day.parts
    if span.grain == .month { return LocalTime(CivilDay(firstOf: year, month) + 15) }
    return LocalTime(CivilDay((span.start.day.number + span.end.day.number) / 2))
  }

  /// Whether a day is where it is whatever day it is counted from.
  private static func isFixed(_ fields: ValueFields) -> Bool {
    if yearFields.contains(where: { fields[$0] != nil }) { return true }
    let fixed: [ValueField] = [.dayShift, .weekShift, .monthShift, .ahead, .direction, .tens]
    return fixed.contains { fields[$0] != nil }
  }

  /// The last time before a moment that an open day or month came; a borrowed year is the one before.
  private func earlier(_ fields: ValueFields, than time: LocalTime) -> LocalSpan? {
    var open = fields
    for field in Self.yearFields { open[field] = nil }
    guard !Self.isFixed(open), open[.month] != nil || open[.day] != nil || open[.weekday] != nil,
      case .spans(let spans) = spans(open, near: time.day)
    else { return nil }
    return spans.filter { $0.start <= time }.max { $0.start < $1.start }
  }

  /// From a time of a day to another; the one without a day takes the other's.
  private func dateTimes(_ from: ValueFields, _ to: ValueFields) -> [Stretch] {
    var all: [Stretch] = []
    if from.hasDay {
      guard case .spans(let starts) = spans(from) else { return [] }
      for start in starts {
        var ends: [LocalSpan] = []
        if !to.hasDay {
          ends = [0, 1].flatMap { shift in times(to).map { $0.on(start.start.day + shift) } }
        } else if case .spans(let spans) = spans(to, near: start.start.day) {
          ends = spans
        }
        let end = ends.filter { $0.start > start.start }.min { $0.start < $1.start }
        if let end { all.append(Stretch(start: start.start, end: end.start, grain: .minute)) }
      }
    } else if case .spans(let ends) = spans(to) {
      for end in ends {
        let starts = times(from).map { $0.on(end.start.day) }
        let start = starts.filter { $0.start < end.start }.max { $0.start < $1.start }
        if let start { all.append(Stretch(start: start.start, end: end.start, grain: .minute)) }
      }
    }
    return all
  }
}
