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

  /// Those that begin with one unit side by side: by their second units, of these the longest first, and
  /// behind them those of one unit.
  private var rules: [Rule] = []
  /// What the rules rewrite, one after another, and where each begins.
  private var pool: Units = []
  private var starts: [Int] = [0]
  /// The second unit of each rule; none that a text has where there is none.
  private var seconds: Units = []
  /// Where the rules of each first unit begin and end.
  private var groups = UnitTable<Range<Int>>()

  init(rules: [Rule]) {
    var byFirst: [UInt32: [Rule]] = [:]
    for rule in rules where rule.from != rule.to {
      guard let first = rule.from.first else { continue }
      byFirst[first, default: []].append(rule)
    }
    for (first, group) in byFirst.sorted(by: { $0.key < $1.key }) {
      groups[first] = self.rules.count..<self.rules.count + group.count
      self.rules += group.sorted {
        (Self.second($0), $1.from.count) < (Self.second($1), $0.from.count)
      }
    }
    for rule in self.rules {
      pool += rule.from
      starts.append(pool.count)
      seconds.append(Self.second(rule))
    }
  }

  private static func second(_ rule: Rule) -> UInt32 { rule.from.count > 1 ? rule.from[1] : .max }

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
    var index = 0
    while index < units.count, !isChanged(units, at: index, isDropping, isBreak) { index += 1 }
    if index == units.count { return FoldedText(unchanged: units) }
    var folded = FoldedText(unchanged: Array(units[..<index]))
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

  /// Whether folding leaves a text as it is.
  func isUnchanged(_ units: Units) -> Bool {
    for index in units.indices where isChanged(units, at: index, true, { _ in false }) {
      return false
    }
    return true
  }

  /// Whether a rule applies, or two spaces follow each other.
  private func isChanged(
    _ units: Units, at index: Int, _ isDropping: Bool, _ isBreak: (Int) -> Bool
  ) -> Bool {
    if units[index] == Units.space { return index > 0 && units[index - 1] == Units.space }
    guard let rule = rule(at: index, of: units, isBreak) else { return false }
    return isDropping || !rule.to.isEmpty
  }

  private func rule(at index: Int, of units: Units, _ isBreak: (Int) -> Bool) -> Rule? {
    guard let group = groups[units[index]] else { return nil }
    if index > 0, units[index].isSpacedLetter, units[index - 1].isSpacedLetter { return nil }
    if index + 1 < units.count {
      let fitting = place(of: units[index + 1], in: group)
      if let rule = rule(fitting, units[index + 1], group, at: index, of: units, isBreak) {
        return rule
      }
    }
    let last = place(of: .max, in: group)
    return rule(last, .max, group, at: index, of: units, isBreak)
  }

  /// The first rule of a group whose second unit is not less than a unit.
  private func place(of second: UInt32, in group: Range<Int>) -> Int {
    var low = group.lowerBound
    var high = group.upperBound
    while low < high {
      let middle = (low + high) >> 1
      if seconds[middle] < second { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The first rule from a place on that applies, of those with a second unit.
  private func rule(
    _ first: Int, _ second: UInt32, _ group: Range<Int>, at index: Int, of units: Units,
    _ isBreak: (Int) -> Bool
  ) -> Rule? {
    for number in first..<group.upperBound {
      guard seconds[number] == second else { return nil }
      guard stands(number, in: units, at: index) else { continue }
      let rule = rules[number]
      let end = index + rule.from.count
      if units[end - 1].isSpacedLetter, end < units.count, units[end].isSpacedLetter { continue }
      if rule.isApart, !isApart(index..<end, units, isBreak) { continue }
      return rule
    }
    return nil
  }

  /// Whether what a rule rewrites stands at a place.
  private func stands(_ number: Int, in units: Units, at index: Int) -> Bool {
    let start = starts[number]
    let count = starts[number + 1] - start
    guard index + count <= units.count else { return false }
    for offset in 1..<max(1, count) where pool[start + offset] != units[index + offset] {
      return false
    }
    return true
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
  /// What each unit came from; empty as long as nothing is changed.
  private var origins: [Range<UInt32>] = []

  /// A text as it is.
  init(unchanged units: Units) { self.units = units }

  fileprivate mutating func append(_ unit: UInt32, from range: Range<Int>) {
    if origins.isEmpty { origins = units.indices.map { UInt32($0)..<UInt32($0 + 1) } }
    units.append(unit)
    origins.append(UInt32(range.lowerBound)..<UInt32(range.upperBound))
  }

  fileprivate mutating func note(_ reading: Units) { readings.append(reading) }

  /// One space between words at most, and at the ends only where there was one.
  fileprivate mutating func tidy(startsWithSpace: Bool, endsWithSpace: Bool) {
    guard units.contains(Units.space) else { return }
    if origins.isEmpty { origins = units.indices.map { UInt32($0)..<UInt32($0 + 1) } }
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
    guard !origins.isEmpty else { return range }
    guard range.lowerBound < units.count else {
      let end = Int(origins.last?.upperBound ?? 0)
      return end..<end
    }
    let start = Int(origins[range.lowerBound].lowerBound)
    guard !range.isEmpty else { return start..<start }
    return start..<max(start, Int(origins[range.upperBound - 1].upperBound))
  }
}
