import Foundation
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

  /// What a file holds; nil where it cannot be read.
  static func bytes(_ path: String) -> [UInt8]? {
    (try? Data(contentsOf: URL(filePath: path))).map { [UInt8]($0) }
  }

  /// Writes a file whole or not at all, and keeps its mode.
  ///
  /// A private one is readable for its owner alone. What is no regular file, as a pipe, is written to as it is.
  static func write(
    _ bytes: [UInt8], to path: String, isPrivate: Bool = false
  ) throws(CommandFailure) {
    let target = exists(path) ? URL(filePath: path).resolvingSymlinksInPath().path : path
    let type =
      try? FileManager.default.attributesOfItem(atPath: target)[.type] as? FileAttributeType
    let isPlain = type == nil || type == .typeRegular
    let place = isPlain ? "\(target).\(getpid()).new" : target
    let mode = isPrivate ? 0o600 : mode(of: target)
    var fault = put(bytes, into: place, isNew: isPlain, mode: mode)
    if fault == 0, isPlain, !renameFile(place, to: target) { fault = errno }
    guard fault != 0 else { return }
    if isPlain { removeFile(place) }
    let reason = ConsoleMessages.cannotSave(path, systemMessage(fault))
    throw CommandFailure(
      Diagnostic(.error, reason, help: "make room or name another file"), .ioFailure)
  }

  /// Removes what programs that ended in the middle of writing a file left beside it.
  static func removeUnfinished(_ path: String) {
    let target = exists(path) ? URL(filePath: path).resolvingSymlinksInPath() : URL(filePath: path)
    let folder = target.deletingLastPathComponent().path
    let start = "\(target.lastPathComponent)."
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix(start) && name.hasSuffix(".new") {
      let number = name.dropFirst(start.count).dropLast(".new".count)
      guard !number.isEmpty, number.allSatisfy(\.isNumber) else { continue }
      removeFile("\(folder)/\(name)")
    }
  }

  /// Writes all bytes and waits until they are on the disk; 0, or the number of what went wrong.
  private static func put(_ bytes: [UInt8], into path: String, isNew: Bool, mode: mode_t?) -> Int32
  {
    let file = openFile(path, O_WRONLY | (isNew ? O_CREAT | O_TRUNC : 0), mode: mode ?? 0o666)
    guard file >= 0 else { return errno }
    var fault: Int32 = 0
    if isNew, let mode, fchmod(file, mode) != 0 { fault = errno }
    if fault == 0 { fault = writeAll(bytes, to: file) }
    if fault == 0, isNew, fsync(file) != 0 { fault = errno }
    return close(file) == 0 || fault != 0 ? fault : errno
  }

  private static func mode(of path: String) -> mode_t? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.posixPermissions] as? Int).map { mode_t($0 & 0o7777) }
  }

  /// Throws where a file is not there, is a folder, or may not be read.
  static func check(_ path: String) throws(CommandFailure) {
    guard exists(path) else { throw CommandFailure(.noSuchFile(path), .missingInput) }
    close(try open(path, standardInput: -1))
    guard !isFolder(path) else {
      let reason = ConsoleMessages.cannotRead(path, systemMessage(EISDIR))
      throw CommandFailure(Diagnostic(.error, reason), .ioFailure)
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

  /// Makes the folder that a file will stand in, with those above it.
  static func makeFolder(of path: String) throws(CommandFailure) {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    let folder = String(path[..<slash])
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      let reason = ConsoleMessages.cannotSave(folder, reason(of: error))
      throw CommandFailure(Diagnostic(.error, reason, help: "name another folder"), .ioFailure)
    }
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

  private static func reason(of error: any Error) -> String {
    guard let error = error as? CocoaError else { return "\(error)" }
    if let underlying = error.underlying as? POSIXError {
      return systemMessage(underlying.code.rawValue)
    }
    return "\(error.code)"
  }
}
