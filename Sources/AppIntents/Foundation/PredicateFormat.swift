import Foundation

/// A condition over an object's properties, read from a predicate's format.
indirect enum PredicateTree: Sendable {
  /// What stands on a side of a comparison.
  enum Operand: Sendable {
    case path(String)
    case value(PlainOperand)
  }

  /// How two operands are compared.
  enum Comparison: String, Sendable, CaseIterable {
    case equal = "=="
    case notEqual = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case less = "<"
    case greater = ">"
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case like = "LIKE"
    case isIn = "IN"
    case between = "BETWEEN"
  }

  case all([PredicateTree])
  case any([PredicateTree])
  case not(PredicateTree)
  case constant(Bool)
  case compare(Operand, Comparison, Operand, isFolded: Bool)

  /// Whether an object fits.
  func holds(for object: Any?) -> Bool {
    switch self {
    case .all(let parts): parts.allSatisfy { $0.holds(for: object) }
    case .any(let parts): parts.contains { $0.holds(for: object) }
    case .not(let part): !part.holds(for: object)
    case .constant(let value): value
    case .compare(let left, let comparison, let right, let isFolded):
      comparison.holds(
        Self.value(left, object, isFolded), Self.value(right, object, isFolded))
    }
  }

  private static func value(_ operand: Operand, _ object: Any?, _ isFolded: Bool) -> PlainOperand {
    let value: PlainOperand =
      switch operand {
      case .path(let path): PlainOperand(path: path, in: object)
      case .value(let value): value
      }
    return isFolded ? value.folded : value
  }
}

extension PredicateTree.Comparison {
  fileprivate func holds(_ left: PlainOperand, _ right: PlainOperand) -> Bool {
    switch self {
    case .equal: return left == right
    case .notEqual: return left != right
    case .less: return left.order(to: right) == -1
    case .greater: return left.order(to: right) == 1
    case .lessOrEqual: return left.order(to: right).map { $0 <= 0 } ?? false
    case .greaterOrEqual: return left.order(to: right).map { $0 >= 0 } ?? false
    case .isIn: return right.contains(left)
    case .contains: return left.contains(right)
    case .beginsWith, .endsWith, .like: return fitsText(left, right)
    case .between:
      guard case .list(let bounds) = right, bounds.count == 2 else { return false }
      return (left.order(to: bounds[0]).map { $0 >= 0 } ?? false)
        && (left.order(to: bounds[1]).map { $0 <= 0 } ?? false)
    }
  }

  private func fitsText(_ left: PlainOperand, _ right: PlainOperand) -> Bool {
    guard case .text(let text) = left, case .text(let wanted) = right else { return false }
    switch self {
    case .beginsWith: return text.hasPrefix(wanted)
    case .endsWith: return text.hasSuffix(wanted)
    default: return Self.fits(Substring(text), Substring(wanted))
    }
  }

  /// Whether a text fits a pattern in which `*` stands for any text and `?` for a character.
  private static func fits(_ text: Substring, _ pattern: Substring) -> Bool {
    var (text, pattern) = (text, pattern)
    var retry: (text: Substring, pattern: Substring)?
    while !text.isEmpty {
      if pattern.first == "*" {
        pattern = pattern.dropFirst()
        retry = (text, pattern)
      } else if pattern.first == "?" || pattern.first == text.first {
        (text, pattern) = (text.dropFirst(), pattern.dropFirst())
      } else if let last = retry {
        text = last.text.dropFirst()
        pattern = last.pattern
        retry = (text, pattern)
      } else {
        return false
      }
    }
    return pattern.allSatisfy { $0 == "*" }
  }
}

/// A value as predicates compare it.
indirect enum PlainOperand: Equatable, Sendable {
  case null
  case number(Double)
  case text(String)
  case list([PlainOperand])

  /// A value of the app's: numbers, moments, texts, lists, and what parameters and properties hold.
  init(_ value: Any?) {
    guard let value = Self.unwrapped(value) else {
      self = .null
      return
    }
    switch value {
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as any BinaryInteger: self = .number(Double(value))
    case let value as any BinaryFloatingPoint: self = .number(Double(value))
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as Date: self = .number(value.timeIntervalSinceReferenceDate)
    case let value as NSDate: self = .number(value.timeIntervalSinceReferenceDate)
    case let value as String: self = .text(value)
    case let value as NSString: self = .text("\(value)")
    case let value as UUID: self = .text(value.uuidString)
    case let value as URL: self = .text(value.absoluteString)
    case let value as any RawRepresentable: self = PlainOperand(value.rawValue)
    case let value as any AppEntity: self = .text(value._plain.identifierText)
    case let value as any Collection: self = .list(value.map { PlainOperand($0) })
    default: self = .text("\(value)")
    }
  }

  /// The value at the end of a path of property names; an entity's properties are looked through.
  init(path: String, in object: Any?) {
    guard path != "SELF" else {
      self = PlainOperand(object)
      return
    }
    var value = object
    for name in path.split(separator: ".") where name != "SELF" {
      guard let owner = Self.unwrapped(value) else { break }
      value = Self.property(String(name), of: owner)
    }
    self = PlainOperand(value)
  }

  private static func property(_ name: String, of owner: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror {
      for child in current.children {
        if child.label == name { return child.value }
        if child.label == "_\(name)" {
          return (child.value as? any HeldValue)?.heldValue ?? child.value
        }
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  private static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  /// Without the difference of large and small letters and of accents.
  var folded: PlainOperand {
    switch self {
    case .text(let text):
      .text(text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil))
    case .list(let values): .list(values.map(\.folded))
    case .null, .number: self
    }
  }

  fileprivate func order(to other: PlainOperand) -> Int? {
    switch (self, other) {
    case (.number(let left), .number(let right)): left < right ? -1 : left > right ? 1 : 0
    case (.text(let left), .text(let right)): left < right ? -1 : left > right ? 1 : 0
    default: nil
    }
  }

  fileprivate func contains(_ other: PlainOperand) -> Bool {
    switch (self, other) {
    case (.text(let text), .text(let part)): text.contains(part)
    case (.list(let values), _): values.contains(other)
    default: false
    }
  }
}

/// A wrapper of which the value can be read.
protocol HeldValue {
  var heldValue: Any? { get }
}

extension EntityProperty: HeldValue {
  var heldValue: Any? { currentValue }
}
extension IntentParameter: HeldValue {
  var heldValue: Any? { currentValue }
}
