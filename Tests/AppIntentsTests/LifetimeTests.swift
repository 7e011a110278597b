import AppIntents
import IntentCatalog
import Testing

/// What an app registers for a session ends with it, also where it holds the session's context.
@Suite struct LifetimeTests {
  final class Store: Sendable {
    let now: @Sendable () -> Int
    init(now: @escaping @Sendable () -> Int) { self.now = now }
  }

  struct Shortcuts: AppShortcutsProvider {
    static let appShortcuts: [AppShortcut] = []
  }

  /// A weak hold on the store of the last session.
  final class Hold: @unchecked Sendable {
    // Safety: one test uses it, on one task.
    weak var store: Store?
  }

  @Test func aSessionsStoreEndsWithIt() throws {
    let hold = Hold()
    let host = AppHost(
      id: "Lifetime", name: "Lifetime", sourceLanguage: "en", provider: Shortcuts.self
    ) { context in
      let store = Store { Int(context.now.timeIntervalSince1970) }
      hold.store = store
      context.dependencies.add(dependency: store)
      context.onLoadStore { _ in _ = (store.now(), context.isSignedIn) }
    }
    var app: LiveApp? = try host.makeApp()
    #expect(hold.store != nil)
    #expect(app?.catalog.id == "Lifetime")
    app = nil
    #expect(hold.store == nil)
  }
}
