// Compiled as an app's developer of Swift 6 would.

import AppIntents
import SwiftUI

enum Size: String, AppEnum {
  case small, large

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
    .small: "Small", .large: .init(title: "Large"),
  ]
}

struct Tea: AppEntity {
  let id: Int
  let name: LocalizedStringResource
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tea"
  static let defaultQuery = TeaQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: name) }
}

struct TeaQuery: EnumerableEntityQuery {
  @Dependency private var menu: TeaMenu
  func entities(for identifiers: [Tea.ID]) async throws -> [Tea] {
    await menu.teas.filter { identifiers.contains($0.id) }
  }
  func allEntities() async throws -> [Tea] { await menu.teas }
}

@MainActor final class TeaMenu {
  var teas = [Tea(id: 1, name: "Green tea"), Tea(id: 2, name: "Black tea")]
  var brewed = 0
  init() {}
}

struct BrewIntent: AppIntent {
  static let title: LocalizedStringResource = "Brew Tea"
  static let description: IntentDescription? = IntentDescription("Brews tea.")
  static let supportedModes: IntentModes = .background

  @Parameter(title: "Tea", requestValueDialog: "Which tea?") var tea: Tea
  @Parameter(title: "Size", default: .small) var size: Size
  @Dependency private var menu: TeaMenu

  static var parameterSummary: some ParameterSummary {
    Switch(\.$size) {
      Case(.small) { Summary("Brew a little \(\.$tea)") }
      DefaultCase { Summary("Brew \(\.$tea)") }
    }
  }

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    try await requestConfirmation(
      actionName: .start, dialog: "Brew \(tea.name)?"
    ) {
      TeaView(tea: tea, size: size)
    }
    menu.brewed += 1
    return .result(dialog: "Your \(tea.name) is ready.", view: TeaView(tea: tea, size: size))
  }
}

struct TeaView: View {
  let tea: Tea
  let size: Size

  var body: some View {
    HStack {
      Image(systemName: "cup.and.saucer").foregroundStyle(.green)
      Text(tea.name).font(.headline)
      Spacer()
      Text("Size: \(size)").foregroundColor(.secondary)
    }
    .padding(8)
    .background(Color.white)
  }
}

struct TeaShortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .lime
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: BrewIntent(),
      phrases: ["Brew \(\.$tea) with \(.applicationName)", "Brew with \(.applicationName)"],
      shortTitle: "Brew tea", systemImageName: "cup.and.saucer")
  }
}

/// An app of Swift 6.
public enum SwiftSixApp {
  /// The app.
  public static let host = AppHost(
    id: "Tea", name: "Tea Room", sourceLanguage: "en", provider: TeaShortcuts.self
  ) { context in
    context.dependencies.add { () async throws -> TeaMenu in await TeaMenu() }
  }
}
