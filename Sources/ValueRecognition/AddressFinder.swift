import LanguagePacks
import PhraseDiagnostics

/// What addresses may end in, the same in every language, from `Values/domains.json`.
struct DomainData: Decodable, Sendable {
  /// Ends of host names.
  var generic: [String]
  /// The two letters of countries.
  var countries: [String]
  /// Hosts that give people their mail.
  var mail: [String]
}

/// How a language says the marks of an address, from `values/addresses.json`.
struct AddressData: Decodable, Sendable {
  var at: [String]?
  var dot: [String]?
  /// Words that say that an address follows.
  var cues: [String]?
}

/// What addresses are made of, compiled; a class, which is cheap to share.
final class AddressWords: Sendable {
  /// Labels that a host name may end in.
  let domains: Set<String>
  let mail: Set<String>
  let at: Set<String>
  let dot: Set<String>
  let cues: Set<String>
  /// The words for the dot, as they stand in a text.
  let dots: WordTrie<Bool>

  init(_ files: PackFiles) throws(Diagnostic) {
    let domains = try files.common(DomainData.self, "domains.json")
    let words = try files.own(AddressData.self, "values/addresses.json")
    self.domains = Set((domains?.generic ?? []) + (domains?.countries ?? []))
    mail = Set(domains?.mail ?? [])
    at = Set(words?.at ?? [])
    dot = Set(words?.dot ?? [])
    cues = Set(words?.cues ?? [])
    dots = WordTrie((words?.dot ?? []).map { (ValueText.fold($0), true) })
  }
}

/// Finds e-mail addresses and URLs.
struct AddressFinder {
  let text: ValueText
  let scalars: [Unicode.Scalar]
  let words: AddressWords

  /// An address and the units it stands on.
  struct Address {
    var range: Range<Int>
    var isMail: Bool
    /// What it is, where it was not written so.
    var spoken: String?
  }

  static let dot: UInt32 = 0x2E
  static let at: UInt32 = 0x40
  private static let colon: UInt32 = 0x3A
  private static let slash: UInt32 = 0x2F

  /// Every address.
  /// - Complexity: O(n) in the text's length.
  func find() -> [Address] {
    var found: [Address] = []
    let hasDot = hasSpokenDot
    let hasAt = text.units.contains(Self.at)
    guard hasDot || hasAt || text.units.contains(Self.dot) || text.units.contains(Self.colon) else {
      return []
    }
    let tokens = tokens()
    var index = 0
    while index < tokens.count {
      if hasDot || hasAt || mayBeSpoken, let (address, last) = spoken(tokens, index) {
        found.append(address)
        index = last + 1
        continue
      }
      if let address = address(tokens[index]) { found.append(address) }
      index += 1
    }
    return found
  }

  /// Whether a word for the dot is said.
  private var hasSpokenDot: Bool {
    text.units.indices.contains { index in
      index > 0 && text.units[index - 1] == UnitClass.space
        && words.dots.longest(text.units, from: index) != nil
    }
  }

  /// Whether a host is written that may stand after a spoken `at`.
  private var mayBeSpoken: Bool {
    text.units.indices.dropLast().contains { index in
      text.units[index] == Self.dot && UnitClass.isLetter(text.units[index + 1])
    }
  }

  /// The runs of what may stand in an address.
  private func tokens() -> [Range<Int>] {
    var tokens: [Range<Int>] = []
    var start = 0
    while start < text.count {
      guard Self.isPart(text.units[start]) else {
        start += 1
        continue
      }
      var end = start
      while end < text.count, Self.isPart(text.units[end]) { end += 1 }
      tokens.append(start..<end)
      start = end
    }
    return tokens
  }

  /// The address as the user wrote it, or as it is meant.
  func written(_ address: Address) -> String {
    address.spoken
      ?? String(String.UnicodeScalarView(scalars[text.sourceRange(address.range)]))
  }

  private static func isPart(_ unit: UInt32) -> Bool {
    guard unit > 0x20 else { return false }
    guard unit < 0x7F else { return UnitClass.isLetter(unit) }
    return unit != 0x22 && unit != 0x3C && unit != 0x3E && unit != 0x60
  }

  /// A token without the punctuation around it.
  private func core(_ token: Range<Int>) -> Range<Int> {
    var range = token
    while let first = text.units[range].first, Self.isOpening(first) {
      range = range.lowerBound + 1..<range.upperBound
    }
    while let last = text.units[range].last {
      let isBracket = last == 0x5D && !text.units[range].contains(0x5B)
      guard Self.isClosing(last) || isBracket else { break }
      range = range.lowerBound..<range.upperBound - 1
    }
    return range
  }

  private static func isOpening(_ unit: UInt32) -> Bool {
    unit == 0x28 || unit == 0x5B || unit == 0x27
  }

  private static func isClosing(_ unit: UInt32) -> Bool {
    switch unit {
    case 0x2E, 0x2C, 0x21, 0x3F, 0x3B, 0x3A, 0x29, 0x27: true
    default: false
    }
  }

  /// Whether a unit is one of those that every address has one of.
  private static func isAddressMark(_ unit: UInt32) -> Bool {
    unit == dot || unit == at || unit == colon || unit == slash
  }

  private func address(_ token: Range<Int>) -> Address? {
    guard token.count <= 2_048 else { return nil }
    let range = core(token)
    guard text.units[range].contains(where: Self.isAddressMark) else { return nil }
    if let start = scheme(range) {
      return web(start..<range.upperBound)
        ? Address(range: start..<range.upperBound, isMail: false)
        : nil
    }
    if text.units[range].contains(0x3A), text.string(range).contains("://") { return nil }
    if let at = text.units[range].firstIndex(of: Self.at) { return mail(range, at) }
    return bare(range) ? Address(range: range, isMail: false) : nil
  }

  // MARK: Mail

  private func mail(_ range: Range<Int>, _ at: Int) -> Address? {
    guard isLocal(range.lowerBound..<at) else { return nil }
    let host = at + 1..<range.upperBound
    guard isHost(host) && isKnown(host) || isNumeric(host) else { return nil }
    return Address(range: range, isMail: true)
  }

  /// Whether a range may stand before the `@`: no point at its ends, nor two side by side.
  func isLocal(_ range: Range<Int>) -> Bool {
    let units = text.units[range]
    guard let first = units.first, let last = units.last, first != Self.dot, last != Self.dot else {
      return false
    }
    let marks: Set<UInt32> = [Self.dot, 0x5F, 0x25, 0x2B, 0x2D, 0x27, 0x26]
    let isFine = units.allSatisfy {
      UnitClass.isLetter($0) || UnitClass.isDigit($0) || marks.contains($0)
    }
    return isFine && !zip(units, units.dropFirst()).contains { $0 == Self.dot && $1 == Self.dot }
  }

  /// An address in figures, in brackets.
  private func isNumeric(_ host: Range<Int>) -> Bool {
    guard host.count > 2, text.units[host.lowerBound] == 0x5B,
      text.units[host.upperBound - 1] == 0x5D
    else { return false }
    return isNumbers(host.lowerBound + 1..<host.upperBound - 1)
  }

  private func isNumbers(_ range: Range<Int>) -> Bool {
    let labels = text.units[range].split(separator: Self.dot, omittingEmptySubsequences: false)
    return labels.count == 4
      && labels.allSatisfy { label in
        !label.isEmpty && label.count <= 3 && label.allSatisfy(UnitClass.isDigit)
      }
  }

  // MARK: Web

  private static let schemes = ["https://", "http://", "ftp://"].map { ValueText.fold($0) }

  /// Where a scheme begins, at the start of a token or after a mark in it.
  private func scheme(_ range: Range<Int>) -> Int? {
    guard text.units[range].contains(Self.colon) else { return nil }
    for start in range where start == range.lowerBound || text.isBorder(start) {
      guard !UnitClass.isDigit(text.units[start]) else { continue }
      for scheme in Self.schemes
      where start + scheme.count < range.upperBound
        && text.units[start..<start + scheme.count].elementsEqual(scheme)
      {
        return start
      }
    }
    return nil
  }

  /// Whether what a scheme begins has a host.
  private func web(_ range: Range<Int>) -> Bool {
    guard let colon = text.units[range].firstIndex(of: Self.colon) else { return false }
    let host = hostRange(colon + 3..<range.upperBound)
    if text.string(host) == "localhost" || isNumbers(host) { return true }
    return isHost(host) && isKnown(host)
  }

  /// The part before a port, a path, a query or a fragment.
  private func hostRange(_ range: Range<Int>) -> Range<Int> {
    let end =
      text.units[range].firstIndex {
        $0 == Self.slash || $0 == 0x3F || $0 == 0x23 || $0 == Self.colon
      } ?? range.upperBound
    return range.lowerBound..<end
  }

  /// Whether a token is a host without a scheme before it.
  private func bare(_ range: Range<Int>) -> Bool {
    let host = hostRange(range)
    if text.string(host) == "localhost" { return host.upperBound < range.upperBound }
    guard isHost(host), isKnown(host) else { return false }
    let labels = text.units[host].split(separator: Self.dot)
    // 7.am is a time, 27.pm is none.
    if labels.count == 2, labels[0].allSatisfy(UnitClass.isDigit), labels[0].count <= 2 {
      let hour = labels[0].reduce(0) { $0 * 10 + Int($1 - UnitClass.zero) }
      return hour > 12
    }
    return true
  }

  func isHost(_ range: Range<Int>) -> Bool {
    let labels = text.units[range].split(separator: Self.dot, omittingEmptySubsequences: false)
    guard labels.count > 1 else { return false }
    return labels.allSatisfy { label in
      !label.isEmpty && label[label.startIndex] != UnitClass.hyphen
        && label.allSatisfy { UnitClass.isLetter($0) || UnitClass.isDigit($0) || $0 == 0x2D }
    }
  }

  /// Whether the last label of a host is one that there is.
  func isKnown(_ host: Range<Int>) -> Bool {
    guard let point = text.units[host].lastIndex(of: Self.dot) else { return false }
    return words.domains.contains(text.string(point + 1..<host.upperBound))
  }
}
