import AppIntents
import SampleDatabase

/// What may go wrong with messages.
enum MessagesError: Error, Hashable, CustomLocalizedStringResourceConvertible {
  /// The message was deleted meanwhile.
  case gone
  /// The messages cannot be read or kept.
  case store(DatabaseError)
  /// A file of messages is not what it should be.
  case badFile(String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .gone: "That message is no longer there."
    case .store(.locked):
      "Another program is using the messages. Wait a moment and try again. Nothing was sent."
    case .store: "The messages cannot be kept. Nothing was sent."
    case .badFile(let reason): "The file of messages cannot be read (\(reason))."
    }
  }
}
