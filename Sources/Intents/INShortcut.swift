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
