import Synchronization

/// Whether the system may be spoken to about the app.
public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// What the person set.
public final class INPreferences: Sendable {
  /// It is always allowed here.
  public class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .authorized }
  /// It is always allowed here.
  public class func requestSiriAuthorization(
    _ handler: @escaping (INSiriAuthorizationStatus) -> Void
  ) { handler(.authorized) }
  /// The language that is spoken, as `ja-JP`.
  public class func siriLanguageCode() -> String {
    Locale.preferredLanguages.first ?? Locale.current.identifier(.bcp47)
  }
}

/// Which kind of name a person's vocabulary holds.
public enum INVocabularyStringType: Int, Sendable {
  case contactName = 1
  case contactGroupName = 2
  case photoTag = 100
  case photoAlbumName = 101
  case workoutActivityName = 200
  case carProfileName = 300
  case carName = 301
  case paymentsOrganizationName = 400
  case paymentsAccountNickname = 401
  case notebookItemTitle = 500
  case notebookItemGroupName = 501
  case mediaPlaylistTitle = 700
  case mediaMusicArtistName = 701
  case mediaAudiobookTitle = 702
  case mediaAudiobookAuthorName = 703
  case mediaShowTitle = 704
}

/// Names that are a person's own, the likeliest first.
///
/// A name with a hint of how it is said is understood by the hint too, wherever the app has a value of that
/// name or identifier.
public final class INVocabulary: Sendable {
  private static let program = INVocabulary()
  /// The vocabulary of the session whose app runs.
  @TaskLocal public static var _session: INVocabulary?
  private let names = Mutex<[INVocabularyStringType: [INSpeakableString]]>([:])
  private let handler = Mutex<(@Sendable () -> Void)?>(nil)

  /// Makes a vocabulary of its own.
  public init(_forSession: Void) {}
  private init() {}

  /// The vocabulary of the app in its session; outside of every session, the program's.
  public class func shared() -> INVocabulary { _session ?? program }

  /// Calls a handler whenever the names have changed.
  public func _onChange(_ handle: @escaping @Sendable () -> Void) {
    handler.withLock { $0 = handle }
  }

  /// Puts names in the place of those of a kind.
  public func setVocabularyStrings(_ vocabulary: [String], of type: INVocabularyStringType) {
    setVocabulary(vocabulary.map { INSpeakableString(spokenPhrase: $0) }, of: type)
  }

  /// Puts names in the place of those of a kind.
  public func setVocabulary(_ vocabulary: [INSpeakableString], of type: INVocabularyStringType) {
    names.withLock { $0[type] = vocabulary }
    handler.withLock { $0 }?()
  }

  /// Forgets all names.
  public func removeAllVocabularyStrings() {
    names.withLock { $0 = [:] }
    handler.withLock { $0 }?()
  }

  /// The names of a kind.
  public func _names(of type: INVocabularyStringType) -> [INSpeakableString] {
    names.withLock { $0[type] ?? [] }
  }

  /// How values are said by hints: name or identifier to the hints.
  /// - Complexity: O(n) in the number of names.
  public var _hints: [String: [String]] {
    var hints: [String: [String]] = [:]
    for name in names.withLock({ Array($0.values.joined()) }) {
      guard let hint = name.pronunciationHint, !hint.isEmpty else { continue }
      for key in Set([name.spokenPhrase, name.key]) { hints[key, default: []].append(hint) }
    }
    return hints.mapValues { $0.sorted() }
  }
}
