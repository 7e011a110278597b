public import FoundationEssentials

/// What pressing something in a snippet does, kept for whoever shows the snippet.
public struct _SnippetAction: Sendable {
  /// What it is called.
  public var title: String
  /// What is done: a value that the module which made it knows.
  public let payload: any Sendable

  /// Makes an action of a value; its title comes from what it stands on.
  public init(payload: any Sendable) {
    title = ""
    self.payload = payload
  }
}

/// Collects what can be pressed in a view while it is drawn, and what parts of it stand for.
@MainActor final class ActionCollector {
  var actions: [_SnippetAction] = []
  var marks: [any Sendable] = []
}

/// A view that stands for something, which whoever shows the snippet may know.
nonisolated struct MarkedView: View, TextView {
  let view: any View
  let mark: any Sendable

  var body: Never { neverReached() }

  @MainActor func block(_ context: RenderingContext) -> TextBlock {
    context.collector?.marks.append(mark)
    return TextBlock(view, context)
  }
}

extension View {
  /// Says what the view stands for: a value that the module which marks it knows.
  public func _marked(_ mark: any Sendable) -> some View { MarkedView(view: self, mark: mark) }
}

/// What kind of thing a button does.
public struct ButtonRole: Hashable, Sendable {
  private let name: String
  /// It destroys something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It stops.
  public static let cancel = ButtonRole(name: "cancel")
}

/// Something to press.
public nonisolated struct Button<Label: View>: View, TextView {
  let label: Label
  let action: _SnippetAction?

  /// Makes a button that runs an action; in a conversation a function cannot be kept, and nothing is
  /// pressed.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(_action: nil, label: label())
  }
  /// Makes a button that runs an action.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(_action: nil, label: label())
  }
  /// Makes a button over an action that can be kept.
  public init(_action action: _SnippetAction?, label: Label) {
    self.label = label
    self.action = action
  }

  /// It draws itself.
  public var body: Never { neverReached() }

  @MainActor func block(_ context: RenderingContext) -> TextBlock {
    let title = TextBlock(label, context).beside.joined(separator: " ")
    if var action, EnvironmentValues.current.isEnabled {
      action.title = InkedLine.plain(title)
      context.collector?.actions.append(action)
    }
    return .lines(["[ \(title) ]"])
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  public init(_ key: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(_action: nil, label: Text(key))
  }
  /// Makes a button with a title.
  public init(
    _ key: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(_action: nil, label: Text(key))
  }
}

/// Something that is on or off.
public nonisolated struct Toggle<Label: View>: View, TextView {
  let label: Label
  let isOn: Bool
  let action: _SnippetAction?

  /// Makes a toggle over a value.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(_isOn: isOn.wrappedValue, action: nil, label: label())
  }
  /// Makes a toggle over an action that can be kept.
  public init(_isOn isOn: Bool, action: _SnippetAction?, label: Label) {
    self.isOn = isOn
    self.action = action
    self.label = label
  }

  /// It draws itself.
  public var body: Never { neverReached() }

  @MainActor func block(_ context: RenderingContext) -> TextBlock {
    let title = TextBlock(label, context).beside.joined(separator: " ")
    if var action, EnvironmentValues.current.isEnabled {
      action.title = InkedLine.plain(title)
      context.collector?.actions.append(action)
    }
    return .lines(["[\(isOn ? "x" : " ")] \(title)"])
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title.
  public init(_ key: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(_isOn: isOn.wrappedValue, action: nil, label: Text(key))
  }
}

/// How far something has come.
public nonisolated struct ProgressView<Label: View>: View, TextView {
  let label: Label?
  /// From 0 to 1; nil where nobody knows.
  let fraction: Double?

  /// Makes a view of a value out of a total.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    fraction = value.map { FractionBar.fraction(Double($0), 0, Double(total)) }
  }

  /// It draws itself.
  public var body: Never { neverReached() }

  @MainActor func block(_ context: RenderingContext) -> TextBlock {
    let title = label.map { TextBlock($0, context).stacked } ?? []
    return .lines(title + [context.inked(FractionBar.text(fraction))])
  }
}

extension ProgressView where Label == EmptyView {
  /// Makes a view of something of which nobody knows how far it has come.
  public init() {
    label = nil
    fraction = nil
  }
  /// Makes a view of a value out of a total.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    label = nil
    fraction = value.map { FractionBar.fraction(Double($0), 0, Double(total)) }
  }
}

extension ProgressView where Label == Text {
  /// Makes a view with a title.
  public init(_ key: LocalizedStringKey) {
    label = Text(key)
    fraction = nil
  }
  /// Makes a view of a value out of a total, with a title.
  public init<V: BinaryFloatingPoint>(_ key: LocalizedStringKey, value: V?, total: V = 1) {
    label = Text(key)
    fraction = value.map { FractionBar.fraction(Double($0), 0, Double(total)) }
  }
}

/// A value between two others.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View>: View, TextView {
  let label: Label
  let current: CurrentValueLabel?
  let fraction: Double

  /// Makes a gauge.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.label = label()
    current = currentValueLabel()
    fraction = FractionBar.fraction(
      Double(value), Double(bounds.lowerBound), Double(bounds.upperBound))
  }

  /// It draws itself.
  public var body: Never { neverReached() }

  @MainActor func block(_ context: RenderingContext) -> TextBlock {
    let value = current.map { InkedLine.plain(TextBlock($0, context).beside.joined()) } ?? ""
    let bar = FractionBar.text(fraction, shown: value)
    return .lines(TextBlock(label, context).stacked + [context.inked(bar)])
  }
}

extension Gauge where CurrentValueLabel == EmptyView {
  /// Makes a gauge.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    current = nil
    fraction = FractionBar.fraction(
      Double(value), Double(bounds.lowerBound), Double(bounds.upperBound))
  }
}

/// A bar that shows a part of a whole.
enum FractionBar {
  private static let width = 20

  static func fraction(_ value: Double, _ least: Double, _ greatest: Double) -> Double {
    guard greatest > least, value.isFinite else { return 0 }
    return min(1, max(0, (value - least) / (greatest - least)))
  }

  /// The bar in a line, with what is shown beside it, else the percentage.
  static func text(_ fraction: Double?, shown: String = "") -> String {
    guard let fraction else { return String(repeating: "░", count: width) }
    let full = Int((fraction * Double(width)).rounded())
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: width - full)
    return "\(bar) \(shown.isEmpty ? "\(Int((fraction * 100).rounded()))%" : shown)"
  }
}

/// Leads to an address.
public nonisolated struct Link<Label: View>: View, TextView {
  let label: Label
  let destination: URL

  /// Makes a link.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
  }

  /// It draws itself.
  public var body: Never { neverReached() }
  @MainActor func block(_ context: RenderingContext) -> TextBlock { TextBlock(label, context) }
}

extension Link where Label == Text {
  /// Makes a link with a title.
  public init(_ key: LocalizedStringKey, destination: URL) {
    label = Text(key)
    self.destination = destination
  }
}

/// A picture that is fetched when it is shown: here always its placeholder.
public nonisolated struct AsyncImage<Content: View>: View, TextView {
  let url: URL?
  let placeholder: Content

  /// Makes a picture with a placeholder.
  public init<I: View>(
    url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: () -> Content
  ) {
    self.url = url
    self.placeholder = placeholder()
  }

  /// It draws itself.
  public var body: Never { neverReached() }
  @MainActor func block(_ context: RenderingContext) -> TextBlock {
    TextBlock(placeholder, context)
  }
}

extension AsyncImage where Content == EmptyView {
  /// Makes a picture without a placeholder.
  public init(url: URL?, scale: Double = 1) {
    self.url = url
    placeholder = EmptyView()
  }
}
