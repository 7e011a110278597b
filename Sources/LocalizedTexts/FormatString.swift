import FoundationEssentials
import FoundationInternationalization

/// A text with format specifiers, as translators write it: `%@`, `%2$@`, `%lld`, `%.1f`, `%%`.
///
/// A specifier that fits no value stays as it is written.
struct FormatString {
  /// A specifier between the percent sign and its conversion character.
  struct Specifier: Equatable {
    /// The value's place from 1, where the text gives one.
    var position: Int?
    var padsWithZeros = false
    var width = 0
    var precision: Int?
    var conversion: Character = "@"
  }

  private let format: String

  init(_ format: String) { self.format = format }

  /// The text with the values in it.
  func text(with arguments: [LocalizationArgument], in localization: TextLocalization) -> String {
    var result = ""
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...]
      var after = rest.dropFirst()
      if after.first == "%" {
        result += "%"
        rest = after.dropFirst()
        continue
      }
      guard let specifier = Self.readSpecifier(&after) else {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      let index = specifier.position.map { $0 - 1 } ?? next
      if specifier.position == nil { next += 1 }
      if arguments.indices.contains(index) {
        result += specifier.text(of: arguments[index], in: localization)
      } else {
        result += rest[..<after.startIndex]
      }
      rest = after
    }
    return result + rest
  }

  /// Reads what follows a percent sign; nil where that is no specifier.
  static func readSpecifier(_ text: inout Substring) -> Specifier? {
    var specifier = Specifier()
    let beforeNumber = text
    if let number = readNumber(&text), text.first == "$" {
      specifier.position = number
      text = text.dropFirst()
    } else {
      text = beforeNumber
    }
    while let flag = text.first, "-+#0'".contains(flag) {
      if flag == "0" { specifier.padsWithZeros = true }
      text = text.dropFirst()
    }
    specifier.width = readNumber(&text) ?? 0
    if text.first == "." {
      text = text.dropFirst()
      specifier.precision = readNumber(&text) ?? 0
    }
    while let modifier = text.first, "hlqLztj".contains(modifier) { text = text.dropFirst() }
    guard let conversion = text.first, "@diuxXofFeEgGs".contains(conversion) else { return nil }
    specifier.conversion = conversion
    text = text.dropFirst()
    return specifier
  }

  private static func readNumber(_ text: inout Substring) -> Int? {
    let digits = text.prefix { ("0"..."9").contains($0) }
    guard let number = Int(digits), number <= 1000 else { return nil }
    text = text.dropFirst(digits.count)
    return number
  }
}

extension FormatString.Specifier {
  /// The text of a value.
  func text(of argument: LocalizationArgument, in localization: TextLocalization) -> String {
    let text =
      switch argument {
      case .text(let text): text
      case .resource(let resource): resource.text(in: localization)
      case .signed(let value): integer(value, in: localization)
      case .unsigned(let value): integer(value, in: localization)
      case .floating(let value): floating(value, in: localization)
      }
    let missing = width - text.count
    guard missing > 0 else { return text }
    return String(repeating: padsWithZeros ? "0" : " ", count: missing) + text
  }

  private func integer<I: FixedWidthInteger & Sendable>(
    _ value: I, in localization: TextLocalization
  ) -> String
  where I: Codable & Hashable {
    switch conversion {
    case "x": return String(value, radix: 16)
    case "X": return String(value, radix: 16, uppercase: true)
    case "o": return String(value, radix: 8)
    case "f", "F", "e", "E", "g", "G": return floating(Double(value), in: localization)
    default:
      guard !padsWithZeros else { return String(value) }
      let locale = Locale(identifier: localization.locale)
      return value.formatted(IntegerFormatStyle<I>(locale: locale))
    }
  }

  private func floating(_ value: Double, in localization: TextLocalization) -> String {
    let digits = min(precision ?? 6, 50)
    var style = FloatingPointFormatStyle<Double>(
      locale: Locale(identifier: localization.locale)
    ).precision(.fractionLength(digits))
    switch conversion {
    case "@", "g", "G": style = style.precision(.fractionLength(0...digits))
    case "e", "E": style = style.notation(.scientific)
    default: break
    }
    return style.format(value)
  }
}
