import PhraseDiagnostics
import Testing

@testable import AizuchiConsole

/// `values`, `explain --values` and `bench --values`.
@Suite struct ValuesCommandTests {
  @Test func valuesAreTold() async throws {
    let result = try await console(
      "values", "--now", "2024-07-10T12:00:00Z", input: "lunch tomorrow at 1 pm".utf8)
    #expect(result.results.hasPrefix("lunch tomorrow at 1 pm\n  datetime  tomorrow at 1 pm  "))
    #expect(result.results.contains("2024-07-11 13:00:00"))
    #expect(result.code == .success)
  }

  @Test func objectsAreAnsweredWithObjects() async throws {
    let line =
      #"{"id":"a","lang":"en","input":"in 2 hours","reference":"2024-07-10T23:30:00"}"#
    let result = try await console("values", "--json", input: line.utf8)
    #expect(result.results.hasPrefix(#"{"id":"a","values":[{"start":0,"end":10,"type":"datetime""#))
    #expect(result.results.contains("2024-07-11 01:30:00"))
    let faulty = try await console("values", "--json", input: #"{"id":"#.utf8)
    #expect(faulty.code == .badData)
    #expect(faulty.results.isEmpty)
  }

  @Test func rulesAreTold() async throws {
    let result = try await console("explain", "--values", "every other Friday")
    #expect(result.results.contains("recurrence  every other Friday"))
    #expect(result.results.contains("    by "))
    let impossible = try await console("explain", "--values", "February 30, seven")
    #expect(impossible.results.contains("(no such day: month 2, day 30)"))
    #expect(impossible.results.contains("    by numbers.json"))
  }

  @Test func readingIsTimed() async throws {
    let result = try await console("bench", "--values", "--json", "--locale", "ja", "--passes", "1")
    #expect(result.results.hasPrefix(#"{"lang":"ja","n":"#))
    #expect(result.results.contains("p50_us"))
  }
}
