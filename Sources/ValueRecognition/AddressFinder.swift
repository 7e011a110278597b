/// Finds e-mail addresses and URLs, which are the same in every language.
struct AddressFinder {
  let text: ValueText
  let scalars: [Unicode.Scalar]

  /// An address and the units it stands on.
  struct Address {
    var range: Range<Int>
    var isMail: Bool
  }

  /// Ends of host names that are taken for one without `www` or a scheme before it.
  private static let domains: Set<String> = [
    "com", "org", "net", "edu", "gov", "int", "info", "biz", "io", "ai", "app", "dev", "me", "tv",
    "jp", "uk", "us", "de", "fr", "it", "es", "eu", "cn", "kr", "tw", "in", "au", "ca", "br", "se",
    "tr", "th", "co",
  ]

  /// Every address.
  /// - Complexity: O(n) in the text's length.
  func find() -> [Address] {
    var found: [Address] = []
    var start = 0
    while start < text.count {
      guard Self.isPart(text.units[start]) else {
        start += 1
        continue
      }
      var end = start
      while end < text.count, Self.isPart(text.units[end]) { end += 1 }
      if end - start <= 2_048, let address = address(start..<end) { found.append(address) }
      start = end
    }
    return found
  }

  /// The address as the user wrote it.
  func written(_ address: Address) -> String {
    String(String.UnicodeScalarView(scalars[text.sourceRange(address.range)]))
  }

  private static func isPart(_ unit: UInt32) -> Bool {
    guard unit > 0x20 else { return false }
    guard unit < 0x7F else { return UnitClass.isLetter(unit) }
    return unit != 0x22 && unit != 0x3C && unit != 0x3E && unit != 0x60
  }

  private func address(_ range: Range<Int>) -> Address? {
    var range = range
    let opening: Set<UInt32> = [0x28, 0x5B, 0x27]
    let closing: Set<UInt32> = [0x2E, 0x2C, 0x21, 0x3F, 0x3B, 0x3A, 0x29, 0x5D, 0x27]
    while let first = text.units[range].first, opening.contains(first) {
      range = range.lowerBound + 1..<range.upperBound
    }
    while let last = text.units[range].last, closing.contains(last) {
      range = range.lowerBound..<range.upperBound - 1
    }
    let isWeb = hasScheme(range) || text.string(range).hasPrefix("www.")
    if let at = text.units[range].firstIndex(of: 0x40), !isWeb { return mail(range, at) }
    return isURL(range) ? Address(range: range, isMail: false) : nil
  }

  private func mail(_ range: Range<Int>, _ at: Int) -> Address? {
    let local = text.units[range.lowerBound..<at]
    let host = at + 1..<range.upperBound
    guard !local.isEmpty, local.allSatisfy(Self.isLocal), isHost(host, anyDomain: true) else {
      return nil
    }
    return Address(range: range, isMail: true)
  }

  private static func isLocal(_ unit: UInt32) -> Bool {
    UnitClass.isLetter(unit) || UnitClass.isDigit(unit)
      || [0x2E, 0x5F, 0x25, 0x2B, 0x2D, 0x27, 0x26].contains(unit)
  }

  private func hasScheme(_ range: Range<Int>) -> Bool {
    let text = text.string(range.lowerBound..<min(range.upperBound, range.lowerBound + 8))
    return text.hasPrefix("http://") || text.hasPrefix("https://") || text.hasPrefix("ftp://")
  }

  private func isURL(_ range: Range<Int>) -> Bool {
    var low = range.lowerBound
    let isMarked = hasScheme(range)
    if isMarked, let colon = text.units[range].firstIndex(of: 0x3A) { low = colon + 3 }
    guard low < range.upperBound else { return false }
    let ends: Set<UInt32> = [0x2F, 0x3F, 0x23, 0x3A]
    let end =
      text.units[low..<range.upperBound].firstIndex(where: ends.contains) ?? range.upperBound
    let isWeb = text.string(low..<end).hasPrefix("www.")
    return isHost(low..<end, anyDomain: isMarked || isWeb)
  }

  private func isHost(_ range: Range<Int>, anyDomain: Bool) -> Bool {
    let labels = text.units[range].split(separator: 0x2E, omittingEmptySubsequences: false)
    guard labels.count > 1, let last = labels.last, last.count > 1 else { return false }
    let isFine = labels.allSatisfy { label in
      !label.isEmpty
        && label.allSatisfy {
          UnitClass.isLetter($0) || UnitClass.isDigit($0) || $0 == 0x2D || $0 == 0x5F
        }
    }
    guard isFine, last.allSatisfy(UnitClass.isLetter) else { return false }
    return anyDomain || Self.domains.contains(text.string(last.startIndex..<last.endIndex))
  }
}
