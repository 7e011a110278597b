import AppIntents
import SampleDatabase

/// What may go wrong with mail.
enum MailError: Error, Hashable, CustomLocalizedStringResourceConvertible {
  /// The draft was deleted meanwhile.
  case gone
  /// The draft was sent already.
  case isSent
  /// The mail cannot be read or kept.
  case store(DatabaseError)
  /// A file of mail is not what it should be.
  case badFile(String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .gone: "That draft is no longer there."
    case .isSent: "That mail was sent already."
    case .store(.locked):
      "Another program is using the mail. Wait a moment and try again. Nothing was sent."
    case .store: "The mail cannot be kept. Nothing was sent."
    case .badFile(let reason): "The file of mail cannot be read (\(reason))."
    }
  }
}
