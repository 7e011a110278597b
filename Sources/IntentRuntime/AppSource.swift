public import IntentCatalog
public import LanguagePacks

/// Where a session's apps keep what they store.
public enum StorePlace: Hashable, Sendable {
  /// In memory, gone with the session.
  case memory
  /// In the user's data folder.
  case userData
  /// In a folder, by its path.
  case folder(String)
}

/// An app that sessions can be made with: each session gets a value of its own.
public struct AppSource: Sendable {
  /// The name by which the command line and a turn's JSON call it.
  public let id: String
  /// Makes the app for one session.
  public let make: @Sendable (StorePlace, PhraseData) throws -> any RunnableApp

  /// Makes a source.
  public init(
    id: String, make: @escaping @Sendable (StorePlace, PhraseData) throws -> any RunnableApp
  ) {
    self.id = id
    self.make = make
  }

  /// An app that is known by its description only: what it would do is said instead of done.
  ///
  /// Programs that the description names are run only when that is allowed.
  public static func simulated(_ catalog: AppCatalog, allowsCommands: Bool = false) -> AppSource {
    AppSource(id: catalog.id) { _, data in
      SimulatedApp(catalog, data: data, allowsCommands: allowsCommands)
    }
  }
}
