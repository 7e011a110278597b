@_exported public import Foundation

/// Writes what a developer wants to know.
///
/// As on Apple's systems, nothing of it is shown to people; where the environment has `OS_ACTIVITY_DT_MODE`
/// it goes to the standard error output, a line each.
public struct Logger: Sendable {
  /// Who writes.
  let subsystem: String
  /// What about.
  let category: String

  /// Makes a log of a part of the app.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }
  /// Makes a log of nothing in particular.
  public init() { self.init(subsystem: "", category: "") }

  /// Writes what matters little.
  public func trace(_ message: OSLogMessage) { write("trace", message) }
  /// Writes what helps in finding faults.
  public func debug(_ message: OSLogMessage) { write("debug", message) }
  /// Writes what may help.
  public func info(_ message: OSLogMessage) { write("info", message) }
  /// Writes what matters.
  public func notice(_ message: OSLogMessage) { write("notice", message) }
  /// Writes what matters.
  public func log(_ message: OSLogMessage) { write("notice", message) }
  /// Writes what is odd.
  public func warning(_ message: OSLogMessage) { write("warning", message) }
  /// Writes what went wrong.
  public func error(_ message: OSLogMessage) { write("error", message) }
  /// Writes what went very wrong.
  public func critical(_ message: OSLogMessage) { write("critical", message) }
  /// Writes what must never be.
  public func fault(_ message: OSLogMessage) { write("fault", message) }

  /// The line that is written.
  func line(_ level: String, _ message: OSLogMessage) -> String {
    "[\([subsystem, category].filter { !$0.isEmpty }.joined(separator: ":"))] "
      + "\(level): \(message.text)\n"
  }

  private func write(_ level: String, _ message: OSLogMessage) {
    guard ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil else { return }
    FileHandle.standardError.write(Data(line(level, message).utf8))
  }
}

/// A text for a log, in which values may be kept secret.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Makes a text.
  public init(stringLiteral value: String) { text = value }
  /// Makes a text of its parts.
  public init(stringInterpolation parts: StringInterpolation) { text = parts.text }

  /// The parts of a text.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    /// Makes room for parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds a text.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a value; a private one is not written.
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> some Any, privacy: OSLogPrivacy = .auto
    ) {
      text += privacy == .auto || privacy == .public ? "\(value())" : "<private>"
    }
  }
}

/// Whether a value may be written.
public enum OSLogPrivacy: Sendable {
  case auto, `public`, `private`, sensitive
}
