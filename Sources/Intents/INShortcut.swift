import Synchronization

/// Something that can be said to run at once: an older intent, or an activity.
public enum INShortcut: @unchecked Sendable {
  case intent(INIntent)
  case userActivity(NSUserActivity)

  /// Makes a shortcut to an intent.
  public init?(intent: INIntent) { self = .intent(intent) }
  /// Makes a shortcut to an activity.
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }

  /// What it is called, where it has a name.
  public var _title: String? {
    switch self {
    case .intent(let intent): intent.suggestedInvocationPhrase
    case .userActivity(let activity): activity.suggestedInvocationPhrase ?? activity.title
    }
  }
}

/// A shortcut with the phrase that a person gave it.
public final class INVoiceShortcut: Sendable {
  /// What tells it apart.
  public let identifier: UUID
  /// The phrase.
  public let invocationPhrase: String
  /// The shortcut.
  public let shortcut: INShortcut

  init(_ shortcut: INShortcut, phrase: String) {
    identifier = UUID()
    invocationPhrase = phrase
    self.shortcut = shortcut
  }
}

/// Keeps the shortcuts that an app suggests.
public final class INVoiceShortcutCenter: Sendable {
  /// The program's center.
  public static let shared = INVoiceShortcutCenter()
  private let suggested = Mutex<[INShortcut]>([])

  /// Makes a center of its own.
  init() {}

  /// Says which shortcuts are suggested from now on.
  public func setShortcutSuggestions(_ suggestions: [INShortcut]) {
    suggested.withLock { $0 = suggestions }
  }

  /// The suggested shortcuts that have a phrase.
  public func allVoiceShortcuts() async throws -> [INVoiceShortcut] { voiceShortcuts }

  /// Gives the suggested shortcuts that have a phrase.
  public func getAllVoiceShortcuts(
    completion: @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void
  ) {
    completion(voiceShortcuts, nil)
  }

  private var voiceShortcuts: [INVoiceShortcut] {
    suggested.withLock { $0 }.compactMap { shortcut in
      shortcut._title.map { INVoiceShortcut(shortcut, phrase: $0) }
    }
  }
}

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
public final class INVocabulary: Sendable {
  private static let program = INVocabulary()
  private let names = Mutex<[INVocabularyStringType: [INSpeakableString]]>([:])

  /// The program's vocabulary.
  public class func shared() -> INVocabulary { program }

  /// Puts names in the place of those of a kind.
  public func setVocabularyStrings(_ vocabulary: [String], of type: INVocabularyStringType) {
    names.withLock { $0[type] = vocabulary.map { INSpeakableString(spokenPhrase: $0) } }
  }

  /// Puts names in the place of those of a kind.
  public func setVocabulary(_ vocabulary: [INSpeakableString], of type: INVocabularyStringType) {
    names.withLock { $0[type] = vocabulary }
  }

  /// Forgets all names.
  public func removeAllVocabularyStrings() { names.withLock { $0 = [:] } }

  /// The names of a kind.
  public func _names(of type: INVocabularyStringType) -> [INSpeakableString] {
    names.withLock { $0[type] ?? [] }
  }
}
