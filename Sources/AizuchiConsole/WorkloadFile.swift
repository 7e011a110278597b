import FoundationEssentials
import IntentMatching
import PhraseDiagnostics

/// Reads workload files.
enum WorkloadFile {
  /// Reads a workload.
  /// - Throws: `CommandFailure` when the file is not there or is no workload.
  static func read(_ path: String) throws(CommandFailure) -> Workload {
    let bytes = try FileAccess.read(path)
    do {
      return try JSONDecoder().decode(Workload.self, from: Data(bytes))
    } catch {
      throw CommandFailure(
        Diagnostic(
          .error, "this is no workload: \(reason(of: error))",
          at: SourcePlace(file: path, line: 1),
          help: "a workload has lang, E, types, shortcuts, entities and utterances"))
    }
  }

  private static func reason(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .keyNotFound(let key, _): return "'\(key.stringValue)' is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
      return "'\(path.joined(separator: "."))' has another type"
    case .dataCorrupted: return "it is no JSON"
    @unknown default: return "\(error)"
    }
  }
}

/// Lines to match, and the apps to match them with.
struct BenchLines: Sendable {
  /// A line and what is right.
  struct Line: Sendable {
    var text: String
    /// What should come out, nil where nobody knows.
    var answer: Workload.Utterance?
  }

  var language: String
  /// How many values the largest type has.
  var size: Int
  var apps: [MatcherApp]
  var lines: [Line]
  /// The workload that the lines are of.
  var workload: Workload?
}

extension BenchLines {
  /// The lines of a workload.
  init(_ workload: Workload) {
    self.init(
      language: workload.lang, size: workload.size, apps: workload.apps(),
      lines: workload.utterances.map { Line(text: $0.text, answer: $0) }, workload: workload)
  }
}
