import AppIntents
import Foundation

/// What is in the calendar before anybody wrote in it, around the day on which it is first opened.
struct BuiltInEvents {
  let clock: CometClock

  /// The calendars.
  var calendars: [CalendarModel] {
    [
      CalendarModel(id: "home", title: String(localized: "Home Planet"), symbol: "house"),
      CalendarModel(id: "orbit", title: String(localized: "Lunar Orbit Log"), symbol: "moon"),
      CalendarModel(id: "deep", title: String(localized: "Deep Space"), symbol: "sparkles"),
    ]
  }

  /// The events.
  var events: [EventModel] {
    [
      event("lunch", "orbit", String(localized: "Crew Lunch"), 0, 12.5, 1) {
        $0.place = String(localized: "Galley")
        $0.attendees = [mina, ken]
      },
      event("oxygen", "orbit", String(localized: "Life Support Check"), 1, 9, 2) {
        $0.note = String(localized: "Compare the oxygen levels of all modules.")
      },
      event("picnic", "home", String(localized: "Picnic"), 2, 12, 3) {
        $0.place = String(localized: "Riverside Park")
        $0.note = String(localized: "Bring the chocolate cake.")
        $0.attendees = [mina, ken, aoi]
      },
      event("meteors", "deep", String(localized: "Meteor Shower Watch Party"), 4, 21, 3) {
        $0.place = String(localized: "Observatory Hill")
        $0.note = String(localized: "The peak is from 11 PM to 1 AM. Bring blankets.")
        $0.attendees = [aoi, ben]
        $0.isFavorite = true
      },
      event("stretching", "orbit", String(localized: "Zero Gravity Stretching"), 1, 7, 0.5) {
        $0.repeats = Repetition(.weekly)
      },
      event("birthday", "home", String(localized: "Aoi's Birthday"), 8, 0, 24) {
        $0.isAllDay = true
        $0.repeats = Repetition(.yearly)
      },
    ]
  }

  private var mina: Invitation { invitation(String(localized: "Mina"), "mina") }
  private var ken: Invitation { invitation(String(localized: "Ken"), "ken", .tentative) }
  private var aoi: Invitation { invitation(String(localized: "Aoi"), "aoi") }
  private var ben: Invitation { invitation(String(localized: "Ben"), "ben") }

  private func invitation(
    _ name: String, _ address: String, _ answer: Invitation.Answer = .accepted
  ) -> Invitation {
    Invitation(name: name, email: "\(address)@example.org", answer: answer)
  }

  private func event(
    _ id: String, _ calendar: String, _ title: String, _ day: Int, _ hour: Double, _ hours: Double,
    _ fill: (inout EventModel) -> Void
  ) -> EventModel {
    let today = clock.calendar.startOfDay(for: clock.now())
    let morning = clock.calendar.date(byAdding: .day, value: day, to: today) ?? today
    let start =
      clock.calendar.date(
        bySettingHour: Int(hour), minute: Int(hour * 60) % 60, second: 0, of: morning) ?? morning
    var event = EventModel(
      id: id, calendar: calendar, title: title, start: start,
      end: start.addingTimeInterval(hours * 3600))
    fill(&event)
    return event
  }
}
