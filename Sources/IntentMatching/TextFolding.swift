import TextNormalization

/// The lenient tier's rewriting: what is spelled otherwise or means nothing becomes alike.
///
/// The same rules go over templates, names and utterances, so each sentence that a template says
/// folds to what the template folds to. At each unit the longest rule that fits is applied.
struct TextFolding: Sendable {
  /// One rewriting.
  struct Rule: Sendable, Hashable {
    var from: Units
    var to: Units
    /// Whether it holds only where the writing sets the words apart.
    var isApart = false
  }

  /// Stands for a slot in a template's text: part of no word and of no rule.
  static let slotMark: UInt32 = 0xE000

  private var rules: [UInt32: [Rule]] = [:]

  init(rules: [Rule]) {
    for rule in rules where rule.from != rule.to {
      guard let first = rule.from.first else { continue }
      self.rules[first, default: []].append(rule)
    }
    for key in self.rules.keys { self.rules[key]?.sort { $0.from.count > $1.from.count } }
  }

  /// Rewrites a text.
  ///
  /// - Parameters:
  ///   - units: Normalized units.
  ///   - isDropping: Whether words without a meaning fall.
  ///   - isBreak: Whether the original has a space or punctuation before the unit at an offset.
  /// - Returns: The rewritten units, each with the units that it came from.
  /// - Complexity: O(n) in the text's length, times the longest rule.
  func fold(
    _ units: Units, isDropping: Bool = true, isBreak: (Int) -> Bool = { _ in false }
  ) -> FoldedText {
    var folded = FoldedText()
    var index = 0
    while index < units.count {
      if let rule = rule(at: index, of: units, isBreak), isDropping || !rule.to.isEmpty {
        let end = index + rule.from.count
        for unit in rule.to { folded.append(unit, from: index..<end) }
        if rule.from.contains(where: \.isHan) { folded.note(rule.to) }
        index = end
        if rule.to.isEmpty, index < units.count, units[index] == Units.space { index += 1 }
      } else {
        folded.append(units[index], from: index..<index + 1)
        index += 1
      }
    }
    folded.tidy(
      startsWithSpace: units.first == Units.space, endsWithSpace: units.last == Units.space)
    return folded
  }

  private func rule(at index: Int, of units: Units, _ isBreak: (Int) -> Bool) -> Rule? {
    guard let candidates = rules[units[index]] else { return nil }
    for rule in candidates where rule.from.stand(in: units, at: index) {
      let end = index + rule.from.count
      if units[index].isSpacedLetter, index > 0, units[index - 1].isSpacedLetter { continue }
      if units[end - 1].isSpacedLetter, end < units.count, units[end].isSpacedLetter { continue }
      if rule.isApart, !isApart(index..<end, units, isBreak) { continue }
      return rule
    }
    return nil
  }

  private func isApart(_ range: Range<Int>, _ units: Units, _ isBreak: (Int) -> Bool) -> Bool {
    let before = range.lowerBound == 0 || isBreak(range.lowerBound)
    let after = range.upperBound == units.count || isBreak(range.upperBound)
    return before && after
  }
}

/// A rewritten text with the way back.
struct FoldedText: Sendable, Hashable {
  /// The units after rewriting.
  private(set) var units: Units = []
  /// What kanji words were rewritten to.
  private(set) var readings: [Units] = []
  private var origins: [Range<Int>] = []

  /// A text as it is.
  init(unchanged units: Units) {
    self.units = units
    origins = units.indices.map { $0..<$0 + 1 }
  }

  fileprivate init() {}

  fileprivate mutating func append(_ unit: UInt32, from range: Range<Int>) {
    units.append(unit)
    origins.append(range)
  }

  fileprivate mutating func note(_ reading: Units) { readings.append(reading) }

  /// One space between words at most, and at the ends only where there was one.
  fileprivate mutating func tidy(startsWithSpace: Bool, endsWithSpace: Bool) {
    guard units.contains(Units.space) else { return }
    var kept: [Int] = []
    for index in units.indices {
      if units[index] == Units.space, let last = kept.last, units[last] == Units.space { continue }
      if units[index] == Units.space, kept.isEmpty, !startsWithSpace { continue }
      kept.append(index)
    }
    if !endsWithSpace, let last = kept.last, units[last] == Units.space { kept.removeLast() }
    guard kept.count < units.count else { return }
    units = kept.map { units[$0] }
    origins = kept.map { origins[$0] }
  }

  /// The units of the text before rewriting that a range stands for.
  func source(_ range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<units.count)
    guard range.lowerBound < units.count else {
      let end = origins.last?.upperBound ?? 0
      return end..<end
    }
    let start = origins[range.lowerBound].lowerBound
    guard !range.isEmpty else { return start..<start }
    return start..<max(start, origins[range.upperBound - 1].upperBound)
  }
}
