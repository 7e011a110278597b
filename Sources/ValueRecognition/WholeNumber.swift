/// Reading a text that is nothing but one number.
extension NumberReader {
  /// The number that the whole text says, perhaps with a counter.
  func whole(_ text: ValueText) -> SpokenNumber? {
    let from = text.units.firstIndex { $0 != UnitClass.space } ?? 0
    let end = Self.trimmedEnd(text)
    guard from < end else { return nil }
    for isSpelled in [false, true] {
      for span in spans(text, at: from, isSpelled: isSpelled) {
        if let number = finish(text, span, end) { return number }
      }
    }
    if let number = counted(text, from, end) { return number }
    return digitByDigit(text, from, end)
  }

  private static func trimmedEnd(_ text: ValueText) -> Int {
    var end = text.count
    let dropped: Set<UInt32> = [0x20, 0x21, 0x2E, 0x3F, 0x3002, 0x3001, 0x2C]
    while end > 0, dropped.contains(text.units[end - 1]) { end -= 1 }
    return end
  }

  private func finish(_ text: ValueText, _ span: NumberSpan, _ end: Int) -> SpokenNumber? {
    if span.end == end { return SpokenNumber(span.value, isOrdinal: span.isOrdinal) }
    guard span.end < end else { return nil }
    let next = text.units[span.end] == UnitClass.space ? span.end + 1 : span.end
    var number: SpokenNumber?
    words.counters.walk(text.units, from: next) { stop, counter in
      if stop == end { number = SpokenNumber(span.value, counter: counter) }
      words.tails.walk(text.units, from: stop) { tailEnd, tail in
        guard tailEnd == end else { return }
        number = SpokenNumber(span.value + Magnitude(tail), counter: counter)
      }
    }
    return number
  }

  private func counted(_ text: ValueText, _ from: Int, _ end: Int) -> SpokenNumber? {
    var number: SpokenNumber?
    words.counted.walk(text.units, from: from) { stop, value in
      if stop == end { number = SpokenNumber(Magnitude(value), counter: "") }
    }
    return number
  }

  /// Figures said one by one: `one oh one`, `1 0 1`.
  private func digitByDigit(_ text: ValueText, _ from: Int, _ end: Int) -> SpokenNumber? {
    guard end - from <= Self.longestNumber else { return nil }
    var sum = Magnitude.zero
    var count = 0
    var index = from
    while index < end {
      if text.units[index] == UnitClass.space { index += 1 }
      guard index < end else { break }
      if UnitClass.isDigit(text.units[index]) {
        sum = sum * Magnitude(10) + Magnitude(Int(text.units[index] - UnitClass.zero))
        index += 1
      } else if let (stop, word) = words.spelledWords.longest(text.units, from: index),
        word.role == .unit, !word.isOrdinal, word.value.double < 10
      {
        sum = sum * Magnitude(10) + word.value
        index = stop
      } else {
        return nil
      }
      count += 1
    }
    return count > 1 && count <= 15 ? SpokenNumber(sum) : nil
  }
}
