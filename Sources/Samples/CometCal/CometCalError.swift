import AppIntents
import SampleDatabase

/// What may go wrong in the calendar.
enum CometCalError: Error, Hashable, CustomLocalizedStringResourceConvertible {
  /// The event was deleted meanwhile.
  case gone(String)
  /// There is no calendar to put an event into.
  case noCalendar
  /// The event would end before it begins.
  case endsBeforeItBegins
  /// The rule is none that a calendar has.
  case unknownRule
  /// The events cannot be read or kept.
  case store(DatabaseError)
  /// A file of events is not what it should be.
  case badFile(String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .gone(let title): "“\(title)” is no longer in your calendar."
    case .noCalendar: "There is no such calendar."
    case .endsBeforeItBegins: "An event cannot end before it begins. Nothing was changed."
    case .unknownRule: "CometCal repeats events by days, weeks, months or years."
    case .store(.locked):
      "Another program is using the calendar. Wait a moment and try again. Nothing was changed."
    case .store(.damaged): "The calendar is damaged and cannot be read. The file is left as it is."
    case .store(.readOnly):
      "The calendar cannot be written. Check the file's permissions. Nothing was changed."
    case .store(.full):
      "There is no room left to keep the calendar. Make some room and try again. Nothing was changed."
    case .store(.newer): "The calendar is of a newer version of the app. Update the app."
    case .store(.unusable(let reason)): "The calendar cannot be opened (\(reason))."
    case .badFile(let reason): "The file of events cannot be read (\(reason))."
    }
  }
}
