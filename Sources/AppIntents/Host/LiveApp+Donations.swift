public import IntentCatalog
import Intents

extension LiveApp {
  /// Brings the app to the front at a reservation: it is given an activity as Apple's system gives one,
  /// whose interaction names the reservation.
  public func open(_ reservation: ReservationRecord, in environment: AppEnvironment) async {
    guard let handle = context.continuing.value else { return }
    let activity = NSUserActivity(showing: reservation)
    await inScope(environment) { await handle(activity) }
  }
}
