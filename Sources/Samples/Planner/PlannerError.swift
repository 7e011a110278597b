import AppIntents
import SampleDatabase

/// What may go wrong in the planner.
enum PlannerError: Error, Hashable, CustomLocalizedStringResourceConvertible {
  /// The entries cannot be read or kept.
  case store(DatabaseError)
  /// A file of entries is not what it should be.
  case badFile(String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .store(.locked):
      "Another program is using the planner. Wait a moment and try again. Nothing was changed."
    case .store: "The planner's entries cannot be kept. Nothing was changed."
    case .badFile(let reason): "The file of entries cannot be read (\(reason))."
    }
  }
}
