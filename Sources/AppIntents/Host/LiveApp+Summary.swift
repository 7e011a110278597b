import Foundation
public import IntentCatalog
import LocalizedTexts

extension LiveApp {
  /// The call as the sentence of its action: each parameter is its value's title, else its own.
  public func summary(of call: IntentCall, in environment: AppEnvironment) async -> String? {
    guard let type = types.intent(call.intent) else { return nil }
    return await inScope(environment) { await summary(type.init(), call) }
  }

  private func summary<I: AppIntent>(_ intent: I, _ call: IntentCall) async -> String? {
    let parameters = parameters(of: intent)
    for parameter in parameters {
      guard let value = call.parameters[parameter.name], value != .null else { continue }
      try? await parameter.fill(value)
    }
    guard let template = I.parameterSummary._text(for: intent)?.text(), !template.isEmpty else {
      return nil
    }
    return parameters.reduce(template) { text, parameter in
      text.replacingOccurrences(
        of: "${\(parameter.name)}", with: parameter.shownValue ?? parameter.title.text())
    }
  }
}

extension IntentParameter {
  /// The value's title, nil where there is none.
  var shownValue: String? {
    guard hasValue, let value = currentValue else { return nil }
    return value._display.title.text()
  }

  /// How each of the values is shown.
  var shownItems: [DisplayRepresentation] {
    guard hasValue, let value = currentValue else { return [] }
    return (value as? [any _IntentValue])?.map(\._display) ?? [value._display]
  }
}
