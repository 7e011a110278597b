import AppIntents
import SampleDatabase

/// What may go wrong.
enum MeditationError: Error, Hashable, CustomLocalizedStringResourceConvertible {
  /// There is nothing to start.
  case noSessions
  /// The sessions cannot be read or kept.
  case store(DatabaseError)
  /// A file of sessions is not what it should be.
  case badFile(String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .noSessions: "There are no sessions yet. Open Meditation to get some."
    case .store(.locked): "Another program is using the sessions. Wait a moment and try again."
    case .store(.damaged):
      "The file of sessions is damaged and cannot be read. It is left as it is."
    case .store(.readOnly): "The sessions cannot be written. Check the file's permissions."
    case .store(.full):
      "There is no room left to keep the sessions. Make some room and try again."
    case .store(.newer): "The sessions are of a newer version of Meditation. Update the app."
    case .store(.unusable(let reason)): "The sessions cannot be opened (\(reason))."
    case .badFile(let reason): "The file of sessions cannot be read (\(reason))."
    }
  }
}
