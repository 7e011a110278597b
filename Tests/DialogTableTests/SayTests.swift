import Foundation
import IntentCatalog
import IntentMatching
import IntentRuntime
import LanguagePacks
import Testing

/// `Fixtures/Say`: what people say to both samples, and what must start nothing.
@Suite struct SayTests {
  struct Line: Decodable {
    var say: String
    var want: String?
    var params: [String: String]
    /// The app that is talked to, whose name may then be missing.
    var bound: String?
  }

  @Test(arguments: ["en", "ja"])
  func peopleAreUnderstood(_ language: String) async throws {
    let lines = try Self.lines(language)
    let matchers = try await Self.matchers(language)
    var right: [Bool: Int] = [:]
    var wrong: [String] = []
    for line in lines {
      let matcher = try #require(matchers[line.bound ?? "CafeOrder"])
      let result = matcher.match(line.say, MatchOptions(isBound: line.bound != nil))
      if Self.isRight(result, line) {
        right[line.want != nil, default: 0] += 1
      } else {
        wrong.append(line.say)
      }
    }
    for isWanted in [true, false] {
      let all = lines.count { ($0.want != nil) == isWanted }
      #expect(all >= 300)
      #expect(
        Double(right[isWanted] ?? 0) >= 0.97 * Double(all),
        "\(isWanted ? "to be read" : "not to be read"): \(right[isWanted] ?? 0) of \(all)\n\(wrong)"
      )
    }
  }

  private static func isRight(_ result: MatchResult, _ line: Line) -> Bool {
    guard let want = line.want else { return result.status == .none }
    guard result.status == .match, let best = result.matches.first, best.intent == want else {
      return false
    }
    let values = best.parameters.reduce(into: [String: String]()) { values, parameter in
      if case .identifier(let id) = parameter.value { values[parameter.name] = id }
    }
    return values == line.params
  }

  private static func lines(_ language: String) throws -> [Line] {
    let file = DialogTable.root.appendingPathComponent("Fixtures/Say/\(language).jsonl")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
  }

  /// A matcher over both samples for each app that is talked to, which then comes first.
  private static func matchers(_ language: String) async throws -> [String: PhraseMatcher] {
    let pack = try LanguagePack(language, from: DialogTableTests.phrases)
    var matchers: [String: PhraseMatcher] = [:]
    for order in [["CafeOrder", "Meditation"], ["Meditation", "CafeOrder"]] {
      var apps: [MatcherApp] = []
      for name in order {
        let source = try #require(DialogTableTests.sources[name])
        let app = try source.make(.memory, DialogTableTests.phrases)
        let environment = AppEnvironment(locale: language, timeZone: .gmt, now: { Date() })
        var values: [String: [ValueDescriptor]] = [:]
        for type in app.catalog.intents.flatMap(\.parameters).compactMap(\.type.listName) {
          values[type] = try await app.values(ofType: type, in: environment)
        }
        apps.append(MatcherApp(catalog: app.catalog, values: values))
      }
      matchers[order[0]] = try PhraseMatcher(apps: apps, locale: language, language: pack)
    }
    return matchers
  }
}
