import AppIntents
import SwiftUI

/// An event with what is known about it, in the colours of the night.
struct EventSnippetView: View {
  let event: EventEntity

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Image(systemName: "star")
        Text(verbatim: event.title).font(.headline)
      }
      Text(verbatim: event.when)
      Text(verbatim: event.calendar.title).font(.caption)
      if let location = event.location { Text("Place: \(location.text)") }
      if let rule = event.recurrence { Text("Repeats: \(rule.words)") }
      if !event.attendees.isEmpty { Text("With: \(event.guests)") }
      if let note = event.note { Text(verbatim: String(note.characters)).font(.caption) }
    }
    .padding()
    .background(Color.indigo)
  }
}

/// An event's page.
struct EventDetailView: View {
  let event: EventEntity

  var body: some View {
    EventSnippetView(event: event)
      .userActivity("org.aizuchi.sample.CometCal.event") {
        $0.title = event.title
        $0.appEntityIdentifier = EntityIdentifier(for: event)
      }
  }
}

/// The events of a calendar, one below another.
struct EventListView: View {
  let events: [EventEntity]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(events, id: \.id) { event in
        Text(verbatim: "\(event.title) – \(event.when)")
          .appEntityIdentifier(EntityIdentifier(for: event))
      }
    }
  }
}

extension Calendar.RecurrenceRule {
  /// The rule in words.
  var words: String {
    switch (frequency, interval) {
    case (.daily, 1): String(localized: "every day")
    case (.weekly, 1): String(localized: "every week")
    case (.monthly, 1): String(localized: "every month")
    case (.yearly, 1): String(localized: "every year")
    case (.daily, let count): String(localized: "every \(count) days")
    case (.weekly, let count): String(localized: "every \(count) weeks")
    case (.monthly, let count): String(localized: "every \(count) months")
    case (_, let count): String(localized: "every \(count) years")
    }
  }
}
