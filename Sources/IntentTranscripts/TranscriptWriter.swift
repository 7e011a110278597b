import FoundationEssentials
public import IntentRuntime
import IntentMatching

/// Writes a conversation that took place as a transcript.
public enum TranscriptWriter {
  /// The transcript's text.
  /// - Parameters:
  ///   - turns: What was said or happened, and what answered.
  ///   - header: What the conversation began with.
  /// - Returns: A text that the parser reads back.
  /// - Complexity: O(n) in the number of lines.
  public static func text(
    of turns: [(cause: WrittenTurn.Cause, turn: Turn)], header: SessionHeader
  ) -> String {
    var lines = ["# \(title(of: turns))"] + self.lines(of: header) + [""]
    for (cause, turn) in turns {
      switch cause {
      case .beginning: break
      case .utterance(let text): lines.append("> \(text)")
      case .event(let event): lines.append("* \(event)")
      }
      lines += AnsweredLine.lines(of: turn).map { $0.kind.line($0.text) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func title(of turns: [(cause: WrittenTurn.Cause, turn: Turn)]) -> String {
    for case (.utterance(let text), _) in turns where !text.trimmed.isEmpty { return text.trimmed }
    return "conversation"
  }

  private static func lines(of header: SessionHeader) -> [String] {
    var lines = ["app: \(header.apps.joined(separator: ", "))"]
    if let locale = header.locale { lines.append("locale: \(locale)") }
    if let now = header.now {
      let zone = header.timeZone ?? .gmt
      let style = Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: zone)
      lines.append("now: \(now.formatted(style))")
      if zone.secondsFromGMT() != 0 || header.timeZone != nil, !zone.identifier.hasPrefix("GMT") {
        lines.append("timezone: \(zone.identifier)")
      }
    }
    if let store = header.store { lines.append("store: \(store)") }
    if let providers = header.providers { lines.append("providers: \(providers)") }
    if !header.onscreen.isEmpty {
      lines.append("onscreen: \(header.onscreen.joined(separator: " "))")
    }
    if !header.isLaunched { lines.append("launched: false") }
    if !header.isSignedIn { lines.append("signedin: false") }
    if header.tiers.count < Tier.allCases.count {
      lines.append("tiers: \(header.tiers.sorted().map(\.rawValue).joined(separator: ", "))")
    }
    if header.isVoiceOnly { lines.append("voice: true") }
    if let isBound = header.isBound { lines.append("bound: \(isBound)") }
    return lines
  }
}
