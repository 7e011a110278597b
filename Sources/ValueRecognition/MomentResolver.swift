import FoundationEssentials

/// Turns what was said of a day and a time into moments, against an injected now.
///
/// Ambiguity stays: every reasonable moment is a reading, and the ones ahead come first.
struct MomentResolver {
  let context: ValueContext
  let grammar: ValueGrammar
  /// The values that the scan found, which ranges name their ends in.
  let nodes: [ValueNode]
  /// Now on the wall clock.
  let now: LocalTime

  init(_ context: ValueContext, _ grammar: ValueGrammar, _ nodes: [ValueNode]) {
    self.context = context
    self.grammar = grammar
    self.nodes = nodes
    let offset = context.timeZone.secondsFromGMT(for: context.now)
    let seconds = context.now.timeIntervalSince1970.rounded(.down)
    now = LocalTime(seconds: (Int(exactly: seconds) ?? 0) + offset)
  }

  var today: CivilDay { now.day }

  func part(_ fields: ValueFields) -> ValueRuleData.DayPart? {
    fields.part.flatMap { grammar.parts.indices.contains($0) ? grammar.parts[$0] : nil }
  }

  /// What a value came to.
  struct Outcome {
    var kind: RecognizedValue.Kind
    var readings: [ValueContent] = []
    var problem: ValueProblem?
  }

  /// Stretches of time that may be meant, or why there are none.
  enum Spans {
    case spans([LocalSpan])
    case problem(ValueProblem)

    static func one(_ span: LocalSpan?) -> Spans {
      span.map { .spans([$0]) } ?? .problem(.tooLarge)
    }

    func map(_ change: (LocalSpan) -> LocalSpan?) -> Spans {
      guard case .spans(let spans) = self else { return self }
      return .spans(spans.compactMap(change))
    }
  }

  func resolve(_ node: ValueNode) -> Outcome {
    let fields = node.fields
    switch node.stage {
    case .duration:
      guard let duration = fields.duration else { return Outcome(kind: .duration) }
      return Outcome(kind: .duration, readings: [.duration(duration)])
    case .recurrence:
      return Outcome(
        kind: .recurrence, readings: recurrences(fields).map { .recurrence($0) })
    case .timeRange, .dateRange, .dateTimeRange: return stretch(node)
    default: return point(node)
    }
  }

  // MARK: Points

  private func point(_ node: ValueNode) -> Outcome {
    let fields = node.fields
    let kind: RecognizedValue.Kind =
      !fields.hasDay ? .time : fields.hasTime || node.stage == .dateTime ? .dateTime : .date
    switch spans(fields) {
    case .problem(let problem): return Outcome(kind: kind, problem: problem)
    case .spans(var spans):
      if node.stage == .dateTime, fields[.edge] == 3, !fields.hasTime {
        spans = spans.map { LocalSpan($0.end + -1, .second) }
      }
      let readings = unique(spans.compactMap { moment($0, fields) })
      if readings.isEmpty {
        let time = spans.first?.start ?? now
        let (hour, minute) = (time.secondOfDay / 3600, time.secondOfDay / 60 % 60)
        return Outcome(kind: kind, problem: .noSuchTime(hour: hour, minute: minute))
      }
      let isPrecise = (spans.first?.grain ?? .day) < .day
      return Outcome(
        kind: fields.hasDay ? isPrecise ? .dateTime : .date : .time, readings: readings)
    }
  }

  private func unique(_ moments: [Moment]) -> [ValueContent] {
    var readings: [ValueContent] = []
    for moment in moments where !readings.contains(.moment(moment)) {
      readings.append(.moment(moment))
    }
    return readings
  }

  /// What may be meant by a day, a time or both; `today` is what days without a year are near to.
  func spans(_ fields: ValueFields, near today: CivilDay? = nil) -> Spans {
    if let problem = timeProblem(fields) { return .problem(problem) }
    if fields.duration != nil, fields[.direction] != nil { return shifted(fields) }
    guard fields.hasDay else { return .spans(timesOfDay(fields)) }
    let days = days(fields, today ?? self.today)
    guard fields.hasTime, case .spans(let spans) = days else { return days }
    return timed(spans, fields)
  }

  private func timed(_ days: [LocalSpan], _ fields: ValueFields) -> Spans {
    let times = times(fields)
    var all: [LocalSpan] = []
    for day in days {
      all += times.map { $0.on(day.start.day) }.sorted { rank($0.start) < rank($1.start) }
    }
    return .spans(all)
  }

  /// What is ahead comes first, and of that what is not in the night.
  private func rank(_ time: LocalTime) -> Int {
    let hour = time.secondOfDay / 3600
    let isNight = hour < 7 || hour > 21
    return (time < now ? 2 : 0) + (isNight ? 1 : 0)
  }

  // MARK: To and from the calendar

  /// The moment of a time on the wall clock; nil where the clocks skip it.
  func date(_ time: LocalTime) -> Date? {
    let zone = context.timeZone
    let seconds = Double(time.ofCalendar.seconds)
    func offset(_ instant: Double) -> Int {
      zone.secondsFromGMT(for: Date(timeIntervalSince1970: instant))
    }
    let before = offset(seconds - 86_400)
    let first = seconds - Double(before)
    if offset(first) == before { return Date(timeIntervalSince1970: first) }
    let after = offset(seconds + 86_400)
    let second = seconds - Double(after)
    return offset(second) == after ? Date(timeIntervalSince1970: second) : nil
  }

  /// The moment, or the first one after the gap where the clocks skip it.
  func border(_ time: LocalTime) -> Date {
    date(time) ?? date(time + 3600)
      ?? Date(timeIntervalSince1970: Double(time.ofCalendar.seconds))
  }
}
