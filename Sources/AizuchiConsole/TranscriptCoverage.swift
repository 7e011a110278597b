import DialogEngine
import IntentCatalog
import IntentMatching
import IntentRuntime
import IntentTranscripts
import LanguagePacks
import PhraseDiagnostics

/// What transcripts touch of their apps, and what they do not.
struct TranscriptCoverage {
  /// An app in a language.
  private struct Subject: Hashable {
    var app: String
    var language: String
  }

  /// What may be touched, and whether it was, in the order in which it was found.
  private struct Items {
    var names: [String] = []
    var touched: Set<String> = []

    mutating func add(_ name: String) { if !names.contains(name) { names.append(name) } }
    mutating func touch(_ name: String) {
      add(name)
      touched.insert(name)
    }
  }

  private var subjects: [Subject] = []
  private var items: [Subject: [Kind: Items]] = [:]

  private enum Kind: String, CaseIterable {
    case shortcut, phrase, prompt, refusal
  }

  /// The text that lists what no conversation touched.
  static func measure(
    _ reports: [ConversationReport], data: PhraseData, in context: ConsoleContext
  ) async throws -> String {
    var coverage = TranscriptCoverage()
    var matchers: [[String]: PhraseMatcher] = [:]
    for report in reports {
      let header = report.conversation.header.settled
      let key = header.apps + [header.locale ?? ""]
      if matchers[key] == nil {
        let folder = report.conversation.file.lastIndex(of: "/")
        let request = SessionRequest(
          header: header, folder: folder.map { String(report.conversation.file[..<$0]) } ?? ".",
          data: data, storesInMemory: true)
        let (apps, locale) = try await MatchingOptions.apps(for: request, in: context)
        matchers[key] = try PhraseMatcher(apps, locale: locale, data: data)
      }
      if let matcher = matchers[key] { coverage.add(report, matcher) }
    }
    return coverage.text
  }

  // MARK: Counting

  private mutating func add(_ report: ConversationReport, _ matcher: PhraseMatcher) {
    let language = PhraseList.languageCode(matcher.locale)
    for app in matcher.apps { declare(app.catalog, language) }
    let options = MatchOptions(isBound: matcher.apps.count == 1)
    var open: (subject: Subject, prompt: String)?
    for turn in report.turns {
      if let asked = open, turn.turn.outcome == .cancelled {
        touch(asked.subject, .refusal, asked.prompt)
      }
      if turn.turn.reading != nil, let said = turn.turn.say,
        let match = matcher.match(said, options).matches.first
      {
        let subject = Subject(app: match.app, language: language)
        touch(subject, .phrase, "\(match.intent): \(match.template)")
        touch(subject, .shortcut, "\(match.shortcut) \(match.intent)")
      }
      open = asked(in: turn.turn, matcher, language)
      guard let asked = open else { continue }
      touch(asked.subject, .prompt, asked.prompt)
      items[asked.subject]?[.refusal, default: Items()].add(asked.prompt)
    }
  }

  private func asked(
    in turn: Turn, _ matcher: PhraseMatcher, _ language: String
  ) -> (subject: Subject, prompt: String)? {
    guard let prompt = turn.prompt, let intent = turn.intent,
      let app = matcher.apps.first(where: { $0.catalog.intent(intent) != nil })
    else { return nil }
    let parameter = prompt.parameter.map { ".\($0)" } ?? ""
    return (
      Subject(app: app.catalog.id, language: language),
      "\(intent)\(parameter) \(prompt.kind.rawValue)"
    )
  }

  /// Notes what an app has in a language.
  private mutating func declare(_ catalog: AppCatalog, _ language: String) {
    let subject = Subject(app: catalog.id, language: language)
    guard items[subject] == nil else { return }
    subjects.append(subject)
    items[subject] = [:]
    for (number, shortcut) in catalog.shortcuts.enumerated() {
      add(subject, .shortcut, "\(number) \(shortcut.intent)")
      for phrase in PhraseList.phrases(of: shortcut, in: catalog, language) {
        add(subject, .phrase, "\(shortcut.intent): \(phrase)")
      }
      for parameter in catalog.intent(shortcut.intent)?.parameters ?? []
      where !parameter.isOptional && parameter.defaultValue == nil
        && shortcut.arguments[parameter.name] == nil
      {
        add(subject, .prompt, "\(shortcut.intent).\(parameter.name) requestValue")
      }
    }
  }

  private mutating func add(_ subject: Subject, _ kind: Kind, _ name: String) {
    items[subject]?[kind, default: Items()].add(name)
  }

  private mutating func touch(_ subject: Subject, _ kind: Kind, _ name: String) {
    items[subject]?[kind, default: Items()].touch(name)
  }

  // MARK: Showing

  private var text: String {
    var text = ""
    for subject in subjects {
      text += "coverage of \(subject.app) in \(subject.language)\n"
      for kind in Kind.allCases {
        guard let found = items[subject]?[kind], !found.names.isEmpty else { continue }
        text += "  \(kind.rawValue)s: \(found.touched.count) of \(found.names.count)\n"
        for name in found.names where !found.touched.contains(name) {
          text += "    untouched: \(name)\n"
        }
      }
    }
    return text
  }
}
