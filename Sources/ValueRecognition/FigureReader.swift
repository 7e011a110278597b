/// Reads one number written in figures: groups of figures, a decimal part.
struct FigureReader {
  /// Figures up to `end`, with what they say.
  struct Figures: Hashable {
    var end: Int
    var value: Magnitude
    /// How many figures stand before the decimal point; 0 where there is none.
    var count: Int
    var isDecimal = false
    var isGrouped = false
  }

  let units: [UInt32]
  /// What stands before decimals; the other one of point and comma stands between groups.
  let point: UInt32

  private var otherMark: UInt32 { point == UnitClass.period ? UnitClass.comma : UnitClass.period }

  /// The readings of the figures that begin at a position, the shortest first: plain figures, with
  /// their groups, with the decimal part.
  /// - Complexity: O(1): never looks further than `NumberReader.longestNumber` units.
  func read(at start: Int) -> [Figures] {
    guard start < units.count else { return [] }
    if units[start] == UnitClass.period { return leadingPoint(start).map { [$0] } ?? [] }
    let end = run(from: start)
    guard end > start, end - start <= 300 else { return [] }
    var readings = [Figures(end: end, value: value(start..<end), count: end - start)]
    var marks = point == UnitClass.period ? [point] : [point, otherMark]
    if let price = price(readings[0], from: start) { return readings + [price] }
    if end - start <= 3, let grouped = grouped(readings[0]) {
      readings.append(grouped.figures)
      marks = [grouped.mark == point ? otherMark : point]
    }
    for mark in marks {
      guard let last = readings.last, !last.isDecimal,
        let decimal = decimals(after: last, from: start, mark)
      else { continue }
      readings.append(decimal)
    }
    return readings
  }

  /// The end of a run of figures.
  private func run(from start: Int) -> Int {
    var end = start
    let limit = min(units.count, start + NumberReader.longestNumber)
    while end < limit, UnitClass.isDigit(units[end]) { end += 1 }
    return end
  }

  private func isDigit(_ index: Int) -> Bool {
    index < units.count && UnitClass.isDigit(units[index])
  }

  /// Figures after a point alone: `.75`.
  private func leadingPoint(_ start: Int) -> Figures? {
    if start > 0 {
      let before = units[start - 1]
      let isWord = UnitClass.isDigit(before) || UnitClass.isLetter(before)
      if isWord || before == UnitClass.period { return nil }
    }
    let end = run(from: start + 1)
    guard end > start + 1, !isMarkedDigit(end, UnitClass.period) else { return nil }
    return Double("0." + text(start + 1..<end)).map {
      Figures(end: end, value: Magnitude($0), count: 0, isDecimal: true)
    }
  }

  /// Whether a mark with a figure after it stands at a place.
  private func isMarkedDigit(_ index: Int, _ mark: UInt32) -> Bool {
    index < units.count && units[index] == mark && isDigit(index + 1)
  }

  /// Groups of three figures with one mark between them, or of two with a last one of three, as in India.
  private func grouped(_ first: Figures) -> (figures: Figures, mark: UInt32)? {
    guard first.end < units.count else { return nil }
    let mark = units[first.end]
    guard [UnitClass.comma, UnitClass.space, UnitClass.period, 0x3001].contains(mark) else {
      return nil
    }
    var ends: [Int] = []
    var lengths: [Int] = []
    var end = first.end
    while isMarkedDigit(end, mark), ends.count < 70 {
      let next = run(from: end + 1)
      lengths.append(next - end - 1)
      ends.append(next)
      end = next
    }
    if mark == UnitClass.space || mark == 0x3001 { return spaced(first, ends, lengths, mark) }
    guard let last = lengths.last, last == 3 else { return nil }
    let isEven = lengths.allSatisfy { $0 == 3 }
    let isIndian =
      mark == UnitClass.comma && first.count <= 2 && lengths.dropLast().allSatisfy { $0 == 2 }
    guard isEven || isIndian else { return nil }
    if mark == point, lengths.count < 2, !isMarkedDigit(end, otherMark) {
      return nil
    }
    return (joined(first, lengths, end), mark)
  }

  /// Groups with spaces end where a group has not three figures.
  private func spaced(
    _ first: Figures, _ ends: [Int], _ lengths: [Int], _ mark: UInt32
  ) -> (figures: Figures, mark: UInt32)? {
    guard lengths.allSatisfy({ $0 == 3 }), let end = ends.last,
      !isMarkedDigit(end, UnitClass.hyphen), units[first.end - first.count] != UnitClass.zero
    else { return nil }
    return (joined(first, lengths, end), mark)
  }

  private func joined(_ first: Figures, _ lengths: [Int], _ end: Int) -> Figures {
    var value = first.value
    var position = first.end
    for length in lengths {
      let group = self.value(position + 1..<position + 1 + length)
      value = value * Magnitude(length == 2 ? 100 : 1000) + group
      position += length + 1
    }
    return Figures(
      end: end, value: value, count: first.count + lengths.reduce(0, +), isGrouped: true)
  }

  /// Figures with a decimal comma where a point is usual, two of them and beside the sign of a currency: `2,50 €`.
  private func price(_ figures: Figures, from start: Int) -> Figures? {
    guard point == UnitClass.period, isMarkedDigit(figures.end, UnitClass.comma),
      run(from: figures.end + 1) == figures.end + 3
    else { return nil }
    func isSign(_ index: Int) -> Bool {
      units.indices.contains(index) && UnitClass.isCurrencySign(units[index])
    }
    func isSpace(_ index: Int) -> Bool {
      units.indices.contains(index) && units[index] == UnitClass.space
    }
    let end = figures.end + 3
    guard
      isSign(isSpace(end) ? end + 1 : end) || isSign(isSpace(start - 1) ? start - 2 : start - 1)
    else { return nil }
    return decimals(after: figures, from: start, UnitClass.comma)
  }

  private func decimals(after figures: Figures, from start: Int, _ mark: UInt32) -> Figures? {
    guard isMarkedDigit(figures.end, mark) else { return nil }
    let end = run(from: figures.end + 1)
    // 1.2.3 is a version or an address.
    guard !isMarkedDigit(end, UnitClass.period), !isMarkedDigit(end, mark),
      start == 0 || units[start - 1] != UnitClass.period && units[start - 1] != mark
    else { return nil }
    let shown = figures.end + 1..<min(end, figures.end + 18)
    let whole = figures.value.integer.map(String.init) ?? String(figures.value.double)
    guard let number = Double(whole + "." + text(shown)) else { return nil }
    return Figures(end: end, value: Magnitude(number), count: figures.count, isDecimal: true)
  }

  private func value(_ range: Range<Int>) -> Magnitude {
    units[range].reduce(Magnitude.zero) {
      $0 * Magnitude(10) + Magnitude(Int($1 &- UnitClass.zero))
    }
  }

  private func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(units[range].compactMap(Unicode.Scalar.init)))
  }
}
