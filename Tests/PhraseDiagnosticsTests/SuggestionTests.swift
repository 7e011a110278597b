import PhraseDiagnostics
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("size", "size", 0), ("sise", "size", 1),
    ("szie", "size", 1), ("kitten", "sitting", 3), ("ビール", "ビル", 1),
  ])
  func editDistance(_ one: String, _ other: String, _ expected: Int) {
    #expect(Suggestion.editDistance(one, other) == expected)
    #expect(Suggestion.editDistance(other, one) == expected)
  }

  @Test func closestIsTheNearestAndTheFirstOfEquals() {
    #expect(Suggestion.closest(to: "prodct", in: ["size", "product", "products"]) == "product")
    #expect(Suggestion.closest(to: "sizf", in: ["sizd", "size"]) == "sizd")
    #expect(Suggestion.closest(to: "application_name", in: ["applicationName"]) != nil)
    #expect(Suggestion.closest(to: "colour", in: ["size", "product"]) == nil)
    #expect(Suggestion.closest(to: "x", in: ["y"]) == nil)
    #expect(Suggestion.closest(to: "", in: ["y"]) == nil)
  }

  @Test func helpQuotesTheCandidate() {
    #expect(Suggestion.help(for: "tittle", in: ["title"]) == "did you mean 'title'?")
  }
}
