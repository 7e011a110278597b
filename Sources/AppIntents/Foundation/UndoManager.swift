import Synchronization

/// Remembers how what was done is taken back.
///
/// Its functions are kept behind a lock and called on the main actor, where the lock is not held: that
/// makes it safe to share although they may be any.
public final class UndoManager: @unchecked Sendable {
  private struct Step {
    var name = ""
    var actions: [@MainActor () throws -> Void] = []
  }

  private struct State {
    var undo: [Step] = []
    var redo: [Step] = []
    var group: Step?
    var isUndoing = false
    var isRedoing = false
    var nextName = ""
  }

  private let state = Mutex(State())

  /// Makes a manager with nothing to take back.
  public init() {}

  /// How many steps are remembered at most; the oldest are forgotten first, none where zero.
  public var levelsOfUndo = 100

  /// Whether there is something to take back.
  public var canUndo: Bool { state.withLock { !$0.undo.isEmpty } }
  /// Whether something that was taken back can be done again.
  public var canRedo: Bool { state.withLock { !$0.redo.isEmpty } }
  /// Whether something is being taken back.
  public var isUndoing: Bool { state.withLock { $0.isUndoing } }
  /// Whether something is being done again.
  public var isRedoing: Bool { state.withLock { $0.isRedoing } }
  /// What would be taken back; empty where it has no name.
  public var undoActionName: String { state.withLock { $0.undo.last?.name ?? "" } }
  /// What would be done again; empty where it has no name.
  public var redoActionName: String { state.withLock { $0.redo.last?.name ?? "" } }

  /// Remembers how the thing that was done is taken back; said while something is taken back, it is
  /// how that is done again.
  ///
  /// Unlike Apple's, a handler may throw where it cannot take it back: the session tells the person.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) throws -> Void
  ) {
    let (kept, call) = (Unchecked(target), Unchecked(handler))
    let levels = levelsOfUndo
    state.withLock { state in
      let action = { @MainActor in try call.value(kept.value) }
      if state.group != nil {
        state.group?.actions.append(action)
        return
      }
      let step = Step(name: state.nextName, actions: [action])
      if state.isUndoing {
        state.redo.append(step)
      } else {
        state.undo.append(step)
        if !state.isRedoing { state.redo = [] }
        if levels > 0, state.undo.count > levels { state.undo.removeFirst() }
      }
    }
  }

  /// Names what was remembered last.
  public func setActionName(_ name: String) {
    state.withLock { state in
      if state.isUndoing {
        if !state.redo.isEmpty { state.redo[state.redo.count - 1].name = name }
      } else if state.group != nil {
        state.group?.name = name
      } else if !state.undo.isEmpty {
        state.undo[state.undo.count - 1].name = name
      }
    }
  }

  /// Begins to put what is remembered into one step.
  public func beginUndoGrouping() { state.withLock { $0.group = $0.group ?? Step() } }

  /// Ends the step.
  public func endUndoGrouping() {
    state.withLock { state in
      if let group = state.group, !group.actions.isEmpty { state.undo.append(group) }
      state.group = nil
    }
  }

  /// Takes back the last step, if there is one; it stays where that fails.
  @MainActor public func undo() { try? takeBack() }

  /// Takes back the last step, if there is one.
  /// - Throws: What a handler throws; then what is not taken back yet may be tried again.
  @MainActor func takeBack() throws {
    let step = state.withLock { state -> Unchecked<Step>? in
      guard let step = state.undo.popLast() else { return nil }
      state.isUndoing = true
      state.nextName = step.name
      return Unchecked(step)
    }
    try run(step?.value) { left in state.withLock { $0.undo.append(left.value) } }
  }

  /// Does the last step again that was taken back, if there is one.
  @MainActor public func redo() {
    let step = state.withLock { state -> Unchecked<Step>? in
      guard let step = state.redo.popLast() else { return nil }
      state.isRedoing = true
      state.nextName = step.name
      return Unchecked(step)
    }
    try? run(step?.value) { left in state.withLock { $0.redo.append(left.value) } }
  }

  /// Runs a step from its last action to its first; where one fails, what is left is kept.
  @MainActor private func run(_ step: Step?, keeping keep: (Unchecked<Step>) -> Void) throws {
    guard var step else { return }
    defer {
      if !step.actions.isEmpty { keep(Unchecked(step)) }
      state.withLock { state in
        state.isUndoing = false
        state.isRedoing = false
        state.nextName = ""
      }
    }
    while let action = step.actions.last {
      try action()
      step.actions.removeLast()
    }
  }

  /// Forgets everything.
  public func removeAllActions() {
    state.withLock { state in
      state.undo = []
      state.redo = []
    }
  }

  /// Forgets what an object would do.
  public func removeAllActions(withTarget target: Any) { removeAllActions() }
}

/// A value that the one who keeps it answers for.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
