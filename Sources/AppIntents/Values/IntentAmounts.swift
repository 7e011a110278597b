public import Foundation
public import IntentCatalog

/// An amount of money.
public struct IntentCurrencyAmount: Hashable, Codable, Sendable {
  /// How much.
  public let amount: Decimal
  /// Of which currency, by its code (`EUR`).
  public let currencyCode: String

  /// Makes an amount.
  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

extension IntentCurrencyAmount: _IntentValue, InstanceDisplayRepresentable {
  /// An amount of money.
  public static var _kind: _IntentValueKind { .open(.other("IntentCurrencyAmount")) }

  /// Makes an amount of a number and a currency's code or sign (`12.50 EUR`, `¥300`), or of a number
  /// alone in the currency of the session's locale.
  public static func _make(
    from value: ParameterValue, query: (any EntityQuery)?
  ) async throws -> IntentCurrencyAmount {
    let text = value.identifierText
    let digits = text.filter { $0.isASCII && $0.isNumber || $0 == "." || $0 == "-" }
    guard !digits.isEmpty, let amount = Decimal(string: digits, locale: Locale(identifier: "C"))
    else { throw ValueMismatch(value: value) }
    let rest = text.filter { !$0.isNumber && !".,- ".contains($0) }
    guard let code = code(rest) else { throw ValueMismatch(value: value) }
    return IntentCurrencyAmount(amount: amount, currencyCode: code)
  }

  private static func code(_ text: String) -> String? {
    if text.isEmpty {
      return Locale(identifier: TextLocalization.current.locale).currency?.identifier
    }
    if let code = signs[text] { return code }
    let code = text.uppercased()
    return code.count == 3 && code.allSatisfy(\.isASCII) ? code : nil
  }

  private static let signs = [
    "$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "₩": "KRW",
  ]

  /// The amount and the currency's code.
  public var _plain: ParameterValue { .string("\(amount) \(currencyCode)") }
  /// The amount in the language's form.
  public var _display: DisplayRepresentation { displayRepresentation }

  /// The amount in the language's form.
  public var displayRepresentation: DisplayRepresentation {
    let locale = Locale(identifier: TextLocalization.current.locale)
    return DisplayRepresentation(
      stringLiteral: amount.formatted(.currency(code: currencyCode).locale(locale)))
  }
}

/// A way to pay.
public struct IntentPaymentMethod: Hashable, Codable, Sendable {
  /// The kinds of ways to pay.
  public enum PaymentType: String, Codable, Sendable {
    case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
  }

  /// Which kind it is.
  public let type: PaymentType
  /// What it is called.
  public let name: String?
  /// What tells it apart, such as the last digits of a card.
  public let identificationHint: String?
  /// A picture.
  public let icon: DisplayRepresentation.Image?

  /// Makes a way to pay.
  public init(
    type: PaymentType, name: String?, identificationHint: String? = nil,
    icon: DisplayRepresentation.Image? = nil
  ) {
    self.type = type
    self.name = name
    self.identificationHint = identificationHint
    self.icon = icon
  }
}

extension IntentPaymentMethod: _IntentValue, InstanceDisplayRepresentable {
  /// A way to pay.
  public static var _kind: _IntentValueKind { .open(.other("IntentPaymentMethod")) }

  /// Makes a way to pay of a kind's name (`credit`) or any other name.
  public static func _make(
    from value: ParameterValue, query: (any EntityQuery)?
  ) async throws -> IntentPaymentMethod {
    let text = value.identifierText
    guard !text.isEmpty else { throw ValueMismatch(value: value) }
    let parts = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let kind = PaymentType(rawValue: parts[0])
    if parts.count == 3 {
      return IntentPaymentMethod(
        type: kind ?? .unknown, name: parts[1].isEmpty ? nil : parts[1],
        identificationHint: parts[2].isEmpty ? nil : parts[2])
    }
    return IntentPaymentMethod(type: kind ?? .unknown, name: kind == nil ? text : nil)
  }

  /// The kind, the name and what tells it apart.
  public var _plain: ParameterValue {
    .string("\(type.rawValue)|\(name ?? "")|\(identificationHint ?? "")")
  }
  /// The name.
  public var _display: DisplayRepresentation { displayRepresentation }
  /// The name, else the kind's.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(stringLiteral: name ?? type.rawValue)
  }
}
