import AppIntents
import IntentCatalog
import Synchronization

/// Answers an intent's questions from a list; without an answer it cancels.
final class AnsweringHost: PerformHost {
  private struct State {
    var answers: [ParameterValue]
    var questions: [String] = []
    var opened: [String] = []
  }

  private let state: Mutex<State>

  init(_ answers: [ParameterValue]) { state = Mutex(State(answers: answers)) }

  var questions: [String] { state.withLock { $0.questions } }
  var opened: [String] { state.withLock { $0.opened } }

  func ask(_ question: PerformQuestion) async throws -> PerformReply {
    let answer = state.withLock { state -> ParameterValue? in
      state.questions.append(Self.text(question))
      return state.answers.isEmpty ? nil : state.answers.removeFirst()
    }
    guard let answer else { throw PerformCancellation() }
    switch (question, answer) {
    case (.confirmation, .bool(let agrees)), (.valueConfirmation, .bool(let agrees)),
      (.foreground, .bool(let agrees)):
      return agrees ? .yes : .no
    case (.disambiguation(_, let options, _), _), (.choice(let options, _, _), _):
      guard let place = Self.place(of: answer, in: options) else { throw PerformCancellation() }
      return .option(place)
    default: return .value(answer)
    }
  }

  func didOpen(_ what: String) async { state.withLock { $0.opened.append(what) } }

  private static func place(
    of answer: ParameterValue, in options: [OptionDescriptor]
  ) -> Int? {
    switch answer {
    case .int(let place): options.indices.contains(place) ? place : nil
    case .string(let text), .identifier(let text):
      options.firstIndex { $0.id == text || $0.title == text }
    default: nil
    }
  }

  private static func text(_ question: PerformQuestion) -> String {
    let dialog: DialogText? =
      switch question {
      case .value(_, let dialog), .disambiguation(_, _, let dialog),
        .valueConfirmation(_, _, let dialog, _), .confirmation(_, let dialog, _, _),
        .choice(_, let dialog, _), .foreground(let dialog, _):
        dialog
      }
    return dialog?.full ?? ""
  }
}

extension TestedApp {
  /// Runs a call; what a thrown request asks for is answered too, and the intent run again.
  func run(_ call: IntentCall, _ host: AnsweringHost) async throws -> ResolvedIntentResult {
    var call = call
    for _ in 0..<20 {
      switch await app.perform(call, in: environment, host: host) {
      case .finished(let result):
        return ResolvedIntentResult(
          value: result.value, title: result.valueTitle, dialog: result.dialog?.full,
          snippet: result.snippet, opensIntent: result.opensIntent?.intent,
          questions: host.questions, opened: host.opened, onScreen: result.onScreen)
      case .restart: continue
      case .failed(let text): throw IntentRunError.failed(text?.full)
      case .declined(let text): throw IntentRunError.declined(text?.full)
      case .cancelled: throw IntentRunError.cancelled
      case .needs(.value(let parameter, let dialog)):
        guard
          case .value(let answer) = try? await host.ask(
            .value(parameter: parameter, dialog: dialog))
        else { throw IntentRunError.needsValue(parameter: parameter, question: dialog?.full) }
        call.parameters[parameter] = answer
      case .needs(.disambiguation(let parameter, let options, let dialog)):
        let question = PerformQuestion.disambiguation(
          parameter: parameter, options: options, dialog: dialog)
        guard case .option(let place) = try? await host.ask(question) else {
          throw IntentRunError.needsValue(parameter: parameter, question: dialog?.full)
        }
        call.parameters[parameter] = .identifier(options[place].id)
      case .needs: throw IntentRunError.cancelled
      }
    }
    throw IntentRunError.failed(nil)
  }
}
