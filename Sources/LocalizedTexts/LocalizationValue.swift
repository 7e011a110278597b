public import FoundationEssentials

extension String {
  /// A text with the values that stand in it, not resolved yet.
  ///
  /// Its key is the text with a format specifier for each value: `%@` for texts, `%lld` for signed
  /// and `%llu` for unsigned integers, `%lf` for `Double` and `%f` for `Float`.
  public struct LocalizationValue: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
    /// The key: literal text and format specifiers.
    public let formatKey: String
    let arguments: [LocalizationArgument]

    /// Makes a value from a text that is known only when the program runs; it is the key.
    public init(_ value: String) {
      formatKey = value
      arguments = []
    }

    /// Makes a value from a literal; it is the key.
    public init(stringLiteral value: String) { self.init(value) }

    /// Makes a value from an interpolated literal.
    public init(stringInterpolation: StringInterpolation) {
      arguments = stringInterpolation.arguments
      formatKey = stringInterpolation.key
    }

    /// The text in a language: the table's, or the one in code where there is none.
    public func resolved(
      key: String? = nil, table: String? = nil, in localization: TextLocalization = .current
    ) -> String {
      let name = key ?? formatKey
      let plural = arguments.lazy.compactMap(\.number).first.flatMap {
        PluralForm.text(of: name, table: table, for: $0, in: localization)
      }
      let found = plural ?? localization.lookup(localization.language, table, name)
      guard !arguments.isEmpty else { return found ?? formatKey }
      return FormatString(found ?? formatKey).text(with: arguments, in: localization)
    }
  }
}

/// A value that stands in a text.
indirect enum LocalizationArgument: Hashable, Codable, Sendable {
  case text(String)
  case resource(LocalizedStringResource)
  case signed(Int64)
  case unsigned(UInt64)
  case floating(Double)
}

/// A number that may stand in a localized text.
public protocol _FormatSpecifiable: Sendable {
  /// The value, and the specifier that stands for it in the key.
  var _formatArgument: (specifier: String, value: _FormatNumber) { get }
}

/// A number of one of the kinds that formats tell apart.
public enum _FormatNumber: Sendable {
  case signed(Int64)
  case unsigned(UInt64)
  case floating(Double)
}

extension _FormatSpecifiable where Self: FixedWidthInteger & SignedInteger {
  /// A signed integer, `%lld`.
  public var _formatArgument: (specifier: String, value: _FormatNumber) {
    ("%lld", .signed(Int64(clamping: self)))
  }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & UnsignedInteger {
  /// An unsigned integer, `%llu`.
  public var _formatArgument: (specifier: String, value: _FormatNumber) {
    ("%llu", .unsigned(UInt64(clamping: self)))
  }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}

extension Double: _FormatSpecifiable {
  /// A double, `%lf`.
  public var _formatArgument: (specifier: String, value: _FormatNumber) {
    ("%lf", .floating(self))
  }
}

extension Float: _FormatSpecifiable {
  /// A float, `%f`.
  public var _formatArgument: (specifier: String, value: _FormatNumber) {
    ("%f", .floating(Double(self)))
  }
}

extension String.LocalizationValue {
  /// Collects the literal text and the values of an interpolated text.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    private var parts: [Part] = []
    private(set) var arguments: [LocalizationArgument] = []

    private enum Part: Sendable {
      case literal(String)
      case specifier(String)
    }

    /// Starts a text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(interpolationCount + 1)
    }

    /// The key; literal percent signs are doubled where the text is a format.
    var key: String {
      parts.map {
        switch $0 {
        case .literal(let text):
          arguments.isEmpty
            ? text
            : text.split(separator: "%", omittingEmptySubsequences: false)
              .joined(separator: "%%")
        case .specifier(let text): text
        }
      }.joined()
    }

    /// Adds literal text.
    public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }

    /// Adds a text.
    public mutating func appendInterpolation(_ string: String) { append(.text(string)) }

    /// Adds a text.
    public mutating func appendInterpolation(_ substring: Substring) {
      append(.text(String(substring)))
    }

    /// Adds a text without its attributes.
    public mutating func appendInterpolation(_ attributed: AttributedString) {
      append(.text(String(attributed.characters)))
    }

    /// Adds a text that is resolved together with this one.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.resource(resource))
    }

    /// Adds a value by its localized text.
    public mutating func appendInterpolation<T: CustomLocalizedStringResourceConvertible>(
      _ value: T
    ) {
      append(.resource(value.localizedStringResource))
    }

    /// Adds a number.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      let (specifier, number) = value._formatArgument
      append(LocalizationArgument(number), specifier)
    }

    /// Adds a number in a format of its own (`%.1f`).
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(LocalizationArgument(value._formatArgument.value), specifier)
    }

    /// Adds a value formatted for the locale of the text.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      let locale = Locale(identifier: TextLocalization.current.locale)
      append(.text(format.locale(locale).format(value)))
    }

    private mutating func append(_ argument: LocalizationArgument, _ specifier: String = "%@") {
      parts.append(.specifier(specifier))
      arguments.append(argument)
    }
  }
}

extension LocalizationArgument {
  init(_ number: _FormatNumber) {
    self =
      switch number {
      case .signed(let value): .signed(value)
      case .unsigned(let value): .unsigned(value)
      case .floating(let value): .floating(value)
      }
  }
}
