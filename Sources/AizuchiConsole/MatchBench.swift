import IntentMatching
import LanguagePacks
import PhraseDiagnostics

/// Times matching over a workload.
struct MatchBench: Sendable {
  /// How much the slow matcher may do to check the readings.
  private static let sentencesOfCheck = 2_000_000

  let lines: BenchLines
  /// An index file that is opened instead of compiling the lines' apps.
  let index: String?
  let options: MatchOptions
  let passes: Int
  /// What the order of the utterances in each pass is drawn from.
  let seed: UInt64

  /// What was measured.
  struct Result: Sendable {
    var name: String
    var language: String
    var size: Int
    var buildSeconds: Double
    var memory: Double
    var memoryBefore: Double
    /// Class to microseconds, each call of each pass.
    var samples: [String: [Double]] = [:]
    /// Class to microseconds of the first pass.
    var first: [String: [Double]] = [:]
    /// Class to microseconds, the best pass of each utterance.
    var best: [String: [Double]] = [:]
    /// Class to how many answers were right, and of how many.
    var right: [String: (right: Int, all: Int)] = [:]
    /// How many exact readings the slow matcher has too, and how many were compared.
    var naive: (equal: Int, all: Int)?
  }

  /// Builds the matcher and matches every utterance as often as said, in another order each time.
  func run(data: PhraseData) throws -> Result {
    ProcessMemory.resetPeak()
    let before = ProcessMemory.current
    let clock = ContinuousClock()
    let start = clock.now
    let matcher = try ready(data)
    var result = Result(
      name: options.edits.map { "aizuchi-edits\($0)" } ?? "aizuchi", language: lines.language,
      size: lines.size,
      buildSeconds: (clock.now - start).microseconds / 1e6, memory: 0, memoryBefore: before)
    var random = SeededNumbers(seed: seed)
    var best = [Double](repeating: .infinity, count: lines.lines.count)
    var kinds = [String](repeating: "", count: lines.lines.count)
    for pass in 0..<passes {
      for place in lines.lines.indices.shuffled(using: &random) {
        let line = lines.lines[place]
        let start = clock.now
        let found = try measuredMatch(matcher, line.text, options)
        let took = (clock.now - start).microseconds
        let kind = line.answer?.class ?? (found.status == .none ? "miss" : "hit")
        kinds[place] = kind
        result.samples[kind, default: []].append(took)
        best[place] = min(best[place], took)
        guard pass == 0 else { continue }
        result.first[kind, default: []].append(took)
        guard let answer = line.answer else { continue }
        let isRight = Workload.isRight(found, for: answer)
        result.right[kind, default: (0, 0)].all += 1
        result.right[kind, default: (0, 0)].right += isRight ? 1 : 0
      }
    }
    result.memory = ProcessMemory.peak
    for (kind, took) in zip(kinds, best) { result.best[kind, default: []].append(took) }
    result.naive = try lines.workload.map { try check(matcher, $0) }
    return result
  }

  private func ready(_ data: PhraseData) throws -> ReadyMatcher {
    if let index { return try ReadyMatcher(index: index, data: data) }
    return .built(
      BuiltMatcher(try PhraseMatcher(lines.apps, locale: lines.language, data: data)))
  }

  /// Compares the exact readings with those of a matcher that is slow and sure.
  private func check(
    _ matcher: ReadyMatcher, _ workload: Workload
  ) throws(Diagnostic) -> (equal: Int, all: Int) {
    var naive = NaiveMatcher(workload, sentences: Self.sentencesOfCheck)
    let exact = MatchOptions(tiers: [.exact])
    var equal = 0
    var all = 0
    for line in lines.lines {
      let expected = naive.readings(of: line.text)
      guard naive.rest > 0 else { break }
      all += 1
      let found = Set(try matcher.match(line.text, exact).matches.map(NaiveMatcher.Reading.init))
      if found == expected { equal += 1 }
    }
    return (equal, all)
  }
}

/// The call that is measured, which counters of instructions look for by its name.
@inline(never)
func measuredMatch(
  _ matcher: ReadyMatcher, _ text: String, _ options: MatchOptions
) throws(Diagnostic) -> MatchResult {
  try matcher.match(text, options)
}

/// Random numbers that are the same for the same seed.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

extension Duration {
  var microseconds: Double {
    Double(components.seconds) * 1e6 + Double(components.attoseconds) / 1e12
  }
}
