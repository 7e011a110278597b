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
  @MainActor func allEntities() async throws -> [Tea] { menu.teas }
}

struct HotTeaQuery: EntityQuery {
  @Dependency private var menu: TeaMenu
  func entities(for identifiers: [Tea.ID]) async throws -> [Tea] {
    await menu.teas.filter { identifiers.contains($0.id) }
  }
  @MainActor func suggestedEntities() async throws -> ItemCollection<Tea> {
    ItemCollection {
      ItemSection("Hot", items: menu.teas.map { IntentItem($0, title: "Hot \($0.name)") })
    }
  }
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

struct TeaSnippetIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Show Tea"
  @Parameter(title: "Tea") var tea: Tea
  @Dependency private var menu: TeaMenu

  init() {}
  init(tea: Tea) { self.tea = tea }

  @MainActor func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Text("\(tea), \(menu.brewed) brewed"))
  }
}

struct PourIntent: AppIntent {
  static let title: LocalizedStringResource = "Pour Tea"
  @Parameter(title: "Tea", query: HotTeaQuery()) var tea: Tea
  @Dependency private var menu: TeaMenu

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    try await requestConfirmation(
      actionName: .go, dialog: "Pour \(tea)?", snippetIntent: TeaSnippetIntent(tea: tea))
    await MainActor.run { menu.brewed += 1 }
    return .result(dialog: "Poured.", snippetIntent: TeaSnippetIntent(tea: tea))
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
    id: "Tea", name: "Tea Room", sourceLanguage: "en", provider: TeaShortcuts.self,
    intents: [PourIntent.self]
  ) { context in
    context.dependencies.add { () async throws -> TeaMenu in await TeaMenu() }
  }
}
