import AppIntents
import Foundation
import SampleDatabase

/// A planner: the sample app whose values are dates, lengths of time, money and numbers, in English,
/// also in Japanese.
///
/// A file that is loaded into its store is JSON; it replaces the entries that are there:
///
/// ```json
/// {"entries": [{"kind": "reminder", "text": "Call Mina", "date": "2024-07-10T16:00:00+09:00"}]}
/// ```
public enum PlannerApp {
  /// The app.
  public static let host = AppHost(
    id: "Planner", name: "Planner", alternativeNames: ["My Planner", "Day Planner"],
    bundleIdentifier: "org.aizuchi.sample.Planner", sourceLanguage: "en",
    provider: PlannerShortcuts.self, stringsFolder: "Planner"
  ) { context in
    let store = EntryStore(context.store)
    context.dependencies.add(dependency: store)
    context.dependencies.add(
      dependency: PlannerClock(
        now: { context.now }, timeZone: { context.timeZone }, locale: { context.locale }))
    context.onLoadStore { json in
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      let file: File
      do { file = try decoder.decode(File.self, from: Data(json)) } catch {
        throw PlannerError.badFile(reason(of: error))
      }
      try store.replaceAll(with: file.entries)
    }
  }

  private struct File: Decodable {
    var entries: [Entry]
  }
}

/// The session's clock and place, as the app's dates are meant and written.
final class PlannerClock: Sendable {
  let now: @Sendable () -> Date
  private let timeZone: @Sendable () -> TimeZone
  private let locale: @Sendable () -> Locale

  init(
    now: @escaping @Sendable () -> Date, timeZone: @escaping @Sendable () -> TimeZone,
    locale: @escaping @Sendable () -> Locale
  ) {
    self.now = now
    self.timeZone = timeZone
    self.locale = locale
  }

  var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone()
    return calendar
  }

  /// A moment in words: within a week the weekday alone, beyond it the date.
  func words(_ date: Date) -> String {
    let calendar = calendar
    let days =
      calendar.dateComponents(
        [.day], from: calendar.startOfDay(for: now()), to: calendar.startOfDay(for: date)
      ).day ?? 0
    let isWholeHour = calendar.component(.minute, from: date) == 0
    let format =
      switch ((0..<7).contains(days), isWholeHour) {
      case (true, true): String(localized: "EEEE 'at' h a")
      case (true, false): String(localized: "EEEE 'at' h:mm a")
      case (false, true): String(localized: "EEEE, MMMM d, yyyy 'at' h a")
      case (false, false): String(localized: "EEEE, MMMM d, yyyy 'at' h:mm a")
      }
    return formatter(format).string(from: date)
  }

  /// A day in words.
  func day(_ date: Date) -> String {
    formatter(String(localized: "EEEE, MMMM d, yyyy")).string(from: date)
  }

  func formatter(_ format: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = timeZone()
    formatter.locale = locale()
    formatter.dateFormat = format
    return formatter
  }

  /// A length of time in words.
  func words(_ length: Measurement<UnitDuration>) -> String {
    let text = Duration.seconds(length.converted(to: .seconds).value).formatted(
      .units(allowed: [.hours, .minutes, .seconds], width: .wide).locale(locale()))
    // The formatter sets a space between the units, which Japanese does not have.
    return locale().language.languageCode == .japanese ? text.replacing(" ", with: "") : text
  }

  /// An amount in words.
  func words(_ amount: IntentCurrencyAmount) -> String {
    amount.amount.formatted(.currency(code: amount.currencyCode).locale(locale()))
  }

  /// A number in words.
  func words(_ number: Double) -> String {
    number.formatted(.number.precision(.fractionLength(0...2)).locale(locale()))
  }
}
