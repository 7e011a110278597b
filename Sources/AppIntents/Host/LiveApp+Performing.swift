public import IntentCatalog
import LocalizedTexts
import SnippetUI

extension LiveApp {
  /// Runs the intent; what goes wrong is an outcome.
  public func perform(
    _ call: IntentCall, in environment: AppEnvironment, host: any PerformHost
  ) async -> PerformOutcome {
    guard let type = types.intent(call.intent) else {
      if let found = foundType(call.intent) {
        return await inScope(environment, host: host) { await find(found, call) }
      }
      return .failed(DialogText(AppIntentsMessages.unknownIntent(call.intent)))
    }
    return await inScope(environment, host: host) { await run(type.init(), call, host) }
  }

  /// The snippet that was shown last as one HTML file.
  public func snippetHTML(in environment: AppEnvironment) async -> String? {
    guard let snippet = shownSnippet.value else { return nil }
    return await inScope(environment) {
      try? await snippet.html(title: catalog.app.name(in: environment.language))
    }
  }

  /// The snippet that was shown last, in lines with a terminal's codes for how letters look.
  public func inkedSnippet(width: Int, in environment: AppEnvironment) async -> [String]? {
    guard let snippet = shownSnippet.value else { return nil }
    return await inScope(environment) { try? await snippet.inked(width: width) }
  }

  /// Takes back what was done last, as the session's undo manager knows it.
  public func undo(in environment: AppEnvironment) async -> UndoOutcome {
    await inScope(environment) { await takeBack() }
  }

  @MainActor private func takeBack() -> UndoOutcome {
    guard undoManager.canUndo else { return .nothing }
    let title = undoManager.undoActionName
    defer { valuesChanged() }
    do {
      try undoManager.takeBack()
      return .undone(title: title)
    } catch {
      return .failed(title: title, Self.sentence(for: error).map { DialogText($0) })
    }
  }

  private func run<I: AppIntent>(
    _ intent: I, _ call: IntentCall, _ host: any PerformHost
  ) async -> PerformOutcome {
    do {
      try await DependencyCheck.prepare(intent)
      let parameters = parameters(of: intent)
      for parameter in parameters {
        guard let value = call.parameters[parameter.name], value != .null else { continue }
        do {
          try await parameter.fill(value)
        } catch is ValueMismatch {
          return .needs(Self.question(again: parameter))
        }
      }
      if let missing = parameters.first(where: { !$0.isReadable }) {
        return .needs(Self.question(for: missing))
      }
      if I.openAppWhenRun || I.supportedModes.contains(.foreground) {
        await HostScope.cameToFront()
      }
      if intent is any ProgressReportingIntent, let progress = HostScope.current?.progress {
        await host.reports {
          let total = Int(progress.totalUnitCount)
          guard total > 0 else { return nil }
          return PerformProgress(completed: Int(progress.completedUnitCount), total: total)
        }
      }
      try await SchemaConfirmation.ask(about: intent, parameters)
      let result = try await intent.perform()
      if intent is any SetFocusFilterIntent {
        focusFilters.change { $0[typeName(of: I.self)] = intent }
      }
      return .finished(try await described(result, of: intent, parameters))
    } catch let error as AppIntentError {
      return await goingOn(error)
    } catch {
      return Self.outcome(of: error)
    }
  }

  /// Where an error asks for the app in front, the person is asked, and its code goes on there.
  private func goingOn(_ error: AppIntentError) async -> PerformOutcome {
    guard case .needs(.foreground(let dialog, let alwaysConfirm)) = error.kind else {
      return Self.outcome(of: error)
    }
    do {
      let question = PerformQuestion.foreground(dialog: dialog, alwaysConfirm: alwaysConfirm)
      guard try await HostScope.ask(question) == .yes else { return .cancelled }
      await HostScope.cameToFront()
      try await error.continuation?.run()
      let name = catalog.app.name(in: TextLocalization.current.language)
      return .declined(DialogText(AppIntentError.text("Go on in \(name).")))
    } catch {
      return Self.outcome(of: error)
    }
  }

  private static func question(for parameter: any ReflectedParameter) -> PerformQuestion {
    .value(parameter: parameter.name, dialog: parameter.declaration.requestValueDialog?.text)
  }

  /// Asks again for a value that the parameter does not take; an entity was there when it was said.
  private static func question(again parameter: any ReflectedParameter) -> PerformQuestion {
    let question = question(for: parameter)
    guard case .entity = parameter.kind, case .value(let name, let dialog?) = question else {
      return question
    }
    let text = AppIntentError.text("That can’t be found any more. \(dialog.full)")
    return .value(parameter: name, dialog: DialogText(text))
  }

  private func described<I: AppIntent, R: IntentResult>(
    _ result: R, of intent: I, _ parameters: [any ReflectedParameter]
  ) async throws -> PerformResult {
    var described = try await described(result)
    if described.onScreen == nil, intent is any OpenIntent {
      let target = parameters.first { $0.name == "target" }?.givenValue
      described.onScreen = target.map { [$0.identifierText] }
    }
    return described
  }

  private func described<R: IntentResult>(_ result: R) async throws -> PerformResult {
    let contents = result as? any ResultContents
    var next = contents?.nextIntent
    if let own = next, types.intent(typeName(of: type(of: own))) == nil {
      // An intent that the app has not itself, such as one that opens an address, runs at once.
      next = nil
      _ = try await own.perform()
    }
    let drawing = try await HostScope.drawing(of: contents?.anySnippet)
    return PerformResult(
      value: result.value?._plain, valueTitle: result.value?._display.title.text(),
      dialog: contents?.anyDialog?.text,
      snippet: drawing.lines, actions: drawing.actions.compactMap(action),
      opensIntent: next.map(call), redraws: redrawing(contents?.anySnippet),
      onScreen: drawing.entities.isEmpty ? nil : drawing.entities.map(\.identifier))
  }

  /// What draws a snippet again once something in it was pressed, where an intent drew it.
  private func redrawing(_ snippet: (any SnippetSource)?) -> IntentCall? {
    guard let intent = (snippet as? _SnippetIntentContainer)?.intent,
      types.intent(typeName(of: type(of: intent))) != nil
    else { return nil }
    return call(of: intent)
  }

  /// What pressing something in a snippet starts, where the app has the intent.
  private func action(_ action: _SnippetAction) -> SnippetActionDescriptor? {
    guard let pressed = action.payload as? PressedIntent,
      types.intent(typeName(of: type(of: pressed.intent))) != nil
    else { return nil }
    var call = call(of: pressed.intent)
    if let value = pressed.value, pressed.intent is any SetValueIntent {
      call.parameters["value"] = .bool(value)
    }
    return SnippetActionDescriptor(title: action.title, call: call)
  }

  /// A call of an intent with the values that it has.
  func call(of intent: any AppIntent) -> IntentCall {
    var values: [String: ParameterValue] = [:]
    for parameter in parameters(of: intent) {
      if let value = parameter.givenValue, value != .null { values[parameter.name] = value }
    }
    return IntentCall(
      app: catalog.id, intent: typeName(of: type(of: intent)), parameters: values)
  }

  static func outcome(of error: any Error) -> PerformOutcome {
    switch error {
    case is PerformCancellation, is CancellationError, is ConfirmationRefused: return .cancelled
    case let error as AppDependencyManager.DependencyError:
      return .failed(DialogText(error.description))
    case let error as AppIntentError:
      switch error.kind {
      case .restartPerform: return .restart
      case .needs(let question): return .needs(question)
      case .described(let text): return .failed(DialogText(text.text()))
      case .declined(let text): return .declined(DialogText(text.text()))
      case .noSession: return .failed(nil)
      }
    case is AppIntentError.UserActionRequired, is AppIntentError.PermissionRequired:
      return .declined(sentence(for: error).map { DialogText($0) })
    default: return .failed(sentence(for: error).map { DialogText($0) })
    }
  }
}

/// Answers for an action that a person did in the app by hand: it agrees to what was decided there,
/// and has nothing to say to questions.
public struct ByHandPerformHost: PerformHost {
  /// Makes one.
  public init() {}

  /// Agrees to confirmations.
  /// - Throws: `PerformCancellation` for a question that asks for more.
  public func ask(_ question: PerformQuestion) async throws -> PerformReply {
    switch question {
    case .confirmation, .valueConfirmation, .foreground: .yes
    case .value, .disambiguation, .choice: throw PerformCancellation()
    }
  }

  /// Has nothing to show.
  public func didOpen(_ what: String) async {}
}
