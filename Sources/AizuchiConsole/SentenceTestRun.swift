import CatalogFiles
import Foundation
import IntentCatalog
import PhraseDiagnostics
import SentenceMatching

/// `aizuchi test --hassil`: Home Assistant's own tests of its sentences.
struct SentenceTestRun {
  private let folder: SentenceFolder
  private let isJSON: Bool
  private let context: ConsoleContext
  private let filter: String?

  init(_ path: String, _ arguments: CommandArguments, in context: ConsoleContext) throws {
    folder = try SentenceFolder(path: path)
    isJSON = arguments.has("json")
    filter = arguments["filter"]?.lowercased()
    self.context = context
  }

  /// Runs the tests of some languages, or of all that have some.
  func run(languages chosen: [String?]) throws -> ExitCode {
    let languages = chosen.compactMap { $0 }
    guard !languages.isEmpty else {
      throw CommandFailure(Diagnostic(.error, ConsoleMessages.noSentenceTests), .missingInput)
    }
    var differing = 0
    for language in languages { differing += try run(language) }
    return differing == 0 ? .success : .findings
  }

  /// Runs a language's tests; how many sentences differ.
  private func run(_ language: String) throws -> Int {
    let grammar = try SentenceGrammar(try folder.sentences(language: language))
    context.show(grammar.faults)
    var summary = SentenceSummary(language: language)
    for file in try folder.tests(language: language) {
      let house = try grammar.replacing(lists: file.lists)
      for test in file.cases where isWanted(test) {
        let clock = ContinuousClock()
        let start = clock.now
        let found = house.match(test.sentence, context: test.context)
        summary.times.append(clock.now - start)
        let result = SentenceResult(test, found, house.set)
        summary.count += 1
        if result.reason == nil { summary.agreeing += 1 }
        report(result, language)
      }
    }
    context.output.writeLine(isJSON ? JSONLine.text(summary.json) : summary.line)
    return summary.count - summary.agreeing
  }

  private func isWanted(_ test: SentenceCase) -> Bool {
    guard let filter else { return true }
    return test.sentence.lowercased().contains(filter) || test.intent.lowercased().contains(filter)
  }

  private func report(_ result: SentenceResult, _ language: String) {
    if isJSON {
      context.output.writeLine(JSONLine.text(result.json(language)))
    } else if let reason = result.reason {
      let place = "\(result.test.place.file):\(result.test.place.line)"
      context.output.writeLine("\(place): \"\(result.test.sentence)\": \(reason)")
    }
  }
}

/// What became of a sentence.
private struct SentenceResult {
  let test: SentenceCase
  let found: SentenceMatch?
  /// What differs; nil where nothing does.
  let reason: String?

  init(_ test: SentenceCase, _ found: SentenceMatch?, _ set: SentenceSet) {
    self.test = test
    self.found = found
    reason =
      found.map { match in
        test.difference(
          intent: match.intent, way: set.blocks[match.block].name, slots: Self.slots(match))
      } ?? ConsoleMessages.sentenceNotRead
  }

  private static func slots(_ match: SentenceMatch) -> [String: ParameterValue] {
    Dictionary(match.slots.map { ($0.name, $0.value) }) { $1 }
  }

  func json(_ language: String) -> [String: JSONLine] {
    var object: [String: JSONLine] = [
      "language": .text(language), "say": .text(test.sentence), "agrees": .truth(reason == nil),
      "expected": .object(["intent": .text(test.intent), "slots": .values(test.slots)]),
    ]
    if let reason { object["reason"] = .text(reason) }
    if let found {
      object["found"] = .object([
        "intent": .text(found.intent), "slots": .values(Self.slots(found)),
        "response": .text(found.response),
      ])
    }
    return object
  }
}

/// How a language's tests went.
private struct SentenceSummary {
  var language: String
  var count = 0
  var agreeing = 0
  var times: [Duration] = []

  private func percentile(_ share: Double) -> Double {
    let sorted = times.sorted()
    guard !sorted.isEmpty else { return 0 }
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))] / .microseconds(1)
  }

  var line: String {
    let (p50, p99) = (Int(percentile(0.5).rounded()), Int(percentile(0.99).rounded()))
    return "\(language): \(agreeing) of \(count) sentences agree (p50 \(p50) µs, p99 \(p99) µs)"
  }

  var json: [String: JSONLine] {
    [
      "language": .text(language), "sentences": .number(Double(count)),
      "agreeing": .number(Double(agreeing)), "p50_us": .number(percentile(0.5)),
      "p99_us": .number(percentile(0.99)),
    ]
  }
}

/// A value of a line of JSON.
enum JSONLine: Encodable {
  case text(String)
  case truth(Bool)
  case number(Double)
  case object([String: JSONLine])
  case values([String: ParameterValue])

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .text(let text): try text.encode(to: encoder)
    case .truth(let truth): try truth.encode(to: encoder)
    case .number(let number): try number.encode(to: encoder)
    case .object(let object): try object.encode(to: encoder)
    case .values(let values): try values.encode(to: encoder)
    }
  }

  /// An object as one line, its keys sorted.
  static func text(_ object: [String: JSONLine]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(object)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
