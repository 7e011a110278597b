import DialogEngine
import Foundation
import IntentCatalog
import IntentRuntime
import Testing

/// Values that are said: in phrases, as answers, as corrections, and those that cannot be.
@Suite struct ValueDialogTests {
  /// Conversations of one sentence after another, and what is performed in the end.
  struct Talk: Sendable, CustomTestStringConvertible {
    var locale: String
    var lines: [String]
    /// What is performed; nothing where nothing may be.
    var call: [String: ParameterValue]?
    var testDescription: String { lines.joined(separator: " / ") }

    init(_ locale: String, _ lines: String..., call: [String: ParameterValue]? = nil) {
      self.locale = locale
      self.lines = lines
      self.call = call
    }
  }

  /// It is Monday, 8 July 2024, 14:00 in Tokyo.
  private static func date(_ text: String) -> [String: ParameterValue] {
    ["date": .date("2024-07-\(text):00+09:00"), "note": .string("tea")]
  }

  static let dates = [
    Talk("en_US", "wake me tomorrow at 8 for tea", "yes", call: date("09T08:00")),
    Talk("en_US", "wake me for tea in two hours", "yes", call: date("08T16:00")),
    Talk(
      "en_US", "wake me tomorrow at 3 pm for tea", "actually, five", "yes", call: date("09T17:00")),
    Talk("en_US", "wake me tomorrow at 3 pm for tea", "no, Friday", "yes", call: date("12T15:00")),
    Talk(
      "en_US", "wake me tomorrow at 3 pm for tea", "an hour later", "ok", call: date("09T16:00")),
    Talk(
      "en_US", "wake me tomorrow at 3 pm for tea", "the day after", "ok", call: date("10T15:00")),
    Talk(
      "en_US", "wake me tomorrow at 9 for tea", "make it four", "pm", "ok", call: date("09T16:00")),
    Talk("en_US", "wake me on Friday for tea", "half past ten", "yes", call: date("12T10:30")),
    Talk("en_US", "wake me tomorrow at 5 for tea", "the last one", "yes", call: date("09T17:00")),
    Talk("en_US", "wake me on June 31 for tea", "tomorrow at 7", "yes", call: date("09T07:00")),
    Talk("en_US", "wake me tomorrow at 9", "actually 10", "tea", "yes", call: date("09T10:00")),
    Talk("ja_JP", "明日の8時にteaで起こして", "はい", call: date("09T08:00")),
    Talk("ja_JP", "明日の午後3時にteaで起こして", "やっぱり5時", "はい", call: date("09T17:00")),
    Talk("ja_JP", "明日の午後3時にteaで起こして", "やっぱり金曜日で", "はい", call: date("12T15:00")),
    Talk("ja_JP", "明日の午後3時にteaで起こして", "30分早めて", "はい", call: date("09T14:30")),
    Talk("ja_JP", "明日の午後3時にteaで起こして", "その次の日", "はい", call: date("10T15:00")),
    Talk("ja_JP", "明日の5時にteaで起こして", "午後です", "はい", call: date("09T17:00")),
    Talk("ja_JP", "6月31日にteaで起こして", "明日の7時", "はい", call: date("09T07:00")),
    Talk("ja_JP", "明日の9時に起こして", "やっぱり10時", "tea", "はい", call: date("09T10:00")),
  ]

  static let lists = [
    Talk("en_US", "meet me at platform nine", call: ["place": .identifier("p9")]),
    Talk("en_US", "choose a platform", "platform nine", call: ["place": .identifier("p9")]),
    Talk("en_US", "choose a platform", "the last but one", call: ["place": .identifier("p9")]),
    Talk("en_US", "choose a platform", "number two", call: ["place": .identifier("p9")]),
    Talk("en_US", "choose a platform", "２", call: ["place": .identifier("p9")]),
    Talk("ja_JP", "九番線で待ち合わせ", call: ["place": .identifier("p9")]),
    Talk("ja_JP", "9番線で待ち合わせ", call: ["place": .identifier("p9")]),
    Talk("ja_JP", "ホームを選ぶ", "三番目", call: ["place": .identifier("p10")]),
    Talk("ja_JP", "ホームを選ぶ", "最後から二番目", call: ["place": .identifier("p9")]),
    Talk("ja_JP", "ホームを選ぶ", "2番", call: ["place": .identifier("p9")]),
    Talk("ja_JP", "ホームを選ぶ", "the second one", call: ["place": .identifier("p9")]),
  ]

  static let counts = [
    Talk("en_US", "pour some", "a dozen", call: ["cups": .int(12)]),
    Talk("en_US", "pour some", "two or three", "the first", call: ["cups": .int(2)]),
    Talk("en_US", "pour some", "half", "ninety", "four", call: ["cups": .int(4)]),
    Talk("ja_JP", "注いで", "二十三杯", call: ["cups": .int(23)]),
    Talk("ja_JP", "注いで", "三つ", call: ["cups": .int(3)]),
    Talk("ja_JP", "注いで", "five", call: ["cups": .int(5)]),
    Talk("ja_JP", "注いで", "２、３杯", "3", call: ["cups": .int(3)]),
  ]

  @Test(arguments: dates + lists + counts) func performs(_ talk: Talk) async throws {
    let session = try await station(talk.locale)
    var ran: [[String: ParameterValue]] = []
    var said = ""
    for line in talk.lines {
      let turn = await session.say(line)
      ran += turn.performed.map { $0.parameters.filter { $0.value != .null } }
      said += "\(line) → \(turn.lines)\n"
    }
    #expect(ran == [talk.call].compactMap { $0 }, "\(said)")
  }

  @Test func saysWhatIsWrongWithADate() async throws {
    let session = try await station("en_US")
    _ = await session.say("wake me for tea")
    for (said, right) in [
      ("February 30", "29 days"), ("the 31st of June", "30 days"), ("25:61", "up to 23"),
    ] {
      let turn = await session.say(said)
      #expect(turn.dialog.count == 2, "what is wrong, and the question again")
      #expect(turn.dialog.first?.contains(right) == true, "\(turn.lines)")
    }
    #expect(await session.openPrompt?.parameter == "date", "no miss, however often")
  }

  @Test(arguments: ["um", "えーと", "やっぱり", "actually", "えーと、その"])
  func hesitationIsNoText(_ said: String) async throws {
    let session = try await station(said.unicodeScalars.allSatisfy(\.isASCII) ? "en_US" : "ja_JP")
    _ = await session.say(
      said.unicodeScalars.allSatisfy(\.isASCII) ? "wake me tomorrow at 9" : "明日の9時に起こして")
    let turn = await session.say(said)
    #expect(turn.outcome != .notUnderstood && turn.outcome != .answered)
    #expect(await session.openPrompt?.parameter == "note")
  }

  @Test(arguments: ["en_US", "ja_JP"]) func neverPerformsUnconfirmed(_ locale: String) async throws
  {
    var random = SplitMix(state: 7)
    let parts = [
      "tomorrow", "at", "5", "25:61", "later", "an hour", "no", "actually", "PM", "明日", "の", "5時",
      "やっぱり", "1時間", "後に", "ずらして", "午後", "2月30日", "the day after", "99999999999999999999", "-",
      "：", "毎週", "月曜", "はい？", "\u{E700}", "🕔", "\u{202E}", "1/0", "0", "半", "Feb", "29",
      "half past",
    ]
    for _ in 0..<12 {
      let session = try await station(locale)
      _ = await session.say(locale == "en_US" ? "wake me for tea" : "teaで起こして")
      for _ in 0..<6 {
        let count = Int(random.next() % 4) + 1
        let reply = (0..<count).map { _ in parts[Int(random.next() % UInt64(parts.count))] }
          .joined(separator: random.next() % 2 == 0 ? " " : "")
        let turn = await session.say(reply)
        #expect(turn.performed.isEmpty, "\(reply)")
      }
    }
  }

  private func station(_ locale: String) async throws -> ConversationSession {
    try await ConversationSession(
      SessionConfiguration(
        apps: [.simulated(Self.station)], locale: locale, resources: resources,
        now: Date(timeIntervalSince1970: 1_720_414_800),
        timeZone: TimeZone(identifier: "Asia/Tokyo") ?? .gmt))
  }

  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private static func texts(_ en: [String], _ ja: [String]) -> [String: [PlacedText]] {
    ["en": en.map { PlacedText($0) }, "ja": ja.map { PlacedText($0) }]
  }

  /// A station's buffet: a call that confirms, a platform of three, and cups of tea.
  private static let station = AppCatalog(
    id: "Station", app: AppIdentity(name: "Station"), sourceLanguage: "en",
    providers: [
      ProviderDescriptor(
        type: "StationShortcuts",
        shortcuts: [
          ShortcutDescriptor(
            intent: "Wake", phrases: [PlacedText("Wake me with ${applicationName}")],
            extraTemplates: texts(
              [
                "wake me [at|on] {date} for {note}", "wake me for {note} [at|on] {date}",
                "wake me for {note}", "wake me [at|on] {date}",
              ], ["{date}に{note}で起こして", "{note}で起こして", "{date}に起こして"])),
          ShortcutDescriptor(
            intent: "Meet", phrases: [PlacedText("Meet at ${place} with ${applicationName}")],
            extraTemplates: texts(
              ["meet me at {place}", "choose a platform"], ["{place}で待ち合わせ", "ホームを選ぶ"])),
          ShortcutDescriptor(
            intent: "Pour", phrases: [PlacedText("Pour tea with ${applicationName}")],
            extraTemplates: texts(["pour some", "pour {cups} cups"], ["注いで", "{cups}杯注いで"])),
        ])
    ],
    intents: [
      IntentDescriptor(
        identifier: "Wake", title: "Wake",
        parameters: [
          ParameterDescriptor(name: "date", title: "When", type: .date, dateKind: "dateTime"),
          ParameterDescriptor(name: "note", title: "Note", type: .string),
        ], simulation: SimulatedPerform(confirmation: "${date}?", dialog: "Good.")),
      IntentDescriptor(
        identifier: "Meet", title: "Meet",
        parameters: [ParameterDescriptor(name: "place", title: "Place", type: .appEnum("Place"))],
        simulation: SimulatedPerform(dialog: "Good.")),
      IntentDescriptor(
        identifier: "Pour", title: "Pour",
        parameters: [
          ParameterDescriptor(name: "cups", title: "Cups", type: .int, minimum: 1, maximum: 40)
        ], simulation: SimulatedPerform(dialog: "Good.")),
    ],
    enums: [
      EnumDescriptor(
        identifier: "Place", title: "Platform",
        cases: [
          ValueDescriptor(id: "p8", title: "Platform 8", synonyms: ["8番線"]),
          ValueDescriptor(id: "p9", title: "Platform 9", synonyms: ["9番線"]),
          ValueDescriptor(id: "p10", title: "Platform 10", synonyms: ["10番線"]),
        ])
    ])
}
