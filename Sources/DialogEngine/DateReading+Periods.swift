import Foundation
import TextNormalization
import ValueRecognition

/// Weeks and months where a day is wanted (来週, "next month").
extension DateReading {
  /// The week or month that was said where nothing is known of the date: its day is still to be asked for.
  func period(_ moments: [Moment], said: String) -> PartialDate? {
    guard base == nil, let moment = moments.first, moment.isWeekOrMonth, let span = moment.span
    else { return nil }
    let today = calendar.startOfDay(for: context.values.now)
    let first = max(span.lowerBound, today)
    guard
      let days = calendar.dateComponents([.day], from: first, to: span.upperBound).day, days > 1
    else { return nil }
    return PartialDate(
      day: DateText(context).iso(first), title: said.trimmingBlanks(), days: days)
  }

  /// A moment as it is meant in what is known: a weekday or a day's number of the week or month that was
  /// said, and of a week or month alone the day that is known already.
  func within(_ moment: Moment) -> Moment {
    guard let base else { return moment }
    var moment = moment
    if let days = base.days,
      let end = calendar.date(byAdding: .day, value: days, to: base.date)
    {
      if let wanted = moment.dayAlone,
        let day = calendar.nextDate(
          after: base.date.addingTimeInterval(-1), matching: wanted, matchingPolicy: .strict),
        day < end
      {
        let time = calendar.dateComponents([.hour, .minute, .second], from: moment.date)
        moment.date = dated(day, time) ?? day
      }
      return moment
    }
    guard moment.isWeekOrMonth, let span = moment.span else { return moment }
    let unit: Calendar.Component = moment.granularity == .week ? .weekday : .day
    guard
      let day = calendar.nextDate(
        after: span.lowerBound.addingTimeInterval(-1),
        matching: calendar.dateComponents([unit], from: base.date), matchingPolicy: .strict),
      day < span.upperBound
    else { return moment }
    moment.date = day
    moment.granularity = .day
    return moment
  }
}

extension Moment {
  fileprivate var isWeekOrMonth: Bool { granularity == .week || granularity == .month }

  /// The weekday, or the day's number in a month, where nothing else of the day was said.
  fileprivate var dayAlone: DateComponents? {
    let isWeekday = timex.hasPrefix("XXXX-WXX-")
    guard isWeekday || timex.hasPrefix("XXXX-XX-") else { return nil }
    return isWeekday ? DateComponents(weekday: said.weekday) : DateComponents(day: said.day)
  }
}

extension String {
  /// The part at a range of Unicode scalars.
  func part(_ range: Range<Int>) -> String {
    let scalars = unicodeScalars
    let start = scalars.index(scalars.startIndex, offsetBy: range.lowerBound)
    return String(scalars[start..<scalars.index(start, offsetBy: range.count)])
  }
}
