public import FoundationEssentials
import IntentCatalog
public import LocalizedTexts
public import UserActivities

/// Where a session's app keeps its data.
public enum StoreLocation: Hashable, Sendable {
  /// Nowhere: it is gone with the session.
  case memory
  /// In a folder of the app's own, which may not exist yet.
  case folder(URL)

  /// The folder of an app in the user's data folder (`$XDG_DATA_HOME`, or `~/.local/share`).
  public static func userData(
    app: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> StoreLocation {
    let home = environment["HOME"] ?? "/"
    let data =
      environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? "\(home)/.local/share"
    return .folder(URL(fileURLWithPath: "\(data)/aizuchi/\(app)", isDirectory: true))
  }
}

/// An app whose intents are compiled into this program: what its developer gives.
public struct AppHost: Sendable {
  /// The name by which the command line calls the app.
  public let id: String
  /// The app's name in its own language.
  public let name: String
  /// Other names by which people call the app.
  public let alternativeNames: [String]
  /// The bundle identifier.
  public let bundleIdentifier: String?
  /// The language in which the texts in code are written.
  public let sourceLanguage: String
  /// The folder of the strings files; an absolute one, or one of those that come with the program.
  public let stringsFolder: String?
  let provider: any AppShortcutsProvider.Type
  let intents: [any AppIntent.Type]
  let valueQueries: [any IntentValueQuery.Type]
  let prepare: @Sendable (HostContext) throws -> Void

  /// Describes an app.
  ///
  /// An app that only adopts schemas has no `provider`. `intents` are those that no shortcut of the provider starts; `valueQueries` are found by their
  /// types' names. `prepare` is called once for each
  /// session: it registers dependencies, and says how the app's store is loaded from a file. It should
  /// not open the store; what goes wrong there is told by the intent that needs it.
  public init(
    id: String, name: String, alternativeNames: [String] = [], bundleIdentifier: String? = nil,
    sourceLanguage: String, provider: any AppShortcutsProvider.Type = _NoShortcuts.self,
    intents: [any AppIntent.Type] = [], valueQueries: [any IntentValueQuery.Type] = [],
    stringsFolder: String? = nil,
    prepare: @escaping @Sendable (HostContext) throws -> Void = { _ in }
  ) {
    self.id = id
    self.name = name
    self.alternativeNames = alternativeNames
    self.bundleIdentifier = bundleIdentifier
    self.sourceLanguage = sourceLanguage
    self.provider = provider
    self.intents = intents
    self.valueQueries = valueQueries
    self.stringsFolder = stringsFolder
    self.prepare = prepare
  }

  /// Makes the app of one session, which keeps its data in `store`; `stringsFolder` is looked for in
  /// `files`, which come with the program.
  /// - Throws: What `prepare` throws.
  public func makeApp(
    store: StoreLocation = .memory, files: FolderReader = FolderReader(files: [:])
  ) throws -> LiveApp {
    try makeApp(store: store, strings: strings(in: files))
  }

  /// Reads the app's strings files once for several sessions.
  /// - Complexity: O(n) in the size of the files.
  public func strings(in files: FolderReader) -> AppStrings { AppStrings(host: self, files: files) }

  /// Makes the app of one session with strings that were read before.
  /// - Throws: What `prepare` throws.
  public func makeApp(store: StoreLocation, strings: AppStrings) throws -> LiveApp {
    try LiveApp(self, store: store, strings: strings)
  }
}

/// What an app's code may know of its session.
public final class HostContext: Sendable {
  /// Where the app keeps its data.
  public let store: StoreLocation
  /// The session's dependencies; `AppDependencyManager.shared` is the same while the app's code runs.
  public let dependencies: AppDependencyManager
  private let loader = Locked<(@Sendable ([UInt8]) async throws -> Void)?>(nil)

  /// What goes on with an activity, where the app said so.
  let continuing = Locked<(@Sendable (NSUserActivity) async -> Void)?>(nil)

  init(store: StoreLocation, dependencies: AppDependencyManager) {
    self.store = store
    self.dependencies = dependencies
  }

  /// Says how a file is loaded into the app's store, replacing what is there.
  public func onLoadStore(_ load: @escaping @Sendable (_ json: [UInt8]) async throws -> Void) {
    loader.value = load
  }

  /// Says what happens when the app is brought to the front to go on with an activity, such as showing a
  /// reservation.
  public func onContinue(
    _ handle: @escaping @Sendable (_ activity: NSUserActivity) async -> Void
  ) {
    continuing.value = handle
  }

  /// Forgets what the app registered.
  func end() {
    loader.value = nil
    continuing.value = nil
    dependencies.removeAll()
  }

  var loadStore: (@Sendable ([UInt8]) async throws -> Void)? { loader.value }

  /// The session's clock.
  public var now: Date { HostScope.current?.environment.now() ?? Date() }
  /// Whether somebody is signed in to the app.
  public var isSignedIn: Bool { HostScope.current?.environment.isSignedIn ?? true }
  /// The time zone in which the session's times are meant.
  public var timeZone: TimeZone { HostScope.current?.environment.timeZone ?? .gmt }
  /// The locale in whose forms times and amounts are written.
  public var locale: Locale { Locale(identifier: TextLocalization.current.locale) }
  /// The language that texts are made in.
  public var language: String { TextLocalization.current.language }
}
