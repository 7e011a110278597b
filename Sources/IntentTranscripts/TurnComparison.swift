public import IntentRuntime

/// A line that answered an utterance, in a transcript's words.
public struct AnsweredLine: Hashable, Sendable {
  /// What kind it is.
  public var kind: LineKind
  /// The text after the sign.
  public var text: String
  /// For `=`: what ran.
  public var performed: PerformedIntent?

  /// A turn's lines in their order, without the action's sentence.
  public static func lines(of turn: Turn) -> [AnsweredLine] {
    turn.lines.flatMap { line -> [AnsweredLine] in
      switch line {
      case .dialog(let text): split(.dialog, text)
      case .option(let text): split(.option, text)
      case .snippet(let text): split(.snippet, text)
      case .error(let text): split(.error, text)
      case .opened(let what): split(.opened, what)
      case .summary: []
      case .performed(let place):
        turn.performed.indices.contains(place) ? [AnsweredLine(turn.performed[place])] : []
      }
    }
  }

  private init(_ performed: PerformedIntent) {
    kind = .performed
    text = CallText(performed).description
    self.performed = performed
  }

  private init(_ kind: LineKind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  /// A text of several lines becomes several lines, since a transcript's line cannot hold one; an
  /// empty one cannot be written and falls.
  private static func split(_ kind: LineKind, _ text: String) -> [AnsweredLine] {
    text.split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }
      .map { AnsweredLine(kind, $0) }
  }
}

/// A turn's lines beside those that were expected, in order.
public struct TurnComparison: Hashable, Sendable {
  /// One step of the comparison.
  public enum Step: Hashable, Sendable {
    /// Expected, and there.
    case same(ExpectedLine, AnsweredLine)
    /// Expected, and not there.
    case missing(ExpectedLine)
    /// There, and not expected.
    case unexpected(AnsweredLine)
  }

  /// The steps from the first line to the last.
  public var steps: [Step]
  /// Whether `= nothing` was expected and something was performed.
  public var performedInVain: Bool

  /// Whether the turn is as expected.
  public var agrees: Bool {
    !performedInVain && steps.allSatisfy { if case .same = $0 { true } else { false } }
  }

  /// Compares a turn with what is expected.
  ///
  /// All lines of a turn are compared as one sequence, with their kinds. Options, snippet lines and
  /// what came to the front are not compared where a turn does not write any; as soon as it writes
  /// one, all of that kind must agree. Sentences, performed intents and errors always must.
  /// - Complexity: O(n·m) in the numbers of lines.
  public init(expected turn: WrittenTurn, answered: [AnsweredLine]) {
    let written = Set(turn.expected.map(\.kind))
    let optional: Set<LineKind> = [.option, .snippet, .opened]
    let answered = answered.filter { !optional.contains($0.kind) || written.contains($0.kind) }
    steps = Self.align(turn.expected, answered)
    performedInVain = turn.expectsNothing && answered.contains { $0.kind == .performed }
  }

  /// The alignment with the most lines that agree.
  private static func align(_ expected: [ExpectedLine], _ answered: [AnsweredLine]) -> [Step] {
    let width = answered.count + 1
    var longest = [Int](repeating: 0, count: (expected.count + 1) * width)
    for i in expected.indices.reversed() {
      for j in answered.indices.reversed() {
        longest[i * width + j] =
          expected[i].accepts(answered[j])
          ? longest[(i + 1) * width + j + 1] + 1
          : max(longest[(i + 1) * width + j], longest[i * width + j + 1])
      }
    }
    var steps: [Step] = []
    var (i, j) = (0, 0)
    while i < expected.count || j < answered.count {
      if i < expected.count, j < answered.count, expected[i].accepts(answered[j]) {
        steps.append(.same(expected[i], answered[j]))
        i += 1
        j += 1
      } else if i < expected.count,
        j == answered.count || longest[(i + 1) * width + j] >= longest[i * width + j + 1]
      {
        steps.append(.missing(expected[i]))
        i += 1
      } else {
        steps.append(.unexpected(answered[j]))
        j += 1
      }
    }
    return steps
  }
}

extension ExpectedLine {
  /// Whether a line is the expected one; `…` in a sentence or an error stands for any text.
  public func accepts(_ line: AnsweredLine) -> Bool {
    guard kind == line.kind else { return false }
    if let call { return line.performed.map(call.describes) ?? false }
    guard kind == .dialog || kind == .error, text.contains("…") else { return text == line.text }
    let pieces = text.split(separator: "…", omittingEmptySubsequences: false)
    guard let first = pieces.first, let last = pieces.last, line.text.hasPrefix(first) else {
      return false
    }
    var rest = line.text.dropFirst(first.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let range = rest.firstRange(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
