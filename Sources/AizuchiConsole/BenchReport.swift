import IntentTranscripts

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
    let best = best.values.flatMap { $0 }.sorted()
    let first = first.values.flatMap { $0 }.sorted()
    var members: [JSONValue.Member] = [
      .init("name", .string(name)), .init("lang", .string(language)), .init("E", .int(size)),
      .init("build_s", .double(buildSeconds.rounded(places: 6))),
      .init("rss_mib", .double(memory.rounded(places: 1))),
      .init("p50_us", .double(all.percentile(50))), .init("p99_us", .double(all.percentile(99))),
      .init("p50_by_class", byClass(samples)),
    ]
    if hasAnswers {
      members.append(.init("acc", .object(classes.map { .init($0, .double(accuracy($0))) })))
    }
    members += [
      .init("p50_min_us", .double(best.percentile(50))),
      .init("p99_min_us", .double(best.percentile(99))),
      .init("min_by_class", byClass(self.best)),
      .init("first_p50_us", .double(first.percentile(50))),
      .init("first_p99_us", .double(first.percentile(99))),
      .init("first_by_class", byClass(self.first)),
      .init("naive", naive.map { .array([.int($0.equal), .int($0.all)]) } ?? .null),
      .init("machine", MachineFacts.json),
      .init("rss_base_mib", .double(memoryBefore.rounded(places: 1))), .init("n", .int(all.count)),
    ]
    return .object(members)
  }

  /// Each class's median and 99th percentile.
  private func byClass(_ samples: [String: [Double]]) -> JSONValue {
    .object(
      classes.map { name in
        let sorted = (samples[name] ?? []).sorted()
        return .init(
          name, .array([.double(sorted.percentile(50)), .double(sorted.percentile(99))]))
      })
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
    row("first", first.values.flatMap { $0 }.sorted(), "")
    if let naive {
      text += "\(naive.equal) of \(naive.all) exact readings are those of a naive matcher\n"
    }
    return text
  }
}

extension Double {
  func rounded(places: Int) -> Double {
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    return (self * scale).rounded() / scale
  }
}

extension [Double] {
  /// The nearest-rank percentile of sorted numbers, to a hundredth.
  func percentile(_ percent: Int) -> Double {
    guard !isEmpty else { return 0 }
    let rank = (count * percent + 99) / 100
    return self[Swift.min(Swift.max(rank - 1, 0), count - 1)].rounded(places: 2)
  }
}

/// What changed since an earlier measurement.
struct BenchComparison: Sendable {
  let old: JSONValue

  /// A line for each class: its median then and now.
  func text(_ new: JSONValue) -> String {
    var text = ""
    for member in new["min_by_class"]?.members ?? [] {
      guard case .double(let now)? = member.value.elements?.first,
        case .double(let then)? = old["min_by_class"]?[member.name]?.elements?.first, then > 0
      else { continue }
      let ratio = (now / then * 100).rounded() / 100
      text += "\(member.name): \(then) µs, now \(now) µs (\(ratio) times)\n"
    }
    return text
  }
}
