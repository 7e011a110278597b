public import PhraseDiagnostics

/// Reads transcripts: collects every bad line and goes on after it.
public struct TranscriptParser {
  private let path: String
  private let lines: [String]
  private var faults: [Diagnostic]
  private var conversations: [Conversation] = []
  private var draft: Draft?
  private typealias Messages = TranscriptMessages

  /// A conversation that is being read.
  private struct Draft {
    var title: String?
    var line: Int
    var header = SessionHeader()
    var seenKeys: Set<String> = []
    var lastHeaderLine: Int
    var turns: [WrittenTurn] = []
    var hasContent = false
  }

  /// Reads a file.
  /// - Parameters:
  ///   - bytes: What the file holds.
  ///   - path: The file as the user named it.
  /// - Returns: The conversations that could be read, and what is wrong with the rest.
  /// - Complexity: O(n) in the number of bytes.
  public static func parse(
    _ bytes: some BidirectionalCollection<UInt8>, path: String
  ) -> (file: TranscriptFile, faults: [Diagnostic]) {
    let text = TextLines(bytes, path: path)
    var parser = TranscriptParser(path: path, lines: text.lines, faults: text.faults)
    for number in text.lines.indices { parser.read(number) }
    parser.finish()
    let file = TranscriptFile(
      path: path, lines: text.lines, conversations: parser.conversations)
    return (file, parser.faults.sorted { ($0.place?.line ?? 0) < ($1.place?.line ?? 0) })
  }

  private init(path: String, lines: [String], faults: [Diagnostic]) {
    self.path = path
    self.lines = lines
    self.faults = faults
  }

  // MARK: Lines

  private mutating func read(_ index: Int) {
    let line = lines[index]
    let content = line.trimmed
    guard let sign = content.first else { return }
    if content == "---" { return finish() }
    if draft == nil { draft = Draft(line: index + 1, lastHeaderLine: index + 1) }
    let text = Self.text(after: sign, in: line)
    switch sign {
    case "#":
      if draft?.title == nil, !text.trimmed.isEmpty { draft?.title = text.trimmed }
    case ">": begin(.utterance(text), at: index)
    case "*": if let event = event(text.trimmed, at: index) { begin(.event(event), at: index) }
    case "=": performed(text.trimmed, at: index)
    default:
      if let kind = LineKind(rawValue: String(sign)) {
        expect(kind, text.trimmed, at: index)
      } else {
        header(content, at: index)
      }
    }
  }

  /// What stands after a line's sign and one space.
  private static func text(after sign: Character, in line: String) -> String {
    guard let place = line.firstIndex(of: sign) else { return "" }
    let rest = line[line.index(after: place)...]
    return String(rest.first == " " ? rest.dropFirst() : rest)
  }

  private mutating func begin(_ cause: WrittenTurn.Cause, at index: Int) {
    draft?.hasContent = true
    draft?.turns.append(
      WrittenTurn(cause: cause, line: index + 1, expected: [], expectsNothing: false))
  }

  /// The turn that expected lines belong to; before the first one, what the session says by itself.
  private mutating func withTurn(_ index: Int, _ change: (inout WrittenTurn) -> Void) {
    if draft?.turns.isEmpty ?? false {
      begin(.beginning, at: (draft?.lastHeaderLine ?? index + 1) - 1)
    }
    guard let last = draft?.turns.indices.last else { return }
    draft.map {
      var copy = $0; change(&copy.turns[last]); draft = copy
    }
  }

  private mutating func expect(_ kind: LineKind, _ text: String, at index: Int) {
    guard !text.isEmpty else {
      return fault(Messages.emptySentence, at: index, help: Messages.signs)
    }
    withTurn(index) {
      $0.expected.append(ExpectedLine(kind: kind, text: text, line: index + 1))
    }
  }

  private mutating func performed(_ text: String, at index: Int) {
    guard text != "nothing" else {
      withTurn(index) { $0.expectsNothing = true }
      return checkNothing(at: index)
    }
    do throws(CallReader.Fault) {
      let call = try CallReader.call(text)
      withTurn(index) {
        $0.expected.append(
          ExpectedLine(kind: .performed, text: text, line: index + 1, call: call))
      }
      checkNothing(at: index)
    } catch {
      let start = Self.column(of: text, in: lines[index])
      fault(error.message, at: index, column: start + error.column, help: Messages.callHelp)
    }
  }

  private mutating func checkNothing(at index: Int) {
    guard let turn = draft?.turns.last, turn.expectsNothing,
      turn.expected.contains(where: { $0.kind == .performed })
    else { return }
    fault(Messages.both, at: index, help: Messages.bothHelp)
  }

  // MARK: Header

  private mutating func header(_ content: String, at index: Int) {
    let parts = content.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let isKey = parts.count == 2 && parts[0].allSatisfy { $0.isASCII && $0.isLetter }
    guard isKey, let key = parts.first.map(String.init) else {
      return fault(
        Messages.unknownLine, at: index, length: content.count, help: Messages.signs)
    }
    guard draft?.turns.isEmpty ?? true else {
      return fault(Messages.lateKey, at: index, length: key.count, help: Messages.lateKeyHelp)
    }
    draft?.hasContent = true
    draft?.lastHeaderLine = index + 1
    let isNew = draft?.seenKeys.insert(key).inserted ?? true
    guard isNew || key == "app" else {
      return fault(Messages.repeated(key), at: index, length: key.count, help: Messages.bothHelp)
    }
    let value = parts[1].trimmed
    do throws(HeaderFault) {
      try draft?.header.set(key, to: value)
    } catch {
      let isAboutKey = if case .unknownKey = error { true } else { value.isEmpty }
      let column = Self.column(
        of: isAboutKey ? key : value, in: lines[index], after: isAboutKey ? 0 : key.count + 1)
      faults.append(
        error.diagnostic(
          at: SourcePlace(file: path, line: index + 1, column: column),
          sourceLine: lines[index], length: isAboutKey ? key.count : value.count))
    }
  }

  // MARK: Events

  private mutating func event(_ text: String, at index: Int) -> WrittenEvent? {
    let word = String(text.prefix { $0.isLetter })
    let rest = text.dropFirst(word.count).trimmed
    let value = rest.hasPrefix(":") ? rest.dropFirst().trimmed : ""
    switch word {
    case "timeout": return plain(.timeout, rest, at: index)
    case "launch": return plain(.launch, rest, at: index)
    case "signin": return plain(.signin, rest, at: index)
    case "suggest": return plain(.suggest, rest, at: index)
    case "restart": return plain(.restart, rest, at: index)
    case "cancel": return plain(.cancel, rest, at: index)
    case "onscreen": return .onscreen(value.split { $0 == " " || $0 == "," }.map(String.init))
    case "store", "donate":
      guard !value.isEmpty else {
        fault(Messages.fileExpected, at: index, column: Self.column(of: text, in: lines[index]))
        return nil
      }
      return word == "store" ? .store(file: value) : .donate(file: value)
    case "place": return .place(value.isEmpty || value == "-" ? nil : value)
    case "now": return advance(rest, at: index)
    case "did": return did(rest, at: index)
    default:
      let help =
        Suggestion.help(for: word, in: Messages.events)
        ?? "it is one of \(Messages.events.joined(separator: ", "))"
      fault(
        Messages.unknownEvent(word.isEmpty ? text : word), at: index,
        column: Self.column(of: text, in: lines[index], after: 1),
        length: max(1, word.count), help: help)
      return nil
    }
  }

  private mutating func plain(
    _ event: WrittenEvent, _ rest: String, at index: Int
  ) -> WrittenEvent? {
    guard rest.isEmpty else {
      let column = Self.column(of: rest, in: lines[index])
      fault(Messages.noCondition, at: index, column: column, length: rest.count)
      return nil
    }
    return event
  }

  private mutating func advance(_ text: String, at index: Int) -> WrittenEvent? {
    let units: [Character: Int] = ["s": 1, "m": 60, "h": 3600, "d": 86400]
    guard text.first == "+", let unit = text.last.flatMap({ units[$0] }),
      let count = Int(text.dropFirst().dropLast()), (0...1_000_000).contains(count)
    else {
      let column = Self.column(of: text.isEmpty ? "now" : text, in: lines[index])
      fault(Messages.malformedShift, at: index, column: column, length: text.count)
      return nil
    }
    return .advance(seconds: count * unit)
  }

  private mutating func did(_ text: String, at index: Int) -> WrittenEvent? {
    do throws(CallReader.Fault) {
      return .did(try CallReader.call(text))
    } catch {
      let start = text.isEmpty ? lines[index].count + 1 : Self.column(of: text, in: lines[index])
      fault(error.message, at: index, column: start + error.column, help: Messages.callHelp)
      return nil
    }
  }

  // MARK: Ends and faults

  private mutating func finish() {
    defer { draft = nil }
    guard let draft, draft.hasContent else { return }
    if draft.header.apps.isEmpty, !draft.seenKeys.contains("app") {
      faults.append(
        Diagnostic(
          .error, Messages.noApp, at: SourcePlace(file: path, line: draft.line),
          sourceLine: lines[draft.line - 1], help: Messages.noAppHelp))
    }
    conversations.append(
      Conversation(
        title: draft.title ?? "\(path):\(draft.line)", file: path, line: draft.line,
        header: draft.header, turns: draft.turns))
  }

  private mutating func fault(
    _ message: String, at index: Int, column: Int? = nil, length: Int = 1, help: String? = nil
  ) {
    let line = lines[index]
    let first = (line.firstIndex { !$0.isWhitespace }).map {
      line.distance(from: line.startIndex, to: $0)
    }
    faults.append(
      Diagnostic(
        .error, message,
        at: SourcePlace(file: path, line: index + 1, column: column ?? (first ?? 0) + 1),
        sourceLine: line, length: length, help: help))
  }

  /// The column where a part of a line stands, counted from 1.
  private static func column(of part: String, in line: String, after start: Int = 0) -> Int {
    let rest = line.dropFirst(start)
    guard let range = rest.firstRange(of: part) else { return 1 }
    return line.distance(from: line.startIndex, to: range.lowerBound) + 1
  }
}
