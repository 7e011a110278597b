import LocalizedTexts
import PhraseDiagnostics

/// The build settings of one target in one configuration: layers of assignments, the nearest first.
struct BuildSettings: Hashable, Sendable {
  /// One layer: what a target, a project or an `.xcconfig` file assigns.
  typealias Layer = [String: [Assignment]]

  /// A value with the conditions under which it counts.
  struct Assignment: Hashable, Sendable {
    /// `["sdk": "iphoneos*"]` of `KEY[sdk=iphoneos*]`.
    var conditions: [String: String]
    var value: PlacedString
  }

  /// A value with its variables resolved.
  struct Expanded: Hashable, Sendable {
    var text: String
    /// Names of variables that nothing assigns; they stand for nothing.
    var unknown: [String] = []
  }

  var layers: [Layer]
  /// The SDK that conditions are matched with (`iphoneos`).
  var sdk = "iphoneos"
  var configuration = "Release"

  /// How often variables may stand in each other's values.
  static let deepest = 24
  /// How long a value may become, in bytes.
  static let longest = 1 << 14

  /// The value of a setting as it is written, from the nearest layer that has it.
  func assigned(_ key: String, from layer: Int = 0) -> (value: PlacedString, layer: Int)? {
    for index in layers.indices.dropFirst(layer) {
      let found = (layers[index][key] ?? []).filter { isMet($0.conditions) }
      let chosen = found.last { !$0.conditions.isEmpty } ?? found.last
      if let chosen { return (chosen.value, index) }
    }
    return nil
  }

  /// The value of a setting; nil where no layer has it or nothing is left of it.
  func value(_ key: String) -> PlacedString? {
    guard let (value, _) = assigned(key), let text = expanded(key)?.text, !text.isEmpty else {
      return nil
    }
    return PlacedString(text, place: value.place)
  }

  /// The value of a setting with its variables resolved; nil where no layer has it.
  func expanded(_ key: String) -> Expanded? {
    assigned(key).map { expand($0.value.text, key: key, layer: $0.layer) }
  }

  /// A text with its variables resolved.
  /// - Complexity: O(n) in the length of the result.
  func expand(_ text: String) -> Expanded { expand(text, key: nil, layer: 0) }

  private func expand(_ text: String, key: String?, layer: Int) -> Expanded {
    var expansion = SettingExpansion(settings: self)
    let result = expansion.expand(text, key: key, layer: layer, depth: 0)
    return Expanded(
      text: result.trimmingBlanks, unknown: expansion.unknown)
  }

  private func isMet(_ conditions: [String: String]) -> Bool {
    conditions.allSatisfy { name, pattern in
      switch name {
      case "sdk": Self.matches(sdk, pattern) || Self.matches("\(sdk)18.0", pattern)
      case "config": Self.matches(configuration, pattern)
      case "arch": Self.matches("arm64", pattern)
      default: true
      }
    }
  }

  private static func matches(_ text: String, _ pattern: String) -> Bool {
    guard let star = pattern.firstIndex(of: "*") else { return text == pattern }
    return text.hasPrefix(pattern[..<star])
  }
}

/// Resolves the variables of one value.
private struct SettingExpansion {
  let settings: BuildSettings
  var unknown: [String] = []
  private var length = 0

  init(settings: BuildSettings) { self.settings = settings }

  /// The text with its variables resolved: the value that a key has in a layer.
  mutating func expand(_ text: String, key: String?, layer: Int, depth: Int) -> String {
    guard text.contains("$"), depth < BuildSettings.deepest else { return text }
    var result = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      guard length < BuildSettings.longest, let (name, after) = Self.variable(rest) else {
        result += "$"
        rest = rest.dropFirst()
        continue
      }
      rest = after
      let inner = expand(name, key: key, layer: layer, depth: depth + 1)
      let value = self.value(inner, key: key, layer: layer, depth: depth)
      length += value.utf8.count
      result += value
    }
    return result + rest
  }

  /// The name, with its modifiers, of the variable that a text begins with.
  private static func variable(_ text: Substring) -> (name: String, rest: Substring)? {
    let body = text.dropFirst()
    guard let opener = body.first, opener == "(" || opener == "{" else {
      let name = body.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      guard let first = name.first, first.isUppercase || first == "_" else { return nil }
      return (String(name), body.dropFirst(name.count))
    }
    let closer: Character = opener == "(" ? ")" : "}"
    var depth = 0
    for index in body.indices {
      if body[index] == opener { depth += 1 }
      guard body[index] == closer else { continue }
      depth -= 1
      guard depth == 0 else { continue }
      return (
        String(body[body.index(after: body.startIndex)..<index]), body[body.index(after: index)...]
      )
    }
    return nil
  }

  private mutating func value(_ name: String, key: String?, layer: Int, depth: Int) -> String {
    var parts = name.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let variable = parts.removeFirst()
    let isInherited = variable == "inherited" || variable == "value" || variable == key
    var text: String?
    if isInherited, let key {
      if let (value, found) = settings.assigned(key, from: layer + 1) {
        text = expand(value.text, key: key, layer: found, depth: depth + 1)
      } else {
        text = ""
      }
    } else if let (value, found) = settings.assigned(variable) {
      text = expand(value.text, key: variable, layer: found, depth: depth + 1)
    }
    if text == nil, !parts.contains(where: { $0.hasPrefix("default=") }) {
      unknown.append(variable)
    }
    return parts.reduce(text ?? "") { SettingModifier.applied($1, to: $0) }
  }
}

/// What stands behind a colon in a variable: `$(PRODUCT_NAME:c99extidentifier)`.
enum SettingModifier {
  /// The text as a modifier changes it; one that is not known changes nothing.
  static func applied(_ modifier: String, to text: String) -> String {
    switch modifier {
    case "c99extidentifier", "identifier":
      let isExtended = modifier == "c99extidentifier"
      let body = text.unicodeScalars.map { scalar in
        isIdentifier(scalar, isExtended: isExtended) ? Character(scalar) : "_"
      }
      return body.first?.isNumber == true ? "_" + String(body.dropFirst()) : String(body)
    case "rfc1034identifier":
      return String(
        text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
    case "lower": return text.lowercased()
    case "upper": return text.uppercased()
    case "file": return text.split(separator: "/").last.map(String.init) ?? ""
    case "dir": return text.lastIndex(of: "/").map { String(text[..<$0]) } ?? ""
    case "base":
      let file = text.split(separator: "/").last.map(String.init) ?? ""
      return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    default:
      guard modifier.hasPrefix("default="), text.isEmpty else { return text }
      return String(modifier.dropFirst("default=".count))
    }
  }

  private static func isIdentifier(_ scalar: Unicode.Scalar, isExtended: Bool) -> Bool {
    let isPlain =
      scalar == "_"
      || scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    return isPlain || isExtended && !scalar.isASCII && scalar.properties.isXIDContinue
  }
}

extension String {
  /// The text without blanks at its ends.
  var trimmingBlanks: String {
    let head = drop { $0 == " " || $0 == "\t" }
    let tail = head.reversed().prefix { $0 == " " || $0 == "\t" }
    return String(head.dropLast(tail.count))
  }
}
