import Glibc
import IntentTranscripts
import Synchronization

/// Reads lines from a file descriptor, and keeps no more of a line than may be used.
final class InputLines: Sendable {
  /// What reading came to.
  enum Line: Hashable, Sendable {
    case text(String)
    /// A line that cannot be used, and why.
    case bad(message: String, help: String)
    /// The system's word for why reading failed.
    case failed(String)
    case end
  }

  private struct State {
    var buffer: [UInt8] = []
    var position = 0
    var number = 0
    var isAtEnd = false
  }

  private let descriptor: Int32
  private let state = Mutex(State())

  /// The longest line that is read, in characters.
  private let longest: Int

  /// Reads from a descriptor that stays the caller's.
  init(descriptor: Int32, longest: Int = TextLines.longest) {
    self.descriptor = descriptor
    self.longest = longest
  }

  /// The number of the line that was read last, counted from 1.
  var number: Int { state.withLock { $0.number } }

  /// The next line, after waiting for it.
  func next() -> Line {
    let most = TextLines.mostBytes(of: longest)
    return state.withLock { state in
      var line: [UInt8] = []
      while true {
        if state.position == state.buffer.count, let failure = fill(&state) { return failure }
        if state.isAtEnd {
          guard !line.isEmpty else { return .end }
          break
        }
        let rest = state.buffer[state.position...]
        let end = rest.firstIndex(of: 0x0A)
        if line.count <= most { line += rest[..<(end ?? rest.endIndex)] }
        state.position = end.map { $0 + 1 } ?? state.buffer.count
        if end != nil { break }
      }
      state.number += 1
      let (text, fault) = TextLines.line(line, longest: longest)
      if let fault { return .bad(message: fault.message, help: fault.help) }
      return .text(text ?? "")
    }
  }

  private func fill(_ state: inout State) -> Line? {
    guard !state.isAtEnd else { return nil }
    state.position = 0
    state.buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      // Safety: the buffer is as long as the count says.
      let count = unsafe state.buffer.withUnsafeMutableBytes {
        unsafe read(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      state.buffer.removeLast(state.buffer.count - max(0, count))
      guard count >= 0 else { return .failed(systemMessage(errno)) }
      state.isAtEnd = count == 0
      return nil
    }
  }
}
