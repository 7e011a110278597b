import Foundation

/// What a change to one of the times that an event takes place does to the stored events.
struct SeriesEdit {
  /// The events to keep, each in the place of the one of its identifier.
  var kept: [EventModel] = []
  /// The identifiers of the events to forget.
  var deleted: [String] = []
  /// The identifier of the event that was meant, as it is then.
  var result: String

  private let calendar: Calendar

  /// Changes a time and, as the span says, those that come back with it.
  init(
    _ occurrence: Occurrence, span: EventSpan, calendar: Calendar,
    _ change: (inout EventModel) throws -> Void
  ) throws {
    self.calendar = calendar
    result = occurrence.id
    let event = occurrence.event
    var changed = event
    changed.start = occurrence.start
    changed.end = occurrence.end
    let isWhole = span == .all || span == .future && occurrence.start == event.start
    guard event.repeats != nil, !isWhole else {
      try change(&changed)
      keepDay(&changed, occurrence)
      changed = whole(changed, as: occurrence)
      if changed.repeats == nil { result = event.id }
      kept = [changed]
      return
    }
    changed.id = Self.newIdentifier(occurrence, calendar)
    result = changed.id
    if span == .this {
      changed.repeats = nil
      changed.exceptions = []
      try change(&changed)
      leaveOut(occurrence)
    } else {
      changed.exceptions = event.exceptions.filter { $0 > occurrence.start }
      try change(&changed)
      keepDay(&changed, occurrence)
      end(event, before: occurrence)
    }
    kept.append(changed)
  }

  /// Deletes a time and, as the span says, those that come back with it.
  init(deleting occurrence: Occurrence, span: EventSpan, calendar: Calendar) {
    self.calendar = calendar
    result = occurrence.id
    let event = occurrence.event
    if event.repeats == nil || span == .all || span == .future && occurrence.start == event.start {
      deleted = [event.id]
    } else if span == .this {
      leaveOut(occurrence)
    } else {
      end(event, before: occurrence)
    }
  }

  private static func newIdentifier(_ occurrence: Occurrence, _ calendar: Calendar) -> String {
    "\(occurrence.event.id)@\(EventModel.day(occurrence.start, calendar))"
  }

  /// Lets a rule of one day in the week be of the day to which the event was moved.
  private func keepDay(_ changed: inout EventModel, _ occurrence: Occurrence) {
    guard changed.repeats == occurrence.event.repeats, let rule = changed.repeats,
      rule.frequency == .weekly, rule.days?.count == 1
    else { return }
    let day = calendar.component(.weekday, from: changed.start)
    if day != calendar.component(.weekday, from: occurrence.start) {
      changed.repeats?.days = [Repetition.dayNames[day - 1]]
    }
  }

  /// All times of a series, when one of them became what it is now.
  private func whole(_ changed: EventModel, as occurrence: Occurrence) -> EventModel {
    let event = occurrence.event
    guard event.repeats != nil, changed.repeats != nil, occurrence.start != event.start else {
      return changed
    }
    let parts: Set<Calendar.Component> = [.day, .hour, .minute, .second]
    let shift = calendar.dateComponents(parts, from: occurrence.start, to: changed.start)
    func moved(_ date: Date) -> Date { calendar.date(byAdding: shift, to: date) ?? date }
    var series = changed
    series.start = moved(event.start)
    series.end = series.start.addingTimeInterval(changed.length)
    series.exceptions = event.exceptions.map(moved)
    return series
  }

  /// Takes one time out of its series; where it was the first, the next one is.
  private mutating func leaveOut(_ occurrence: Occurrence) {
    var event = occurrence.event
    guard occurrence.start == event.start else {
      event.exceptions.append(occurrence.start)
      kept.append(event)
      return
    }
    let later = event.start.addingTimeInterval(1)
    let range = later..<later.addingTimeInterval(CalendarManager.horizon * 10)
    guard let next = event.occurrences(in: range, calendar: calendar).first else {
      deleted.append(event.id)
      return
    }
    event.end = next.end
    event.start = next.start
    event.exceptions.removeAll { $0 < next.start }
    kept.append(event)
  }

  private mutating func end(_ event: EventModel, before occurrence: Occurrence) {
    var event = event
    event.repeats?.until = occurrence.start.addingTimeInterval(-1)
    event.exceptions.removeAll { $0 >= occurrence.start }
    kept.append(event)
  }
}
