public import IntentCatalog

/// Something that happens to a session and is no utterance.
public enum OutsideEvent: Hashable, Sendable {
  /// Nobody answered for too long.
  case timeout
  /// These entities are on the screen now, by identifier.
  case onscreen([String])
  /// The apps were launched for the first time.
  case launch
  /// Somebody signed in.
  case signIn
  /// The bound app's store is replaced by what a JSON file holds.
  case store([UInt8])
  /// Somebody did by hand, in the app, what an intent does.
  case did(IntentCall)
  /// Somebody wants an intent run with these values, without saying it.
  case call(IntentCall)
  /// The app donated what a JSON file holds.
  case donate([UInt8])
  /// Somebody asked for a suggestion without saying it.
  case suggest
  /// The process ended and the session was read back.
  case restart
  /// The person is at this place now, by the name that they have for it; nowhere in particular where nil.
  case place(String?)
  /// The clock went on.
  case advance(seconds: Int)
}
