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
      OptionShape("now", "TIME", "what 'tomorrow' is said at, as 2024-07-10T12:00:00+09:00 (now)"),
      OptionShape("json", nil, "print one object for each line"),
    ],
    details: """
      Each line is an utterance. A line that begins with { is an object {"id","lang","input",
      "reference"}, where the reference is a local time without a zone (2024-01-01T12:00:00 where
      it is null), and is answered with {"id","values":[{"start","end","type","values":[...]}]}. Ranges are half-open, in Unicode
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
    var printer = try ValuePrinter(arguments, in: context)
    return try await UtteranceInput.each(read, in: context, longest: ValuePrinter.longestLine) {
      try printer.show($0)
    }
  }
}

extension ValueReport {
  /// The object of a line, under the name that its first member has.
  func json(_ name: String, _ text: String, _ values: [RecognizedValue]) -> JSONValue {
    .object([.init(name, .string(text)), .init("values", .array(values.map(json)))])
  }

  /// The lines for people, with the rules that found the values or without.
  func text(_ line: String, _ values: [RecognizedValue], withRules: Bool) -> String {
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
      let problem = value.problem.map { "(\(ConsoleMessages.problem($0)))" }
      let shown = (readings.filter { !$0.isEmpty } + [problem].compactMap(\.self))
      text += "  \(Self.type(value.kind))  \(TurnText.visible(said))  "
      text += shown.joined(separator: " | ") + "\n"
      if withRules { text += "    by \(value.rule ?? Self.words(of: value.kind))\n" }
    }
    return text
  }

  /// The file whose words find a kind of value that no form of a rule does.
  private static func words(of kind: RecognizedValue.Kind) -> String {
    switch kind {
    case .integer, .decimal, .ordinal: "numbers.json"
    case .numberRange: "ranges.json"
    case .currency: "money.json"
    case .percentage, .dimension, .temperature, .age: "measures.json"
    case .url, .email: "addresses.json"
    case .phone: "phones.json"
    case .person: "people.json"
    default: "quantities.json"
    }
  }
}
