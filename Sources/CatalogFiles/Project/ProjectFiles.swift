import LocalizedTexts
import PhraseDiagnostics

/// The files of a project by their paths below its root, with what is wrong with those that cannot
/// be read.
final class ProjectFiles {
  /// The paths, with `/` between parts.
  let paths: [String]
  /// What the root is called in messages, with a slash at its end; empty for none.
  private let prefix: String
  private let reader: (String) -> Result<[UInt8], Diagnostic>
  private let known: Set<String>
  /// What could not be read, once each.
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - paths: The files.
  ///   - name: What the root is called in messages.
  ///   - read: Reads a file by its path.
  init(
    paths: [String], named name: String, read: @escaping (String) -> Result<[UInt8], Diagnostic>
  ) {
    self.paths = paths
    known = Set(paths)
    prefix = name.isEmpty ? "" : "\(name)/"
    reader = read
  }

  /// A file's path as the user named it.
  func named(_ path: String) -> String { prefix + path }

  /// Whether the project has that file.
  func has(_ path: String) -> Bool { known.contains(path) }

  /// What a file holds; nil, with a message, where it cannot be read.
  func bytes(_ path: String) -> [UInt8]? {
    guard has(path) else { return nil }
    switch reader(path) {
    case .success(let bytes): return bytes
    case .failure(let fault):
      note([fault])
      return nil
    }
  }

  /// A file's text; nil, with a message, where it cannot be read.
  func source(_ path: String) -> SourceText? {
    guard let bytes = bytes(path) else { return nil }
    do throws(Diagnostic) {
      return try SourceText(file: named(path), bytes: bytes)
    } catch {
      note([error])
      return nil
    }
  }

  /// Keeps messages; one that is there already is left out.
  func note(_ messages: [Diagnostic]) {
    for message in messages where !diagnostics.contains(message) { diagnostics.append(message) }
  }

  /// A path relative to a folder, with its `.` and `..` resolved.
  static func joined(_ folder: String, _ path: String) -> String {
    let whole = path.hasPrefix("/") || folder.isEmpty ? path : "\(folder)/\(path)"
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// The folder of a file; empty for one at the root.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
