/// Where a rule's form makes a value.
extension ValueScanner {
  /// Whether a rule counts where its form was found: in this region, and with what stands around it.
  func fits(_ rule: ValueGrammar.Rule, _ range: Range<Int>) -> Bool {
    if let regions = rule.regions, !regions.contains(region) { return false }
    if !rule.elsewhere.isEmpty && rule.elsewhere.contains(region)
      || rule.isLoose && !(asked?.takesLoosely(rule.stage) ?? false)
    {
      return false
    }
    if rule.isAlone, !standsAlone(range) { return false }
    if !rule.before.isEmpty, !goesOn(with: rule.before, range.upperBound) { return false }
    if !rule.after.isEmpty, !isAfter(rule.after, range.lowerBound) { return false }
    if !rule.notAfter.isEmpty, isAfter(rule.notAfter, range.lowerBound) { return false }
    return !rule.notBefore.contains { units[range.upperBound...].starts(with: $0) }
  }

  /// Whether no word follows, or one of some words.
  private func goesOn(with words: [[UInt32]], _ position: Int) -> Bool {
    let next = position + 1
    guard next < units.count, units[position] == UnitClass.space, UnitClass.isLetter(units[next])
    else { return true }
    return words.contains { word in
      let end = next + word.count
      return units[next...].starts(with: word)
        && (end == units.count || UnitClass.isBorder(units[end - 1], units[end]))
    }
  }

  private func standsAlone(_ range: Range<Int>) -> Bool {
    func isNear(_ index: Int) -> Bool {
      guard units.indices.contains(index) else { return false }
      let unit = units[index]
      return UnitClass.isIdeograph(unit) || UnitClass.isDigit(unit)
    }
    func isMark(_ index: Int) -> Bool {
      units.indices.contains(index) && UnitClass.isNumberMark(units[index])
    }
    let (before, after) = (range.lowerBound - 1, range.upperBound)
    // A mark only joins where there is something behind it: not at the end of a sentence.
    return !isNear(before) && !isNear(after) && !(isMark(before) && isNear(before - 1))
      && !(isMark(after) && isNear(after + 1))
  }

  /// Whether one of some texts stands before a position, from the edge of a word.
  private func isAfter(_ texts: [[UInt32]], _ position: Int) -> Bool {
    texts.contains { word in
      let start = position - word.count
      guard start >= 0, units[start..<position].elementsEqual(word) else { return false }
      return isEdge[start]
    }
  }
}
