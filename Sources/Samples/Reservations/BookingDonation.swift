import AppIntents
import Foundation
import Intents

/// Tells the system of a booking: each time that it is made, looked at, changed or cancelled.
struct BookingDonation {
  let booking: Booking
  let clock: BookingClock

  /// The type of the activity that shows a booking.
  static let viewActivity = "org.aizuchi.sample.Reservations.viewBooking"

  /// The page that shows the booking.
  var url: URL? { URL(string: "https://tables.example.com/bookings/\(booking.id)") }

  /// From the beginning to two hours later.
  private var duration: INDateComponentsRange {
    let calendar = clock.calendar
    let end = booking.date.addingTimeInterval(BookingClock.length)
    return INDateComponentsRange(
      start: calendar.dateComponents(in: calendar.timeZone, from: booking.date),
      end: calendar.dateComponents(in: calendar.timeZone, from: end))
  }

  private var reference: INSpeakableString {
    INSpeakableString(
      vocabularyIdentifier: booking.id,
      spokenPhrase: String(localized: "\(booking.restaurant.name)の予約"),
      pronunciationHint: booking.restaurant.reading.map { "\($0)の予約" })
  }

  private var checkIn: INReservationAction {
    let activity = NSUserActivity(activityType: Self.viewActivity)
    activity.title = String(localized: "\(booking.restaurant.name)の予約を表示")
    activity.userInfo = ["bookingID": booking.id]
    activity.requiredUserInfoKeys = ["bookingID"]
    activity.webpageURL = url
    return INReservationAction(type: .checkIn, validDuration: duration, userActivity: activity)
  }

  private var reservation: INRestaurantReservation {
    INRestaurantReservation(
      itemReference: reference, reservationNumber: booking.id, bookingTime: clock.now(),
      reservationStatus: booking.status == .canceled ? .canceled : .confirmed,
      reservationHolderName: booking.holder.isEmpty ? nil : booking.holder, actions: [checkIn],
      url: url, reservationDuration: duration, partySize: booking.people,
      restaurantLocation: booking.restaurant.placemark)
  }

  /// Tells the system of all bookings of which it was not told, and of one that is looked at.
  static func donateAll(in store: BookingStore, clock: BookingClock, viewed: Booking? = nil) {
    var bookings = (try? store.untold()) ?? []
    if let viewed, !bookings.contains(viewed) { bookings.append(viewed) }
    for booking in bookings {
      BookingDonation(booking: booking, clock: clock).donate { error in
        if error == nil { try? store.markTold(booking) }
      }
    }
  }

  /// Tells the system that a booking is worth a look in the two hours before it.
  static func tellRelevance(in store: BookingStore, clock: BookingClock) async {
    let bookings = (try? store.bookings(after: clock.now())) ?? []
    let relevant = bookings.map { booking in
      let intent = ViewBooking()
      intent.booking = BookingEntity(booking, clock: clock)
      return RelevantIntent(
        intent, widgetKind: "booking",
        relevance: .date(
          from: booking.date.addingTimeInterval(-BookingClock.length), to: booking.date))
    }
    try? await RelevantIntentManager.shared.updateRelevantIntents(relevant)
  }

  /// Tells the system; where it cannot keep that, the booking stands all the same.
  private func donate(_ completion: @escaping ((any Error)?) -> Void) {
    let intent = INGetReservationDetailsIntent(
      reservationContainerReference: reference, reservationItemReferences: nil)
    let response = INGetReservationDetailsIntentResponse(code: .success, userActivity: nil)
    response.reservations = [reservation]
    INInteraction(intent: intent, response: response).donate(completion: completion)
  }
}

/// What the app shows.
final class Navigator: @unchecked Sendable {
  /// The identifier of the booking that is shown.
  var viewing: String?

  /// The booking with which the system opens the app.
  func bookingID(of activity: NSUserActivity) -> String? {
    let intent = activity.interaction?.intent as? INGetReservationDetailsIntent
    return intent?.reservationItemReferences?.first?.vocabularyIdentifier
  }
}
