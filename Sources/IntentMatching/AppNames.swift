import ValueRecognition

/// The ways in which people write and say an app's name.
struct AppNames {
  let tools: GrammarTools

  /// The names with their variants, normalized: words run together are also taken apart, words apart
  /// also run together, and single letters also said by name.
  /// - Complexity: O(n) in the names' length.
  func spellings(of names: [String]) -> [Units] {
    var found: [Units] = []
    var seen: Set<Units> = []
    for text in names.flatMap(variants) {
      let units = tools.normalizer.units(of: text, hasLeft: false, hasRight: false)
      if !units.isEmpty, seen.insert(units).inserted { found.append(units) }
    }
    return found
  }

  private func variants(_ name: String) -> [String] {
    let words = Self.words(name)
    var texts = [name, words.joined(separator: " ")]
    if !words.contains(where: { $0.unicodeScalars.contains { $0.value.isJapanese } }) {
      texts.append(name.split(separator: " ").joined())
    }
    let spelled = words.flatMap { Self.isSpelled($0) ? $0.map(String.init) : [$0] }
    texts.append(spelled.joined(separator: " "))
    texts.append(spelled.map(letterName).joined(separator: " "))
    return texts + tools.recognizer.numberVariants(of: name)
  }

  private func letterName(_ word: String) -> String {
    tools.data.letterNames[word.lowercased()] ?? word
  }

  /// Whether people may say a word letter by letter: a letter alone, and up to four capitals.
  private static func isSpelled(_ word: String) -> Bool {
    word.count <= 4 && word.allSatisfy { $0.isASCII && $0.isUppercase }
  }

  /// The words of a name: at spaces, at an inner capital, and between letters and figures.
  static func words(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      if letter.isWhitespace {
        words.append(word)
        word = ""
        continue
      }
      if let last = word.last {
        let next = index + 1 < letters.count ? letters[index + 1] : nil
        if isBoundary(last, letter, next) {
          words.append(word)
          word = ""
        }
      }
      word.append(letter)
    }
    return (words + [word]).filter { !$0.isEmpty }
  }

  private static func isBoundary(
    _ last: Character, _ letter: Character, _ next: Character?
  ) -> Bool {
    guard last.isASCII, letter.isASCII else { return false }
    if last.isLowercase, letter.isUppercase { return true }
    if last.isNumber != letter.isNumber, last.isLetter || letter.isLetter { return true }
    return last.isUppercase && letter.isUppercase && next?.isLowercase == true
  }
}
