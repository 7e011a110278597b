import Foundation
import IntentCatalog
import TextNormalization
import ValueRecognition

extension ValueType {
  /// Whether any text may be its value, as it stands.
  var takesAnyText: Bool {
    switch self {
    case .string: true
    case .other(let name): Self.namedByText.contains(name)
    default: false
    }
  }

  private static let namedByText: Set<String> = [
    "IntentFile", "IntentPerson", "IntentPaymentMethod", "PersonNameComponents", "EntityIdentifier",
  ]
}

extension ParameterValue {
  /// The text that it is, where it is one.
  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
}

extension DialogContext {
  /// The money of the session's region, or of the one where its language is spoken most.
  var currency: String? {
    let locale = values.locale
    let likeliest = Locale(identifier: locale.language.maximalIdentifier)
    return (locale.currency ?? likeliest.currency)?.identifier
  }
}

extension TypedReading {
  /// What a text is as the value of a type that the catalog knows only by name: lengths of time, parts
  /// of dates, money and measurements, in the forms that the app's side reads.
  static func other(
    _ text: String, _ type: String, _ context: DialogContext, known: ParameterValue?
  ) -> TypedReading {
    switch type {
    case "Duration", "Measurement<UnitDuration>": return duration(text, type, context)
    case "Calendar.RecurrenceRule":
      return RecurrenceReading(known: known?.text, context: context).read(text)
    case "IntentCurrencyAmount": return quantity(text, type, context, known: known)
    default:
      return type.hasPrefix("Measurement") ? quantity(text, type, context, known: known) : .none
    }
  }

  private static func duration(
    _ text: String, _ type: String, _ context: DialogContext
  ) -> TypedReading {
    let reading = context.recognizer.read(text, as: .duration, context.values)
    if !reading.values.isEmpty, saysLessThanNothing(text, context) { return .invalid(.negative) }
    guard reading.isWhole, case .duration(let duration) = reading.values.first else {
      return .none
    }
    guard reading.values.count == 1 else {
      return .several(reading.values.compactMap { option($0, type, context) })
    }
    let title = text.trimmingBlanks()
    guard type == "Duration" else {
      return .value(.string(measured(duration)), title: title)
    }
    return .value(.double(duration.seconds), title: title)
  }

  /// One of several lengths of time (two to three hours).
  private static func option(
    _ content: ValueContent, _ type: String, _ context: DialogContext
  ) -> OptionDescriptor? {
    guard case .duration(let duration) = content else { return nil }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: .wide
    ).locale(context.values.locale)
    return OptionDescriptor(
      id: type == "Duration" ? shortest(duration.seconds) : measured(duration),
      title: Duration.seconds(duration.seconds).formatted(style)
        .withoutSpacesBesideWideCharacters())
  }

  /// A length of time in the smallest unit that was said, as far as Foundation has it.
  private static func measured(_ duration: SpokenDuration) -> String {
    switch duration.smallestUnit {
    case .second, nil: "\(shortest(duration.seconds)) s"
    case .minute: "\(shortest(duration.seconds / 60)) min"
    default: "\(shortest(duration.seconds / 3600)) hr"
    }
  }

  private static func quantity(
    _ text: String, _ type: String, _ context: DialogContext, known: ParameterValue?
  ) -> TypedReading {
    let wanted = text.trimmingBlanks()
    var other: String?
    for value in context.recognizer.values(in: wanted, context.values) {
      switch value.readings.first {
      case .currency(let money) where type == "IntentCurrencyAmount":
        let sign = money.value > 0 && saysLessThanNothing(wanted, context) ? "-" : ""
        let plain = "\(sign)\(shortest(money.value)) \(money.code ?? money.unit)"
        return .value(.string(plain), title: wanted)
      case .duration(let duration) where type.hasPrefix("Measurement"):
        return .value(.string(measured(duration)), title: wanted)
      case .measure(let measure) where type.hasPrefix("Measurement"):
        let plain = "\(shortest(measure.value)) \(measure.unit)"
        if measures(measure, type) { return .value(.string(plain), title: wanted) }
        other = other ?? plain
      default: continue
      }
    }
    if let other { return .value(.string(other), title: wanted) }
    // A bare number is of the currency that was said before.
    if type == "IntentCurrencyAmount", let code = currency(of: known) ?? context.currency,
      case .decimal(let amount) = context.recognizer.read(wanted, as: .double, context.values)
        .values.first
    {
      return .value(.string("\(shortest(amount)) \(code)"), title: wanted)
    }
    guard wanted.contains(where: \.isNumber) else { return .none }
    return .value(.string(wanted), title: wanted)
  }

  /// The code of an amount that is known.
  private static func currency(of known: ParameterValue?) -> String? {
    guard case .string(let amount) = known, let code = amount.split(separator: " ").last,
      code.count == 3, code.allSatisfy(\.isUppercase)
    else { return nil }
    return String(code)
  }

  /// Whether a minus stands before an amount, or a word for it.
  private static func saysLessThanNothing(_ text: String, _ context: DialogContext) -> Bool {
    if text.trimmingBlanks().first.map({ "-−".contains($0) }) == true { return true }
    return context.recognizer.values(in: text, context.values).contains { value in
      switch value.readings.first {
      case .integer(let number): number < 0
      case .decimal(let number): number < 0
      default: false
      }
    }
  }

  /// Whether a measure is one of what the type measures: a kilo may be of weight or of distance.
  private static func measures(_ measure: SpokenMeasure, _ type: String) -> Bool {
    type.lowercased().contains("unit" + measure.dimension.lowercased())
  }

  private static func shortest(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
