import AppIntents
import SwiftUI

@main
struct WorkshopApp: App, AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] { [] }
  var body: some Scene { WindowGroup { EmptyView() } }
}
