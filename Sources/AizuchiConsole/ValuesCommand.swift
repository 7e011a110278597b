import FoundationEssentials
import IntentTranscripts
import LanguagePacks
import PhraseDiagnostics
import ValueRecognition

/// `aizuchi values`: utterances in, recognized values out.
enum ValuesCommand: ConsoleCommand {
  static let shape = CommandShape(
    "values", "find the numbers, dates and other values in utterances", operands: "[FILE|-]",
    options: [
      SessionOptions.locale,
      OptionShape("now", "TIME", "what 'tomorrow' is said at, as 2024-07-10T12:00:00+09:00"),
      OptionShape("json", nil, "print one object for each line"),
    ],
    details: """
      Each line is an utterance. A line that begins with { is an object {"id","lang","input",
      "reference"}, where the reference is a local time without a zone, and is answered with
      {"id","values":[{"start","end","type","values":[...]}]}. Ranges are half-open, in Unicode
      scalars of the utterance; overlapping values of different kinds are all there.
      """)

  static func run(
    _ arguments: CommandArguments, in context: ConsoleContext
  ) async throws -> ExitCode {
    guard arguments.operands.count <= 1 else {
      throw UsageMessages.noOperands(shape.name, arguments.operands[1])
    }
    var read = arguments
    read.operands = []
    if let path = arguments.operands.first { read.options["file"] = [path] }
    let header = try SessionOptions.header(of: arguments)
    var printer = Printer(
      locale: header.locale ?? LanguagePack.fallbackLanguage, now: header.now ?? Printer.fixedNow,
      timeZone: header.timeZone ?? .gmt, isJSON: arguments.has("json"), data: try context.data(),
      output: context.output)
    var faults = ExitCode.success
    let code = try await UtteranceInput.each(read, in: context) { line in
      if !(try printer.show(line)) { faults = .badData }
    }
    return code == .success ? faults : code
  }

  /// A line that is an object.
  private struct Case: Decodable {
    var id: String
    var lang: String
    var input: String
    var reference: String?
  }

  /// Recognizes the values of a line and prints them.
  private struct Printer {
    let locale: String
    let now: Date
    let timeZone: TimeZone
    let isJSON: Bool
    let data: PhraseData
    let output: ConsoleOutput
    private var recognizers: [String: ValueRecognizer] = [:]

    /// The clock where none is given: 2024-01-01T12:00:00Z, as in transcripts.
    static let fixedNow = Date(timeIntervalSince1970: 1_704_110_400)

    init(
      locale: String, now: Date, timeZone: TimeZone, isJSON: Bool, data: PhraseData,
      output: ConsoleOutput
    ) {
      self.locale = locale
      self.now = now
      self.timeZone = timeZone
      self.isJSON = isJSON
      self.data = data
      self.output = output
    }

    private mutating func recognizer(_ language: String) throws(Diagnostic) -> ValueRecognizer {
      if let known = recognizers[language] { return known }
      let made = try ValueRecognizer(language: LanguagePack(language, from: data))
      recognizers[language] = made
      return made
    }

    /// Prints a line's values; returns whether the line could be used.
    mutating func show(_ line: String) throws -> Bool {
      guard line.hasPrefix("{") else {
        let context = ValueContext(
          now: now, timeZone: timeZone, locale: Locale(identifier: locale))
        let values = try recognizer(locale).values(in: line, context)
        let report = ValueReport(context: context)
        guard isJSON else {
          output.write(report.text(line, values))
          return true
        }
        output.writeLine(report.json("utterance", line, values).description)
        return true
      }
      guard let asked = try? JSONDecoder().decode(Case.self, from: Data(line.utf8)) else {
        output.note(ConsoleMessages.badValuesLine)
        return false
      }
      let now = asked.reference.flatMap { try? Date($0 + "Z", strategy: .iso8601) }
      let context = ValueContext(
        now: now ?? Self.fixedNow, timeZone: .gmt,
        locale: Locale(identifier: asked.lang == "en" ? "en_US" : asked.lang))
      let values = try recognizer(asked.lang).values(in: asked.input, context)
      let report = ValueReport(context: context)
      output.writeLine(report.json("id", asked.id, values).description)
      return true
    }
  }
}

extension ValueReport {
  /// The object of a line, under the name that its first member has.
  func json(_ name: String, _ text: String, _ values: [RecognizedValue]) -> JSONValue {
    .object([.init(name, .string(text)), .init("values", .array(values.map(json)))])
  }

  /// The lines for people.
  func text(_ line: String, _ values: [RecognizedValue]) -> String {
    let scalars = Array(line.unicodeScalars)
    var text = TurnText.visible(line) + "\n"
    for value in values {
      let said = String(String.UnicodeScalarView(scalars[value.range]))
      let object = json(value)
      let readings = (object["values"]?.elements ?? []).map { reading in
        (reading.members ?? []).filter { $0.name != "timex" && $0.name != "type" }.map {
          $0.value.text ?? $0.value.description
        }.joined(separator: " ")
      }
      text += "  \(Self.type(value.kind))  \(TurnText.visible(said))  "
      text += readings.joined(separator: " | ") + "\n"
    }
    return text
  }
}
