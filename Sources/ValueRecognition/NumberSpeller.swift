/// Writes numbers out in a language's words.
struct NumberSpeller: Sendable {
  private let spelling: NumberData.Spelling
  private let words: [Int: String]
  private let multipliers: [Int]
  private let bare: Set<Int>

  init(_ data: NumberData) {
    spelling = data.spelling
    var words: [Int: String] = [:]
    for (value, word) in data.spelling.words {
      if let value = Int(value) { words[value] = word }
    }
    self.words = words
    let all = Array(data.multipliers.values) + data.scales.values.compactMap { Int(exactly: $0) }
    multipliers = Set(all).filter { words[$0] != nil }.sorted(by: >)
    bare = Set(
      data.bare.compactMap { data.multipliers[$0] ?? data.scales[$0].flatMap { Int(exactly: $0) } })
  }

  /// Ways to write a number, the plainest first; none for one that has no words.
  func forms(of number: Int) -> [String] {
    guard number > Int.min, let plain = spell(number.magnitude, Style()) else { return [] }
    guard number >= 0 else { return [] }
    var forms = [plain]
    let styles = [
      Style(connector: spelling.connector),
      Style(connector: spelling.connector, article: spelling.article),
      Style(article: spelling.article),
    ]
    for style in styles {
      if let form = spell(number.magnitude, style), !forms.contains(form) { forms.append(form) }
    }
    return forms
  }

  /// Ways to say figures one by one (`one oh one`); none for a single figure.
  func digitForms(of figures: [Int]) -> [String] {
    guard figures.count > 1, figures.count <= 8, spelling.digits.count == 10 else { return [] }
    var forms: [String] = []
    for zero in spelling.zero + [spelling.digits[0]] {
      let said = figures.map { $0 == 0 ? zero : spelling.digits[min(9, max(0, $0))] }
      let form = said.joined(separator: spelling.separator)
      if !forms.contains(form) { forms.append(form) }
    }
    return forms
  }

  /// An ordinal in words of its own, where the language has them.
  func ordinal(of number: Int) -> String? {
    if let word = spelling.ordinals[String(number)] { return word }
    guard number > 20, number < 100, let tens = words[number / 10 * 10],
      let unit = spelling.ordinals[String(number % 10)]
    else { return nil }
    return tens + spelling.unitSeparator + unit
  }

  private struct Style {
    var connector: String?
    var article: String?
  }

  private func spell(_ number: UInt, _ style: Style) -> String? {
    guard let number = Int(exactly: number) else { return nil }
    return spell(number, style, isFirst: true)
  }

  private func spell(_ number: Int, _ style: Style, isFirst: Bool) -> String? {
    guard let multiplier = multipliers.first(where: { $0 <= number }) else { return small(number) }
    guard let name = words[multiplier] else { return nil }
    let count = number / multiplier
    let rest = number % multiplier
    var parts: [String] = []
    if count > 1 || !bare.contains(multiplier) {
      if count == 1, isFirst, let article = style.article {
        parts.append(article)
      } else if let before = spell(count, Style(connector: style.connector), isFirst: false) {
        parts.append(before)
      } else {
        return nil
      }
    }
    parts.append(name)
    if rest > 0 {
      if let connector = style.connector, rest < 100 { parts.append(connector) }
      guard let after = spell(rest, Style(connector: style.connector), isFirst: false) else {
        return nil
      }
      parts.append(after)
    }
    return parts.joined(separator: spelling.separator)
  }

  private func small(_ number: Int) -> String? {
    if let word = words[number] { return word }
    guard number > 20, number < 100, let tens = words[number / 10 * 10],
      let unit = words[number % 10]
    else { return nil }
    return tens + spelling.unitSeparator + unit
  }
}
