extension RangeFinder {
  /// Two numbers that follow each other, of which either may be meant: `two or three`, 五、六個, 二三人.
  func either(at start: Int) -> Found? {
    for first in numbers[start] where !first.isRatio && !first.isOrdinal {
      if let found = joined(first, start) { return found }
      let word =
        words.neighbours.longest(text.units, from: skipSpace(first.end))
        ?? words.neighbours.longest(text.units, from: skipSpace(skipCounter(first.end)))
      guard let (end, isCounted) = word,
        let second = plainNumber(at: skipSpace(end)), let low = first.value.integer,
        second.value.integer == low + 1, !isCounted || isCounter(second.end),
        isFree(start, second.end), !isListed(start, second.end)
      else { continue }
      return Found(
        start: start, end: second.end,
        range: NumberRange(lower: Double(low), upper: Double(low + 1)))
    }
    return nil
  }

  private func plainNumber(at index: Int) -> NumberSpan? {
    guard index < text.count else { return nil }
    return numbers[index].first { !$0.isRatio && !$0.isOrdinal }
  }

  private func isCounter(_ index: Int) -> Bool { skipCounter(index) > index }

  /// Whether more numbers stand in the same row (1、2、3).
  private func isListed(_ start: Int, _ end: Int) -> Bool {
    func isComma(_ index: Int) -> Bool {
      text.units.indices.contains(index)
        && (text.units[index] == UnitClass.comma || text.units[index] == 0x3001)
    }
    return isComma(start - 1) || isComma(end)
  }

  /// Figures of words side by side that are read as one number of two places as well (二三人).
  private func joined(_ span: NumberSpan, _ start: Int) -> Found? {
    guard words.joinsNeighbours, span.figures == 0, span.end == start + 2,
      let value = span.value.integer, (12...89).contains(value), value % 10 == value / 10 + 1,
      isCounter(span.end)
    else { return nil }
    return Found(
      start: start, end: span.end,
      range: NumberRange(lower: Double(value / 10), upper: Double(value % 10)))
  }
}
