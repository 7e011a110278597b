import IntentCatalog
public import LocalizedTexts
public import SnippetUI

extension AppIntent {
  /// Asks whether to go on.
  /// - Throws: An error that ends the intent when the person declines or cancels.
  nonisolated(nonsending) public func requestConfirmation() async throws {
    try await HostScope.confirm(.continue, dialog: nil, snippet: nil)
  }

  /// Asks whether to go on, showing what would come out.
  /// - Throws: An error that ends the intent when the person declines or cancels.
  nonisolated(nonsending) public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    let contents = result as? any ResultContents
    try await HostScope.confirm(
      confirmationActionName, dialog: contents?.anyDialog, snippet: contents?.anySnippet,
      showsPrompt: showPrompt)
  }

  /// Asks whether to go on, showing what would come out.
  /// - Throws: An error that ends the intent when the person declines or cancels.
  nonisolated(nonsending) public func requestConfirmation<Result: IntentResult>(
    output: Result, confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    try await requestConfirmation(
      result: output, confirmationActionName: confirmationActionName, showPrompt: showPrompt)
  }

  /// Asks whether to go on.
  /// - Throws: An error that ends the intent when the person declines or cancels.
  nonisolated(nonsending) public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog
  ) async throws {
    try await HostScope.confirm(actionName, dialog: dialog, snippet: nil)
  }

  /// Asks whether to go on, beside a view.
  /// - Throws: An error that ends the intent when the person declines or cancels.
  nonisolated(nonsending) public func requestConfirmation<Content: View>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true,
    @ViewBuilder content: () -> Content
  ) async throws {
    try await HostScope.confirm(
      actionName, dialog: dialog, snippet: _SnippetViewContainer(content()),
      showsPrompt: showDialogAsPrompt)
  }

  /// Asks whether to go on, beside a view.
  /// - Throws: An error that ends the intent when the person declines or cancels.
  nonisolated(nonsending) public func requestConfirmation<Content: View>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, view: Content
  ) async throws {
    try await HostScope.confirm(
      actionName, dialog: dialog, snippet: _SnippetViewContainer(view),
      showsPrompt: showDialogAsPrompt)
  }

  /// Asks how to go on.
  /// - Throws: An error that ends the intent when the person cancels.
  nonisolated(nonsending) public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption {
    try await HostScope.choose(between: options, dialog: dialog, snippet: nil)
  }

  /// Asks how to go on, beside a view.
  /// - Throws: An error that ends the intent when the person cancels.
  nonisolated(nonsending) public func requestChoice<Content: View>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: Content
  ) async throws -> IntentChoiceOption {
    try await HostScope.choose(
      between: options, dialog: dialog, snippet: _SnippetViewContainer(view))
  }

  /// Asks how to go on, beside a view.
  /// - Throws: An error that ends the intent when the person cancels.
  nonisolated(nonsending) public func requestChoice<Content: View>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil,
    @ViewBuilder content: () -> Content
  ) async throws -> IntentChoiceOption {
    try await HostScope.choose(
      between: options, dialog: dialog, snippet: _SnippetViewContainer(content()))
  }

  /// Brings the app to the front, after asking.
  /// - Throws: An error that ends the intent when the person declines or cancels.
  nonisolated(nonsending) public func continueInForeground(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) async throws {
    let question = PerformQuestion.foreground(dialog: dialog?.text, alwaysConfirm: alwaysConfirm)
    guard try await HostScope.ask(question) == .yes else { throw ConfirmationRefused() }
    await HostScope.cameToFront()
  }

  /// Makes the error that ends the intent and asks to bring the app to the front.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) -> AppIntentError {
    AppIntentError(
      .needs(.foreground(dialog: dialog?.text, alwaysConfirm: alwaysConfirm)))
  }
}

/// One of several ways to go on.
public struct IntentChoiceOption: Equatable, Sendable {
  /// What kind of way it is.
  public enum Style: String, Equatable, Sendable {
    case `default`, cancel, destructive
  }

  /// What it is called.
  public let title: LocalizedStringResource
  /// What kind of way it is.
  public let style: Style

  /// Makes an option.
  public init(title: LocalizedStringResource, style: Style = .default) {
    self.title = title
    self.style = style
  }

  /// Goes no further.
  public static let cancel = IntentChoiceOption(
    title: LocalizedStringResource(
      "IntentChoiceOption.cancel", defaultValue: "", table: AppIntentError.tableName),
    style: .cancel)
}
