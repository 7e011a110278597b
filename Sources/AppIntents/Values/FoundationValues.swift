public import Foundation
public import IntentCatalog

extension DateComponents: _IntentValue {
  /// A moment as far as it was said.
  public static var _kind: _IntentValueKind { .open(.other("DateComponents")) }

  /// Makes the parts of a moment from ISO 8601, or of a time alone (`08:30`).
  public static func _make(
    from value: ParameterValue, query: (any EntityQuery)?
  ) async throws -> DateComponents {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = HostScope.current?.environment.timeZone ?? .gmt
    let text = value.identifierText
    let parts = text.split(separator: ":").map { Int($0) }
    if (2...3).contains(parts.count), let hour = parts[0], let minute = parts[1] {
      return DateComponents(calendar: calendar, hour: hour, minute: minute)
    }
    let days = text.split(separator: "-").map { Int($0) }
    if days.count == 3, let year = days[0], let month = days[1], let day = days[2] {
      return DateComponents(calendar: calendar, year: year, month: month, day: day)
    }
    let date = try await Date._make(from: value, query: nil)
    var made = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    made.calendar = calendar
    made.timeZone = calendar.timeZone
    return made
  }

  /// The parts in ISO 8601: a day, a time, or both.
  public var _plain: ParameterValue {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    if let year, let month, let day, hour == nil {
      return .date("\(year)-\(two(month))-\(two(day))")
    }
    if let hour, day == nil { return .date("\(two(hour)):\(two(minute ?? 0))") }
    return moment?._plain ?? .null
  }

  /// The moment in the language's form.
  public var _display: DisplayRepresentation {
    moment?._display ?? DisplayRepresentation(stringLiteral: _plain.identifierText)
  }

  private var moment: Date? {
    var calendar = calendar ?? Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? HostScope.current?.environment.timeZone ?? .gmt
    return calendar.date(from: self)
  }
}

extension Duration: _IntentValue {
  /// A length of time.
  public static var _kind: _IntentValueKind { .open(.other("Duration")) }

  /// Makes a length of time of ISO 8601 (`PT1H30M`), or of seconds.
  public static func _make(
    from value: ParameterValue, query: (any EntityQuery)?
  ) async throws -> Duration {
    switch value {
    case .int(let seconds): return .seconds(seconds)
    case .double(let seconds): return .seconds(seconds)
    default:
      guard let seconds = ISODuration.seconds(value.identifierText) else {
        throw ValueMismatch(value: value)
      }
      return .seconds(seconds)
    }
  }

  /// ISO 8601 (`PT90S`).
  public var _plain: ParameterValue { .string(ISODuration.text(seconds: seconds)) }

  /// The length in the language's form.
  public var _display: DisplayRepresentation {
    let locale = Locale(identifier: TextLocalization.current.locale)
    return DisplayRepresentation(
      stringLiteral: formatted(.units(width: .wide).locale(locale)))
  }

  private var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

/// Lengths of time in ISO 8601.
enum ISODuration {
  private static let units: [Character: Double] = ["W": 604_800, "D": 86_400]
  private static let timeUnits: [Character: Double] = ["H": 3600, "M": 60, "S": 1]

  /// The seconds of a text such as `P1DT2H`; nil where it is none.
  static func seconds(_ text: String) -> Double? {
    guard text.first == "P", text.count > 1 else { return Double(text) }
    var sum = 0.0
    var digits = ""
    var isTime = false
    for character in text.dropFirst() {
      if character == "T" {
        isTime = true
      } else if character.isNumber || character == "." {
        digits.append(character)
      } else {
        guard let number = Double(digits),
          let unit = isTime ? timeUnits[character] : units[character]
        else { return nil }
        sum += number * unit
        digits = ""
      }
    }
    return digits.isEmpty ? sum : nil
  }

  /// The text of some seconds.
  static func text(seconds: Double) -> String {
    let whole = Int(exactly: seconds.rounded(.towardZero)) ?? 0
    let rest = seconds - Double(whole)
    var text = "PT"
    if whole >= 3600 { text += "\(whole / 3600)H" }
    if whole % 3600 >= 60 { text += "\(whole % 3600 / 60)M" }
    if rest != 0 {
      text += "\(Double(whole % 60) + rest)S"
    } else if whole % 60 > 0 || whole == 0 {
      text += "\(whole % 60)S"
    }
    return text
  }
}

extension AttributedString: _IntentValue {
  /// A text with a form.
  public static var _kind: _IntentValueKind { .open(.string) }

  /// Makes a text of Markdown's inline forms.
  public static func _make(
    from value: ParameterValue, query: (any EntityQuery)?
  ) async throws -> AttributedString {
    AttributedString(try await String._make(from: value, query: nil))
  }

  /// The text without its form.
  public var _plain: ParameterValue { .string(String(characters)) }
  /// The text without its form.
  public var _display: DisplayRepresentation {
    DisplayRepresentation(stringLiteral: String(characters))
  }
}

extension PersonNameComponents: _IntentValue {
  /// A person's name.
  public static var _kind: _IntentValueKind { .open(.other("PersonNameComponents")) }

  /// Makes a name of its written form.
  public static func _make(
    from value: ParameterValue, query: (any EntityQuery)?
  ) async throws -> PersonNameComponents {
    let text = value.identifierText
    guard !text.isEmpty else { throw ValueMismatch(value: value) }
    let words = text.split(separator: " ").map(String.init)
    guard words.count > 1, let last = words.last else {
      return PersonNameComponents(givenName: text)
    }
    return PersonNameComponents(
      givenName: words.dropLast().joined(separator: " "), familyName: last)
  }

  /// The name as it is written.
  public var _plain: ParameterValue { .string(written) }
  /// The name as it is written.
  public var _display: DisplayRepresentation {
    DisplayRepresentation(stringLiteral: written)
  }

  /// The parts one after another.
  var written: String {
    [namePrefix, givenName, middleName, familyName, nameSuffix].compactMap { $0 }
      .joined(separator: " ")
  }
}

extension EntityIdentifier: _IntentValue {
  /// An entity's identifier.
  public static var _kind: _IntentValueKind { .open(.other("EntityIdentifier")) }

  /// Makes an identifier of its type and text (`Book/1`).
  public static func _make(
    from value: ParameterValue, query: (any EntityQuery)?
  ) async throws -> EntityIdentifier {
    let parts = value.identifierText.split(separator: "/", maxSplits: 1)
    guard parts.count == 2 else { throw ValueMismatch(value: value) }
    return EntityIdentifier(entityType: String(parts[0]), identifier: String(parts[1]))
  }

  /// Type and identifier.
  public var _plain: ParameterValue { .string(description) }
  /// The identifier.
  public var _display: DisplayRepresentation { DisplayRepresentation(stringLiteral: identifier) }
}
