import IntentTranscripts
import PhraseDiagnostics

/// The steps of a chain's file.
struct ChainFile {
  /// A stretch of a line of the file.
  struct Piece {
    var path: String
    var line: Int
    /// The whole line.
    var source: String
    /// Where it begins, in characters.
    var start = 0
    var text: String

    /// A fault at a character of it.
    func fault(
      _ message: String, at offset: Int = 0, length: Int = 1, help: String? = nil
    ) -> Diagnostic {
      Diagnostic(
        .error, message, at: SourcePlace(file: path, line: line, column: start + offset + 1),
        sourceLine: source, length: length, help: help)
    }

    /// A part of it, without blanks at its ends.
    func part(_ range: Range<String.Index>) -> Piece {
      let lead = text[range].prefix { $0 == " " || $0 == "\t" }
      var piece = self
      piece.text = String(text[range]).withoutBlanks()
      piece.start += text.distance(from: text.startIndex, to: range.lowerBound) + lead.count
      return piece
    }
  }

  /// One line, with those that belong to it.
  struct Step {
    /// What happens in a step.
    enum Action {
      case call(Piece)
      case each(name: String, list: Piece, [Step])
    }
    var name: String?
    var action: Action
  }

  let header: SessionHeader
  let steps: [Step]

  /// Reads a file.
  /// - Throws: `Diagnostic` for the first line that is not well formed.
  init(_ text: String, path: String) throws(Diagnostic) {
    var header = SessionHeader()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      Piece(path: path, line: $0.offset + 1, source: String($0.element), text: String($0.element))
    }
    var place = 0
    while place < lines.count, !lines[place].text.withoutBlanks().isEmpty {
      let line = lines[place].whole
      place += 1
      guard !line.text.hasPrefix("#") else { continue }
      guard let colon = line.text.firstIndex(of: ":") else {
        throw line.fault("expected 'key: value'", length: line.text.count)
      }
      let key = line.part(line.text.startIndex..<colon)
      let value = line.part(line.text.index(after: colon)..<line.text.endIndex)
      do throws(HeaderFault) { try header.set(key.text, to: value.text) } catch {
        let fault = error.diagnostic()
        throw key.fault(fault.message, length: key.text.count, help: fault.help)
      }
    }
    self.header = header
    steps = try Self.steps(lines, &place, indentation: 0)
  }

  private static func steps(
    _ lines: [Piece], _ place: inout Int, indentation: Int
  ) throws(Diagnostic) -> [Step] {
    var steps: [Step] = []
    while place < lines.count {
      let line = lines[place].whole
      guard !line.text.isEmpty, !line.text.hasPrefix("#") else {
        place += 1
        continue
      }
      guard line.start >= indentation else { break }
      place += 1
      guard line.text.hasPrefix("for each "), line.text.hasSuffix(":") else {
        steps.append(step(line))
        continue
      }
      let (name, list) = try loop(line)
      let inner = try self.steps(lines, &place, indentation: line.start + 1)
      guard !inner.isEmpty else {
        throw line.fault(
          "no step belongs to this line", length: line.text.count,
          help: "indent the steps that run for each value")
      }
      steps.append(Step(action: .each(name: name, list: list, inner)))
    }
    return steps
  }

  private static func loop(_ line: Piece) throws(Diagnostic) -> (String, Piece) {
    let words = line.text.dropLast().split(separator: " ")
    guard words.count == 5, words[3] == "in", words[4].hasPrefix("$") else {
      throw line.fault("expected 'for each NAME in $LIST:'", length: line.text.count)
    }
    return (String(words[2]), line.part(words[4].startIndex..<words[4].endIndex))
  }

  private static func step(_ line: Piece) -> Step {
    let text = line.text
    let bracket = text.firstIndex(of: "(") ?? text.endIndex
    guard let sign = text[..<bracket].firstIndex(of: "=") else {
      return Step(action: .call(line))
    }
    return Step(
      name: line.part(text.startIndex..<sign).text,
      action: .call(line.part(text.index(after: sign)..<text.endIndex)))
  }
}

extension ChainFile.Piece {
  /// All of it, without blanks at its ends.
  fileprivate var whole: ChainFile.Piece { part(text.startIndex..<text.endIndex) }
}

extension String {
  /// Without blanks at its ends.
  fileprivate func withoutBlanks() -> String {
    String(drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
