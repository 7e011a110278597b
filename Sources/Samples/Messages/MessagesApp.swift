import AppIntents
import Foundation
import SampleDatabase

/// Messages to people: the sample app that is given what other apps have, in English, also in Japanese.
///
/// It adopts the schemas of messages and has no phrases. What is sent stands in its outbox, a table of its
/// store. A file that is loaded into its store is JSON; it replaces the messages that are there:
///
/// ```json
/// {"messages": [
///   {"id": "1", "to": [{"name": "Mina", "address": "mina@example.org"}], "text": "See you!",
///    "date": "2026-06-08T08:00:00-07:00", "isSent": true}]}
/// ```
public enum MessagesApp {
  /// The app.
  public static let host = AppHost(
    id: "Messages", name: "Messages", alternativeNames: ["Texts"],
    bundleIdentifier: "org.aizuchi.sample.Messages", sourceLanguage: "en",
    intents: [SendMessageIntent.self, DraftMessageIntent.self, UnsendMessageIntent.self],
    stringsFolder: "Messages"
  ) { context in
    let store = Outbox(context.store)
    context.dependencies.add(dependency: store)
    context.dependencies.add(
      dependency: MessageClock(
        now: { context.now }, timeZone: { context.timeZone }, locale: { context.locale }))
    context.onLoadStore { json in
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      let file: File
      do { file = try decoder.decode(File.self, from: Data(json)) } catch {
        throw MessagesError.badFile(reason(of: error))
      }
      try store.replaceAll(with: file.messages)
    }
  }

  private struct File: Decodable {
    var messages: [MessageModel]
  }
}

/// The session's clock and place.
struct MessageClock: Sendable {
  let now: @Sendable () -> Date
  let timeZone: @Sendable () -> TimeZone
  let locale: @Sendable () -> Locale

  /// Names in a row.
  func names(_ people: [Recipient]) -> String {
    people.map(\.name).formatted(.list(type: .and).locale(locale()))
  }

  /// A moment in words.
  func words(_ date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone()
    let style = Date.FormatStyle(locale: locale(), calendar: calendar, timeZone: timeZone())
      .weekday(.abbreviated).month(.wide).day().hour().minute()
    let spaces: Set<Character> = ["\u{202F}", "\u{A0}", "\u{2009}"]
    return String(style.format(date).map { spaces.contains($0) ? " " : $0 })
  }
}
