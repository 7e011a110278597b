import Foundation
import IntentCatalog
import TextNormalization
import ValueRecognition

/// A list that somebody comes to or is taken from ("invite Bob", 「ボブも呼んで」).
extension SchemaValues {
  /// The list as it will be; nil where nothing changes in it.
  ///
  /// Where the entity is not known yet, the list is of what was said alone.
  func changed(_ fill: SchemaReading.Fill, _ descriptor: ParameterDescriptor) -> LoggedValue? {
    guard descriptor.isArray, let change = fill.list else { return nil }
    var said = [ParameterValue.string(fill.text)]
    if case .array(let several) = fill.value { said = several }
    var items: [ParameterValue] = []
    if case .array(let held) = entity?.properties[descriptor.name]?.value { items = held }
    let before = items
    switch change {
    case .adds:
      items += said.filter { one in !items.contains { isCalled($0, one) } }
    case .drops:
      items.removeAll { item in said.contains { isCalled(item, $0) } }
    }
    guard items != before else { return nil }
    let style = ListFormatStyle<StringStyle, [String]>.list(type: .and)
      .locale(context.values.locale)
    return LoggedValue(
      parameter: descriptor.name, value: .array(items), title: items.map(name).formatted(style))
  }

  private func isCalled(_ item: ParameterValue, _ other: ParameterValue) -> Bool {
    func plain(_ text: String) -> String { TextNormalizer.shared.normalize(text).string }
    return plain(name(item)) == plain(name(other))
  }

  /// A person's name without the address behind it.
  private func name(_ item: ParameterValue) -> String {
    let text: String
    switch item {
    case .string(let own), .identifier(let own): text = own
    default: return ""
    }
    guard text.hasSuffix(">"), let address = text.firstRange(of: " <") else { return text }
    return String(text[..<address.lowerBound])
  }
}
