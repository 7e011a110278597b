import CLineEdit
import Foundation
import Glibc
import IntentTranscripts
import Synchronization

/// Lines that a person types, with editing, history and completion.
///
/// Safety of the unchecked conformance: the editor is used inside `state`'s lock alone; waiting for
/// Ctrl-C touches a pipe only.
@safe
final class TerminalLines: LineSource, @unchecked Sendable {
  private struct State {
    var number = 0
    var candidates: [String] = []
  }

  private let editor: OpaquePointer
  private let state = Mutex(State())
  private let history: HistoryFile?
  let isTerminal = true

  /// Opens the editor, unless standard input is no terminal.
  /// - Parameter history: Where lines are kept, nil to keep none.
  init?(history: HistoryFile?) {
    guard let editor = unsafe cle_open() else { return nil }
    unsafe self.editor = editor
    self.history = history
    for line in history?.lines() ?? [] { unsafe cle_remember(editor, line) }
  }

  deinit { unsafe cle_close(editor) }

  var number: Int { state.withLock { $0.number } }

  func next(prompt: String, candidates: [String]) -> TypedLine {
    state.withLock { state in
      if state.candidates != candidates {
        state.candidates = candidates
        unsafe cle_clear_candidates(editor)
        for line in candidates { unsafe cle_add_candidate(editor, line) }
      }
      state.number += 1
      var text: UnsafePointer<CChar>?
      var length = 0
      switch unsafe cle_read(editor, prompt, &text, &length) {
      case CLE_LINE:
        // Safety: the shim gives as many bytes as it says, valid until the next call.
        let bytes = unsafe UnsafeRawBufferPointer(start: text, count: text == nil ? 0 : length)
        let (line, fault) = unsafe TextLines.line(Array(bytes))
        if let fault { return .bad(message: fault.message, help: fault.help) }
        return .text(line ?? "")
      case CLE_TOO_LONG:
        let fault = TextLines.tooLongFault
        return .bad(message: fault.message, help: fault.help)
      case CLE_INTERRUPTED: return .interrupted
      case CLE_END: return .end
      default: return .failed(systemMessage(errno))
      }
    }
  }

  func remember(_ line: String) {
    guard !line.isEmpty else { return }
    state.withLock { _ in unsafe cle_remember(editor, line) }
    history?.append(line)
  }

  /// Calls back for each Ctrl-C while no line is read, until the editor is closed.
  static func onInterrupt(_ handler: @escaping @Sendable () -> Void) {
    Thread.detachNewThread {
      while cle_wait_for_interrupt() == 1 { handler() }
    }
  }
}
