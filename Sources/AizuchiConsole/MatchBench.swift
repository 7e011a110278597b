import FoundationEssentials
import IntentCatalog
import IntentMatching
import IntentTranscripts
import LanguagePacks

/// Times matching over a workload.
struct MatchBench: Sendable {
  let lines: BenchLines
  let options: MatchOptions
  let passes: Int

  /// What was measured.
  struct Result: Sendable {
    var language: String
    var size: Int
    var buildSeconds: Double
    var memory: Double
    var memoryBefore: Double
    /// Class to microseconds, each call of each pass.
    var samples: [String: [Double]]
    /// Microseconds, the best pass of each utterance.
    var best: [Double]
    /// Class to how many answers were right, and of how many.
    var right: [String: (right: Int, all: Int)]
  }

  /// Builds the matcher and matches every utterance as often as said, in their order.
  func run(data: PhraseData) throws -> Result {
    ProcessMemory.resetPeak()
    let before = ProcessMemory.current
    let clock = ContinuousClock()
    let start = clock.now
    let matcher = try PhraseMatcher(lines.apps, locale: lines.language, data: data)
    var result = Result(
      language: lines.language, size: lines.size,
      buildSeconds: (clock.now - start).microseconds / 1e6, memory: 0, memoryBefore: before,
      samples: [:], best: Array(repeating: .infinity, count: lines.lines.count), right: [:])
    for pass in 0..<passes {
      for (place, line) in lines.lines.enumerated() {
        let start = clock.now
        let found = matcher.match(line.text, options)
        let took = (clock.now - start).microseconds
        let kind = line.answer?.class ?? (found.status == .none ? "miss" : "hit")
        result.samples[kind, default: []].append(took)
        result.best[place] = min(result.best[place], took)
        guard pass == 0, let answer = line.answer else { continue }
        let isRight = Workload.isRight(found, for: answer)
        result.right[kind, default: (0, 0)].all += 1
        result.right[kind, default: (0, 0)].right += isRight ? 1 : 0
      }
    }
    result.memory = ProcessMemory.peak
    return result
  }
}

extension MatchBench.Result {
  /// The classes in the order in which they are shown.
  private var classes: [String] {
    let known = ["exact", "variant", "typo", "miss", "hit"]
    return known.filter { samples[$0] != nil }
      + samples.keys.filter { !known.contains($0) }.sorted()
  }

  /// The object of `bench --json`.
  func json(hasAnswers: Bool) -> JSONValue {
    let all = samples.values.flatMap { $0 }.sorted()
    let best = best.sorted()
    var members: [JSONValue.Member] = [
      .init("name", .string("aizuchi")), .init("lang", .string(language)), .init("E", .int(size)),
      .init("build_s", .double(buildSeconds.rounded(places: 6))),
      .init("rss_mib", .double(memory.rounded(places: 1))),
      .init("p50_us", .double(all.percentile(50))), .init("p99_us", .double(all.percentile(99))),
      .init(
        "p50_by_class",
        .object(
          classes.map { name in
            let sorted = (samples[name] ?? []).sorted()
            return .init(
              name, .array([.double(sorted.percentile(50)), .double(sorted.percentile(99))]))
          })),
    ]
    if hasAnswers {
      members.append(.init("acc", .object(classes.map { .init($0, .double(accuracy($0))) })))
    }
    members += [
      .init("p50_min_us", .double(best.percentile(50))),
      .init("p99_min_us", .double(best.percentile(99))),
      .init("rss_base_mib", .double(memoryBefore.rounded(places: 1))), .init("n", .int(all.count)),
    ]
    return .object(members)
  }

  private func accuracy(_ name: String) -> Double {
    guard let counts = right[name], counts.all > 0 else { return 0 }
    return (Double(counts.right) / Double(counts.all)).rounded(places: 4)
  }

  /// The table for people.
  func text(hasAnswers: Bool) -> String {
    let all = samples.values.flatMap { $0 }.sorted()
    var text = "\(language), \(size) values a type, built in \(buildSeconds.rounded(places: 3)) s, "
    text += "\(memory.rounded(places: 1)) MiB at most\n"
    func row(_ name: String, _ sorted: [Double], _ right: String) {
      let cells = [
        name, "\(sorted.count)", "\(sorted.percentile(50))", "\(sorted.percentile(99))", right,
      ]
      text +=
        cells.map { String(repeating: " ", count: max(0, 10 - $0.count)) + $0 }.joined() + "\n"
    }
    text +=
      ["class", "calls", "p50 µs", "p99 µs", hasAnswers ? "right" : ""]
      .map { String(repeating: " ", count: max(0, 10 - $0.count)) + $0 }.joined() + "\n"
    for name in classes {
      let share = hasAnswers ? "\((accuracy(name) * 100).rounded(places: 2)) %" : ""
      row(name, (samples[name] ?? []).sorted(), share)
    }
    row("all", all, "")
    return text
  }
}

extension Duration {
  fileprivate var microseconds: Double {
    Double(components.seconds) * 1e6 + Double(components.attoseconds) / 1e12
  }
}

extension Double {
  fileprivate func rounded(places: Int) -> Double {
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    return (self * scale).rounded() / scale
  }
}

extension [Double] {
  /// The nearest-rank percentile of sorted numbers, to a hundredth.
  fileprivate func percentile(_ percent: Int) -> Double {
    guard !isEmpty else { return 0 }
    let rank = (count * percent + 99) / 100
    return self[Swift.min(Swift.max(rank - 1, 0), count - 1)].rounded(places: 2)
  }
}

/// The process's memory, from the kernel.
enum ProcessMemory {
  /// Begins a new peak at what is used now.
  static func resetPeak() {
    try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
  }

  /// What is used now, in MiB.
  static var current: Double { field("VmRSS:") }
  /// What was used at most, in MiB.
  static var peak: Double { field("VmHWM:") }

  private static func field(_ name: String) -> Double {
    guard let data = FileManager.default.contents(atPath: "/proc/self/status") else { return 0 }
    let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first {
      $0.hasPrefix(name)
    }
    let kibibytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap {
      Double($0)
    }
    return (kibibytes ?? 0) / 1024
  }
}
