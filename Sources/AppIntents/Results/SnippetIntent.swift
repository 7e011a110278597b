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
  private let draw: @Sendable () async throws -> SnippetDrawing
  private let drawHTML: @Sendable (String) async throws -> String?
  private let drawInked: @Sendable (Int) async throws -> [String]?
  /// The intent, which draws the snippet again once something in it was pressed.
  let intent: any AppIntent

  init<I: SnippetIntent>(_ intent: I) {
    self.intent = intent
    @Sendable func snippet() async throws -> (any SnippetSource)? {
      try await DependencyCheck.prepare(intent)
      return (try await intent.perform() as? any ResultContents)?.anySnippet
    }
    draw = { try await HostScope.drawing(of: snippet()) }
    drawHTML = { try await snippet()?.html(title: $0) }
    drawInked = { try await snippet()?.inked(width: $0) }
  }
}

extension _SnippetIntentContainer: SnippetSource {
  func drawing(width: Int) async throws -> SnippetDrawing { try await draw() }
  func html(title: String) async throws -> String? { try await drawHTML(title) }
  func inked(width: Int) async throws -> [String]? { try await drawInked(width) }
}

/// A snippet as text, with what can be pressed in it and what it shows.
struct SnippetDrawing: Sendable {
  var lines: [String] = []
  var actions: [_SnippetAction] = []
  /// The entities that its parts show.
  var entities: [EntityIdentifier] = []
}

/// What has the lines of a snippet.
protocol SnippetSource: Sendable {
  func drawing(width: Int) async throws -> SnippetDrawing
  func html(title: String) async throws -> String?
  func inked(width: Int) async throws -> [String]?
}

extension _SnippetViewContainer: SnippetSource {
  func drawing(width: Int) async throws -> SnippetDrawing { await drawn(width: width) }
  func html(title: String) async throws -> String? { await drawnHTML(title: title) }
  func inked(width: Int) async throws -> [String]? { await drawnInked(width: width) }
}

extension AppIntent {
  /// Asks whether to go on, beside a snippet that an intent draws.
  /// - Throws: An error that ends the intent when the person declines or cancels.
  nonisolated(nonsending) public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true,
    snippetIntent: some SnippetIntent
  ) async throws {
    try await HostScope.confirm(
      actionName, dialog: dialog, snippet: _SnippetIntentContainer(snippetIntent),
      showsPrompt: showDialogAsPrompt)
  }
}
