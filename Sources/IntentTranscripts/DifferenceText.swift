import PhraseDiagnostics

/// Words in terminal colours, or plain.
public struct TextStyle: Sendable {
  /// Whether there are colours.
  public var isColored: Bool

  /// Makes a style.
  public init(isColored: Bool) { self.isColored = isColored }

  /// What is not there and should be.
  public func missing(_ text: String) -> String { wrap(text, "31") }
  /// What is there and should not be.
  public func unexpected(_ text: String) -> String { wrap(text, "32") }
  /// What matters less.
  public func faint(_ text: String) -> String { wrap(text, "2") }
  /// What matters more.
  public func strong(_ text: String) -> String { wrap(text, "1") }

  private func wrap(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension ConversationReport {
  /// The differences in their context: `-` is expected and missing, `+` is there and unexpected.
  /// - Parameter style: Whether to use colours.
  /// - Returns: Lines, each ending in a newline; empty when the conversation passes.
  public func differences(_ style: TextStyle) -> String {
    var text = ""
    for (place, report) in turns.enumerated() where !report.comparison.agrees {
      text += style.strong("\(conversation.file):\(report.written.line): \(conversation.title)")
      text += "\n"
      if place > 0 { text += turns[place - 1].context(style) }
      text += report.difference(style) + "\n"
    }
    if let failure {
      let place = failure.place ?? .init(file: conversation.file, line: conversation.line)
      text += style.strong("\(place.file):\(place.line): \(conversation.title)") + "\n"
      text += style.missing("    \(failure.message)") + "\n"
      if let help = failure.help { text += "    help: \(help)\n" }
      text += "\n"
    }
    return text
  }
}

extension TurnReport {
  /// The line in the file that starts the turn.
  public var causeText: String? {
    switch written.cause {
    case .beginning: nil
    case .utterance(let text): "> \(text)"
    case .event(let event): "* \(event)"
    }
  }

  /// The turn as it was, to be read before the one that differs.
  fileprivate func context(_ style: TextStyle) -> String {
    var lines = causeText.map { [$0] } ?? []
    lines += AnsweredLine.lines(of: turn).map { $0.kind.line($0.text) }
    return lines.map { style.faint("    \($0)") + "\n" }.joined()
  }

  fileprivate func difference(_ style: TextStyle) -> String {
    var text = causeText.map { "    \($0)\n" } ?? ""
    if comparison.performedInVain { text += style.missing("  - = nothing") + "\n" }
    for step in comparison.steps {
      switch step {
      case .same(let line, _): text += "    \(line.kind.line(line.text))\n"
      case .missing(let line): text += style.missing("  - \(line.kind.line(line.text))") + "\n"
      case .unexpected(let line):
        let isInVain = comparison.performedInVain || line.kind != .performed
        let note = isInVain || hasPerformedLine ? "" : style.faint("   (no '=' line expects it)")
        text += style.unexpected("  + \(line.kind.line(line.text))") + note + "\n"
      }
    }
    return text
  }

  private var hasPerformedLine: Bool { written.expected.contains { $0.kind == .performed } }
}

extension WrittenEvent: CustomStringConvertible {
  /// The text after the `*`.
  public var description: String {
    switch self {
    case .timeout: "timeout"
    case .onscreen(let entities): "onscreen: " + entities.joined(separator: " ")
    case .launch: "launch"
    case .signin: "signin"
    case .store(let file): "store: \(file)"
    case .did(let call): "did \(call)"
    case .donate(let file): "donate: \(file)"
    case .suggest: "suggest"
    case .restart: "restart"
    case .place(let place): "place: \(place ?? "-")"
    case .advance(let seconds): "now +\(seconds.timeSpan)"
    case .cancel: "cancel"
    }
  }
}

extension Int {
  /// Seconds in the largest unit that holds them whole.
  fileprivate var timeSpan: String {
    for (unit, size) in [("d", 86400), ("h", 3600), ("m", 60)] where self != 0 && self % size == 0 {
      return "\(self / size)\(unit)"
    }
    return "\(self)s"
  }
}
