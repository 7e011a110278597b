import DialogEngine
import DonationKeeping
import Foundation
import IntentCatalog
import LanguagePacks

/// What the system itself does with what apps tell of, as an app like any other: its phrases are a pack's
/// (`Phrases/System`), its values are the reservations that are kept.
final class SystemApp: RunnableApp {
  /// The name by which it is called.
  static let id = "System"

  let catalog: AppCatalog
  let store: DonationStore
  let language: LanguagePack
  /// The session's other apps.
  let apps: [any RunnableApp]

  init(
    _ catalog: AppCatalog, store: DonationStore, language: LanguagePack, apps: [any RunnableApp]
  ) {
    self.catalog = catalog
    self.store = store
    self.language = language
    self.apps = apps
  }

  func words(_ environment: AppEnvironment) -> ReservationWords {
    ReservationWords(language: language, environment: environment)
  }

  // MARK: - Values

  /// The reservations that are still to come or go on, and that stand.
  func upcoming(_ environment: AppEnvironment) throws(DonationFault) -> [KeptReservation] {
    let now = environment.now()
    return try store.reservations().filter { kept in
      let end = kept.record.end ?? kept.record.start
      return kept.record.status != .canceled && (end.map { $0 > now } ?? true)
    }
  }

  func values(
    ofType name: String, in environment: AppEnvironment
  ) async throws -> [ValueDescriptor] {
    guard name == "Reservation" else { return catalog.declaredValues(of: .appEnum(name)) }
    let words = words(environment)
    let all = try upcoming(environment)
    return all.map { kept in
      ValueDescriptor(
        id: String(kept.number), title: CatalogText(kept.record.title),
        subtitle: words.details(kept.record, among: all.map(\.record)).map { CatalogText($0) },
        synonyms: [kept.record.pronunciation, kept.record.place?.name]
          .compactMap { $0 }.map { CatalogText($0) })
    }
  }

  func values(
    ofType name: String, matching text: String, in environment: AppEnvironment
  ) async throws -> [ValueDescriptor] { [] }

  func values(
    ofType name: String, identifiers: [String], in environment: AppEnvironment
  ) async throws -> [ValueDescriptor] {
    try await values(ofType: name, in: environment).filter { identifiers.contains($0.id) }
  }

  func offeredValues(
    for parameter: String, of call: IntentCall, in environment: AppEnvironment
  ) async throws -> OfferedValues {
    guard let list = catalog.intent(call.intent)?.parameter(parameter)?.type.listName else {
      return OfferedValues(options: [])
    }
    return OfferedValues(
      options: try await values(ofType: list, in: environment)
        .map { OptionDescriptor($0, language: environment.language) })
  }

  // MARK: - What it does

  func perform(
    _ call: IntentCall, in environment: AppEnvironment, host: any PerformHost
  ) async -> PerformOutcome {
    do {
      return .finished(try await result(of: call, environment, host))
    } catch let refusal as Refusal {
      return .declined(DialogText(refusal.sentence))
    } catch is PerformCancellation {
      return .cancelled
    } catch {
      return .failed(DialogText(language.sentence("donation.failed")))
    }
  }

  /// Why nothing is done, in a sentence for the person.
  struct Refusal: Error {
    var sentence: String
  }

  private func result(
    of call: IntentCall, _ environment: AppEnvironment, _ host: any PerformHost
  ) async throws -> PerformResult {
    switch call.intent {
    case "AddToCalendar": try await add(call, environment)
    case "TellReservation": try tell(call, environment)
    case "ShowReservation": try await show(call, environment, host)
    case "ListReservations": try list(call, environment)
    case "CheckIn": try await checkIn(call, environment, host)
    case "Suggest": try await suggestion(environment)
    case "StopSuggestions": try setSuggestions(false)
    case "ResumeSuggestions": try setSuggestions(true)
    default: try await forgetHabits(host)
    }
  }

  func said(_ key: String, _ arguments: [String: String] = [:]) -> PerformResult {
    PerformResult(dialog: DialogText(language.sentence(key, arguments)))
  }

  func loadStore(_ json: [UInt8], in environment: AppEnvironment) async throws {}
  func onValuesChanged(_ handler: @escaping @Sendable () -> Void) {}
}
