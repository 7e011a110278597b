import Foundation
import IntentCatalog
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

extension TypedReading {
  /// What a text is as the value of a type that the catalog knows only by name: lengths of time, parts
  /// of dates, money and measurements, in the forms that the app's side reads.
  static func other(_ text: String, _ type: String, _ context: DialogContext) -> TypedReading {
    // What is measured stands in the type's argument, and any of it is taken.
    let type = String(type.prefix { $0 != "<" })
    switch type {
    case "Duration": return duration(text, context)
    case "DateComponents": return date(text, context)
    case "IntentCurrencyAmount", "Measurement": return quantity(text, type, context)
    default: return .none
    }
  }

  private static func duration(_ text: String, _ context: DialogContext) -> TypedReading {
    let reading = context.recognizer.read(text, as: .duration, context.values)
    guard reading.isWhole, case .duration(let duration) = reading.values.first else { return .none }
    return .value(.double(duration.seconds), title: text.trimmingBlanks())
  }

  private static func date(_ text: String, _ context: DialogContext) -> TypedReading {
    let parameter = ParameterDescriptor(name: "", title: "", type: .date)
    return TypedReading(text, as: parameter, context)
  }

  private static func quantity(
    _ text: String, _ type: String, _ context: DialogContext
  ) -> TypedReading {
    let wanted = text.trimmingBlanks()
    for value in context.recognizer.values(in: wanted, context.values) {
      switch value.readings.first {
      case .currency(let money) where type == "IntentCurrencyAmount":
        let plain = "\(shortest(money.value)) \(money.code ?? money.unit)"
        return .value(.string(plain), title: wanted)
      case .duration(let duration) where type == "Measurement":
        return .value(.string("\(shortest(duration.seconds)) s"), title: wanted)
      case .measure(let measure) where type == "Measurement":
        return .value(.string("\(shortest(measure.value)) \(measure.unit)"), title: wanted)
      default: continue
      }
    }
    guard wanted.contains(where: \.isNumber) else { return .none }
    return .value(.string(wanted), title: wanted)
  }

  private static func shortest(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
