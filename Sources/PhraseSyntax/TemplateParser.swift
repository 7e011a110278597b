import PhraseDiagnostics

/// Reads a template by recursive descent, with a bound on its depth; what is wrong is noted, and the
/// parser goes on behind it.
struct TemplateParser {
  static let deepest = 32
  static let longest = 10_000

  let scalars: [Unicode.Scalar]
  let mode: TemplateMode
  let parameters: [String]?
  let rules: [String]?
  var position = 0
  var faults: [TemplateFault] = []
  /// The closers that are awaited, the innermost last.
  private var awaited: [Unicode.Scalar] = []

  init(_ text: String, mode: TemplateMode, parameters: [String]?, rules: [String]?) {
    scalars = Array(text.unicodeScalars.prefix(Self.longest + 1))
    self.mode = mode
    self.parameters = parameters
    self.rules = rules
  }

  /// The scalar at an offset from the position, nil behind the end.
  func peek(_ offset: Int = 0) -> Unicode.Scalar? {
    let index = position + offset
    return index < scalars.count ? scalars[index] : nil
  }

  mutating func fault(_ message: String, _ range: Range<Int>, help: String? = nil) {
    let end = max(range.upperBound, range.lowerBound + 1)
    faults.append(TemplateFault(message: message, range: range.lowerBound..<end, help: help))
  }

  mutating func parseAll() -> [TemplateElement] {
    guard scalars.count <= Self.longest else {
      fault(TemplateMessages.tooLong(Self.longest), 0..<1)
      return []
    }
    let elements = mode == .sentence ? sentence() : sequence()
    // Escaped spaces are spaces too.
    let isBlank = elements.allSatisfy {
      guard case .text(let text) = $0.kind else { return false }
      return text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    }
    if isBlank, faults.isEmpty { fault(TemplateMessages.emptyTemplate, 0..<scalars.count) }
    faults.sort { $0.range.lowerBound < $1.range.lowerBound }
    return elements
  }

  /// Reads parts up to the end, or inside a group up to a separator or closer.
  private mutating func sequence() -> [TemplateElement] {
    var parts = ElementRun()
    while let next = peek() {
      if isEndOfBranch(next) { break }
      if let placeholder = mode == .sentence ? list() : placeholder() {
        parts.append(placeholder)
      } else if mode != .apple, let special = packElement(next) {
        parts.append(special)
      } else {
        parts.append(text: next, at: position..<position + 1)
        position += 1
      }
    }
    return parts.finished()
  }

  /// Reads a whole sentence, whose branches need no parentheses.
  private mutating func sentence() -> [TemplateElement] {
    let (branches, separators) = self.branches()
    var run = ElementRun()
    run.append(element(branches, separators, opener: "(", range: 0..<position))
    return run.finished()
  }

  /// Whether a separator or closer ends the branch that is being read.
  private func isEndOfBranch(_ scalar: Unicode.Scalar) -> Bool {
    guard mode != .apple else { return false }
    guard !awaited.isEmpty else { return mode == .sentence && (scalar == "|" || scalar == ";") }
    return scalar == "|" || scalar == ";" || awaited.contains(scalar)
  }

  /// Reads what is special in packs only; nil where the scalar is text.
  private mutating func packElement(_ scalar: Unicode.Scalar) -> [TemplateElement]? {
    switch scalar {
    case "\\": escape()
    case "[": group(closer: "]")
    case "(": group(closer: ")")
    case "<": rule()
    case "]", ")", "}", ">": stray(TemplateMessages.strayCloser(scalar), scalar)
    case "|", ";": stray(TemplateMessages.straySeparator(scalar), scalar)
    default: nil
    }
  }

  private mutating func escape() -> [TemplateElement] {
    let start = position
    guard let next = peek(1) else {
      fault(TemplateMessages.danglingBackslash, start..<start + 1)
      position += 1
      return []
    }
    position += 2
    return [TemplateElement(.text(String(Character(next))), range: start..<position)]
  }

  private mutating func stray(_ message: String, _ scalar: Unicode.Scalar) -> [TemplateElement] {
    let range = position..<position + 1
    fault(message, range, help: TemplateMessages.escape(scalar))
    position += 1
    return [TemplateElement(.text(String(Character(scalar))), range: range)]
  }

  private mutating func rule() -> [TemplateElement] {
    let start = position
    var end = start + 1
    while end < scalars.count, scalars[end] != ">", Self.isName(scalars[end], orHyphen: true) {
      end += 1
    }
    guard end < scalars.count, scalars[end] == ">", end > start + 1 else {
      fault(
        TemplateMessages.unclosedRule(), start..<start + 1, help: TemplateMessages.escape("<"))
      position += 1
      return [TemplateElement(.text("<"), range: start..<position)]
    }
    position = end + 1
    let name = string(start + 1..<end)
    if let rules, !rules.contains(name) {
      let help = Suggestion.help(for: name, in: rules)
      fault(TemplateMessages.unknownRule(name), start..<position, help: help)
    }
    return [TemplateElement(.rule(name), range: start..<position)]
  }

  func string(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }

  static func isName(_ scalar: Unicode.Scalar, orHyphen: Bool = false) -> Bool {
    let properties = scalar.properties
    return properties.isAlphabetic || properties.numericType != nil || scalar == "_"
      || (orHyphen && scalar == "-")
  }
}

extension TemplateParser {
  /// Reads `(…)` or `[…]`.
  private mutating func group(closer: Unicode.Scalar) -> [TemplateElement] {
    let start = position
    let opener = scalars[start]
    guard awaited.count < Self.deepest else { return skippedGroup() }
    position += 1
    awaited.append(closer)
    let (branches, separators) = self.branches()
    awaited.removeLast()
    if peek() == closer {
      position += 1
    } else {
      fault(
        TemplateMessages.unclosedBracket(opener, closer), start..<start + 1,
        help: TemplateMessages.escape(opener))
    }
    return element(branches, separators, opener: opener, range: start..<position)
  }

  /// Reads the branches of a group, up to its closer, or to one that belongs further out.
  private mutating func branches() -> (
    branches: [[TemplateElement]], separators: [(Unicode.Scalar, Int)]
  ) {
    var branches: [[TemplateElement]] = []
    var separators: [(Unicode.Scalar, Int)] = []
    while true {
      let start = position
      let branch = sequence()
      branches.append(branch)
      let separator = peek().flatMap { $0 == "|" || $0 == ";" ? $0 : nil }
      if mode != .sentence, Self.isBlank(branch), separator != nil || branches.count > 1 {
        fault(
          TemplateMessages.emptyAlternative, max(0, start - 1)..<position + 1,
          help: TemplateMessages.useOptional)
      }
      guard let separator else { return (branches, separators) }
      separators.append((separator, position))
      position += 1
    }
  }

  /// What a group is, by its opener and separators.
  private mutating func element(
    _ branches: [[TemplateElement]], _ separators: [(Unicode.Scalar, Int)],
    opener: Unicode.Scalar, range: Range<Int>
  ) -> [TemplateElement] {
    let first = separators.first?.0
    if let other = separators.first(where: { $0.0 != first }) {
      fault(
        TemplateMessages.mixedSeparators(), other.1..<other.1 + 1,
        help: TemplateMessages.innerParentheses)
    }
    let inner: [TemplateElement]
    if branches.count < 2 {
      inner = branches.first ?? []
      if mode != .sentence, Self.isBlank(inner) {
        fault(TemplateMessages.emptyGroup(opener, opener == "(" ? ")" : "]"), range)
      }
    } else {
      inner = [
        TemplateElement(
          first == ";" ? .permutation(branches) : .alternatives(branches), range: range)
      ]
    }
    return opener == "(" ? inner : [TemplateElement(.optional(inner), range: range)]
  }

  /// Skips a group that is nested too deep, up to what closes it.
  private mutating func skippedGroup() -> [TemplateElement] {
    let start = position
    var depth = 0
    while let next = peek() {
      position += next == "\\" ? 2 : 1
      if next == "(" || next == "[" { depth += 1 }
      if next == ")" || next == "]" { depth -= 1 }
      if depth == 0 { break }
    }
    position = min(position, scalars.count)
    fault(TemplateMessages.tooDeep(Self.deepest), start..<start + 1)
    return []
  }

  private static func isBlank(_ elements: [TemplateElement]) -> Bool {
    elements.allSatisfy {
      guard case .text(let text) = $0.kind else { return false }
      return text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    }
  }
}

/// Collects parts, joining texts that stand side by side.
struct ElementRun {
  private var elements: [TemplateElement] = []
  private var text = String.UnicodeScalarView()
  private var range = 0..<0

  mutating func append(text scalar: Unicode.Scalar, at place: Range<Int>) {
    range = (text.isEmpty ? place.lowerBound : range.lowerBound)..<place.upperBound
    text.append(scalar)
  }

  mutating func append(_ parts: [TemplateElement]) {
    for part in parts {
      guard case .text(let more) = part.kind else {
        flush()
        elements.append(part)
        continue
      }
      for scalar in more.unicodeScalars { append(text: scalar, at: part.range) }
    }
  }

  mutating func finished() -> [TemplateElement] {
    flush()
    return elements
  }

  private mutating func flush() {
    guard !text.isEmpty else { return }
    elements.append(TemplateElement(.text(String(text)), range: range))
    text = String.UnicodeScalarView()
  }
}
