/// Where views stand when their container is wider than they are.
public enum HorizontalAlignment: Sendable {
  case leading, center, trailing

  /// The same in CSS.
  var css: String {
    switch self {
    case .leading: "flex-start"
    case .center: "center"
    case .trailing: "flex-end"
    }
  }
}

/// Where views stand when their container is taller than they are.
public enum VerticalAlignment: Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// Where a view stands in a larger one.
public struct Alignment: Hashable, Sendable {
  /// The place from left to right.
  public var horizontal: HorizontalAlignment
  /// The place from top to bottom.
  public var vertical: VerticalAlignment

  /// Makes an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the start of the line.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the end of the line.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// At the top, at the start of the line.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// At the top, at the end of the line.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// At the bottom, at the start of the line.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// At the bottom, at the end of the line.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// Views one below another.
public nonisolated struct VStack<Content: View>: View, TextView {
  let content: Content

  /// Makes a stack.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// It draws itself.
  public var body: Never { neverReached() }

  @MainActor func block(_ context: RenderingContext) -> TextBlock {
    .lines(TextBlock(content, context).stacked)
  }
}

/// Views beside each other.
public nonisolated struct HStack<Content: View>: View, TextView {
  let content: Content

  /// Makes a stack.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// It draws itself.
  public var body: Never { neverReached() }

  @MainActor func block(_ context: RenderingContext) -> TextBlock {
    .lines(TextBlock(content, context).beside)
  }
}

/// Views over each other; in text one below another, the backmost first.
public nonisolated struct ZStack<Content: View>: View, TextView {
  let content: Content

  /// Makes a stack.
  public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// It draws itself.
  public var body: Never { neverReached() }

  @MainActor func block(_ context: RenderingContext) -> TextBlock {
    .lines(TextBlock(content, context).stacked)
  }
}

/// Views that belong together, without a layout of their own.
public nonisolated struct Group<Content: View>: View, TextView {
  let content: Content

  /// Makes a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// It draws itself.
  public var body: Never { neverReached() }
  @MainActor func block(_ context: RenderingContext) -> TextBlock { TextBlock(content, context) }
}

/// A view for each element of a collection.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View,
  TextView
{
  let data: Data
  let content: (Data.Element) -> Content

  /// Makes a view for each element, which the key path tells apart.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// Makes a view for each element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
  }

  /// Makes a view for each number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
  }

  /// It draws itself.
  public var body: Never { neverReached() }

  @MainActor func block(_ context: RenderingContext) -> TextBlock {
    .group(data.map { TextBlock(content($0), context) })
  }
}
