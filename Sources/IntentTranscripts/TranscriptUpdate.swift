extension TranscriptFile {
  /// The file with the expectations of every turn that differs rewritten to what answered.
  ///
  /// Lines that agree, comments and empty lines stay as they are.
  /// - Parameter reports: What became of this file's conversations.
  /// - Returns: The file's new text.
  /// - Complexity: O(n) in the number of lines.
  public func updated(from reports: [ConversationReport]) -> String {
    var removed: Set<Int> = []
    var added: [Int: [String]] = [:]
    for report in reports {
      for turn in report.differing { turn.rewrite(removed: &removed, added: &added, in: lines) }
    }
    var text = ""
    for (index, line) in lines.enumerated() {
      if !removed.contains(index + 1) { text += line + "\n" }
      for new in added[index + 1] ?? [] { text += new + "\n" }
    }
    return text
  }
}

extension TurnReport {
  /// Notes the numbers of lines to remove and what to put after which line.
  fileprivate func rewrite(
    removed: inout Set<Int>, added: inout [Int: [String]], in lines: [String]
  ) {
    var after = written.line
    if comparison.performedInVain {
      let nothing = lines.indices.dropFirst(written.line).first {
        CallText.isNothing(lines[$0])
      }
      if let nothing { removed.insert(nothing + 1) }
    }
    for step in comparison.steps {
      switch step {
      case .same(let line, _): after = line.line
      case .missing(let line):
        removed.insert(line.line)
        after = line.line
      case .unexpected(let line): added[after, default: []].append(line.kind.line(line.text))
      }
    }
  }
}

extension CallText {
  /// Whether a transcript's line is `= nothing`.
  static func isNothing(_ line: String) -> Bool {
    let content = line.trimmed
    return content.first == "=" && content.dropFirst().trimmed == "nothing"
  }
}
