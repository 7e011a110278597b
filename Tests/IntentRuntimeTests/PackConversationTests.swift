import CatalogFiles
import DialogEngine
import Foundation
import IntentCatalog
import IntentRuntime
import Testing

/// Conversations with the packs under `Phrases/Packs`, whose `perform` is simulated.
@Suite struct PackConversationTests {
  private struct Step {
    var say: String
    var outcome: TurnOutcome
    /// What must be said, in order.
    var dialog: [String]
    var snippet: [String] = []
    init(_ say: String, _ outcome: TurnOutcome, _ dialog: String..., snippet: [String] = []) {
      self.say = say
      self.outcome = outcome
      self.dialog = dialog
      self.snippet = snippet
    }
  }

  private func talk(
    _ pack: String, _ locale: String, _ steps: [Step],
    performed: [[String: ParameterValue]]
  ) async throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    let catalog = try AppLoader.load(path: "\(root)/Phrases/Packs/\(pack)").catalog
    let session = try await ConversationSession(
      SessionConfiguration(
        apps: [.simulated(catalog)], locale: locale, resources: resources,
        now: Date(timeIntervalSince1970: 1_720_580_400), timeZone: .gmt))
    var ran: [[String: ParameterValue]] = []
    for step in steps {
      let turn = await session.say(step.say)
      let said = "\(step.say) → \(turn.lines)"
      #expect(turn.outcome == step.outcome, "\(said)")
      #expect(turn.dialog == step.dialog, "\(said)")
      #expect(turn.snippet == step.snippet, "\(said)")
      ran += turn.performed.map(\.parameters)
    }
    #expect(ran == performed)
  }

  @Test func swedish() async throws {
    try await talk(
      "Bageri", "sv_SE",
      [
        Step("Beställ från Bageriet", .started, "Vad vill du beställa?"),
        Step("en semla", .answered, "Hur många vill du ha?"),
        Step(
          "6", .answered, "Stämmer beställningen?", snippet: ["Bakverk: semla", "Antal: 6"]),
        Step("yes", .result, "Tack! Beställningen kan hämtas om en halvtimme."),
      ], performed: [["pastry": .identifier("semla"), "count": .int(6)]])
  }

  @Test func turkish() async throws {
    try await talk(
      "Radyo", "tr_TR",
      [
        Step("radyo aç", .started, "Hangi istasyonu açayım?"),
        Step("Gece Caz", .result, "Gece Caz çalıyor. İyi dinlemeler!"),
        Step(
          "Radyo 30 dakika sonra kapat", .result, "Tamam, radyo 30 dakika sonra kapanacak."),
      ], performed: [["station": .identifier("caz")], ["minutes": .int(30)]])
  }

  @Test func thai() async throws {
    try await talk(
      "TeaShop", "th_TH",
      [
        Step("สั่งชาเย็นที่ร้านชา", .started, "รับหวานระดับไหนคะ"),
        Step(
          "หวานน้อย", .answered, "ยืนยันการสั่งซื้อไหมคะ",
          snippet: ["ชา: ชาเย็น", "ความหวาน: หวานน้อย"]),
        Step("yes", .result, "รับออเดอร์เรียบร้อยแล้วค่ะ รอสักครู่นะคะ"),
      ],
      performed: [["tea": .identifier("thaiTea"), "sweetness": .identifier("less")]])
  }

  @Test func whatFailsSaysSo() async throws {
    try await talk(
      "Home", "en_US",
      [
        Step(
          "Open the garage with My Home", .error,
          "The garage does not answer. Please check its battery."),
        Step(
          "Good night from My Home", .result, "Good night it is."),
      ], performed: [["mood": .identifier("night")]])
  }

  @Test func aTextIsSaidAsItWasTyped() async throws {
    try await talk(
      "Home", "en_US",
      [
        Step("Leave a note in My Home", .started, "What should the note say?"),
        Step(
          "Buy ${light} and $5 of milk", .result, "I left the note “Buy ${light} and $5 of milk”."),
      ], performed: [["text": .string("Buy ${light} and $5 of milk")]])
  }

  @Test func aResultShowsItsSnippet() async throws {
    try await talk(
      "Home", "ja_JP",
      [
        Step(
          "マイホームでデスクライトを40にする", .result, "デスクライトを40%にしました。", snippet: ["デスクライト：40%"])
      ], performed: [["light": .identifier("desk"), "level": .int(40)]])
  }

  @Test func aPercentageIsANumber() async throws {
    try await talk(
      "Home", "en_US",
      [
        Step("Dim overhead light with My Home", .started, "Which one do you mean?"),
        Step("the bedroom one", .answered, "How bright, from 1 to 100?"),
        Step("no, the office", .corrected, "How bright, from 1 to 100?"),
        Step(
          "seventy-five percent", .result, "Overhead light is at 75 percent.",
          snippet: ["Overhead light: 75 %"]),
      ], performed: [["light": .identifier("officeOverhead"), "level": .int(75)]])
  }

  @Test func twoOfOneNameAreAskedAbout() async throws {
    try await talk(
      "Home", "en_US",
      [
        Step("Dim overhead light with My Home", .started, "Which one do you mean?"),
        Step("Bedroom", .answered, "How bright, from 1 to 100?"),
        Step("30", .result, "Overhead light is at 30 percent.", snippet: ["Overhead light: 30 %"]),
      ], performed: [["light": .identifier("bedroomOverhead"), "level": .int(30)]])
  }
}
