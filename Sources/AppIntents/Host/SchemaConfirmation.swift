import IntentCatalog
import LocalizedTexts

/// Asks before something is deleted or changed through a schema: the app need not do so itself.
enum SchemaConfirmation {
  /// Asks about a call, where its schema deletes or changes something.
  /// - Throws: `ConfirmationRefused`, and `PerformCancellation` when the person cancels.
  static func ask<I: AppIntent>(
    about intent: I, _ parameters: [any ReflectedParameter]
  ) async throws {
    guard let schema = (I.self as? any AssistantSchemaIntent.Type)?.__appSchemaIntent,
      let action = schema.split(separator: ".").last,
      let thing = parameters.first(where: { parameter in
        guard case .entity = parameter.kind else { return false }
        return parameter.givenValue != nil
      })
    else { return }
    if action.hasPrefix("delete") {
      try await HostScope.confirm(
        .delete, dialog: IntentDialog(text("Schema.delete \(name(of: thing))")), snippet: nil)
    } else if action.hasPrefix("update") {
      let changes = parameters.filter { $0.givenValue != nil && $0 !== thing }.map(change)
      guard let first = changes.first else { return }
      let all = changes.dropFirst().reduce(first) { text("\($0), \($1)").text() }
      let dialog = text("Schema.update \(thing.shownValue ?? "") \(all)")
      try await HostScope.confirm(.continue, dialog: IntentDialog(dialog), snippet: nil)
    }
  }

  /// The titles of what is meant, each with what tells it from others.
  private static func name(of thing: any ReflectedParameter) -> String {
    let names = thing.shownItems.map { item in
      guard let subtitle = item.subtitle?.text(), !subtitle.isEmpty else {
        return text("Schema.thing \(item.title.text())").text()
      }
      return text("Schema.thing \(item.title.text()) \(subtitle)").text()
    }
    return names.dropFirst().reduce(names.first ?? "") { text("\($0), \($1)").text() }
  }

  /// What a parameter's value is to be.
  private static func change(_ parameter: any ReflectedParameter) -> String {
    let shown = parameter.shownValue ?? ""
    let value =
      switch parameter.givenValue {
      case .bool(true): text("Schema.yes").text()
      case .bool(false): text("Schema.no").text()
      default: shown.isEmpty ? text("Schema.none").text() : shown
      }
    return text("\(parameter.title.text()): \(value)").text()
  }

  private static func text(_ key: String.LocalizationValue) -> LocalizedStringResource {
    LocalizedStringResource(key, table: AppIntentError.tableName)
  }
}
