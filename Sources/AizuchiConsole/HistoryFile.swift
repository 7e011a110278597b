import FoundationEssentials
import Glibc

/// The lines that a person typed, in a file that only they can read.
struct HistoryFile: Sendable {
  /// The file's path.
  let path: String
  private static let most = 1000

  /// The file in the person's state folder.
  init?(environment: [String: String]) {
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : "\($0)/.local/state" }
    let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    guard let folder = state ?? home else { return nil }
    path = "\(folder)/aizuchi/history"
  }

  /// The last lines, oldest first; empty where there is no file.
  func lines() -> [String] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    guard lines.count > 2 * Self.most else { return Array(lines.suffix(Self.most)) }
    let kept = Array(lines.suffix(Self.most))
    try? FileAccess.write(
      Array((kept.joined(separator: "\n") + "\n").utf8), to: path, isPrivate: true)
    return kept
  }

  /// Adds a line; a history that cannot be written is no reason to stop a conversation.
  func append(_ line: String) {
    let folder = path.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let file = openFile(path, O_WRONLY | O_CREAT | O_APPEND)
    guard file >= 0 else { return }
    defer { close(file) }
    guard fchmod(file, 0o600) == 0 else { return }
    let bytes = Array((line.filter { !$0.isNewline } + "\n").utf8)
    _ = writeAll(bytes, to: file)
  }
}
