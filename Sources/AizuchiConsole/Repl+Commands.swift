import IntentCatalog
import IntentMatching
import IntentRuntime
import IntentTranscripts
import LanguagePacks
import PhraseDiagnostics

extension Repl {
  /// Does what a line that begins with a colon asks for.
  func command(_ line: String) async {
    let parts = line.dropFirst().split(separator: " ", maxSplits: 1)
    let name = parts.first.map(String.init) ?? ""
    let rest = parts.count > 1 ? parts[1].drop { $0 == " " } : ""
    guard let command = ColonCommand(rawValue: name) else {
      let near = Suggestion.closest(to: name, in: ColonCommand.allCases.map(\.rawValue))
      return say("console.unknown", ["command": ":\(name)", "nearest": ":\(near ?? "help")"])
    }
    do {
      try await perform(command, String(rest))
    } catch let diagnostic as Diagnostic {
      context.show([diagnostic])
    } catch let failure as CommandFailure {
      context.show(failure.diagnostics)
    } catch {
      context.output.note("\(ConsoleMessages.internalFault)\(error)")
    }
  }

  private func perform(_ command: ColonCommand, _ rest: String) async throws {
    switch command {
    case .help: help()
    case .explain: try await explain(rest)
    case .phrases: try await listPhrases()
    case .app: try await changeApps(rest)
    case .locale: try await changeLocale(rest)
    case .undo: try await undo()
    case .save: try save(rest)
    case .html: try await writeSnippet(rest)
    case .reload: try await reload()
    case .reset: try await restart(resuming: nil, saying: "console.reset")
    case .launch: await turn(.event(.launch))
    case .signin: await turn(.event(.signin))
    case .store: await event("store: \(rest)", isComplete: !rest.isEmpty, command)
    case .do: await event("did \(rest)", isComplete: !rest.isEmpty, command)
    case .suggest: await turn(.event(.suggest))
    case .quit: isEnding = true
    }
  }

  private func help() {
    say("console.help")
    let width = ColonCommand.allCases.map { $0.rawValue.count + $0.argument.count }.max() ?? 0
    let stream: ConsoleOutput.Stream = isJSON ? .messages : .results
    for command in ColonCommand.allCases {
      let name = (command.rawValue + command.argument).padded(toWidth: width)
      let what = language.sentence("console.help.\(command.rawValue)")
      context.output.write("  :\(name)  \(what)\n", to: stream)
    }
  }

  private func event(_ text: String, isComplete: Bool, _ command: ColonCommand) async {
    guard isComplete else { return missing(command) }
    let (file, faults) = TranscriptParser.parse(Array("app: -\n* \(text)".utf8), path: ":")
    guard let cause = file.conversations.first?.turns.first?.cause, faults.isEmpty else {
      return context.show(faults.map { Diagnostic(.error, $0.message, help: $0.help) })
    }
    await turn(cause)
  }

  private func missing(_ command: ColonCommand) {
    say("console.missing", ["command": ":\(command.rawValue)\(command.argument)"])
  }

  private func explain(_ text: String) async throws {
    let last = record.reversed().lazy.compactMap { turn -> String? in
      if case .utterance(let said) = turn.cause { said } else { nil }
    }.first
    guard let utterance = text.isEmpty ? last : text else { return missing(.explain) }
    let (apps, _) = try await MatchingOptions.apps(for: request, in: context)
    let matcher = try PhraseMatcher(apps, locale: locale, data: request.data)
    let explanation = matcher.explain(
      utterance,
      MatchOptions(
        tiers: request.header.tiers, isBound: request.header.isBound ?? (apps.count == 1)))
    context.output.write(Explanation.text(explanation), to: isJSON ? .messages : .results)
  }

  private func listPhrases() async throws {
    let stream: ConsoleOutput.Stream = isJSON ? .messages : .results
    for name in request.header.apps {
      let app = try await context.library.app(name, for: request)
      context.output.write(PhraseList.text(of: app.catalog, locale: locale), to: stream)
      let examples = try SchemaLines([app.catalog], locale: locale, data: request.data)?.examples
      for example in examples ?? [] { context.output.write("    \(example)\n", to: stream) }
    }
  }

  /// The session's locale.
  var locale: String { request.header.locale ?? "en" }

  /// What the tab key completes to: the phrases with the values filled in.
  func completions() async -> [String] {
    var lines: [String] = []
    for name in request.header.apps {
      guard let app = try? await context.library.app(name, for: request) else { continue }
      lines += PhraseList.sentences(of: app, locale: locale)
    }
    return lines
  }

  // MARK: Changing the session

  private func changeApps(_ text: String) async throws {
    guard !text.isEmpty else {
      return say(
        "console.apps",
        [
          "current": request.header.apps.joined(separator: ", "),
          "known": context.library.names.joined(separator: ", "),
        ])
    }
    var header = request.header
    header.apps = []
    try set("app", to: text, in: &header)
    try await exchange(header, saying: nil)
    say("console.app", ["app": await appNames()])
    await keep()
  }

  private func changeLocale(_ text: String) async throws {
    guard !text.isEmpty else { return say("console.locale", ["locale": locale]) }
    var header = request.header
    try set("locale", to: text, in: &header)
    try await exchange(header, saying: "console.locale", ["locale": text])
  }

  private func set(_ key: String, to value: String, in header: inout SessionHeader) throws {
    do throws(HeaderFault) {
      try header.set(key, to: value)
    } catch {
      throw error.diagnostic()
    }
  }

  /// Goes on with another header; when that fails, everything stays as it was.
  private func exchange(
    _ header: SessionHeader, saying key: String?, _ arguments: [String: String] = [:]
  ) async throws {
    let old = request
    request.header = header
    request.resuming = nil
    do {
      try await begin()
    } catch {
      request = old
      throw error
    }
    guard let key else { return }
    say(key, arguments)
    await keep()
  }

  /// Goes on with the session as it was saved, or with a new one.
  private func restart(resuming bytes: [UInt8]?, saying key: String) async throws {
    let old = request
    request.resuming = bytes
    do {
      try await begin()
    } catch {
      request = old
      throw error
    }
    if bytes == nil { record = [] }
    say(key)
    await keep()
  }

  private func reload() async throws {
    request.data = try context.data()
    try await restart(resuming: try await session?.save(), saying: "console.reload")
  }

  private func undo() async throws {
    guard let last = record.last, let before = last.before else { return say("console.undo.none") }
    if let done = last.turn.performed.first {
      return say("console.undo.performed", ["call": CallText(done).description])
    }
    record.removeLast()
    let kept = record
    try await restart(resuming: before, saying: "console.undo")
    record = kept
    prompt = record.last?.turn.prompt
  }

  /// Writes the snippet that was shown last as a file for a browser.
  private func writeSnippet(_ path: String) async throws {
    guard !path.isEmpty else { return missing(.html) }
    guard let html = await session?.snippetHTML() else { return say("console.html.none") }
    try FileAccess.write(Array(html.utf8), to: path)
    say("console.html", ["file": path])
  }

  private func save(_ path: String) throws {
    guard !path.isEmpty else { return missing(.save) }
    let turns = record.map { (cause: $0.cause, turn: $0.turn) }
    let text = TranscriptWriter.text(of: turns, header: request.header)
    try FileAccess.write(Array(text.utf8), to: path)
    say("console.save", ["file": path])
  }
}
