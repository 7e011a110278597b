/// Addresses whose marks are said in words: `anna dot b at example dot com`.
extension AddressFinder {
  /// The mail address that begins with a token and the last token of it; nil where all its marks are
  /// written, or where the words may mean something else.
  func spoken(_ tokens: [Range<Int>], _ first: Int) -> (address: Address, last: Int)? {
    var address = ""
    var hasAt = false
    var hasWord = false
    var last = first
    var isTextExpected = true
    for index in first..<min(tokens.count, first + 14) {
      let word = text.string(tokens[index])
      if isTextExpected {
        guard isPart(tokens[index], hasAt: hasAt || word.contains("@")) else { break }
        address += word
        hasAt = hasAt || word.contains("@")
        isTextExpected = false
        if hasAt, isComplete(address) { last = index }
      } else {
        guard index > first, isJoined(tokens[index - 1], tokens[index]) else { break }
        let isAt = words.at.contains(word)
        guard words.dot.contains(word) || isAt && !hasAt else { break }
        address += isAt ? "@" : "."
        hasAt = hasAt || isAt
        hasWord = true
        isTextExpected = true
      }
    }
    let range = tokens[first].lowerBound..<end(of: tokens[last])
    guard hasWord, last > first else { return nil }
    let said = said(tokens, first, last)
    guard said.hasWord, isComplete(said.address), isMeant(said.address, tokens, first) else {
      return nil
    }
    return (Address(range: range, isMail: true, spoken: said.address), last)
  }

  /// A token without a full stop after it.
  private func end(of token: Range<Int>) -> Int {
    var end = token.upperBound
    while end > token.lowerBound + 1,
      [0x2E, 0x2C, 0x21, 0x3F].contains(text.units[end - 1])
    {
      end -= 1
    }
    return end
  }

  private func isJoined(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    right.lowerBound == left.upperBound + 1 && end(of: left) == left.upperBound
  }

  /// The address up to a token, and whether any of its marks was a word.
  private func said(
    _ tokens: [Range<Int>], _ first: Int, _ last: Int
  ) -> (address: String, hasWord: Bool) {
    var address = ""
    var hasWord = false
    for index in first...last {
      let token = tokens[index].lowerBound..<end(of: tokens[index])
      let word = text.string(token)
      let isMark = (index - first) % 2 == 1
      guard isMark else {
        let source = text.sourceRange(token)
        address += String(String.UnicodeScalarView(scalars[source]))
        continue
      }
      address += words.at.contains(word) ? "@" : "."
      hasWord = true
    }
    return (address, hasWord)
  }

  private func isPart(_ token: Range<Int>, hasAt: Bool) -> Bool {
    let core = token.lowerBound..<end(of: token)
    guard let at = text.units[core].firstIndex(of: Self.at) else { return isLocal(core) }
    return isLocal(core.lowerBound..<at) && at + 1 < core.upperBound
      && isLocal(at + 1..<core.upperBound)
  }

  private func isComplete(_ address: String) -> Bool {
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty,
      let domain = parts[1].lowercased().split(separator: ".").last
    else { return false }
    return parts[1].contains(".") && words.domains.contains(String(domain))
  }

  /// Whether "x at y" is an address: the words tell, or marks that no sentence has.
  private func isMeant(_ address: String, _ tokens: [Range<Int>], _ first: Int) -> Bool {
    let parts = address.lowercased().split(separator: "@")
    guard parts.count == 2 else { return false }
    if words.mail.contains(String(parts[1])) { return true }
    let marks: Set<Character> = [".", "+", "_", "-"]
    if parts[0].contains(where: { marks.contains($0) || $0.isNumber }) { return true }
    if first == 0 { return true }
    return tokens[0..<first].contains { words.cues.contains(text.string($0)) }
  }
}
