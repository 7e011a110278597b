public import LocalizedTexts
import SnippetUI

/// An intent that draws a snippet, perhaps several times.
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  /// Draws the snippet again where it is shown; in a conversation what was said stays said.
  public static func reload() {}
}

/// Draws an empty snippet.
public struct EmptySnippetIntent: SnippetIntent {
  /// It is called like its type.
  public static var title: LocalizedStringResource { "" }
  /// Makes one.
  public init() {}
  /// Draws nothing.
  public func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: EmptyView())
  }
}

/// A result with a snippet that an intent draws.
public protocol ShowsSnippetIntent: IntentResult where Snippet == _SnippetIntentContainer {}

extension IntentResultContainer: ShowsSnippetIntent where Snippet == _SnippetIntentContainer {}

/// An intent that draws a snippet when it is shown.
public struct _SnippetIntentContainer: Sendable {
  private let draw: @Sendable () async throws -> [String]

  init<I: SnippetIntent>(_ intent: I) {
    draw = {
      try await DependencyCheck.prepare(intent)
      let result = try await intent.perform()
      return try await HostScope.lines(of: (result as? any ResultContents)?.anySnippet)
    }
  }
}

extension _SnippetIntentContainer: SnippetSource {
  func lines(width: Int) async throws -> [String] { try await draw() }
}

/// What has the lines of a snippet.
protocol SnippetSource: Sendable {
  func lines(width: Int) async throws -> [String]
}

extension _SnippetViewContainer: SnippetSource {
  func lines(width: Int) async throws -> [String] { await drawn(width: width) }
}

extension AppIntent {
  /// Asks whether to go on, beside a snippet that an intent draws.
  /// - Throws: An error that ends the intent when the person declines or cancels.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true,
    snippetIntent: some SnippetIntent
  ) async throws {
    try await HostScope.confirm(
      actionName, dialog: dialog, snippet: _SnippetIntentContainer(snippetIntent),
      showsPrompt: showDialogAsPrompt)
  }
}
