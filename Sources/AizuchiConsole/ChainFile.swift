import IntentTranscripts
import PhraseDiagnostics

/// The steps of a chain's file.
struct ChainFile {
  /// One line, with those that belong to it.
  struct Step {
    /// What happens in a step.
    enum Action {
      case call(String)
      case each(name: String, list: String, [Step])
    }
    var line: Int
    var name: String?
    var action: Action
  }

  let header: SessionHeader
  let steps: [Step]

  /// Reads a file.
  /// - Throws: `Diagnostic` for the first line that is not well formed.
  init(_ text: String, path: String) throws(Diagnostic) {
    var header = SessionHeader()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var place = 0
    while place < lines.count, !lines[place].withoutBlanks().isEmpty {
      let line = lines[place].withoutBlanks()
      place += 1
      guard !line.hasPrefix("#") else { continue }
      let parts = line.split(separator: ":", maxSplits: 1).map { String($0).withoutBlanks() }
      guard parts.count == 2 else { throw Self.fault("expected 'key: value'", place, path) }
      do throws(HeaderFault) { try header.set(parts[0], to: parts[1]) } catch {
        throw Self.fault(error.diagnostic().message, place, path)
      }
    }
    self.header = header
    steps = try Self.steps(lines, &place, indentation: 0, path)
  }

  private static func steps(
    _ lines: [String], _ place: inout Int, indentation: Int, _ path: String
  ) throws(Diagnostic) -> [Step] {
    var steps: [Step] = []
    while place < lines.count {
      let line = lines[place]
      let content = line.withoutBlanks()
      guard !content.isEmpty, !content.hasPrefix("#") else {
        place += 1
        continue
      }
      guard line.prefix(while: { $0 == " " }).count >= indentation else { break }
      place += 1
      if content.hasPrefix("for each "), content.hasSuffix(":") {
        let words = content.dropLast().split(separator: " ")
        guard words.count == 5, words[3] == "in", words[4].hasPrefix("$") else {
          throw fault("expected 'for each NAME in $LIST:'", place, path)
        }
        let number = place
        let own = line.prefix(while: { $0 == " " }).count
        let inner = try self.steps(lines, &place, indentation: own + 1, path)
        steps.append(
          Step(
            line: number,
            action: .each(name: String(words[2]), list: String(words[4].dropFirst()), inner)))
      } else {
        steps.append(step(content, place))
      }
    }
    return steps
  }

  private static func step(_ content: String, _ line: Int) -> Step {
    let bracket = content.firstIndex(of: "(") ?? content.endIndex
    guard let sign = content[..<bracket].firstIndex(of: "=") else {
      return Step(line: line, action: .call(content))
    }
    return Step(
      line: line, name: String(content[..<sign]).withoutBlanks(),
      action: .call(String(content[content.index(after: sign)...]).withoutBlanks()))
  }

  static func fault(_ message: String, _ line: Int, _ path: String) -> Diagnostic {
    Diagnostic(.error, "\(path):\(line): \(message)")
  }
}

extension String {
  /// Without blanks at its ends.
  fileprivate func withoutBlanks() -> String {
    String(drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
