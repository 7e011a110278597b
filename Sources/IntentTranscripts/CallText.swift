public import IntentCatalog
public import IntentRuntime
public import PhraseDiagnostics

/// A performed intent as people write it: `OrderIntent(product: beer, size: large)`.
public struct CallText: Hashable, Sendable {
  /// The app's identifier, where it is written (`CafeOrder.OrderIntent(…)`).
  public var app: String?
  /// The intent's type name.
  public var intent: String
  /// The arguments in the order in which they are written.
  public var arguments: [JSONValue.Member]

  /// Makes a call.
  public init(app: String? = nil, intent: String, arguments: [JSONValue.Member] = []) {
    self.app = app
    self.intent = intent
    self.arguments = arguments
  }

  /// Reads a call, as it is written in transcripts.
  /// - Throws: `Diagnostic` where it is not well formed, with the column in the text.
  public init(reading text: String) throws(Diagnostic) {
    do throws(CallReader.Fault) {
      self = try CallReader.call(text)
    } catch {
      let place = SourcePlace(file: "", line: 1, column: error.column + 1)
      throw Diagnostic(.error, error.message, at: place)
    }
  }

  /// The call of what ran; parameters without a value are left out, the others sorted by name.
  public init(_ performed: PerformedIntent) {
    self.init(
      intent: performed.intent,
      arguments: performed.parameters.filter { $0.value != .null }.sorted { $0.key < $1.key }
        .map { JSONValue.Member($0.key, JSONValue($0.value)) })
  }

  /// Whether this is what ran: the same intent with the same values, `null` being no value.
  public func describes(_ performed: PerformedIntent) -> Bool {
    guard intent == performed.intent, app == nil || app == performed.app else { return false }
    let wanted = JSONValue.object(arguments.filter { $0.value != .null })
    return wanted.means(.object(CallText(performed).arguments))
  }

  /// The arguments as an app takes them, for something done by hand: a bare word or a text is an
  /// identifier.
  public var parameters: [String: ParameterValue] {
    Dictionary(
      arguments.map { ($0.name, ParameterValue(argument: $0.value)) },
      uniquingKeysWith: { _, last in last })
  }
}

extension ParameterValue {
  /// What an argument means when nothing says its parameter's type.
  fileprivate init(argument: JSONValue) {
    switch argument {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .int(value)
    case .double(let value): self = .double(value)
    case .string(let text): self = .identifier(text)
    case .array(let values): self = .array(values.map { ParameterValue(argument: $0) })
    case .object: self = .cleared
    }
  }
}

extension CallText: CustomStringConvertible {
  /// The text of a `=` line.
  public var description: String {
    let list = arguments.map { "\($0.name): \(Self.text(of: $0.value))" }.joined(separator: ", ")
    return (app.map { "\($0)." } ?? "") + "\(intent)(\(list))"
  }

  private static func text(of value: JSONValue) -> String {
    guard case .string(let text) = value, isBare(text) else { return value.description }
    return text
  }

  /// Whether a text may stand without quotes, so that it is not taken for something else.
  private static func isBare(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, isWordStart(first) else { return false }
    return !["true", "false", "null"].contains(text) && text.unicodeScalars.allSatisfy(isWord)
  }

  static func isWordStart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar == "_"
  }

  static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    isWordStart(scalar) || ("0"..."9").contains(scalar) || scalar == "-"
      || scalar.properties.isGraphemeExtend
  }
}
