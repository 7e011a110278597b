/// The words that make fractions, ready to be looked up.
struct FractionWords: Sendable {
  /// A word for a part of a whole.
  struct Part: Sendable {
    var value: Int
    /// Whether it says several of them (`fifths`).
    var isPlural: Bool
    /// Whether a word for one may be left out and several need no ending (`half`).
    var isOwn = false
  }

  let parts: WordTrie<Part>
  let tens: WordTrie<Int>
  let articles: WordTrie<Bool>
  let over: WordTrie<Bool>
  let outOf: WordTrie<Bool>
  let backward: WordTrie<Bool>
  let mixed: WordTrie<Bool>
  let ofScale: WordTrie<Bool>
  /// The units with which what makes a fraction of a number begins, numbers and marks aside.
  let followers: StarterSet

  init(_ data: NumberData) {
    let fractions = data.fractions
    var words: [(units: [UInt32], payload: Part)] = fractions.words.map {
      (ValueText.fold($0), Part(value: $1, isPlural: true, isOwn: true))
    }
    for list in [data.ordinalUnits, data.ordinalTens, data.ordinalMultipliers] {
      for (word, value) in list where value > 1 || fractions.plural != nil {
        words.append((ValueText.fold(word), Part(value: value, isPlural: false)))
        guard let plural = fractions.plural else { continue }
        words.append((ValueText.fold(word + plural), Part(value: value, isPlural: true)))
      }
    }
    parts = WordTrie(words)
    tens = WordTrie(data.tens.map { (ValueText.fold($0), $1) })
    func trie(_ texts: [String]) -> WordTrie<Bool> {
      WordTrie(texts.map { (ValueText.fold($0), true) })
    }
    articles = trie(data.articles)
    over = trie(fractions.over)
    outOf = trie(fractions.outOf)
    backward = trie(fractions.backward)
    mixed = trie(fractions.mixed)
    ofScale = trie(fractions.ofScale)
    var followers = StarterSet(parts.firstUnits)
    for trie in [over, outOf, backward, mixed, ofScale] {
      for unit in trie.firstUnits { followers.insert(unit) }
    }
    for unit in tens.firstUnits { followers.insert(unit) }
    self.followers = followers
  }

  func hasArticle(_ units: [UInt32], at start: Int) -> Bool {
    articles.longest(units, from: start) != nil
  }
}

/// Fractions that begin at a position: two thirds, 4/5, one over three, 三分の一, one and a half.
struct FractionReader {
  let text: ValueText
  let words: NumberWords
  /// The numbers that begin at each later position.
  let numbers: PlaceTable<NumberSpan>

  private var units: [UInt32] { text.units }

  /// Every fraction from a position, given the plain numbers from there.
  /// - Complexity: O(1) in the text's length.
  func spans(at start: Int, _ plain: [NumberSpan]) -> [NumberSpan] {
    let counts = plain.filter { !$0.isOrdinal }
    guard counts.contains(where: mayGoOn) || words.fractions.hasArticle(units, at: start) else {
      return []
    }
    // "a hundred thirty fifths" is 100 of them, "one hundred and three quarters" 100 and these.
    var found = counts.flatMap(mixed)
    let whole = counts.filter { $0.value.integer != nil }
    found += whole.flatMap { parted($0.value, after: $0.end, isOne: false, withTens: true) }
    for span in whole {
      found += slashed(span, start) + backward(span) + worded(span)
    }
    if found.isEmpty, let (end, _) = words.fractions.articles.longest(units, from: start) {
      found += parted(Magnitude(1), after: end, isOne: true, withTens: true)
      found += parted(Magnitude(1), after: end, isOne: true, withTens: false)
    }
    return found + found.compactMap(scaled)
  }

  /// Whether what follows a number may make a fraction of it.
  private func mayGoOn(_ span: NumberSpan) -> Bool {
    let next = units[span.end...].prefix(4).first {
      $0 != UnitClass.space && $0 != UnitClass.hyphen
    }
    return next.map {
      words.fractions.followers.mayContain($0) || words.starters.mayContain($0) || $0 == 0x2F
    } ?? false
  }

  private func span(_ end: Int, _ count: Magnitude, _ denominator: Magnitude) -> NumberSpan? {
    guard denominator.double != 0 else { return nil }
    return NumberSpan(
      end: end, value: Magnitude(count.double / denominator.double), isFraction: true)
  }

  private func skipSpace(_ index: Int) -> Int {
    index < units.count && units[index] == UnitClass.space ? index + 1 : index
  }

  /// The places after a word, with a space on either side or none at all.
  private func after(_ words: WordTrie<Bool>, from start: Int) -> Int? {
    words.longest(units, from: skipSpace(start)).map { skipSpace($0.end) }
  }

  private func cardinals(at index: Int) -> [NumberSpan] {
    guard index < numbers.count else { return [] }
    return numbers[index].filter { !$0.isOrdinal && !$0.isFraction }
  }

  // MARK: Figures

  /// `4/5`, but not the parts of a date.
  private func slashed(_ span: NumberSpan, _ start: Int) -> [NumberSpan] {
    let slash: UInt32 = 0x2F
    guard span.figures > 0, span.end < units.count, units[span.end] == slash,
      start == 0 || units[start - 1] != slash
    else { return [] }
    return cardinals(at: span.end + 1).compactMap { below in
      guard below.figures > 0, below.end >= units.count || units[below.end] != slash else {
        return nil
      }
      return self.span(below.end, span.value, below.value)
    }
  }

  // MARK: Words

  /// What is divided by comes first: 三分の一.
  private func backward(_ span: NumberSpan) -> [NumberSpan] {
    guard let next = after(words.fractions.backward, from: span.end), span.value.double != 0 else {
      return []
    }
    return cardinals(at: next).compactMap { above in
      let isNegative = (span.value.double < 0) != (above.value.double < 0)
      let size = abs(above.value.double / span.value.double)
      return NumberSpan(
        end: above.end, value: Magnitude(isNegative ? -size : size), isFraction: true)
    }
  }

  private func worded(_ span: NumberSpan) -> [NumberSpan] {
    var found: [NumberSpan] = []
    if let next = after(words.fractions.over, from: span.end) {
      found += cardinals(at: next).compactMap { self.span($0.end, span.value, $0.value) }
    }
    if let next = after(words.fractions.outOf, from: span.end) {
      for whole in cardinals(at: next) where span.value.double > 0 && span.value < whole.value {
        guard var ratio = self.span(whole.end, span.value, whole.value) else { continue }
        ratio.isRatio = true
        found.append(ratio)
      }
    }
    let isOne = span.value.integer == 1
    let parts = parted(span.value, after: span.end, isOne: isOne, withTens: isOne)
    return found + parts + parted(span.value, after: span.end, isOne: isOne, withTens: false)
  }

  /// A count of parts: `two thirds`, or with tens `three twenty-firsts`.
  private func parted(
    _ count: Magnitude, after end: Int, isOne: Bool, withTens: Bool
  ) -> [NumberSpan] {
    guard let next = separated(end) else { return [] }
    var unit = next
    var tens = 0
    if withTens {
      guard let (tensEnd, value) = words.fractions.tens.longest(units, from: next),
        let after = separated(tensEnd)
      else { return [] }
      (unit, tens) = (after, value)
    }
    if let (stop, part) = words.fractions.parts.longest(units, from: unit),
      part.isPlural || isOne, !withTens || part.value < 10 && !part.isOwn
    {
      // A half has a word of its own: "a second" is none.
      guard withTens || part.isOwn || part.value > 2 else { return [] }
      return [span(stop, count, Magnitude(part.value + tens))].compactMap(\.self)
    }
    guard isOne, !withTens, let large = numbers[next].first(where: \.isOrdinal),
      large.value.double > 2
    else { return [] }
    return [span(large.end, count, large.value)].compactMap(\.self)
  }

  /// The place after a space, a hyphen or a hyphen between spaces.
  private func separated(_ index: Int) -> Int? {
    var next = index
    while next < units.count, next < index + 3,
      units[next] == UnitClass.space || units[next] == UnitClass.hyphen
    {
      next += 1
    }
    guard next > index, next < units.count, UnitClass.isLetter(units[next]) else { return nil }
    return next
  }

  /// A whole number and a fraction below one: `two and a half`, `1 4/5`, 一と二分の一.
  private func mixed(_ span: NumberSpan) -> [NumberSpan] {
    guard span.end < units.count, span.value.integer != nil else { return [] }
    var starts: [Int] = []
    if let next = after(words.fractions.mixed, from: span.end) { starts.append(next) }
    let isSpaced = units[span.end] == UnitClass.space && span.figures > 0
    if isSpaced { starts.append(span.end + 1) }
    return starts.flatMap { next -> [NumberSpan] in
      guard next < numbers.count else { return [] }
      return numbers[next].compactMap { part in
        let size = part.value.double
        guard part.isFraction, size > 0, size < 1 || !UnitClass.isLetter(units[next]) else {
          return nil
        }
        guard !isSpaced || next > span.end + 1 || UnitClass.isDigit(units[next]) else { return nil }
        let scale = span.scale ?? 1
        let fraction = Magnitude(span.value.double < 0 ? -size * scale : size * scale)
        return NumberSpan(end: part.end, value: span.value + fraction, isFraction: true)
      }
    }
  }

  /// `two thirds of a million`, `three quarters billion`.
  private func scaled(_ span: NumberSpan) -> NumberSpan? {
    let next = after(words.fractions.ofScale, from: span.end) ?? skipSpace(span.end)
    guard next > span.end, let (end, word) = words.words.longest(units, from: next),
      word.role == .scale, !word.isOrdinal
    else { return nil }
    return NumberSpan(end: end, value: span.value * word.value, isFraction: true)
  }
}
