public import Foundation
import IntentCatalog
public import LocalizedTexts

/// A value that may stand in an address.
public protocol CustomURLRepresentationParameterConvertible {
  /// The value as it stands there.
  var urlRepresentationParameter: String { get }
}

extension String: CustomURLRepresentationParameterConvertible {
  /// The text itself.
  public var urlRepresentationParameter: String { self }
}
extension Int: CustomURLRepresentationParameterConvertible {
  /// The digits.
  public var urlRepresentationParameter: String { String(self) }
}
extension UUID: CustomURLRepresentationParameterConvertible {
  /// The usual form.
  public var urlRepresentationParameter: String { uuidString }
}
extension URL: CustomURLRepresentationParameterConvertible {
  /// The address itself.
  public var urlRepresentationParameter: String { absoluteString }
}

/// An address with values of something in it.
///
/// It holds key paths and never changes: that makes it safe to share although key paths do not say so.
public struct EntityURLRepresentation<Entity>: ExpressibleByStringInterpolation, @unchecked Sendable
{
  enum Part {
    case text(String)
    case value((Entity) -> String)
  }
  let parts: [Part]

  /// Makes an address without values.
  public init(stringLiteral value: String) { parts = [.text(value)] }
  /// Makes an address with values.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// The address of one.
  func url(of entity: Entity) -> URL? {
    let text = parts.map { part in
      switch part {
      case .text(let text): text
      case .value(let value):
        value(entity).addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
      }
    }
    return URL(string: text.joined())
  }

  /// Collects the text and the values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []
    /// Starts an address.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { parts.append(.text(literal)) }
    /// Adds a value.
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Entity, Value>) {
      parts.append(.value { Self.text($0[keyPath: keyPath]) })
    }

    private static func text(_ value: Any) -> String {
      switch value {
      case let value as any CustomURLRepresentationParameterConvertible:
        value.urlRepresentationParameter
      case let value as any _PlainlyReadable: value._readText
      case let value as any _IntentValue: value._plain.identifierText
      default: "\(value)"
      }
    }
  }
}

/// A property or parameter of which the value can be read.
protocol _PlainlyReadable {
  var _readText: String { get }
}

extension EntityProperty: _PlainlyReadable {
  var _readText: String { currentValue?._plain.identifierText ?? "" }
}
extension IntentParameter: _PlainlyReadable {
  var _readText: String { plainValue?.identifierText ?? "" }
}

/// An address of an intent, with its parameters in it.
public typealias IntentURLRepresentation = EntityURLRepresentation

/// An entity that has an address.
public protocol URLRepresentableEntity: AppEntity {
  /// The address.
  static var urlRepresentation: EntityURLRepresentation<Self> { get }
}

extension URLRepresentableEntity {
  /// The entity's address.
  public var urlRepresentation: URL? { get async { Self.urlRepresentation.url(of: self) } }
}

/// The address of a case.
public struct EnumSingleURLRepresentation: ExpressibleByStringLiteral, Sendable {
  let text: String
  /// Makes an address.
  public init(stringLiteral value: String) { text = value }
}

/// The addresses of an enum's cases: one for each, or one with the raw value in it.
public enum EnumURLRepresentation<Enum: AppEnum>: ExpressibleByDictionaryLiteral,
  ExpressibleByStringInterpolation, Sendable
{
  case each([Enum: EnumSingleURLRepresentation])
  case all(EntityURLRepresentation<Enum>)

  /// Makes an address for each case.
  public init(dictionaryLiteral elements: (Enum, EnumSingleURLRepresentation)...) {
    self = .each(Dictionary(elements) { $1 })
  }
  /// Makes one address for all.
  public init(stringLiteral value: String) {
    self = .all(EntityURLRepresentation(stringLiteral: value))
  }
  /// Makes an address with the raw value in it.
  public init(stringInterpolation: EntityURLRepresentation<Enum>.StringInterpolation) {
    self = .all(EntityURLRepresentation(stringInterpolation: stringInterpolation))
  }

  func url(of value: Enum) -> URL? {
    switch self {
    case .each(let texts): texts[value].flatMap { URL(string: $0.text) }
    case .all(let representation): representation.url(of: value)
    }
  }
}

/// An enum whose cases have addresses.
public protocol URLRepresentableEnum: AppEnum {
  /// The addresses.
  static var urlRepresentation: EnumURLRepresentation<Self> { get }
}

extension URLRepresentableEnum {
  /// The case's address.
  public var urlRepresentation: URL? { Self.urlRepresentation.url(of: self) }
}

/// An intent that only opens an address.
public protocol URLRepresentableIntent: AppIntent {
  /// The address.
  static var urlRepresentation: IntentURLRepresentation<Self> { get }
}

extension URLRepresentableIntent {
  /// The intent's address with its values.
  public var urlRepresentation: URL? { get async { Self.urlRepresentation.url(of: self) } }
  /// The app comes to the front.
  public static var openAppWhenRun: Bool { true }
  /// Opens the address.
  public func perform() async throws -> _PlainResult {
    if let url = await urlRepresentation { await HostScope.opened(url.absoluteString) }
    return .result()
  }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEntity {
  /// The target's address.
  public static var urlRepresentation: IntentURLRepresentation<Self> { "" }
  /// The target's address.
  public var urlRepresentation: URL? { get async { await target.urlRepresentation } }
  /// The app comes to the front.
  public static var openAppWhenRun: Bool { true }
  /// Opens the target's address.
  public func perform() async throws -> _PlainResult {
    if let url = await target.urlRepresentation { await HostScope.opened(url.absoluteString) }
    return .result()
  }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEnum {
  /// The target's address.
  public static var urlRepresentation: IntentURLRepresentation<Self> { "" }
  /// The target's address.
  public var urlRepresentation: URL? { get async { target.urlRepresentation } }
  /// The app comes to the front.
  public static var openAppWhenRun: Bool { true }
  /// Opens the target's address.
  public func perform() async throws -> _PlainResult {
    if let url = target.urlRepresentation { await HostScope.opened(url.absoluteString) }
    return .result()
  }
}

/// Opens an address.
public struct OpenURLIntent: SystemIntent {
  /// It is called like its type.
  public static var title: LocalizedStringResource { "Open URL" }
  /// The address.
  @IntentParameter(title: "URL") public var url: URL

  /// Makes an intent without an address.
  public init() {}
  /// Makes an intent that opens an address.
  public init(_ url: URL) { self.url = url }
  /// Makes an intent that opens a case's address.
  /// - Throws: `AppIntentError` where it has none.
  public init<E: URLRepresentableEnum>(urlRepresentable value: E) throws {
    guard let url = value.urlRepresentation else {
      throw AppIntentError.Unrecoverable.entityNotFound
    }
    self.url = url
  }
  /// Makes an intent that opens an entity's address.
  /// - Throws: `AppIntentError` where it has none.
  public init<E: URLRepresentableEntity>(urlRepresentable value: E) async throws {
    guard let url = await value.urlRepresentation else {
      throw AppIntentError.Unrecoverable.entityNotFound
    }
    self.url = url
  }

  /// Opens the address.
  public func perform() async throws -> _PlainResult {
    await HostScope.opened(url.absoluteString)
    return .result()
  }
}
