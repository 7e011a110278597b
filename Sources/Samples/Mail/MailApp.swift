import AppIntents
import Foundation
import SampleDatabase

/// Mail: the sample app that keeps drafts and sends them, in English, also in Japanese.
///
/// It adopts the schemas of mail and has no phrases. A file that is loaded into its store is JSON; it
/// replaces the drafts that are there:
///
/// ```json
/// {"drafts": [
///   {"id": "1", "to": [{"name": "Mina", "address": "mina@example.org"}], "subject": "Picnic",
///    "body": "See you!", "date": "2026-06-08T08:00:00-07:00", "isSent": false}]}
/// ```
public enum MailApp {
  /// The app.
  public static let host = AppHost(
    id: "Mail", name: "Mail", alternativeNames: ["Post Box"],
    bundleIdentifier: "org.aizuchi.sample.Mail", sourceLanguage: "en",
    intents: [
      CreateDraftIntent.self, UpdateDraftIntent.self, SendDraftIntent.self, DeleteDraftIntent.self,
    ], stringsFolder: "Mail"
  ) { context in
    let store = DraftStore(context.store)
    context.dependencies.add(dependency: store)
    context.dependencies.add(
      dependency: MailClock(now: { context.now }, locale: { context.locale }))
    context.onLoadStore { json in
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      let file: File
      do { file = try decoder.decode(File.self, from: Data(json)) } catch {
        throw MailError.badFile(reason(of: error))
      }
      try store.replaceAll(with: file.drafts)
    }
  }

  private struct File: Decodable {
    var drafts: [DraftModel]
  }
}

/// The session's clock and place.
struct MailClock: Sendable {
  let now: @Sendable () -> Date
  let locale: @Sendable () -> Locale

  /// Names in a row.
  func names(_ people: [Correspondent]) -> String {
    people.map(\.name).formatted(.list(type: .and).locale(locale()))
  }
}
