import CatalogFiles
import DialogEngine
import Foundation
import IntentCatalog
import IntentRuntime
import LocalizedTexts
import Testing

/// Values of templates that only the dialog can read: dates and addresses of the web.
@Suite struct TypedSlotTests {
  private let pack = #"""
    {"id": "Desk", "name": "Desk", "sourceLanguage": "en",
     "rules": {"en": {"please": "[please|kindly]"}},
     "intents": [
       {"id": "Remind", "title": "Remind",
        "parameters": [{"name": "day", "title": "Day", "type": "Date", "dateKind": "date",
                        "ask": "Which day?"}],
        "perform": {"dialog": "Done."}},
       {"id": "Show", "title": "Show",
        "parameters": [{"name": "page", "title": "Page", "type": "URL", "ask": "Which page?"}],
        "perform": {"dialog": "Done."}}],
     "shortcuts": [
       {"intent": "Remind", "templates": ["<please> remind me of it on ${day}"]},
       {"intent": "Show", "templates": ["<please> show the page ${page}"]}]}
    """#

  private func said(_ text: String) async throws -> Turn {
    let files = FolderReader(files: ["app.json": Array(pack.utf8)])
    let catalog = try AppLoader.pack(files, named: "Desk").catalog
    let session = try await ConversationSession(
      SessionConfiguration(
        apps: [.simulated(catalog)], locale: "en_US", resources: resources,
        now: Date(timeIntervalSince1970: 1_720_580_400), timeZone: .gmt))
    return await session.say(text)
  }

  @Test func aDateIsRead() async throws {
    let turn = try await said("kindly remind me of it on 3 August 2024")
    guard case .date(let day)? = turn.performed.first?.parameters["day"] else {
      Issue.record("\(turn.lines)")
      return
    }
    #expect(day.hasPrefix("2024-08-03"))
  }

  @Test func anAddressIsRead() async throws {
    let turn = try await said("show the page https://example.com/a")
    #expect(turn.performed.first?.parameters == ["page": .url("https://example.com/a")])
  }

  @Test func whatIsNoDateIsNoSuchSentence() async throws {
    let turn = try await said("remind me of it on the green bench")
    #expect(turn.outcome == .notUnderstood && turn.performed.isEmpty)
  }
}
