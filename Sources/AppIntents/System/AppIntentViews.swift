import IntentCatalog
import LocalizedTexts
public import SnippetUI
public import UserActivities

/// Tells the phrase for an intent, until it is closed.
public nonisolated struct SiriTipView: View {
  private let phrase: String?
  private let isVisible: Binding<Bool>?

  /// Makes a tip; the phrase is the first of the app's shortcut for the intent that needs no value, in the
  /// session's language.
  @MainActor public init<Intent: AppIntent>(
    intent: Intent, isVisible: Binding<Bool>? = nil
  ) {
    phrase = HostScope.current?.app?.shownPhrase(of: typeName(of: Intent.self))
    self.isVisible = isVisible
  }

  /// The phrase; nothing where the tip was closed, or no shortcut starts the intent.
  public var body: some View {
    if isVisible?.wrappedValue ?? true, let phrase { _Plate("💬 \(phrase)") }
  }
}

/// Leads to the app's shortcuts.
public nonisolated struct ShortcutsLink: View {
  private let name: String?

  /// Makes a link.
  public init() {
    name = HostScope.current?.app?.catalog.app.name(in: TextLocalization.current.language)
  }

  /// The app's name.
  public var body: some View {
    if let name { _Plate("▦ \(name)") }
  }
}

/// The look of a tip.
public enum SiriTipViewStyle: Sendable {
  case automatic, light, dark

  /// Light or dark; nil where the surroundings decide.
  fileprivate var scheme: ColorScheme? {
    switch self {
    case .automatic: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

/// The look of a link to shortcuts.
public enum ShortcutsLinkStyle: Sendable {
  case automatic, automaticOutline, light, lightOutline, dark, darkOutline

  /// Light or dark; nil where the surroundings decide.
  fileprivate var scheme: ColorScheme? {
    switch self {
    case .automatic, .automaticOutline: nil
    case .light, .lightOutline: .light
    case .dark, .darkOutline: .dark
    }
  }
}

extension View {
  /// Says which entity the view shows.
  @ViewBuilder public func appEntityIdentifier(_ identifier: EntityIdentifier?) -> some View {
    if let identifier { _marked(identifier) } else { self }
  }

  /// Says what a person does in the view, and which entity it shows.
  @ViewBuilder public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: (NSUserActivity) -> Void
  ) -> some View {
    let activity = Self.activity(activityType, update)
    if isActive, let entity = activity.appEntityIdentifier { _marked(entity) } else { self }
  }

  /// Says what a person does with an element of the view, and which entity it shows.
  public func userActivity<Element>(
    _ activityType: String, element: Element?, _ update: (Element, NSUserActivity) -> Void
  ) -> some View {
    userActivity(activityType, isActive: element != nil) { activity in
      if let element { update(element, activity) }
    }
  }

  private static func activity(
    _ type: String, _ update: (NSUserActivity) -> Void
  ) -> NSUserActivity {
    let activity = NSUserActivity(activityType: type)
    update(activity)
    return activity
  }

  /// Sets the look of tips, which a page shows and text has not.
  public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View {
    preferredColorScheme(style.scheme)
  }
  /// Sets the look of links to shortcuts, which a page shows and text has not.
  public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View {
    preferredColorScheme(style.scheme)
  }
}

/// A tip for apps that are made with UIKit.
@MainActor public final class SiriTipUIView {
  /// The intent whose phrase is told.
  public var intent: (any AppIntent)?
  /// How it looks.
  public var siriTipViewStyle: SiriTipViewStyle
  /// What happens once it is closed.
  public var dismissAction: (() -> Void)?

  /// Makes a tip.
  public init(style: SiriTipViewStyle = .automatic) { siriTipViewStyle = style }

  /// The phrase, nil where no shortcut starts the intent.
  public var _phrase: String? {
    intent.flatMap { HostScope.current?.app?.shownPhrase(of: typeName(of: type(of: $0))) }
  }

  /// The tip as a view, with its look.
  public var _view: some View {
    Group { if let phrase = _phrase { _Plate("💬 \(phrase)") } }.siriTipViewStyle(siriTipViewStyle)
  }

  /// Closes the tip, as the person does.
  public func _close() { dismissAction?() }
}

/// A link to the app's shortcuts for apps that are made with UIKit.
@MainActor public final class ShortcutsUIButton {
  /// How it looks.
  public let style: ShortcutsLinkStyle
  /// Makes a link.
  public init(style: ShortcutsLinkStyle = .automatic) { self.style = style }

  /// The link as a view, with its look.
  public var _view: some View { ShortcutsLink().shortcutsLinkStyle(style) }
}

extension LiveApp {
  /// The first phrase for an intent that can be said as it stands, in the session's language.
  fileprivate func shownPhrase(of intent: String) -> String? {
    let language = TextLocalization.current.language
    let name = catalog.app.name(in: language)
    let table = catalog.localizations[language] ?? [:]
    return catalog.shortcuts.filter { $0.intent == intent }.flatMap(\.phrases)
      .flatMap { table[$0.text]?.map(\.text) ?? [$0.text] }
      .map { $0.replacing("${applicationName}", with: name) }
      .first { !$0.contains("${") }
  }
}
