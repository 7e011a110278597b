public import LocalizedTexts
import SnippetUI

/// What a `perform()` returns.
public protocol IntentResult: Sendable {
  /// The type of the returned value, `Never` where there is none.
  associatedtype Value: _IntentValue = Never
  /// The type of the snippet, `Never` where there is none.
  associatedtype Snippet = Never
  /// The type of the dialog, `Never` where there is none.
  associatedtype Dialog = Never
  /// The type of the intent to run next, `Never` where there is none.
  associatedtype OpensAppIntent: AppIntent = Never
  /// The returned value.
  var value: Value? { get }
}

extension Never: IntentResult {
  /// There is none.
  public var value: Never? { nil }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}
/// A result with something to say.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}
/// A result with a view.
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}
/// A result with an intent to run next.
public protocol OpensIntent: IntentResult {}

/// A view of a result, drawn when it is shown.
///
/// The view goes from the task that made it to the main actor, and nothing else keeps it: that makes
/// it safe to send.
public struct _SnippetViewContainer: @unchecked Sendable {
  private let view: any View

  init(_ view: any View) { self.view = view }

  /// The lines in the language of the task.
  @MainActor func drawn(width: Int) -> SnippetDrawing {
    let drawing = SnippetRenderer.drawing(of: view, width: width)
    return SnippetDrawing(
      lines: drawing.lines, actions: drawing.actions,
      entities: drawing.marks.compactMap { $0 as? EntityIdentifier })
  }

  /// The lines with a terminal's codes for how letters look.
  @MainActor func drawnInked(width: Int) -> [String] {
    SnippetRenderer.inkedLines(of: view, width: width)
  }

  /// One HTML file in the language of the task.
  @MainActor func drawnHTML(title: String) -> String {
    SnippetRenderer.html(of: view, title: title)
  }
}

/// A result with what its type says.
public struct IntentResultContainer<
  Value: _IntentValue, OpensAppIntent: AppIntent, Snippet: Sendable, Dialog: Sendable
>: IntentResult {
  /// The returned value.
  public var value: Value?
  /// What is said.
  public var dialog: Dialog?
  /// The intent to run next.
  var anyIntent: (any AppIntent)?
  var snippet: Snippet?
}

/// A result with nothing in it: what the defaults of the system's intents return, one type for all so
/// that an intent may be of several kinds.
public typealias _PlainResult = IntentResultContainer<Never, Never, Never, Never>

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}
extension IntentResultContainer: OpensIntent {}

/// Stands for an intent to run next of whatever type, so that all ways through a `perform()` return
/// the same type.
public struct _SomeIntent: AppIntent {
  /// It is called like its type.
  public static var title: LocalizedStringResource { "" }
  /// Makes one.
  public init() {}
  /// Does nothing.
  public func perform() async throws -> some IntentResult { .result() }
}

/// What a result holds, whatever its type says.
protocol ResultContents {
  var anyDialog: IntentDialog? { get }
  var anySnippet: (any SnippetSource)? { get }
  var nextIntent: (any AppIntent)? { get }
}

extension IntentResultContainer: ResultContents {
  var anyDialog: IntentDialog? { dialog as? IntentDialog }
  var anySnippet: (any SnippetSource)? { snippet as? any SnippetSource }
  var nextIntent: (any AppIntent)? { anyIntent }
}
