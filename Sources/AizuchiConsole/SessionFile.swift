import Glibc
import PhraseDiagnostics

/// The file in which a conversation is kept from turn to turn, held by one program at a time.
final class SessionFile: Sendable {
  /// The file's path.
  let path: String
  private let lock: Int32

  /// Takes the file.
  /// - Throws: `CommandFailure` when another program has it or its folder cannot be written to.
  init(_ path: String) throws(CommandFailure) {
    self.path = path
    lock = openFile("\(path).lock", O_RDWR | O_CREAT)
    guard lock >= 0 else {
      let reason = ConsoleMessages.cannotSave("\(path).lock", systemMessage(errno))
      throw CommandFailure(Diagnostic(.error, reason), .ioFailure)
    }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      close(lock)
      throw CommandFailure(
        Diagnostic(
          .error, "another aizuchi is using the session file '\(path)'",
          help: "end it first, or name another file"), .busy)
    }
    // What a program that was killed had not finished: nobody else writes here now.
    FileAccess.removeUnfinished(path)
  }

  deinit {
    removeFile("\(path).lock")
    close(lock)
  }

  /// What was kept, nil where there is no file yet.
  func read() throws(CommandFailure) -> [UInt8]? {
    FileAccess.exists(path) ? try FileAccess.read(path) : nil
  }

  /// Keeps the conversation, whole or not at all.
  func write(_ bytes: [UInt8]) throws(CommandFailure) {
    try FileAccess.write(bytes, to: path, isPrivate: true)
  }
}
