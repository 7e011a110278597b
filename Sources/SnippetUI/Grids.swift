/// Rows whose columns line up.
public nonisolated struct Grid<Content: View>: View, TextView {
  let content: Content

  /// Makes a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// It draws itself.
  public var body: Never { neverReached() }

  @MainActor func block(_ context: RenderingContext) -> TextBlock {
    var context = context
    context.isInGrid = true
    return .lines(TableText.lines(TextBlock(content, context).rows))
  }
}

/// A row of a grid.
public nonisolated struct GridRow<Content: View>: View, TextView {
  let content: Content

  /// Makes a row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// It draws itself.
  public var body: Never { neverReached() }

  @MainActor func block(_ context: RenderingContext) -> TextBlock {
    let pieces = TextBlock(content, context).pieces
    guard context.isInGrid else { return .lines(TextBlock(content, context).beside) }
    return .row(pieces.map { $0.joined(separator: " ") })
  }
}

/// Puts the cells of rows under each other.
enum TableText {
  static func lines(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.compactMap { $0.count > 1 && $0.indices.contains(column) ? $0[column] : nil }
        .map(DisplayWidth.of).max() ?? 0
    }
    return rows.map { row in
      guard row.count > 1 else { return row.first ?? "" }
      var line = ""
      for (column, cell) in row.enumerated() {
        line +=
          cell + String(repeating: " ", count: max(0, widths[column] - DisplayWidth.of(cell)) + 2)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}

/// A column or row of a lazy grid.
public struct GridItem: Sendable {
  /// Its size.
  public enum Size: Sendable {
    case fixed(Double)
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }
  /// Its size.
  public var size: Size
  /// Makes one.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
  }
}

/// Views in columns, row after row.
public nonisolated struct LazyVGrid<Content: View>: View, TextView {
  let columns: [GridItem]
  let content: Content

  /// Makes a grid.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.content = content()
  }

  /// It draws itself.
  public var body: Never { neverReached() }

  @MainActor func block(_ context: RenderingContext) -> TextBlock {
    let cells = TextBlock(content, context).pieces.map { $0.joined(separator: " ") }
    var count = columns.count
    if count == 1, case .adaptive = columns[0].size {
      let widest = (cells.map(DisplayWidth.of).max() ?? 0) + 2
      count = max(1, context.width / max(1, widest))
    }
    let rows = stride(from: 0, to: cells.count, by: max(1, count)).map {
      Array(cells[$0..<min($0 + max(1, count), cells.count)])
    }
    return .lines(TableText.lines(rows))
  }
}

/// Views in rows, column after column.
public nonisolated struct LazyHGrid<Content: View>: View, TextView {
  let rows: [GridItem]
  let content: Content

  /// Makes a grid.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.content = content()
  }

  /// It draws itself.
  public var body: Never { neverReached() }

  @MainActor func block(_ context: RenderingContext) -> TextBlock {
    let cells = TextBlock(content, context).pieces.map { $0.joined(separator: " ") }
    let count = max(1, rows.count)
    let lines = (0..<min(count, cells.count)).map { row in
      stride(from: row, to: cells.count + count - 1, by: count).map { place in
        cells.indices.contains(place) ? cells[place] : ""
      }
    }
    return .lines(TableText.lines(lines))
  }
}

/// A stack that makes its views when they are seen; in text the same as one that makes all.
public typealias LazyVStack = VStack
/// A stack that makes its views when they are seen; in text the same as one that makes all.
public typealias LazyHStack = HStack

/// Views in a list.
public nonisolated struct List<Content: View>: View, TextView {
  let content: Content

  /// Makes a list.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes a list of a view for each element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// Makes a list of a view for each element, which the key path tells apart.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// It draws itself.
  public var body: Never { neverReached() }

  @MainActor func block(_ context: RenderingContext) -> TextBlock {
    .lines(
      TextBlock(content, context).pieces.flatMap { piece in
        piece.enumerated().map { $0.offset == 0 ? "• \($0.element)" : "  \($0.element)" }
      })
  }
}

/// Views under a title.
public nonisolated struct Section<Parent: View, Content: View, Footer: View>: View, TextView {
  let header: Parent
  let content: Content
  let footer: Footer

  /// Makes a section.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// It draws itself.
  public var body: Never { neverReached() }

  @MainActor func block(_ context: RenderingContext) -> TextBlock {
    .group([TextBlock(header, context), TextBlock(content, context), TextBlock(footer, context)])
  }
}

extension Section where Footer == EmptyView {
  /// Makes a section with a title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header) { EmptyView() }
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Makes a section without a title.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Makes a section with a title.
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(key) }
  }
}

/// Views that scroll; in text all of them.
public nonisolated struct ScrollView<Content: View>: View, TextView {
  let content: Content

  /// Makes one.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// It draws itself.
  public var body: Never { neverReached() }
  @MainActor func block(_ context: RenderingContext) -> TextBlock { TextBlock(content, context) }
}

/// The directions of a plane.
public enum Axis: Sendable {
  case horizontal, vertical
  /// Several directions.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// From side to side.
    public static let horizontal = Set(rawValue: 1)
    /// Up and down.
    public static let vertical = Set(rawValue: 2)
  }
}
