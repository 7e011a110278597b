import IntentCatalog
import LocalizedTexts
public import SnippetUI

extension IntentParameter {
  /// Asks for a value and waits for it.
  /// - Throws: `PerformCancellation` when the person cancels.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    let question = PerformQuestion.value(
      parameter: name, dialog: (dialog ?? declaration.requestValueDialog)?.text)
    let value = try await element(of: try await HostScope.ask(question), among: [])
    take(value)
    return value
  }

  /// Makes the error that asks for a value and runs the intent again.
  ///
  /// The awaited form took its place.
  public func requestValue(_ dialog: IntentDialog? = nil) -> any Error { needsValueError(dialog) }

  /// Makes the error that asks for a value and runs the intent again.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(
      .needs(
        .value(parameter: name, dialog: (dialog ?? declaration.requestValueDialog)?.text)))
  }

  /// Asks which of several values is meant and waits for the answer.
  /// - Throws: `PerformCancellation` when the person cancels.
  nonisolated(nonsending) public func requestDisambiguation(
    among values: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    let question = disambiguation(values, dialog)
    let value = try await element(of: try await HostScope.ask(question), among: values)
    take(value)
    return value
  }

  /// Makes the error that asks which of several values is meant and runs the intent again.
  public func needsDisambiguationError(
    among values: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    AppIntentError(.needs(disambiguation(values, dialog)))
  }

  /// Asks whether a value is meant.
  /// - Throws: `PerformCancellation` when the person cancels.
  nonisolated(nonsending) public func requestConfirmation(
    for value: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    try await confirm(value, dialog, snippet: nil)
  }

  /// Asks whether a value is meant, beside a view.
  /// - Throws: `PerformCancellation` when the person cancels.
  nonisolated(nonsending) public func requestConfirmation<Content: View>(
    for value: Value.ValueType, dialog: IntentDialog? = nil, view: Content
  ) async throws -> Bool {
    try await confirm(value, dialog, snippet: _SnippetViewContainer(view))
  }

  /// Asks whether a value is meant, beside a view.
  /// - Throws: `PerformCancellation` when the person cancels.
  nonisolated(nonsending) public func requestConfirmation<Content: View>(
    for value: Value.ValueType, dialog: IntentDialog? = nil,
    @ViewBuilder content: () -> Content
  ) async throws -> Bool {
    try await confirm(value, dialog, snippet: _SnippetViewContainer(content()))
  }

  private func confirm(
    _ value: Value.ValueType, _ dialog: IntentDialog?, snippet: _SnippetViewContainer?
  ) async throws -> Bool {
    let lines = try await HostScope.lines(of: snippet)
    let question = PerformQuestion.valueConfirmation(
      parameter: name, option: OptionDescriptor(value), dialog: dialog?.text, snippet: lines)
    return try await HostScope.ask(question) == .yes
  }

  private func disambiguation(
    _ values: [Value.ValueType], _ dialog: IntentDialog?
  ) -> PerformQuestion {
    .disambiguation(
      parameter: name,
      options: LookAlikes.toldApart(values.map { IntentItem($0) }).map { OptionDescriptor($0) },
      dialog: (dialog ?? declaration.requestDisambiguationDialog)?.text)
  }

  private func element(
    of reply: PerformReply, among values: [Value.ValueType]
  ) async throws -> Value.ValueType {
    switch reply {
    case .option(let place) where values.indices.contains(place): return values[place]
    case .value(let value):
      if let known = values.first(where: { $0._plain == value }) { return known }
      return try await Value.ValueType._make(from: value, query: declaration.query)
    default: throw PerformCancellation()
    }
  }

  /// Makes an answer the parameter's value, where it takes single values.
  private func take(_ value: Value.ValueType) {
    if !isCollection, let value = value as? Value { wrappedValue = value }
  }
}

extension OptionDescriptor {
  /// The option for a value, in the language of the task.
  init<Value: _IntentValue>(_ value: Value) { self.init(IntentItem(value)) }

  /// The option for an item, in the language of the task.
  init<Value: _IntentValue>(_ item: IntentItem<Value>) {
    let display = item.display
    self.init(
      id: item.value._plain.identifierText, title: display.title.text(),
      subtitle: display.subtitle?.text(), synonyms: display.synonyms.map { $0.text() })
  }
}

extension ParameterValue {
  /// The value as the identifier of an option.
  var identifierText: String {
    switch self {
    case .identifier(let text), .string(let text), .url(let text), .date(let text): text
    case .int(let number): String(number)
    case .double(let number): String(number)
    case .bool(let flag): String(flag)
    case .array(let values): values.map(\.identifierText).joined(separator: ",")
    case .null, .cleared: ""
    }
  }
}
