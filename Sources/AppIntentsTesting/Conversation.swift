public import AppIntents
import AizuchiConsole
import IntentTranscripts
import PhraseDiagnostics
public import Testing

/// A conversation with an app, written as in a transcript, that is expected to go just so.
///
/// ```swift
/// await Conversation(LibraryApp.host, """
///   > Open Read in Library
///   < There is nothing on “Read” yet.
///   """).expect()
/// ```
public struct Conversation: Sendable {
  private let hosts: [AppHost]
  private let text: String
  private let header: String
  private let place: SourceLocation

  /// Writes a conversation with an app; the header keys of transcripts (`locale`, …) are arguments.
  public init(
    _ host: AppHost, locale: String? = nil, now: String? = nil, store: String? = nil,
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(
      [host], locale: locale, now: now, store: store, text, sourceLocation: sourceLocation)
  }

  /// Writes a conversation with several apps.
  public init(
    _ hosts: [AppHost], locale: String? = nil, now: String? = nil, store: String? = nil,
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.hosts = hosts
    self.text = text
    place = sourceLocation
    var header = "app: \(hosts.map(\.id).joined(separator: ", "))\n"
    for (key, value) in [("locale", locale), ("now", now), ("store", store)] {
      if let value { header += "\(key): \(value)\n" }
    }
    self.header = header
  }

  /// Talks, and records an issue of the running test at the line of each turn that goes otherwise.
  public func expect() async {
    for failure in await failures() {
      Issue.record(Comment(rawValue: failure.message), sourceLocation: failure.sourceLocation)
    }
  }

  /// What goes otherwise than it is written.
  public func failures() async -> [Failure] {
    let lines = header.split(separator: "\n").count + 1
    let (file, faults) = TranscriptParser.parse(
      Array("\(header)\n\(text)\n".utf8), path: place.fileID)
    guard faults.isEmpty else {
      return faults.map {
        failure($0.message + ($0.help.map { "; \($0)" } ?? ""), at: ($0.place?.line ?? 0) - lines)
      }
    }
    let sessions = WrittenSessions(hosts)
    let runner = ConversationRunner { header, folder throws(Diagnostic) in
      try await sessions.session(header, in: ".")
    }
    var failures: [Failure] = []
    for conversation in file.conversations {
      let report = await runner.run(conversation)
      if let problem = report.failure {
        failures.append(failure(problem.message, at: (problem.place?.line ?? 0) - lines))
      }
      for turn in report.differing {
        var one = report
        one.turns = [turn]
        one.failure = nil
        failures.append(
          failure(one.differences(TextStyle(isColored: false)), at: turn.written.line - lines))
      }
    }
    return failures
  }

  /// A turn that goes otherwise than it is written.
  public struct Failure: Sendable {
    /// The difference.
    public let message: String
    /// The line of the turn.
    public let sourceLocation: SourceLocation
  }

  private func failure(_ message: String, at line: Int) -> Failure {
    var place = place
    place.line += max(0, line)
    return Failure(message: message, sourceLocation: place)
  }
}
