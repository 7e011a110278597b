/// Amounts in several units, and what they are as values.
extension QuantityFinder {
  /// An amount with the smaller units after it: 5 ft 2 in, 3 dollars 50 cents, 3割8分7厘.
  func joined(_ amount: Amount) -> Amount {
    var total = amount
    var last = amount.unit
    let first = words.units[amount.unit]
    for _ in 0..<4 {
      for cue in cue(after: total.end) {
        guard case .half(let unit) = cue.word, unit == last else { continue }
        total.value += 0.5 * words.units[last].size / first.size
        total.end = cue.end
      }
      guard let next = smaller(after: total.end, than: last) else { break }
      total.value += next.value * words.units[next.unit].size / first.size
      total.end = next.end
      total.isWhole = false
      last = next.unit
    }
    if last == amount.unit {
      addLooseChange(&total)
      addLoosePart(&total)
    }
    speed(&total)
    return total
  }

  /// The places after a space or a joiner.
  private func starts(after end: Int) -> [Int] {
    var starts = [skipSpace(end)]
    for cue in cue(after: end) {
      if case .joiner = cue.word { starts.append(skipSpace(cue.end)) }
    }
    return starts.filter { $0 < text.count }
  }

  private func smaller(after end: Int, than larger: Int) -> Amount? {
    let big = words.units[larger]
    for start in starts(after: end) {
      for span in numbers[start] where !span.isOrdinal && span.value.double >= 0 && !span.isRatio {
        let found = unitsAfter(
          span.end, isFigures: UnitClass.isDigit(units[span.end - 1]), larger: larger)
        for (unit, stop) in found {
          let small = words.units[unit]
          guard small.family == big.family, small.dimension == big.dimension,
            small.size < big.size, big.family != .money || small.isMinor
          else { continue }
          return Amount(
            start: start, end: stop, value: span.value.double, unit: unit, isWhole: true)
        }
      }
    }
    return nil
  }

  /// Hundredths said without their unit: 15 dollars 50, three euros and ten.
  private func addLooseChange(_ amount: inout Amount) {
    let unit = words.units[amount.unit]
    guard unit.family == .money, !unit.isMinor, amount.isWhole else { return }
    for start in starts(after: amount.end) where start > amount.end {
      guard units[start - 1] == UnitClass.space,
        let span = numbers[start].first(where: { !$0.isOrdinal }),
        let cents = span.value.integer, cents > 0, cents < 100,
        span.figures == 0 || span.figures == 2, isSentenceEnd(span.end)
      else { continue }
      amount.value += Double(cents) / 100
      amount.end = span.end
      return
    }
  }

  /// The number of a smaller unit that is not said: six foot two, 12 stone 4.
  private func addLoosePart(_ amount: inout Amount) {
    guard amount.isWhole, let small = words.loose[amount.unit] else { return }
    let from = skipSpace(amount.end)
    let (large, part) = (words.units[amount.unit], words.units[small])
    guard from > amount.end, from < text.count,
      let span = numbers[from].first(where: { !$0.isOrdinal && !$0.isFraction }),
      let count = span.value.integer, count > 0, Double(count) * part.size < large.size,
      isSentenceEnd(span.end)
    else { return }
    amount.value += Double(count) * part.size / large.size
    amount.end = span.end
    amount.isWhole = false
  }

  /// Whether a phrase ends at a place: the text's end, punctuation or a joining word.
  private func isSentenceEnd(_ end: Int) -> Bool {
    guard end < text.count else { return true }
    let marks: [UInt32] = [0x2C, 0x21, 0x3F, 0x3B, 0x3001, 0x3002]
    if marks.contains(units[end]) { return true }
    if units[end] == UnitClass.period {
      return end + 1 >= text.count || !UnitClass.isDigit(units[end + 1])
    }
    return cue(after: end).contains { if case .joiner = $0.word { true } else { false } }
  }

  /// A length by a time: 50 meters per millisecond.
  private func speed(_ amount: inout Amount) {
    guard words.units[amount.unit].dimension == "length" else { return }
    for per in cue(after: amount.end) {
      guard case .per = per.word else { continue }
      for cue in cue(after: per.end) {
        guard case .unit(let time, .always, _) = cue.word, words.units[time].family == .duration
        else { continue }
        amount.end = cue.end
        amount.time = time
        return
      }
    }
  }

  /// The places whose numbers are no numbers by themselves: those of percentages, and of units that
  /// the language writes as one with them.
  func wholes(_ amounts: [FoundQuantity]) -> [Range<Int>] {
    amounts.filter { amount in
      if amount.kind == .percentage { return true }
      guard case .measure(let measure)? = amount.readings.first else { return false }
      return words.fused.contains(measure.unit)
    }.map(\.range)
  }

  // MARK: Values

  /// What an amount is; none where its unit says nothing of its own.
  func values(_ amount: Amount) -> [FoundQuantity] {
    let unit = words.units[amount.unit]
    var amount = amount
    if unit.family == .temperature { negate(&amount) }
    func found(_ kind: RecognizedValue.Kind, _ reading: ValueContent) -> [FoundQuantity] {
      [FoundQuantity(range: amount.start..<amount.end, kind: kind, readings: [reading])]
    }
    switch unit.family {
    case .money:
      let money = MoneyAmount(value: amount.value, code: unit.code, unit: unit.name)
      return found(.currency, .currency(money))
    case .percent: return found(.percentage, .percentage(amount.value * unit.size))
    case .age: return found(.age, .measure(measure(amount, unit.name, unit.dimension)))
    case .temperature:
      guard isTemperature(amount) else { return [] }
      return found(.temperature, .measure(measure(amount, unit.name, unit.dimension)))
    case .duration:
      guard contexts.contains(nil) else { return [] }
      return found(.age, .measure(measure(amount, unit.name + "-old", "age")))
    case .measure:
      guard unit.dimension != "angle" || !hasOtherReading(amount) else { return [] }
      guard let time = amount.time else {
        return found(.dimension, .measure(measure(amount, unit.name, unit.dimension)))
      }
      let name = unit.name + "-per-" + words.units[time].name
      return found(.dimension, .measure(measure(amount, name, "speed")))
    }
  }

  private func measure(_ amount: Amount, _ unit: String, _ dimension: String) -> SpokenMeasure {
    SpokenMeasure(value: amount.value, unit: unit, dimension: dimension)
  }

  /// Turns the sign of `5 degrees below zero`.
  private func negate(_ amount: inout Amount) {
    for cue in cue(after: amount.end) {
      guard case .negative = cue.word else { continue }
      amount.value = -abs(amount.value)
      amount.end = cue.end
      return
    }
  }

  /// Degrees without a scale are an angle where the text speaks of one, and a few times in a
  /// language that counts with the same word (三度).
  private func isTemperature(_ amount: Amount) -> Bool {
    let unit = words.units[amount.unit]
    guard unit.name == "degree" else { return true }
    if let angle = words.unit("degree-of-arc"), contexts.contains(angle) { return false }
    let isCount =
      UnitClass.isIdeograph(units[amount.start]) && amount.value > 0 && amount.value <= 3
    return !isCount || amount.start == 0 && amount.end == text.count
  }

  /// Whether degrees are a temperature here.
  private func hasOtherReading(_ amount: Amount) -> Bool {
    words.units[amount.unit].name == "degree-of-arc" && !contexts.contains(amount.unit)
  }
}
