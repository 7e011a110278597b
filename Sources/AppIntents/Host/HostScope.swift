import Foundation
import IntentCatalog
import LocalizedTexts

/// What surrounds a call into an app, kept in the task.
struct HostScope: Sendable {
  /// The session's facts.
  var environment: AppEnvironment
  /// The session's dependencies.
  var dependencies: AppDependencyManager
  /// Who answers questions; nobody outside `perform()`.
  var host: (any PerformHost)?
  /// The app.
  var app: LiveApp?
  /// The intent whose parameter values are offered for, with the values that it has so far.
  var askedIntent: (any AppIntent)?
  /// How far the call has come.
  var progress = Progress(totalUnitCount: 0)
  /// Whether the app came to the front during the call.
  let isInFront = Locked(false)

  @TaskLocal static var current: HostScope?

  /// Asks the person.
  static func ask(_ question: PerformQuestion) async throws -> PerformReply {
    guard let host = current?.host else { throw AppIntentError(.noSession) }
    return try await host.ask(question)
  }

  /// Tells that something of the app's came to the front.
  static func opened(_ what: String) async { await current?.host?.didOpen(what) }

  /// Tells that the app came to the front.
  static func cameToFront() async {
    guard let current, let app = current.app else { return }
    current.isInFront.value = true
    await opened(app.catalog.id)
  }

  /// Asks whether to go on.
  static func confirm(
    _ action: ConfirmationActionName, dialog: IntentDialog?, snippet: (any SnippetSource)?,
    showsPrompt: Bool = true
  ) async throws {
    let lines = try await lines(of: snippet)
    let question = PerformQuestion.confirmation(
      action: action.descriptor, dialog: dialog?.text, snippet: lines, showsPrompt: showsPrompt)
    guard try await ask(question) == .yes else { throw ConfirmationRefused() }
  }

  /// Asks how to go on.
  static func choose(
    between options: [IntentChoiceOption], dialog: IntentDialog?, snippet: (any SnippetSource)?
  ) async throws -> IntentChoiceOption {
    let lines = try await lines(of: snippet)
    let described = options.enumerated().map { place, option in
      OptionDescriptor(
        id: String(place), title: option.title.text(), style: option.style.rawValue)
    }
    let question = PerformQuestion.choice(options: described, dialog: dialog?.text, snippet: lines)
    guard case .option(let place) = try await ask(question), options.indices.contains(place),
      options[place].style != .cancel
    else { throw PerformCancellation() }
    return options[place]
  }

  /// The lines of a snippet.
  static func lines(of snippet: (any SnippetSource)?) async throws -> [String] {
    try await drawing(of: snippet).lines
  }

  /// A snippet with what can be pressed in it.
  static func drawing(of snippet: (any SnippetSource)?) async throws -> SnippetDrawing {
    guard let snippet else { return SnippetDrawing() }
    let drawing = try await snippet.drawing(width: 80)
    current?.app?.shownSnippet.value = snippet
    return drawing
  }
}
