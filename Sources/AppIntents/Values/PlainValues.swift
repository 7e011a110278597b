public import Foundation
public import IntentCatalog
import LocalizedTexts

extension String: _IntentValue {
  /// A text.
  public static var _kind: _IntentValueKind { .open(.string) }

  /// Makes a text.
  public static func _make(
    from value: ParameterValue, query: (any EntityQuery)?
  ) async throws -> Self {
    switch value {
    case .string(let text), .identifier(let text), .url(let text), .date(let text): text
    case .int(let number): String(number)
    case .double(let number): String(number)
    default: throw ValueMismatch(value: value)
    }
  }

  /// The text as plain data.
  public var _plain: ParameterValue { .string(self) }
  /// The text itself.
  public var _display: DisplayRepresentation { DisplayRepresentation(stringLiteral: self) }
}

extension Int: _IntentValue {
  /// A whole number.
  public static var _kind: _IntentValueKind { .open(.int) }

  /// Makes a whole number.
  public static func _make(
    from value: ParameterValue, query: (any EntityQuery)?
  ) async throws -> Self {
    let number: Int? =
      switch value {
      case .int(let number): number
      case .double(let number): Int(exactly: number)
      case .string(let text), .identifier(let text): Int(text)
      default: nil
      }
    guard let number else { throw ValueMismatch(value: value) }
    return number
  }

  /// The number as plain data.
  public var _plain: ParameterValue { .int(self) }
  /// The number in the language's digits.
  public var _display: DisplayRepresentation { DisplayRepresentation(title: "\(self)") }
}

extension Double: _IntentValue {
  /// A number.
  public static var _kind: _IntentValueKind { .open(.double) }

  /// Makes a number.
  public static func _make(
    from value: ParameterValue, query: (any EntityQuery)?
  ) async throws -> Self {
    let number: Double? =
      switch value {
      case .int(let number): Double(number)
      case .double(let number): number
      case .string(let text), .identifier(let text): Double(text)
      default: nil
      }
    guard let number else { throw ValueMismatch(value: value) }
    return number
  }

  /// The number as plain data.
  public var _plain: ParameterValue { .double(self) }
  /// The number in the language's digits.
  public var _display: DisplayRepresentation {
    DisplayRepresentation(title: "\(self, specifier: "%g")")
  }
}

extension Bool: _IntentValue {
  /// Yes or no.
  public static var _kind: _IntentValueKind { .open(.bool) }

  /// Makes yes or no.
  public static func _make(
    from value: ParameterValue, query: (any EntityQuery)?
  ) async throws -> Self {
    switch value {
    case .bool(let flag): flag
    case .string("true"), .identifier("true"): true
    case .string("false"), .identifier("false"): false
    default: throw ValueMismatch(value: value)
    }
  }

  /// The value as plain data.
  public var _plain: ParameterValue { .bool(self) }
  /// The value's name in code.
  public var _display: DisplayRepresentation { DisplayRepresentation(stringLiteral: "\(self)") }

  /// What true and false are called.
  public struct IntentDisplayName: Sendable {
    /// What true is called.
    public let `true`: LocalizedStringResource
    /// What false is called.
    public let `false`: LocalizedStringResource

    /// Makes the names.
    public init(true: LocalizedStringResource, false: LocalizedStringResource) {
      self.true = `true`
      self.false = `false`
    }
  }
}

extension URL: _IntentValue {
  /// An address.
  public static var _kind: _IntentValueKind { .open(.url) }

  /// Makes an address.
  public static func _make(
    from value: ParameterValue, query: (any EntityQuery)?
  ) async throws -> Self {
    switch value {
    case .url(let text), .string(let text):
      guard let url = URL(string: text) else { throw ValueMismatch(value: value) }
      return url
    default: throw ValueMismatch(value: value)
    }
  }

  /// The address as plain data.
  public var _plain: ParameterValue { .url(absoluteString) }
  /// The address itself.
  public var _display: DisplayRepresentation {
    DisplayRepresentation(stringLiteral: absoluteString)
  }
}

extension Date: _IntentValue {
  /// A moment.
  public static var _kind: _IntentValueKind { .open(.date) }

  /// Makes a moment from ISO 8601 with an offset.
  public static func _make(
    from value: ParameterValue, query: (any EntityQuery)?
  ) async throws -> Self {
    switch value {
    case .date(let text), .string(let text), .identifier(let text):
      let whole = Date.ISO8601FormatStyle()
      let fractional = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
      guard let date = (try? whole.parse(text)) ?? (try? fractional.parse(text)) else {
        throw ValueMismatch(value: value)
      }
      return date
    default: throw ValueMismatch(value: value)
    }
  }

  /// The moment as plain data, in the session's time zone.
  public var _plain: ParameterValue {
    let zone = HostScope.current?.environment.timeZone ?? .gmt
    let offset = zone.secondsFromGMT(for: self)
    let style = Date.ISO8601FormatStyle(timeZone: zone).year().month().day().dateSeparator(.dash)
      .dateTimeSeparator(.standard).time(includingFractionalSeconds: false).timeSeparator(.colon)
    return .date(format(style) + Self.text(ofOffset: offset))
  }

  private func format(_ style: Date.ISO8601FormatStyle) -> String { style.format(self) }

  private static func text(ofOffset seconds: Int) -> String {
    guard seconds != 0 else { return "Z" }
    let minutes = abs(seconds) / 60
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(seconds < 0 ? "-" : "+")\(two(minutes / 60)):\(two(minutes % 60))"
  }

  /// The moment with its weekday, in the language's form and the session's time zone.
  public var _display: DisplayRepresentation {
    let localization = TextLocalization.current
    var style = Date.FormatStyle().year().month(.wide).day().weekday(.abbreviated).hour().minute()
    style.locale = Locale(identifier: localization.locale)
    style.timeZone = HostScope.current?.environment.timeZone ?? .gmt
    return DisplayRepresentation(stringLiteral: style.format(self))
  }
}
