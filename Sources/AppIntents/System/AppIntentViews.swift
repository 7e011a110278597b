public import SnippetUI
public import UserActivities

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

  /// Sets the look of tips.
  public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
  /// Sets the look of links to shortcuts.
  public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}
