public import Foundation

/// Reads a predicate's format: comparisons of property names and values, `AND`, `OR`, `NOT`, brackets.
struct PredicateReader {
  private enum Token: Equatable {
    case word(String)
    case quoted(String)
    case sign(String)
  }

  private var tokens: [Token] = []
  private var place = 0
  private var arguments: [Any?]

  /// Reads a format with its arguments; nil where it is not well formed.
  static func read(_ format: String, _ arguments: [Any?]) -> PredicateTree? {
    guard let tokens = tokens(format) else { return nil }
    var reader = PredicateReader(tokens: tokens, arguments: arguments)
    guard let tree = reader.disjunction(), reader.place == reader.tokens.count else { return nil }
    return tree
  }

  private init(tokens: [Token], arguments: [Any?]) {
    self.tokens = tokens
    self.arguments = arguments
  }

  private static func tokens(_ format: String) -> [Token]? {
    var tokens: [Token] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest = rest.dropFirst()
      } else if first == "\"" || first == "'" {
        guard let end = rest.dropFirst().firstIndex(of: first) else { return nil }
        tokens.append(.quoted(String(rest[rest.index(after: rest.startIndex)..<end])))
        rest = rest[rest.index(after: end)...]
      } else if first.isLetter || first.isNumber || "_%-.@".contains(first) {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_%-.@".contains($0) }
        tokens.append(.word(String(word)))
        rest = rest.dropFirst(word.count)
      } else {
        let two = String(rest.prefix(2))
        let sign =
          ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"].contains(two) ? two : String(first)
        tokens.append(.sign(sign))
        rest = rest.dropFirst(sign.count)
      }
    }
    return tokens
  }

  private var next: Token? { tokens.indices.contains(place) ? tokens[place] : nil }

  private mutating func takes(_ words: String...) -> Bool {
    let text: String? =
      switch next {
      case .word(let word): word.uppercased()
      case .sign(let sign): sign
      default: nil
      }
    guard let text, words.contains(text) else { return false }
    place += 1
    return true
  }

  private mutating func disjunction() -> PredicateTree? {
    guard let first = conjunction() else { return nil }
    var parts = [first]
    while takes("OR", "||") {
      guard let part = conjunction() else { return nil }
      parts.append(part)
    }
    return parts.count == 1 ? first : .any(parts)
  }

  private mutating func conjunction() -> PredicateTree? {
    guard let first = term() else { return nil }
    var parts = [first]
    while takes("AND", "&&") {
      guard let part = term() else { return nil }
      parts.append(part)
    }
    return parts.count == 1 ? first : .all(parts)
  }

  private mutating func term() -> PredicateTree? {
    if takes("NOT", "!") { return term().map { .not($0) } }
    if takes("TRUEPREDICATE") { return .constant(true) }
    if takes("FALSEPREDICATE") { return .constant(false) }
    if takes("(") {
      guard let inner = disjunction(), takes(")") else { return nil }
      return inner
    }
    guard let left = operand(), let comparison = comparison() else { return nil }
    var isFolded = false
    if takes("[") {
      guard case .word(let options) = next else { return nil }
      place += 1
      isFolded = options.lowercased().contains("c") || options.lowercased().contains("d")
      guard takes("]") else { return nil }
    }
    guard let right = operand() else { return nil }
    return .compare(left, comparison, right, isFolded: isFolded)
  }

  private mutating func comparison() -> PredicateTree.Comparison? {
    let text: String
    switch next {
    case .sign(let sign): text = sign
    case .word(let word): text = word.uppercased()
    default: return nil
    }
    let others = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
    guard let comparison = PredicateTree.Comparison(rawValue: others[text] ?? text) else {
      return nil
    }
    place += 1
    return comparison
  }

  private mutating func operand() -> PredicateTree.Operand? {
    if takes("{") { return list() }
    guard let token = next else { return nil }
    place += 1
    switch token {
    case .sign: return nil
    case .quoted(let text): return .value(.text(text))
    case .word(let word): return operand(word)
    }
  }

  private mutating func operand(_ word: String) -> PredicateTree.Operand? {
    if word.hasPrefix("%") {
      guard !arguments.isEmpty else { return nil }
      let argument = arguments.removeFirst()
      if word == "%K" { return .path("\(argument ?? "")") }
      return .value(PlainOperand(argument))
    }
    if let number = Double(word) { return .value(.number(number)) }
    switch word.uppercased() {
    case "NIL", "NULL": return .value(.null)
    case "TRUE", "YES": return .value(.number(1))
    case "FALSE", "NO": return .value(.number(0))
    default: return .path(word)
    }
  }

  private mutating func list() -> PredicateTree.Operand? {
    var values: [PlainOperand] = []
    while !takes("}") {
      guard case .value(let value) = operand() else { return nil }
      values.append(value)
      if !takes(","), next != .sign("}") { return nil }
    }
    return .value(.list(values))
  }
}

extension NSPredicate {
  /// Makes a predicate of a format: property names compared with values (`=`, `<`, `CONTAINS[cd]`,
  /// `BEGINSWITH`, `LIKE`, `IN`, `BETWEEN` …), `AND`, `OR`, `NOT`; `%@` and the like take the arguments
  /// in their order, `%K` one that names a property.
  ///
  /// A format that is not well formed holds for nothing.
  public convenience init(format: String, _ arguments: Any?...) {
    self.init(format: format, argumentArray: arguments)
  }

  /// Makes a predicate of a format and a list of arguments.
  public convenience init(format: String, argumentArray arguments: [Any?]) {
    let tree = PredicateReader.read(format, arguments) ?? .constant(false)
    self.init { object, _ in tree.holds(for: object) }
  }
}
