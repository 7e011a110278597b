import FoundationEssentials
import IntentTranscripts
import LanguagePacks
import PhraseDiagnostics
import ValueRecognition

/// A line that is an object.
private struct ValueCase: Decodable {
  var id: String
  var lang: String
  var input: String
  var reference: String?
}

/// Recognizes the values of a line and prints them.
struct ValuePrinter {
  let locale: String
  let now: Date
  let timeZone: TimeZone
  let isJSON: Bool
  let showsRules: Bool
  let data: PhraseData
  let output: ConsoleOutput
  private var recognizers: [String: ValueRecognizer] = [:]

  /// The clock of objects without a reference: 2024-01-01T12:00:00Z, as in transcripts.
  static let fixedNow = Date(timeIntervalSince1970: 1_704_110_400)

  /// Makes one with a command's options.
  init(
    _ arguments: CommandArguments, in context: ConsoleContext, showsRules: Bool = false
  ) throws {
    let header = try SessionOptions.header(of: arguments)
    locale = header.locale ?? LanguagePack.fallbackLanguage
    now = header.now ?? Date()
    timeZone = header.timeZone ?? .current
    isJSON = arguments.has("json")
    self.showsRules = showsRules
    data = try context.data()
    output = context.output
    if try LanguagePack(locale, from: data).isNeutral {
      output.note(ConsoleMessages.noValueRules(locale))
    }
  }

  private mutating func recognizer(_ language: String) throws(Diagnostic) -> ValueRecognizer {
    if let known = recognizers[language] { return known }
    let made = try ValueRecognizer(language: LanguagePack(language, from: data))
    try made.prepare()
    recognizers[language] = made
    return made
  }

  /// The longest line that is read: an object around the longest utterance, each character of it
  /// written as two escaped units.
  static let longestLine = TextLines.longest * 12 + 1_000

  private func check(_ utterance: String) throws(LineFault) {
    guard utterance.unicodeScalars.count <= TextLines.longest else {
      throw LineFault(TextLines.tooLongFault)
    }
  }

  /// Prints a line's values.
  /// - Throws: `LineFault` for a line that cannot be used.
  mutating func show(_ line: String) throws {
    guard line.hasPrefix("{") else {
      try check(line)
      let context = ValueContext(
        now: now, timeZone: timeZone, locale: Locale(identifier: locale))
      let values = try recognizer(locale).values(in: line, context)
      let report = ValueReport(context: context)
      guard isJSON else {
        output.write(report.text(line, values, withRules: showsRules))
        return
      }
      output.writeLine(report.json("utterance", line, values).description)
      return
    }
    guard let asked = try? JSONDecoder().decode(ValueCase.self, from: Data(line.utf8)) else {
      throw LineFault(ConsoleMessages.badValuesLine)
    }
    try check(asked.input)
    var header = SessionHeader()
    if let reference = asked.reference, (try? header.set("now", to: reference + "Z")) == nil {
      throw LineFault(ConsoleMessages.badReference(reference))
    }
    let context = ValueContext(
      now: header.now ?? Self.fixedNow, timeZone: .gmt,
      locale: Locale(identifier: asked.lang == "en" ? "en_US" : asked.lang))
    let values = try recognizer(asked.lang).values(in: asked.input, context)
    let report = ValueReport(context: context)
    output.writeLine(report.json("id", asked.id, values).description)
  }
}
