import Foundation
import TextNormalization
import ValueRecognition

/// Says why a value cannot be, and what could.
struct ProblemText {
  let context: DialogContext

  /// The sentence about the value in a reply that cannot be, without the words around it.
  func sentence(_ problem: ValueProblem?, ofValueIn reply: String) -> String {
    let found = problem.flatMap { problem in
      context.recognizer.values(in: reply, asking: .date, context.values)
        .filter { $0.problem == problem }.max { $0.range.count < $1.range.count }
    }
    return sentence(problem, about: found.map { reply.part($0.range) } ?? reply)
  }

  /// The sentence about something that was said.
  func sentence(_ problem: ValueProblem?, about text: String) -> String {
    let text = text.trimmingBlanks()
    switch problem {
    case .noSuchMonth: return context.sentence("problem.noSuchMonth", ["text": text])
    case .noSuchDay(let month?, let day) where (1...12).contains(month):
      // What no year has, as against what one year has not.
      let isNever = month == 2 && day > 29
      return context.sentence(
        isNever ? "problem.noSuchDayEver" : "problem.noSuchDay",
        ["text": text, "month": name(ofMonth: month), "last": String(last(of: month, but: day))])
    case .noSuchDay: return context.sentence("problem.noSuchDayAtAll", ["text": text])
    case .noSuchTime(let hour, let minute) where hour < 24 && minute < 60:
      return context.sentence("problem.skippedTime", ["text": text])
    case .noSuchTime: return context.sentence("problem.noSuchTime", ["text": text])
    case .notThatWeekday(let weekday):
      return context.sentence(
        "problem.notThatWeekday", ["text": text, "weekday": name(ofWeekday: weekday)])
    case .tooLarge: return context.sentence("problem.tooLarge", ["text": text])
    case .notWhole: return context.sentence("problem.notWhole", ["text": text])
    case .negative: return context.sentence("problem.negative", ["text": text])
    case nil: return context.sentence("value.invalid", ["text": text])
    }
  }

  /// The last day of a month, in a year that lacks the one that was said.
  private func last(of month: Int, but day: Int) -> Int {
    switch month {
    case 2: day == 29 ? 28 : 29
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private func name(ofMonth month: Int) -> String {
    let names = context.values.calendar.standaloneMonthSymbols
    return names.indices.contains(month - 1) ? names[month - 1] : String(month)
  }

  private func name(ofWeekday weekday: Int) -> String {
    let names = context.values.calendar.weekdaySymbols
    return names.indices.contains(weekday - 1) ? names[weekday - 1] : String(weekday)
  }
}
