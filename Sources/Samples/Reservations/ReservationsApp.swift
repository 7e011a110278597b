import AppIntents
import Foundation
import Intents
import SampleDatabase

/// A small app that books tables: the sample that tells the system of reservations, in Japanese, also in
/// English.
///
/// A file that is loaded into its store is JSON; it replaces the bookings that are there. `holder` and
/// `status` (`confirmed`, `canceled`) may be left out:
///
/// ```json
/// {"bookings": [
///   {"restaurant": "tansu", "date": "2024-07-10T19:00:00+09:00", "people": 2, "holder": "森"}
/// ]}
/// ```
public enum ReservationsApp {
  /// The app.
  public static let host = AppHost(
    id: "Reservations", name: "テーブル予約", alternativeNames: ["Table Booking", "席予約"],
    bundleIdentifier: "org.aizuchi.sample.Reservations", sourceLanguage: "ja",
    provider: ReservationsShortcuts.self, stringsFolder: "Reservations"
  ) { context in
    let store = BookingStore(context.store)
    let clock = BookingClock(
      now: { context.now }, timeZone: { context.timeZone }, locale: { context.locale })
    let navigator = Navigator()
    context.dependencies.add(dependency: store)
    context.dependencies.add(dependency: clock)
    context.dependencies.add(dependency: navigator)
    INVocabulary.shared().setVocabulary(
      Restaurant.allCases.map(\.speakable), of: .notebookItemTitle)
    context.onContinue { activity in
      guard let id = navigator.bookingID(of: activity),
        let booking = try? store.booking(id: id)
      else { return }
      navigator.viewing = id
      BookingDonation.donateAll(in: store, clock: clock, viewed: booking)
    }
    context.onLoadStore { json in
      let file: File
      do { file = try decoder.decode(File.self, from: Data(json)) } catch {
        throw ReservationsError.badFile(reason(of: error))
      }
      try store.replaceAll(with: file.bookings)
      ReservationsShortcuts.updateAppShortcutParameters()
    }
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }

  private struct File: Decodable {
    var bookings: [Booking]
  }
}
