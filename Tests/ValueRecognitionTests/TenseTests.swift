import Foundation
import Testing

@testable import ValueRecognition

/// Which of the days that are meant comes first, on Wednesday, 2024-07-10 12:00 in Tokyo.
@Suite struct TenseTests {
  private func days(_ text: String, _ language: String) throws -> [String] {
    let context = try MomentTests.context(language == "ja" ? "ja_JP" : "en_US")
    let kinds: Set<RecognizedValue.Kind> = [.date, .dateTime, .dateTimeRange]
    let value = try TestLanguages.recognizer(language).values(in: text, context).first {
      kinds.contains($0.kind)
    }
    return (value?.readings ?? []).compactMap { reading in
      guard case .moment(let moment) = reading else { return nil }
      return String(MomentTests.shown(moment, context).prefix(10))
    }
  }

  @Test(arguments: [
    ("en", "I went to the zoo on Sunday", "2024-07-07"),
    ("en", "On Monday, she called twice", "2024-07-08"),
    ("en", "what did we do on Friday night?", "2024-07-05"),
    ("en", "the parcel arrived on June 5", "2024-06-05"), ("ja", "日曜に行きました", "2024-07-07"),
    ("ja", "金曜の夜は何をしましたか", "2024-07-05"), ("ja", "月曜に食べたラーメン", "2024-07-08"),
    ("ja", "日曜に友達と会ったよ", "2024-07-07"), ("ja", "3月5日に生まれた", "2024-03-05"),
  ]) func `with a verb in the past the last one, and the next one stays`(
    _ language: String, _ text: String, _ day: String
  ) throws {
    let days = try days(text, language)
    #expect(days.first == day)
    #expect(Set(days).count == 2)
  }

  @Test(arguments: [
    ("en", "remind me on Sunday", "2024-07-14"),
    ("en", "I was wondering if Sunday is free", "2024-07-14"),
    ("en", "we moved it and will meet on Friday", "2024-07-12"),
    ("en", "I need to leave on Friday", "2024-07-12"),
    ("en", "He came late. Book a table for Friday", "2024-07-12"),
    ("ja", "日曜に行きます", "2024-07-14"), ("ja", "日曜に行きたい", "2024-07-14"),
    ("ja", "日曜に着いたら教えて", "2024-07-14"), ("ja", "会議は日曜に決まりました", "2024-07-14"),
    ("ja", "日曜に返す、月曜に買った本", "2024-07-14"), ("ja", "わかりました、日曜にします", "2024-07-14"),
  ]) func `what is planned is to come`(
    _ language: String, _ text: String, _ day: String
  ) throws {
    #expect(try days(text, language).first == day)
  }

  @Test func `two days of a sentence have their own verbs`() throws {
    let context = try MomentTests.context("ja_JP")
    let found = try TestLanguages.recognizer("ja").values(in: "日曜に買った本を月曜に返します", context)
    let days = found.filter { $0.kind == .date }.compactMap { value -> String? in
      guard case .moment(let moment)? = value.readings.first else { return nil }
      return MomentTests.shown(moment, context)
    }
    #expect(days == ["2024-07-07", "2024-07-15"])
  }
}
