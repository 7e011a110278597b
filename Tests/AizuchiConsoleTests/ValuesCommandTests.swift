import Foundation
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
    #expect(faulty.messages.contains("standard input:1:"))
  }

  @Test func anUtteranceIsLimitedNotTheObjectAroundIt() async throws {
    func object(_ name: String, _ utterance: String) -> String {
      let escaped = utterance.utf16.map {
        "\\u" + String(UInt32($0) + 0x10000, radix: 16).dropFirst()
      }
      return #"{"id":"\#(name)","lang":"ja","input":"\#(escaped.joined())"}"#
    }
    let lines = [
      object("long", String(repeating: "🎏", count: 10_000)),
      object("longer", String(repeating: "三", count: 10_001)), object("short", "三日後"),
    ]
    let result = try await console("values", "--json", input: lines.joined(separator: "\n").utf8)
    #expect(result.code == .badData)
    #expect(result.results.hasPrefix(#"{"id":"long","values":[]}"#))
    #expect(result.results.contains(#"{"id":"short","values":[{"#))
    #expect(!result.results.contains("longer"))
    #expect(result.messages.contains("standard input:2:1: error: this line is longer than 10000"))
  }

  @Test(arguments: ["2026-02-30T10:00:00Z", "2024-07-10T25:00:00Z", "2026-02-30", "soon"])
  func aTimeThatThereIsNotIsRefused(_ time: String) async throws {
    let result = try await console("values", "--now", time, input: "tomorrow".utf8)
    #expect(result.code == .usage)
    #expect(result.messages.contains("--now: '\(time)' is no time"))
    let line = #"{"id":"a","lang":"en","input":"tomorrow","reference":"\#(time)"}"#
    let object = try await console("values", "--json", input: line.utf8)
    #expect(object.code == .badData)
    #expect(object.messages.contains("'\(time)' is no time"))
  }

  @Test func aLanguageWithoutRulesIsTold() async throws {
    let dutch = try await console("values", "--locale", "nl", input: "tomorrow".utf8)
    #expect(dutch.messages.contains("there are no rules for values in 'nl'"))
    for locale in ["xx", "en_XX"] {
      let unknown = try await console("values", "--locale", locale, input: "tomorrow".utf8)
      #expect(unknown.code == .usage)
      #expect(unknown.messages.contains("--locale: '\(locale)' is no locale"))
    }
  }

  @Test func theClockIsTheRealOneWhereNoneIsGiven() async throws {
    let before = Date()
    let result = try await console("values", input: "today".utf8)
    var days: [String] = []
    for moment in [before, Date()] {
      let style = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
      days.append(moment.formatted(style.dateSeparator(.dash)))
    }
    #expect(days.contains { result.results.contains("date  today  \($0)") })
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
