import Foundation
import IntentCatalog
import TextNormalization
import ValueRecognition

/// Reads how often something comes back, completed by what is known of it already: new days keep the
/// time of day, and a time alone keeps the days.
struct RecurrenceReading {
  /// The rule that was given before, as iCalendar writes it.
  let known: String?
  let context: DialogContext

  /// Reads a whole text.
  func read(_ text: String) -> TypedReading {
    let length = text.unicodeScalars.count
    let title = text.trimmingBlanks()
    for value in context.recognizer.values(in: text, asking: .date, context.values)
    where value.range == 0..<length {
      switch value.readings.first {
      case .recurrence(let rule):
        // How many times in a week is no rule: the days are wanted.
        guard rule.times == nil else { return .invalid(nil) }
        return .value(.string(rule.hour == nil ? rule.rrule + knownTime : rule.rrule), title: title)
      case .moment where value.kind == .time && known != nil:
        return timed(value.readings, title)
      default: continue
      }
    }
    return .none
  }

  // MARK: - The time of day

  /// The known rule at another time; of both halves of a day the one of the known time, or that asks.
  private func timed(_ readings: [ValueContent], _ title: String) -> TypedReading {
    let calendar = context.values.calendar
    let times = readings.compactMap { reading -> Date? in
      if case .moment(let moment) = reading { moment.date } else { nil }
    }
    func hour(_ date: Date) -> Int { calendar.component(.hour, from: date) }
    let sameHalf = knownHour.flatMap { known in
      times.filter { (hour($0) >= 12) == (known >= 12) }
    }
    let left = sameHalf?.isEmpty == false ? sameHalf ?? times : times
    func rule(at date: Date) -> String {
      "\(knownDays);BYHOUR=\(hour(date));BYMINUTE=\(calendar.component(.minute, from: date))"
    }
    guard left.count == 1, let time = left.first else {
      return .several(
        left.sorted { hour($0) < hour($1) }.map { time in
          var option = DateText(context).option(time)
          option.id = rule(at: time)
          return option
        })
    }
    return .value(.string(rule(at: time)), title: title)
  }

  private var parts: [Substring] { known?.split(separator: ";") ?? [] }

  private static func isTime(_ part: Substring) -> Bool {
    part.hasPrefix("BYHOUR=") || part.hasPrefix("BYMINUTE=") || part.hasPrefix("BYSECOND=")
  }

  private var knownDays: String { parts.filter { !Self.isTime($0) }.joined(separator: ";") }

  private var knownTime: String { parts.filter(Self.isTime).map { ";\($0)" }.joined() }

  private var knownHour: Int? {
    parts.first { $0.hasPrefix("BYHOUR=") }.flatMap { Int($0.dropFirst("BYHOUR=".count)) }
  }
}
