/// Views that lie over each other as a person goes on; a snippet has the first.
public nonisolated struct NavigationStack<Content: View>: View, TextView {
  let content: Content

  /// Makes a stack.
  public init(@ViewBuilder root: () -> Content) { content = root() }
  /// Makes a stack whose path lies elsewhere.
  public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Content) { content = root() }
  /// It draws itself.
  public var body: Never { neverReached() }
  @MainActor func block(_ context: RenderingContext) -> TextBlock { TextBlock(content, context) }
}

extension NavigationStack: HTMLView {
  @MainActor func html(_ context: RenderingContext) -> String { HTML.of(content, context) }
}

/// An older name of a stack.
public typealias NavigationView = NavigationStack

/// Leads to another view of the app's windows; in a snippet it is its label.
public nonisolated struct NavigationLink<Label: View>: View, TextView {
  let label: Label

  /// Makes a link to a view.
  public init<Destination: View>(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// Makes a link to a view.
  public init<Destination: View>(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  /// Makes a link to what stands for a value.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  /// It draws itself.
  public var body: Never { neverReached() }
  @MainActor func block(_ context: RenderingContext) -> TextBlock { TextBlock(label, context) }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title.
  public init<Destination: View>(
    _ key: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) { label = Text(key) }
  /// Makes a link with a title.
  public init<Destination: View>(_ key: LocalizedStringKey, destination: Destination) {
    label = Text(key)
  }
  /// Makes a link with a title.
  public init<Value: Hashable>(_ key: LocalizedStringKey, value: Value?) { label = Text(key) }
}

extension NavigationLink: HTMLView {
  @MainActor func html(_ context: RenderingContext) -> String { HTML.of(label, context) }
}

/// What an older editor showed beside the code; nothing is made of it.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The view's type.
  associatedtype Previews: View
  /// The view.
  @ViewBuilder static var previews: Previews { get }
}

/// How buttons look; here they are all alike.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}

/// The look of a button that the system has.
public struct SystemButtonStyle: PrimitiveButtonStyle, Sendable {
  nonisolated init() {}
}

extension PrimitiveButtonStyle where Self == SystemButtonStyle {
  /// As it fits.
  public nonisolated static var automatic: SystemButtonStyle { SystemButtonStyle() }
  /// With an edge.
  public nonisolated static var bordered: SystemButtonStyle { SystemButtonStyle() }
  /// With an edge, as the one that is meant most.
  public nonisolated static var borderedProminent: SystemButtonStyle { SystemButtonStyle() }
  /// Without an edge.
  public nonisolated static var borderless: SystemButtonStyle { SystemButtonStyle() }
  /// As its label.
  public nonisolated static var plain: SystemButtonStyle { SystemButtonStyle() }
  /// As of glass.
  public nonisolated static var glass: SystemButtonStyle { SystemButtonStyle() }
  /// As of glass, as the one that is meant most.
  public nonisolated static var glassProminent: SystemButtonStyle { SystemButtonStyle() }
}

/// A look of buttons that an app makes; here they are all alike.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// What the look is made of.
  associatedtype Body: View
  /// Gives the look to a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known of the button.
  typealias Configuration = ButtonStyleConfiguration
}

/// What is known of a button that gets its look.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public let label: AnyView
  /// What kind of thing it does.
  public let role: ButtonRole?
  /// Whether it is pressed now.
  public let isPressed: Bool
}

/// How large controls are.
public enum ControlSize: Sendable {
  case mini, small, regular, large, extraLarge
}

extension View {
  /// Sets the look of buttons.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
  /// Sets the look of buttons.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }
  /// Sets the size of controls.
  public func controlSize(_ size: ControlSize) -> some View { self }
  /// Sets the title of the window's view.
  public func navigationTitle(_ title: LocalizedStringKey) -> some View { self }
  /// Sets the title of the window's view.
  @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    self
  }
  /// Puts things into the window's bar, which there is none of here.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// Puts things into the window's bar, which there is none of here.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { self }
  /// Says how a new content takes the old one's place, which nothing shows here.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Does something when it appears in a window, which it never does here.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  /// Does something when it goes from a window, which it never does here.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  /// Does something while it is in a window, which it never is here.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  /// Does something when it is tapped in a window, which it never is here.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    self
  }
  /// Does something when a value changes, which it never does here.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View { self }
  /// Puts a sheet over a window, which there is none of here.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  /// Moves what changes, which nothing does here.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    self
  }
}

/// How something moves; here nothing does.
public struct Animation: Hashable, Sendable {
  /// As it fits.
  public static let `default` = Animation()
  /// Slowly at first and at last.
  public static let easeInOut = Animation()
  /// Slowly at first.
  public static let easeIn = Animation()
  /// Slowly at last.
  public static let easeOut = Animation()
  /// As fast all the time.
  public static let linear = Animation()
  /// As on a spring.
  public static let spring = Animation()
}

/// Changes something; nothing moves here.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// How a new content takes an old one's place.
public struct ContentTransition: Hashable, Sendable {
  /// At once.
  public static let identity = ContentTransition()
  /// The old fades, the new appears.
  public static let opacity = ContentTransition()
  /// One shape becomes the other.
  public static let interpolate = ContentTransition()
  /// Digits roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { identity }
  /// Digits roll up or down, as the value does.
  public static func numericText(value: Double) -> ContentTransition { identity }
}

/// What stands in a window's bar.
@MainActor @preconcurrency public protocol ToolbarContent {}

/// Where something stands in a window's bar.
public struct ToolbarItemPlacement: Sendable {
  /// As it fits.
  public static let automatic = ToolbarItemPlacement()
  /// In the middle.
  public static let principal = ToolbarItemPlacement()
  /// Where one goes from here.
  public static let navigation = ToolbarItemPlacement()
  /// As what is meant most.
  public static let primaryAction = ToolbarItemPlacement()
  /// As what ends it well.
  public static let confirmationAction = ToolbarItemPlacement()
  /// As what gives it up.
  public static let cancellationAction = ToolbarItemPlacement()
  /// Above, at the start.
  public static let topBarLeading = ToolbarItemPlacement()
  /// Above, at the end.
  public static let topBarTrailing = ToolbarItemPlacement()
  /// Above, at the start.
  public static let navigationBarLeading = ToolbarItemPlacement()
  /// Above, at the end.
  public static let navigationBarTrailing = ToolbarItemPlacement()
  /// Below.
  public static let bottomBar = ToolbarItemPlacement()
}

/// A thing in a window's bar.
public struct ToolbarItem: ToolbarContent {
  /// Makes one.
  public init<Content: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}

/// Puts things of a bar together.
@resultBuilder public enum ToolbarContentBuilder {
  /// One or more things.
  @MainActor public static func buildBlock<First: ToolbarContent, each Content: ToolbarContent>(
    _ first: First, _ content: repeat each Content
  ) -> First { first }
}
