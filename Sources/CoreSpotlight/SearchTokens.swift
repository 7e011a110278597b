import TextNormalization

/// Texts as the index keeps them: words with spaces between, and Japanese as pairs of characters.
enum SearchTokens {
  /// The words of a text in normal form; of Japanese each pair of neighbours, and the last one alone.
  /// - Complexity: O(n) in the length of the text.
  static func tokens(of text: String) -> [String] {
    tokens(normalized: TextNormalizer().normalize(text).units)
  }

  /// The words of a text that is in normal form already.
  static func tokens(normalized units: [UInt32]) -> [String] {
    var result: [String] = []
    var run: [UInt32] = []
    var isJoined = false
    func finish() {
      defer { run = [] }
      guard !run.isEmpty else { return }
      guard isJoined else { return result.append(string(run[...])) }
      for place in run.indices { result.append(string(run[place...].prefix(2))) }
    }
    for unit in units {
      let isSpace = unit == 32
      let joins = isJoining(unit)
      if isSpace || joins != isJoined { finish() }
      isJoined = joins
      if !isSpace { run.append(unit) }
    }
    finish()
    return result
  }

  /// What finds a word in the index: its tokens one behind the other.
  ///
  /// A beginning of the last token is enough for Japanese, whose words are not apart, and where
  /// `isBeginning`.
  static func expression(of word: String, isBeginning: Bool = false) -> String? {
    var tokens = tokens(normalized: word.unicodeScalars.map(\.value))
    guard let last = tokens.last?.unicodeScalars.first else { return nil }
    let isJoined = isJoining(last.value)
    if isJoined, tokens.count > 1 { tokens.removeLast() }
    let quoted = tokens.joined(separator: " ").replacing("\"", with: "")
    guard !quoted.isEmpty else { return nil }
    let isOpen = isBeginning || isJoined && tokens.last?.unicodeScalars.count == 1
    return "\"\(quoted)\"" + (isOpen ? "*" : "")
  }

  /// What a question is about: each thing with all words for it, in normal form.
  /// - Complexity: O(n) in the length of the question.
  static func topics(of question: String, _ words: _SearchWords) -> [[String]] {
    let scalars = Array(question.unicodeScalars)
    let normal = TextNormalizer().normalize(question)
    let units = normal.units
    var topics: [[String]] = []
    var (place, unread) = (0, 0)
    func readPlain(upTo end: Int) {
      guard unread < end else { return }
      let source = normal.sourceRange(unread..<end)
      topics += plainTopics(scalars[source], words)
    }
    while place < units.count {
      guard let end = known(at: place, in: units, words) else {
        place += 1
        continue
      }
      readPlain(upTo: place)
      let word = string(units[place..<end])
      if !words.isNoise(word) { topics.append(words.same(as: word)) }
      (place, unread) = (end, end)
    }
    readPlain(upTo: units.count)
    return topics.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Where the longest word of which others are known ends that begins at a place.
  private static func known(at place: Int, in units: [UInt32], _ words: _SearchWords) -> Int? {
    let isInside =
      place > 0 && !isJoining(units[place]) && units[place - 1] != 32
      && !isJoining(units[place - 1])
    guard !isInside, words.longest > 0 else { return nil }
    let furthest = min(units.count, place + words.longest)
    for end in stride(from: furthest, to: place, by: -1) {
      if end < units.count, units[end] != 32, !isJoining(units[end]), !isJoining(units[end - 1]) {
        continue
      }
      let isOneSign = end - place == 1 && isJoining(units[place])
      if !isOneSign, words.knows(string(units[place..<end])) { return end }
    }
    return nil
  }

  private static func plainTopics(
    _ scalars: ArraySlice<Unicode.Scalar>, _ words: _SearchWords
  ) -> [[String]] {
    let text = String(String.UnicodeScalarView(scalars))
    let all = Array(scalars)
    return WordBreaker(locale: "ja").wordRanges(in: text).compactMap { range in
      let said = words.withoutEnding(String(String.UnicodeScalarView(all[range])))
      let word = TextNormalizer().normalize(said).string
      return word.isEmpty || words.isNoise(word) || words.isShort(said)
        ? nil : words.same(as: word)
    }
  }

  private static func isJoining(_ unit: UInt32) -> Bool {
    unit > 0x2E7F && TextNormalizer.joiningRanges.contains { $0.contains(unit) }
  }

  private static func string(_ units: ArraySlice<UInt32>) -> String {
    String(String.UnicodeScalarView(units.compactMap(Unicode.Scalar.init)))
  }
}
