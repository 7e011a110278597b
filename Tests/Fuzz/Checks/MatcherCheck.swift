import Foundation
import IntentMatching
import LanguagePacks

enum MatcherCheck {
  private static let matchers: Result<[PhraseMatcher], any Error> = Result {
    try ["en", "ja"].map { language in
      let file = Repository.root.appending(path: "Fixtures/Workloads/garden.\(language).json")
      let workload = try JSONDecoder().decode(Workload.self, from: Data(contentsOf: file))
      return try PhraseMatcher(
        apps: workload.apps(), locale: language,
        language: LanguagePack(language, from: Repository.phrases))
    }
  }

  static func run(_ input: [UInt8]) throws(BrokenPromise) {
    let matchers = try matchers.required()
    var reader = InputReader(input)
    let matcher = matchers[reader.choice(of: matchers.count)]
    let way = reader.choice(of: 4)
    let options = MatchOptions(isBound: way & 1 == 1, isExhaustive: way & 2 == 2)
    let text = reader.text
    let result = matcher.match(text, options)
    try promise(
      (result.status == .none) == result.matches.isEmpty, "\(result.status) with \(result.matches)")
    for match in result.matches { try check(match, text) }
    if result.matches.isEmpty, let match = matcher.nearest(to: text, options) {
      try check(match, text)
      _ = matcher.sentence(for: match)
    }
    try promise(matcher.match(text, options) == result, "a second look finds something else")
    _ = matcher.explain(text, options)
  }

  private static func check(_ match: IntentMatch, _ text: String) throws(BrokenPromise) {
    let scalars = Array(text.unicodeScalars)
    for parameter in match.parameters {
      let range = parameter.range
      try promise(
        0 <= range.lowerBound && range.upperBound <= scalars.count,
        "\(parameter.name) stands at \(range) of \(scalars.count)")
      var own = String.UnicodeScalarView()
      own.append(contentsOf: scalars[range])
      try promise(
        parameter.text.unicodeScalars.elementsEqual(own),
        "\(parameter.name) is '\(parameter.text)', and '\(String(own))' stands there")
    }
  }
}
