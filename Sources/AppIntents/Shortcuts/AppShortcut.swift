public import LocalizedTexts
import PhraseDiagnostics

/// An intent, perhaps with values, and the phrases that start it.
public struct AppShortcut: Sendable {
  /// The intent, with the values that the shortcut presets.
  let intent: any AppIntent
  /// The phrases in `${…}` form.
  let phrases: [String]
  let shortTitle: LocalizedStringResource?
  let systemImageName: String?
  /// Where it is written.
  let place: SourcePlace

  /// Makes a shortcut.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource? = nil, systemImageName: String? = nil,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.intent = intent
    self.phrases = phrases.map(\.template)
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
    place = SourcePlace(file: fileID, line: line)
  }

  /// Makes a shortcut whose values are shown in groups.
  public init<Intent: AppIntent, Value: _IntentValue>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String,
    parameterPresentation: AppShortcutParameterPresentation<Intent, Value>,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      intent: intent, phrases: phrases, shortTitle: shortTitle, systemImageName: systemImageName,
      fileID: fileID, line: line)
  }
}

/// A type that gives an app's shortcuts.
public protocol AppShortcutsProvider: Sendable {
  /// The shortcuts, the most important first.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour of the shortcuts' tiles.
  static var shortcutTileColor: ShortcutTileColor { get }
  /// Phrases that must not start any of the shortcuts.
  static var negativePhrases: NegativeAppShortcutPhrases { get }
}

extension AppShortcutsProvider {
  /// How values are shown in groups.
  public typealias ParameterPresentation = AppShortcutParameterPresentation
  /// A sentence about the values.
  public typealias Summary = AppShortcutParameterPresentationSummary
  /// A group of values.
  public typealias OptionsCollection = AppShortcutOptionsCollection

  /// The system's own colour.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// There are none.
  public static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: [])
  }

  /// Tells that the values that phrases may name have changed.
  public static func updateAppShortcutParameters() { HostScope.current?.app?.valuesChanged() }
}

/// Gives no shortcuts: for an app that writes no phrases.
public enum _NoShortcuts: AppShortcutsProvider {
  /// There are none.
  public static let appShortcuts: [AppShortcut] = []
}

/// Collects shortcuts.
@resultBuilder public enum AppShortcutsBuilder {
  /// Takes a shortcut.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  /// Makes an empty list.
  public static func buildBlock() -> [AppShortcut] { [] }
  /// Puts shortcuts together.
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] {
    shortcuts.flatMap { $0 }
  }
  /// Takes what depends on the system's version.
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] {
    shortcuts ?? []
  }
  /// Takes what depends on the system's version.
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] {
    shortcuts
  }
}

/// The colour of shortcuts' tiles.
public enum ShortcutTileColor: String, Sendable, CaseIterable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink
  case grayBlue, grayGreen, grayBrown
}

/// How a shortcut's values are shown in groups.
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value: _IntentValue>: Sendable {
  /// Makes a presentation.
  public init(
    for keyPath: KeyPath<Intent, IntentParameter<Value>>,
    summary: AppShortcutParameterPresentationSummary<Intent>,
    @AppShortcutOptionsCollectionBuilder
    optionsCollections: () -> [AppShortcutOptionsCollection]
  ) {}
}

/// A sentence about a shortcut's values.
public struct AppShortcutParameterPresentationSummary<Intent: AppIntent>: Sendable {
  /// Makes a sentence.
  public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {}
}

/// A group of a shortcut's values.
public struct AppShortcutOptionsCollection: Sendable {
  /// Makes a group.
  public init<Provider: DynamicOptionsProvider>(
    _ provider: Provider, title: LocalizedStringResource, systemImageName: String
  ) {}
}

/// Collects groups of values.
@resultBuilder public enum AppShortcutOptionsCollectionBuilder {
  /// Puts groups together.
  public static func buildBlock(
    _ collections: AppShortcutOptionsCollection...
  ) -> [AppShortcutOptionsCollection] { collections }
}
