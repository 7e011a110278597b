import IntentCatalog

/// A description's texts with the call's values in the place of `${parameter}`.
struct SimulatedTexts {
  private let language: String
  private var titles: [String: String] = [:]

  init(_ call: IntentCall, _ catalog: AppCatalog, language: String) {
    self.language = language
    titles["applicationName"] = catalog.app.name(in: language)
    for parameter in catalog.intent(call.intent)?.parameters ?? [] {
      let value = call.parameters[parameter.name] ?? parameter.defaultValue
      titles[parameter.name] = value.map { Self.title($0, parameter, catalog, language) } ?? ""
    }
  }

  /// The text with every placeholder filled, in one pass: a value that looks like a placeholder is
  /// what somebody said, and stays as it is.
  func fill(_ text: CatalogText) -> String {
    var filled = ""
    var rest = text.text(in: language)[...]
    while let dollar = rest.firstIndex(of: "$") {
      filled += rest[..<dollar]
      rest = rest[dollar...]
      let name = rest.dropFirst(2).prefix { $0 != "}" }
      if rest.hasPrefix("${"), name.endIndex < rest.endIndex, let title = titles[String(name)] {
        filled += title
        rest = rest[rest.index(after: name.endIndex)...]
      } else {
        filled.append("$")
        rest = rest.dropFirst()
      }
    }
    return filled + rest
  }

  private static func title(
    _ value: ParameterValue, _ parameter: ParameterDescriptor, _ catalog: AppCatalog,
    _ language: String
  ) -> String {
    switch value {
    case .identifier(let id):
      catalog.declaredValues(of: parameter.type).first { $0.id == id }?.title.text(in: language)
        ?? id
    case .string(let text): text
    case .bool(true): parameter.trueName?.text(in: language) ?? CallNotation.text(value)
    case .bool(false): parameter.falseName?.text(in: language) ?? CallNotation.text(value)
    case .array(let values):
      values.map { title($0, parameter, catalog, language) }.joined(separator: ", ")
    default: CallNotation.text(value)
    }
  }
}
