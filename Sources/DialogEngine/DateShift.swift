import Foundation
import IntentCatalog
import ValueRecognition

/// Moves a date that was given by what a reply says (「1時間後にずらして」, "the day after").
extension ReplyReader {
  /// The reply when it says nothing but how a date that was given is to be moved; where the half of its
  /// day is still asked for, both times are.
  func shifted(_ reply: String) -> Reply? {
    guard prompt?.kind != .value || prompt?.partial == nil, let movable else { return nil }
    let (parameter, dates, hasTime) = movable
    let text = DateText(context)
    let shifted = dates.compactMap { moved($0, by: reply) }
    guard let first = shifted.first, shifted.count == dates.count else { return nil }
    // A day without a time is moved by whole days.
    guard hasTime || context.values.calendar.startOfDay(for: first) == first else { return nil }
    let reading: TypedReading =
      shifted.count > 1
      ? .several(shifted.map(text.option))
      : .value(
        .date(hasTime ? text.iso(first) : text.day(first)),
        title: text.words(first, parameter, hasTime: hasTime))
    return ReplyFill(parameter, reading).map {
      .content(ReplyContent(fills: [$0], corrects: true))
    }
  }

  /// The first date that was given as far as its parameter wants it, or the times between which the
  /// question asks; and whether it has a time.
  private var movable: (ParameterDescriptor, [Date], hasTime: Bool)? {
    let text = DateText(context)
    for parameter in openParameters where parameter.isDate {
      if prompt?.parameter == parameter.name {
        let asked = (prompt?.options ?? []).compactMap { text.base(.date($0.id)) }
        if asked.contains(where: \.hasTime) { return (parameter, asked.map(\.date), true) }
      }
      guard let base = dateBase(parameter) else { continue }
      let wantsTime = parameter.type == .date && parameter.dateKind != "date"
      if base.hasTime || !wantsTime { return (parameter, [base.date], base.hasTime) }
    }
    return nil
  }

  private func moved(_ date: Date, by reply: String) -> Date? {
    if let words = words(of: reply), let days = sole(words.compactMap(\.step)) {
      return context.values.calendar.date(byAdding: .day, value: days, to: date)
    }
    let found = context.recognizer.values(in: reply, asking: .duration, context.values)
    for kind in [RecognizedValue.Kind.shift, .duration] {
      guard
        let length = found.filter({ $0.kind == kind }).max(by: { $0.range.count < $1.range.count }),
        case .duration(let duration) = length.readings.first,
        let direction = direction(beside: length.range, in: reply, isSaid: kind == .shift)
      else { continue }
      return moved(date, by: duration, direction)
    }
    return nil
  }

  /// The way in which the words beside a length of time move; nil where there are others beside it, or
  /// none that says so.
  private func direction(beside range: Range<Int>, in reply: String, isSaid: Bool) -> Int? {
    guard let before = words(of: reply.part(0..<range.lowerBound)),
      let after = words(of: reply.part(range.upperBound..<reply.unicodeScalars.count))
    else { return nil }
    return isSaid ? 1 : sole((before + after).compactMap(\.direction))
  }

  private func moved(_ date: Date, by duration: SpokenDuration, _ direction: Int) -> Date? {
    let units: [(SpokenDuration.Unit, Calendar.Component)] = [
      (.year, .year), (.month, .month), (.week, .weekOfYear), (.day, .day), (.hour, .hour),
      (.minute, .minute), (.second, .second),
    ]
    var date = date
    for (unit, component) in units {
      guard let amount = duration[unit], abs(amount) < 1e6 else { continue }
      let whole = Int(amount)
      guard
        let next = context.values.calendar.date(
          byAdding: component, value: direction * whole, to: date)
      else { return nil }
      date = next.addingTimeInterval(
        Double(direction) * (amount - Double(whole)) * unit.seconds)
    }
    return date
  }

  /// The words of a text when it is nothing but words that move, correct, agree or mean nothing.
  private func words(of text: String) -> [ReplyToken]? {
    let tokens = ReplyLattice(text, [context.words.lexicon]).tokens
    let isPlain = tokens.allSatisfy { token in
      token.direction != nil || token.step != nil || token.has(.glue) || token.has(.correction)
        || token.has(.no) || token.has(.change) || token.has(.yes) || token.has(.hesitation)
        || token.has(.wait)
    }
    return isPlain ? tokens : nil
  }

  private func sole(_ numbers: [Int]) -> Int? { numbers.count == 1 ? numbers[0] : nil }
}

extension ReplyToken {
  /// 1 where it moves a date on, -1 where it moves it back.
  fileprivate var direction: Int? { has(.later) ? 1 : has(.earlier) ? -1 : nil }

  /// The days by which it moves a date alone.
  fileprivate var step: Int? {
    for case .step(let days) in senses { return days }
    return nil
  }
}
