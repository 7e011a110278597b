import FoundationEssentials
import IntentTranscripts
import LanguagePacks
import ValueRecognition

/// Times the reading of values, all kinds on.
struct ValueBench: Sendable {
  /// The language and region; both languages that have lines of their own where there is none.
  let locale: String?
  /// What is read; the lines of `Phrases/Values/utterances.json` where there is none.
  let lines: [String]?
  let passes: Int

  /// What was measured in one language.
  struct Result: Sendable {
    var locale: String
    var lines: Int
    /// How many values a pass found.
    var found: Int
    /// Microseconds, each call, sorted.
    var samples: [Double]
    /// Microseconds, the best pass of each line, sorted.
    var best: [Double]
    /// How long the rules took to compile.
    var buildSeconds: Double

    /// The line for people.
    var text: String {
      "\(locale): \(lines) lines, \(found) values; p50 \(samples.percentile(50)) µs, "
        + "p99 \(samples.percentile(99)) µs, best p50 \(best.percentile(50)) µs; "
        + "rules compiled in \(buildSeconds.rounded(places: 3)) s"
    }

    /// The object of `bench --values --json`.
    var json: JSONValue {
      .object([
        .init("lang", .string(locale)), .init("n", .int(lines)), .init("values", .int(found)),
        .init("p50_us", .double(samples.percentile(50))),
        .init("p99_us", .double(samples.percentile(99))),
        .init("p50_min_us", .double(best.percentile(50))),
        .init("build_s", .double(buildSeconds.rounded(places: 6))),
      ])
    }
  }

  /// Reads every line as often as said.
  func run(data: PhraseData) throws -> [Result] {
    if let locale, let lines { return [try measure(locale, lines, data)] }
    let pack = try LanguagePack(locale ?? LanguagePack.fallbackLanguage, from: data)
    if let lines { return [try measure(LanguagePack.fallbackLanguage, lines, data)] }
    let own = try pack.common([String: [String]].self, "utterances.json") ?? [:]
    let wanted = own.sorted { $0.key < $1.key }.filter { locale == nil || $0.key == pack.language }
    return try wanted.map { try measure($0.key, $0.value, data) }
  }

  private func measure(_ locale: String, _ lines: [String], _ data: PhraseData) throws -> Result {
    let clock = ContinuousClock()
    let start = clock.now
    let recognizer = try ValueRecognizer(language: LanguagePack(locale, from: data))
    try recognizer.prepare()
    var result = Result(
      locale: locale, lines: lines.count, found: 0, samples: [],
      best: Array(repeating: .infinity, count: lines.count),
      buildSeconds: (clock.now - start).microseconds / 1e6)
    let context = ValueContext(
      now: ValuePrinter.fixedNow, timeZone: .gmt, locale: Locale(identifier: locale))
    for pass in 0..<passes {
      for (place, line) in lines.enumerated() {
        let start = clock.now
        let values = recognizer.values(in: line, context)
        let took = (clock.now - start).microseconds
        result.samples.append(took)
        result.best[place] = min(result.best[place], took)
        if pass == 0 { result.found += values.count }
      }
    }
    result.samples.sort()
    result.best.sort()
    return result
  }
}
