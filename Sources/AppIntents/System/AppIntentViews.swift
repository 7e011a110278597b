public import SnippetUI

/// Tells the phrase for an intent; on a device it can be closed.
public nonisolated struct SiriTipView: View {
  /// Makes a tip.
  @MainActor public init<Intent: AppIntent>(
    intent: Intent, isVisible: Binding<Bool>? = nil
  ) {}
  /// It has no text.
  public var body: some View { EmptyView() }
}

/// Leads to the app's shortcuts.
public nonisolated struct ShortcutsLink: View {
  /// Makes a link.
  public init() {}
  /// It has no text.
  public var body: some View { EmptyView() }
}

/// The look of a tip.
public enum SiriTipViewStyle: Sendable {
  case automatic, light, dark
}

/// The look of a link to shortcuts.
public enum ShortcutsLinkStyle: Sendable {
  case automatic, automaticOutline, light, lightOutline, dark, darkOutline
}

extension View {
  /// Sets the look of tips.
  public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
  /// Sets the look of links to shortcuts.
  public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}
