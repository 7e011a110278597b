/// What no edit may change: a typo makes no other number, no other kanji, no "not" and no "off".
struct EditGuards: Sendable {
  private let words: Set<Units>
  private let parts: [Units]
  /// The numbers of the parts that begin with a unit.
  private let partsByFirst: UnitTable<[Int]>
  private let longestPart: Int
  private let beginnings: [Units]
  private let opposites: [Units: [Units]]
  /// Words that are said like a number: no typo of it.
  private let soundAlikes: Set<Units>
  /// What turns a sentence round when it ends in it, each also as it is folded.
  private let endings: [Units]
  /// Words that are often mistyped into others and seldom the other way.
  private let smallWords: Set<Units>
  /// Words that are no typo of another.
  private let known: KnownWords

  init(
    _ data: LenientData, _ normalizer: LineNormalizer, _ folding: TextFolding, _ known: KnownWords
  ) {
    func units(_ text: String) -> Units {
      normalizer.units(of: text, hasLeft: false, hasRight: false)
    }
    self.known = known
    smallWords = Set(data.smallWords.map(units))
    endings = data.protectedEndings.flatMap { [units($0), folding.fold(units($0)).units] }
    var words: Set<Units> = []
    var parts: Set<Units> = []
    for text in data.protected {
      let units = normalizer.units(of: text, hasLeft: false, hasRight: false)
      if units.last?.isJapanese == true {
        parts.insert(units)
        if !units.contains(where: \.isHan) { parts.insert(folding.fold(units).units) }
      } else {
        words.insert(units)
      }
    }
    self.words = words
    longestPart = parts.map(\.count).max() ?? 1
    let sorted = parts.filter { !$0.isEmpty }.sorted { $0.lexicographicallyPrecedes($1) }
    self.parts = sorted
    var byFirst = UnitTable<[Int]>()
    for (first, numbers) in Dictionary(grouping: sorted.indices, by: { sorted[$0][0] })
      .sorted(by: { $0.key < $1.key })
    {
      byFirst[first] = numbers
    }
    partsByFirst = byFirst
    var opposites: [Units: [Units]] = [:]
    for pair in data.opposites where pair.count == 2 {
      let words = pair.map { normalizer.units(of: $0, hasLeft: false, hasRight: false) }
      opposites[words[0], default: []].append(words[1])
      opposites[words[1], default: []].append(words[0])
    }
    self.opposites = opposites
    soundAlikes = Set(
      data.homophones.values.joined().map {
        normalizer.units(of: $0, hasLeft: false, hasRight: false)
      })
    beginnings = data.protectedBeginnings.map {
      normalizer.units(of: $0, hasLeft: false, hasRight: false)
    }
  }

  /// Whether an edited reading may mean what the utterance means.
  ///
  /// - Parameters:
  ///   - said: The utterance's units.
  ///   - readings: What kanji words of the utterance were rewritten to.
  ///   - candidate: The reading.
  /// - Returns: Whether no number, kanji or protected word differs.
  func allow(_ said: Units, _ readings: [Units], _ candidate: Candidate) -> Bool {
    let meant = candidate.surface
    let change = TextChange(said, meant)
    guard
      readings.allSatisfy({ Self.count($0, in: said) <= Self.count($0, in: meant) }),
      change.said.filter(\.isFigure).sorted() == change.meant.filter(\.isFigure).sorted(),
      said.last(where: \.isHan) == meant.last(where: \.isHan),
      !isOtherWord(change),
      hasSameHan(change.said.filter(\.isHan), change.meant.filter(\.isHan)),
      endings.allSatisfy({ !said.ends(with: $0) || meant.ends(with: $0) })
    else { return false }
    let around = change.around(longestPart - 1, said, meant)
    guard partsStanding(in: around.said) == partsStanding(in: around.meant) else { return false }
    let words = change.words(said, meant)
    return allowWords(words.said, words.meant)
  }

  /// The numbers of the protected parts that stand in a text, each as often as it does.
  private func partsStanding(in text: Units) -> [Int] {
    guard !parts.isEmpty else { return [] }
    var found: [Int] = []
    for (place, unit) in text.enumerated() {
      for number in partsByFirst[unit] ?? [] where parts[number].stand(in: text, at: place) {
        found.append(number)
      }
    }
    return found.sorted()
  }

  private func allowWords(_ said: [Units], _ meant: [Units]) -> Bool {
    var added = said
    var missing: [Units] = []
    for word in meant {
      if let place = added.firstIndex(of: word) {
        added.remove(at: place)
      } else {
        missing.append(word)
      }
    }
    guard !added.contains(where: words.contains) else { return false }
    guard isSameLetters(added, missing) || added.allSatisfy({ mayBeTypo($0, of: missing) }) else {
      return false
    }
    for word in missing where words.contains(word) {
      guard !added.contains(where: { isNearerToOpposite($0, of: word) }),
        added.contains(where: { !soundAlikes.contains($0) && EditDistance.isOneAtMost($0, word) })
      else { return false }
    }
    for new in added {
      for old in missing where isTurned(new, into: old) || isTurned(old, into: new) { return false }
    }
    guard added.count == 1, missing.count == 1 else { return true }
    return isNear(added[0], missing[0])
  }

  /// Whether a word is none that the language has, but for its number and for slips in small words.
  private func mayBeTypo(_ word: Units, of missing: [Units]) -> Bool {
    guard known.contains(word) else { return true }
    if smallWords.contains(word) { return false }
    return missing.contains { meant in
      (smallWords.contains(meant) && EditDistance.isOneAtMost(word, meant))
        || meant == word + Self.plural || word == meant + Self.plural
    }
  }

  private static let plural: Units = [0x73]

  /// No kanji may come in; one may be missing, but not the last.
  private func hasSameHan(_ said: Units, _ meant: Units) -> Bool {
    (0...1).contains(meant.count - said.count) && Self.isSubset(said, of: meant)
  }

  /// Whether two units of so short a stretch differ that it is another word: scripts without spaces do
  /// not show where words end.
  private func isOtherWord(_ change: TextChange) -> Bool {
    change.meant.last?.isJapanese == true && change.meant.count <= Self.shortStretch
      && change.said.allSatisfy(\.isJapanese)
      && EditDistance.between(Array(change.said), Array(change.meant)) > 1
  }

  private static let shortStretch = 3

  /// Whether only the spaces differ ("ham burger").
  private func isSameLetters(_ new: [Units], _ old: [Units]) -> Bool {
    Array(new.joined()) == Array(old.joined())
  }

  /// Whether a misspelled word may as well be the opposite of what it is taken for ("of": on, off).
  private func isNearerToOpposite(_ new: Units, of word: Units) -> Bool {
    guard let others = opposites[word] else { return false }
    let distance = EditDistance.between(new, word)
    return others.contains { EditDistance.between(new, $0) <= distance }
  }

  /// A word of up to seven letters is another word when two of its letters differ.
  private func isNear(_ new: Units, _ old: Units) -> Bool {
    old.first?.isJapanese == true || old.count > 7 || EditDistance.isOneAtMost(new, old)
  }

  private func isTurned(_ word: Units, into other: Units) -> Bool {
    beginnings.contains { beginning in
      guard other.count > beginning.count, beginning.stand(in: other, at: 0) else { return false }
      let stem = Array(other.dropFirst(beginning.count))
      return stem == word || beginnings.contains { $0 + stem == word }
    }
  }

  private static func isSubset(_ few: Units, of many: Units) -> Bool {
    var rest = many
    for unit in few {
      guard let place = rest.firstIndex(of: unit) else { return false }
      rest.remove(at: place)
    }
    return true
  }

  private static func count(_ part: Units, in text: Units) -> Int {
    guard !part.isEmpty, part.count <= text.count else { return 0 }
    return (0...text.count - part.count).count { part.stand(in: text, at: $0) }
  }
}

/// How many inserts, deletes, substitutions and swaps of neighbours make one text of another.
enum EditDistance {
  /// Whether the distance is none or one.
  /// - Complexity: O(n).
  static func isOneAtMost(_ one: Units, _ other: Units) -> Bool {
    guard abs(one.count - other.count) <= 1 else { return false }
    let change = TextChange(one, other)
    switch (change.said.count, change.meant.count) {
    case (0...1, 0...1): return true
    case (2, 2):
      return change.said.first == change.meant.last && change.said.last == change.meant.first
    default: return false
    }
  }

  /// The distance.
  /// - Complexity: O(n·m).
  static func between(_ one: Units, _ other: Units) -> Int {
    var before: [Int] = []
    var last = Array(0...other.count)
    for (row, unit) in one.enumerated() {
      var next = [row + 1] + Array(repeating: 0, count: other.count)
      for column in other.indices {
        let change = unit == other[column] ? 0 : 1
        next[column + 1] = min(last[column] + change, last[column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, unit == other[column - 1], one[row - 1] == other[column] {
          next[column + 1] = min(next[column + 1], before[column - 1] + 1)
        }
      }
      before = last
      last = next
    }
    return last[other.count]
  }
}
