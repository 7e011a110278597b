import Foundation
import Testing

@testable import ValueRecognition

/// Runs the recognizer over the shared cases where they are beside the package, and prints how many
/// were right; what must be right stands in the other tests.
@Suite struct SharedCaseTests {
  static let folder = TestLanguages.root.deletingLastPathComponent().appending(
    path: "shared/values/cases")
  static let kinds = ["number", "ordinal", "percent", "date", "time", "datetime", "duration"]

  struct Answer {
    var range: Range<Int>
    var type: String
    var readings: [ValueContent]
  }

  @Test(arguments: ["en", "ja"], kinds)
  func `shared cases`(_ language: String, _ kind: String) throws {
    let file = Self.folder.appending(path: "\(language)-\(kind).jsonl")
    guard let data = try? Data(contentsOf: file) else {
      print("no shared cases for \(language)-\(kind): skipped")
      return
    }
    let recognizer = try TestLanguages.recognizer(language)
    var right = 0
    var all = 0
    var wrong: [String] = []
    for line in data.split(separator: UInt8(ascii: "\n")) {
      let object = try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
      guard object["tier"] as? Int == 1 else { continue }
      all += 1
      let (isRight, shown) = try judge(object, kind, language, recognizer)
      if isRight { right += 1 } else { wrong.append(shown) }
    }
    print("\(language)-\(kind): \(right) of \(all) right in tier 1")
    if let shown = ProcessInfo.processInfo.environment["SHOW_WRONG"].flatMap(Int.init) {
      print(wrong.prefix(shown).joined(separator: "\n"))
    }
    #expect(right <= all)
  }

  private func judge(
    _ object: [String: Any], _ kind: String, _ language: String, _ recognizer: ValueRecognizer
  ) throws -> (Bool, String) {
    let input = object["input"] as? String ?? ""
    let context = try context(object["reference"] as? String, language)
    let answers = recognizer.values(in: input, context).compactMap(Self.answer).filter {
      Self.family($0.type) == Self.family(kind)
    }
    let expected = object["expected"] as? [[String: Any]] ?? []
    var used: Set<Int> = []
    var isRight = true
    for wanted in expected {
      guard let index = answers.firstIndex(where: { Self.agrees($0, wanted, context) }) else {
        isRight = false
        continue
      }
      used.insert(index)
    }
    isRight = isRight && used.count == answers.count
    let scalars = Array(input.unicodeScalars)
    let got = answers.map {
      String(String.UnicodeScalarView(scalars[$0.range])) + "=" + Self.shown($0.readings, context)
    }
    let want = expected.map { "\($0["text"] ?? "")=\(Self.values($0))" }
    return (isRight, "  \(input)  WANT \(want)  GOT \(got)")
  }

  private func context(_ reference: String?, _ language: String) throws -> ValueContext {
    let zone = try #require(TimeZone(secondsFromGMT: 0))
    let now = try Date(
      (reference ?? "2016-11-07T00:00:00") + "Z", strategy: .iso8601)
    return ValueContext(
      now: now, timeZone: zone, locale: Locale(identifier: language == "en" ? "en_US" : "ja_JP"))
  }

  private static func family(_ type: String) -> String {
    ["date", "time", "datetime", "duration"].contains(type) ? "datetime" : type
  }

  private static func answer(_ value: RecognizedValue) -> Answer? {
    let type: String
    switch value.kind {
    case .integer, .decimal: type = "number"
    case .ordinal: type = "ordinal"
    case .percentage: type = "percent"
    case .date: type = "date"
    case .time: type = "time"
    case .dateTime: type = "datetime"
    case .duration: type = "duration"
    default: return nil
    }
    return Answer(range: value.range, type: type, readings: value.readings)
  }

  private static func agrees(
    _ answer: Answer, _ wanted: [String: Any], _ context: ValueContext
  ) -> Bool {
    guard let start = wanted["start"] as? Int, let end = wanted["end"] as? Int else { return false }
    let common = max(
      0, min(end, answer.range.upperBound) - max(start, answer.range.lowerBound))
    let whole = max(end, answer.range.upperBound) - min(start, answer.range.lowerBound)
    guard common * 2 >= whole else { return false }
    let values = (wanted["values"] as? [[String: Any]] ?? []).compactMap { $0["value"] as? String }
    if values.isEmpty { return family(answer.type) == family(wanted["type"] as? String ?? "") }
    let shown = answer.readings.flatMap { texts($0, context) }
    return values.contains { value in
      shown.contains { $0 == value || Double($0) != nil && near(Double($0), Double(value)) }
    }
  }

  private static func near(_ left: Double?, _ right: Double?) -> Bool {
    guard let left, let right else { return false }
    return abs(left - right) <= 1e-6 * max(1, abs(left), abs(right))
  }

  /// The ways in which the cases may write a value.
  private static func texts(_ content: ValueContent, _ context: ValueContext) -> [String] {
    switch content {
    case .integer(let value): [String(value)]
    case .decimal(let value): [String(value)]
    case .ordinal(let value):
      value == -1 ? ["end+0"] : [value < 0 ? "end\(value + 1)" : String(value)]
    case .percentage(let value): [String(value)]
    case .duration(let value): [String(value.seconds)]
    case .moment(let moment): Self.texts(moment, context)
    default: []
    }
  }

  private static func texts(_ moment: Moment, _ context: ValueContext) -> [String] {
    let parts = context.calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: moment.date)
    let day = String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
    let time = String(
      format: "%02d:%02d:%02d", parts.hour ?? 0, parts.minute ?? 0, parts.second ?? 0)
    if moment.granularity > .dayPart { return [day] }
    return moment.said.day == nil ? [time] : ["\(day) \(time)"]
  }

  private static func shown(_ readings: [ValueContent], _ context: ValueContext) -> String {
    readings.flatMap { texts($0, context) }.joined(separator: "|")
  }

  private static func values(_ wanted: [String: Any]) -> String {
    (wanted["values"] as? [[String: Any]] ?? []).map {
      ($0["value"] as? String) ?? "\($0["start"] ?? "")~\($0["end"] ?? "")"
    }.joined(separator: "|")
  }
}
