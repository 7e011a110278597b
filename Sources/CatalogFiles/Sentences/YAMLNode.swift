import IntentCatalog
import PhraseDiagnostics

extension YAMLNode {
  /// What the value is, in words.
  var kindName: String {
    switch kind {
    case .scalar: "a text"
    case .list: "a list"
    case .map: "a map"
    }
  }

  /// A map's value by its key; the last where the key stands twice.
  subscript(key: String) -> YAMLNode? { members?.last { $0.key.text == key }?.value }

  /// A map's members.
  var members: [(key: YAMLNode, value: YAMLNode)]? {
    if case .map(let members) = kind { return members }
    return nil
  }

  /// A list's values.
  var list: [YAMLNode]? {
    if case .list(let values) = kind { return values }
    return nil
  }

  /// A scalar's text.
  var text: String? {
    if case .scalar(let text, _) = kind { return text }
    return nil
  }

  /// Whether nothing stands there.
  var isNull: Bool {
    guard case .scalar(let text, true) = kind else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// A scalar as YAML 1.1 reads it, a list of such; a map has no value.
  var value: ParameterValue {
    switch kind {
    case .list(let values): return .array(values.map(\.value))
    case .map: return .null
    case .scalar(let text, let isPlain):
      guard isPlain else { return .string(text) }
      if isNull { return .null }
      if let truth = Self.truth(text) { return .bool(truth) }
      if let whole = Self.whole(text) { return .int(whole) }
      if let number = Self.number(text) { return .double(number) }
      return .string(text)
    }
  }

  private static func truth(_ text: String) -> Bool? {
    switch text {
    case "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON": true
    case "false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF": false
    default: nil
    }
  }

  private static func whole(_ text: String) -> Int? {
    guard let last = text.utf8.last, (0x30...0x39).contains(last) else { return nil }
    return Int(text)
  }

  private static func number(_ text: String) -> Double? {
    guard text.contains("."), text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }),
      let number = Double(text), number.isFinite
    else { return nil }
    return number
  }

  /// The text with its place inside the quotes.
  var placedText: PlacedText? {
    guard case .scalar(let text, let isPlain) = kind else { return nil }
    var place = place
    if !isPlain { place.column += 1 }
    return PlacedText(text, place: place)
  }
}
