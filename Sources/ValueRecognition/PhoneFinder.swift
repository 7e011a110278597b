import LanguagePacks
import PhraseDiagnostics

/// A language's words around phone numbers, from `values/phones.json`.
struct PhoneData: Decodable, Sendable {
  /// Words that say that a phone number follows.
  var cues: [String]?
  /// Words that say that a number of another kind follows.
  var others: [String]?
  /// Words before an extension.
  var extensions: [String]?
}

/// Words around phone numbers, compiled; a class, which is cheap to share.
final class PhoneWords: Sendable {
  /// Whether a phone number is likely after a word.
  let cues: WordTrie<Bool>
  let extensions: WordTrie<Bool>

  convenience init(_ files: PackFiles) throws(Diagnostic) {
    self.init(
      try files.own(PhoneData.self, "values/phones.json") ?? PhoneData())
  }

  init(_ data: PhoneData) {
    func entries(_ forms: [String]?, _ value: Bool) -> [(units: [UInt32], payload: Bool)] {
      QuantityWords.folded(forms ?? []).map { ($0, value) }
    }
    cues = WordTrie(entries(data.cues, true) + entries(data.others, false))
    extensions = WordTrie(entries(data.extensions, true))
  }
}

/// Finds phone numbers by how they are written: many countries write theirs in many ways, so that a
/// list of valid numbers would miss most of them; what stands before a number decides where its
/// figures alone do not.
struct PhoneFinder {
  let text: ValueText
  let words: PhoneWords

  /// A run of figures and the marks between them.
  private struct Run {
    var range: Range<Int>
    /// How many figures each group has.
    var groups: [Int] = []
    var digits: [UInt32] = []
    var marks: Set<UInt32> = []
    var hasPlus = false
    var isBalanced = true
    /// Whether the first group after a country's code stands in brackets.
    var hasArea = false
  }

  private static let space = UnitClass.space
  private static let hyphen = UnitClass.hyphen
  private static let point = UnitClass.period
  private static let slash: UInt32 = 0x2F
  private static let plus: UInt32 = 0x2B
  private static let open: UInt32 = 0x28
  private static let close: UInt32 = 0x29

  /// The ranges of every phone number, from left to right.
  /// - Complexity: O(n) in the text's length.
  func find() -> [Range<Int>] {
    var found: [Range<Int>] = []
    guard text.units.lazy.filter(UnitClass.isDigit).prefix(6).count == 6 else { return found }
    var isLikely: Bool?
    var cueEnd = 0
    var index = 0
    while index < text.count {
      let unit = text.units[index]
      if text.isBorder(index), let cue = words.cues.longest(text.units, from: index) {
        isLikely = cue.payload
        cueEnd = cue.end
      }
      guard UnitClass.isDigit(unit) || unit == Self.plus || unit == Self.open else {
        index += 1
        continue
      }
      // A word further away than a few others says nothing any more.
      let hint = index - cueEnd <= 30 ? isLikely : nil
      let whole = run(from: index, to: index + Self.longest)
      if let number = number(whole, hint) ?? shorter(whole, hint) {
        found.append(number)
        index = max(number.upperBound, index + 1)
      } else {
        index = max(whole.range.upperBound, index + 1)
      }
    }
    return found
  }

  /// A number before a space within a run that is none as a whole.
  private func shorter(_ whole: Run, _ hint: Bool?) -> Range<Int>? {
    for end in whole.range.reversed() where text.units[end] == Self.space {
      let run = run(from: whole.range.lowerBound, to: end)
      if run.digits.count >= 9, let number = number(run, hint) { return number }
    }
    return nil
  }

  // MARK: Runs

  private static let longest = 40

  private func at(_ index: Int) -> UInt32? {
    text.units.indices.contains(index) ? text.units[index] : nil
  }

  /// The longest run of figures and marks from a place, without marks at its end.
  private func run(from start: Int, to limit: Int) -> Run {
    var run = Run(range: start..<start)
    var index = start
    var depth = 0
    var isAfterDigit = false
    var end = start
    while index < limit, let unit = at(index) {
      switch unit {
      case _ where UnitClass.isDigit(unit):
        if isAfterDigit { run.groups[run.groups.count - 1] += 1 } else { run.groups.append(1) }
        run.digits.append(unit)
        isAfterDigit = true
        end = index + 1
      case Self.plus where run.digits.isEmpty && !run.hasPlus: run.hasPlus = true
      case Self.open:
        if depth > 0 { run.isBalanced = false }
        depth += 1
        if run.groups.count <= 1 { run.hasArea = true }
        isAfterDigit = false
      case Self.close:
        depth -= 1
        if depth < 0 { run.isBalanced = false }
        if end == index, depth == 0 { end = index + 1 }
        isAfterDigit = false
      case Self.space, Self.hyphen, Self.point, Self.slash:
        guard !run.digits.isEmpty, mayContinue(index) else {
          return ended(run, start..<end)
        }
        run.marks.insert(unit)
        isAfterDigit = false
      default: return ended(run, start..<end)
      }
      index += 1
    }
    return ended(run, start..<end)
  }

  /// A run whose end is known; a bracket around the whole of it holds no area code, and one that is left
  /// open does only before a space.
  private func ended(_ run: Run, _ range: Range<Int>) -> Run {
    var run = run
    run.range = range
    guard run.hasArea, at(range.lowerBound) == Self.open else { return run }
    let close = text.units[range].firstIndex(of: Self.close)
    run.hasArea =
      close.map { $0 + 1 < range.upperBound } ?? run.marks.isSubset(of: [Self.space])
    return run
  }

  /// Whether figures go on after a mark: at most three marks stand side by side, and a point stands alone.
  private func mayContinue(_ mark: Int) -> Bool {
    var index = mark
    var count = 0
    while let unit = at(index), !UnitClass.isDigit(unit) {
      guard
        [Self.space, Self.hyphen, Self.point, Self.slash, Self.open, Self.close].contains(unit),
        count < 3
      else { return false }
      count += 1
      index += 1
    }
    return index < text.count
  }

  // MARK: Numbers

  /// The range of a phone number where a run is one.
  private func number(_ run: Run, _ hint: Bool?) -> Range<Int>? {
    guard !run.digits.isEmpty, isFree(run) else { return nil }
    let after = extended(run.range.upperBound)
    guard after > run.range.upperBound || !isAttached(run.range.upperBound) else { return nil }
    guard isPlausible(run, hint) else { return nil }
    return trimmed(run, after)
  }

  /// Without a bracket that the run only begins with, or that stands around all of it.
  private func trimmed(_ run: Run, _ end: Int) -> Range<Int> {
    guard at(run.range.lowerBound) == Self.open else { return run.range.lowerBound..<end }
    let start = run.range.lowerBound + 1
    guard let close = text.units[run.range].firstIndex(of: Self.close) else { return start..<end }
    return close + 1 == end ? start..<close : run.range.lowerBound..<end
  }

  private func isAttached(_ end: Int) -> Bool {
    guard let next = at(end) else { return false }
    if UnitClass.isLetter(next) { return true }
    let signs: Set<UInt32> = [0x3D, 0x2A, 0x25, 0x5F, Self.plus, 0x5E, 0x40]
    if signs.contains(next) { return true }
    guard let beyond = at(end + 1) else { return false }
    if next == Self.space, UnitClass.isLetter(beyond), at(end + 2).map(UnitClass.isDigit) ?? false {
      return true
    }
    if next == Self.hyphen { return UnitClass.isLetter(beyond) || UnitClass.isDigit(beyond) }
    return [0x3A, 0x2C, Self.point].contains(next) && UnitClass.isDigit(beyond)
  }

  /// Whether nothing before a run makes it a part of something else.
  private func isFree(_ run: Run) -> Bool {
    let start = run.range.lowerBound
    guard let before = at(start - 1) else { return true }
    let isMarked = run.hasPlus || at(start) == Self.open
    if UnitClass.isLetter(before) { return isMarked }
    if before == Self.hyphen {
      guard let letter = at(start - 2) else { return false }
      // A hyphen between spaces or after other marks only parts the number from what it belongs to.
      if UnitClass.isLetter(letter) || UnitClass.isDigit(letter) { return run.hasArea }
      return letter != Self.space || run.digits.count > 9 && run.groups.count > 2
        || run.hasArea
    }
    let signs: Set<UInt32> = [
      Self.plus, 0x2A, 0x3D, 0x2C, Self.point, Self.close, 0x5F, Self.slash, 0x23, 0x24, 0x5E,
    ]
    return !signs.contains(before) && !UnitClass.isDigit(before)
  }

  /// The end of an extension after a number, or of the number.
  private func extended(_ end: Int) -> Int {
    var index = end
    if at(index) == Self.space { index += 1 }
    guard let (stop, _) = words.extensions.longest(text.units, from: index) else { return end }
    index = stop
    if at(index) == Self.space { index += 1 }
    let first = index
    while let unit = at(index), UnitClass.isDigit(unit) { index += 1 }
    guard index > first, index - first <= 7 else { return end }
    return index
  }

  private func isPlausible(_ run: Run, _ hint: Bool?) -> Bool {
    let count = run.digits.count
    let isForeign = run.digits.starts(with: [UnitClass.zero, UnitClass.zero])
    guard hint != false, count >= 6, count <= (isForeign || hint == true ? 15 : 13),
      !isDate(run), run.isBalanced || run.groups == [3, 3, 4]
    else { return false }
    if run.hasPlus { return count >= 8 && run.groups.count <= 8 }
    if hint == true { return isSaid(run) }
    return isWritten(run)
  }

  /// After a word that announces it, any number of a fair length is one.
  private func isSaid(_ run: Run) -> Bool {
    let isLocal = run.groups == [3, 4]
    let isCard = run.digits.count >= 15 && run.digits[0] != UnitClass.zero
    return !(isLocal && run.digits[0] == 0x31) && !isCard
  }

  /// Whether the figures and marks alone look like a phone number.
  private func isWritten(_ run: Run) -> Bool {
    let count = run.digits.count
    let groups = run.groups
    if run.hasArea, groups.count > 1, count >= 8 { return groups[0] <= 5 }
    if groups == [3, 3, 4] || groups == [1, 3, 3, 4] && run.digits[0] == 0x31 { return true }
    guard run.digits[0] == UnitClass.zero, !run.marks.contains(Self.slash) else { return false }
    if groups.count == 1 { return count == 10 || count == 11 }
    guard count >= 9, groups[0] <= 5, groups.count <= 6 else { return false }
    return !run.marks.contains(Self.point) || groups.count > 2
  }

  /// Whether the groups are a year, a month and a day in some order, or two years.
  private func isDate(_ run: Run) -> Bool {
    guard !run.hasPlus, !run.hasArea, run.marks.count == 1 else { return false }
    let isSlashed = run.marks.contains(Self.slash)
    let shapes = [
      [4, 2, 2], [2, 2, 4], [1, 2, 4], [2, 1, 4], [1, 1, 4], [4, 1, 2], [4, 2, 1], [4, 1, 1],
    ]
    if shapes.contains(run.groups) { return true }
    if run.groups == [3, 2, 4], run.marks.contains(Self.hyphen) { return true }
    return isSlashed && run.groups == [4, 4]
  }
}
