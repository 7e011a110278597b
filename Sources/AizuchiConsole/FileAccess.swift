import FoundationEssentials
import Glibc
import PhraseDiagnostics

/// Reads and writes whole files, with messages that say what went wrong.
enum FileAccess {
  /// What a file holds; `-` is standard input.
  static func read(_ path: String) throws(CommandFailure) -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: URL(filePath: path == "-" ? "/dev/stdin" : path)))
    } catch {
      guard path == "-" || exists(path) else {
        throw CommandFailure(.noSuchFile(path), .missingInput)
      }
      let reason = ConsoleMessages.cannotRead(path, reason(of: error))
      throw CommandFailure(Diagnostic(.error, reason), .ioFailure)
    }
  }

  /// Writes a file whole or not at all, readable for its owner alone when asked for.
  static func write(
    _ bytes: [UInt8], to path: String, isPrivate: Bool = false
  ) throws(CommandFailure) {
    do {
      try Data(bytes).write(to: URL(filePath: path), options: .atomic)
      if isPrivate { setMode(path, 0o600) }
    } catch {
      let reason = ConsoleMessages.cannotSave(path, reason(of: error))
      throw CommandFailure(
        Diagnostic(.error, reason, help: "make room or name another file"), .ioFailure)
    }
  }

  /// Opens a file for reading; `-` is standard input, which stays open.
  static func open(_ path: String, standardInput: Int32) throws(CommandFailure) -> Int32 {
    guard path != "-" else { return standardInput }
    let descriptor = openFile(path, O_RDONLY)
    guard descriptor < 0 else { return descriptor }
    guard errno != ENOENT else { throw CommandFailure(.noSuchFile(path), .missingInput) }
    let reason = ConsoleMessages.cannotRead(path, systemMessage(errno))
    throw CommandFailure(Diagnostic(.error, reason), .ioFailure)
  }

  /// Whether something is there.
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Whether a folder is there.
  static func isFolder(_ path: String) -> Bool {
    var isDirectory = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory
  }

  /// The files below a folder with one of the endings, sorted by path; a file is itself.
  static func files(_ path: String, endingIn ending: String) throws(CommandFailure) -> [String] {
    guard isFolder(path) else {
      guard path == "-" || exists(path) else {
        throw CommandFailure(.noSuchFile(path), .missingInput)
      }
      return [path]
    }
    let base = path.hasSuffix("/") ? String(path.dropLast()) : path
    let below = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return below.filter { $0.hasSuffix(ending) }.sorted().map { "\(base)/\($0)" }
  }

  private static func setMode(_ path: String, _ mode: Int) {
    try? FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  private static func reason(of error: any Error) -> String {
    guard let error = error as? CocoaError else { return "\(error)" }
    if let underlying = error.underlying as? POSIXError {
      return systemMessage(underlying.code.rawValue)
    }
    return "\(error.code)"
  }
}
