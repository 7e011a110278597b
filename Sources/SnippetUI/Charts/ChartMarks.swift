/// A part of a chart.
public protocol ChartContent: View {}

/// What one mark shows.
struct ChartMark: Sendable {
  enum Kind: Sendable {
    case bar, line, point, area, rule, sector
  }

  var kind: Kind
  var x: _PlottedValue?
  var y: _PlottedValue?
  /// What several marks of one chart are told apart by.
  var series: String?
  var color: String?
  /// What is written beside it.
  var note: String?
}

/// Takes the marks of a chart while its content is drawn.
@MainActor final class MarkCollector {
  var marks: [ChartMark] = []
}

/// A mark that is drawn by the chart around it.
@MainActor protocol MarkView: TextView {
  var mark: ChartMark { get }
}

extension MarkView {
  func block(_ context: RenderingContext) -> TextBlock {
    context.marks?.marks.append(mark)
    return .group([])
  }
}

/// A bar.
public nonisolated struct BarMark: ChartContent, MarkView {
  let mark: ChartMark

  /// Makes a bar of a name and a size, the one from side to side, the other up and down.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = ChartMark(kind: .bar, x: x.value._plotted, y: y.value._plotted)
  }
  /// It draws itself.
  public var body: Never { neverReached() }
}

/// A point of a line.
public nonisolated struct LineMark: ChartContent, MarkView {
  let mark: ChartMark

  /// Makes a point.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = ChartMark(kind: .line, x: x.value._plotted, y: y.value._plotted)
  }
  /// Makes a point of one of several lines.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = ChartMark(
      kind: .line, x: x.value._plotted, y: y.value._plotted, series: series.value._plotted.text)
  }
  /// It draws itself.
  public var body: Never { neverReached() }
}

/// A point.
public nonisolated struct PointMark: ChartContent, MarkView {
  let mark: ChartMark

  /// Makes a point.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = ChartMark(kind: .point, x: x.value._plotted, y: y.value._plotted)
  }
  /// It draws itself.
  public var body: Never { neverReached() }
}

/// A point of a line above a filled area.
public nonisolated struct AreaMark: ChartContent, MarkView {
  let mark: ChartMark

  /// Makes a point.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = ChartMark(kind: .area, x: x.value._plotted, y: y.value._plotted)
  }
  /// It draws itself.
  public var body: Never { neverReached() }
}

/// A line across a chart.
public nonisolated struct RuleMark: ChartContent, MarkView {
  let mark: ChartMark

  /// Makes a line at a height.
  public init<Y: Plottable>(y: PlottableValue<Y>) {
    mark = ChartMark(kind: .rule, y: y.value._plotted, series: y.label)
  }
  /// Makes a line at a place from side to side.
  public init<X: Plottable>(x: PlottableValue<X>) {
    mark = ChartMark(kind: .rule, x: x.value._plotted, series: x.label)
  }
  /// It draws itself.
  public var body: Never { neverReached() }
}

/// A piece of a pie.
public nonisolated struct SectorMark: ChartContent, MarkView {
  let mark: ChartMark

  /// Makes a piece as large as a value.
  public init<A: Plottable>(
    angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: Double? = nil
  ) {
    mark = ChartMark(kind: .sector, y: angle.value._plotted)
  }
  /// It draws itself.
  public var body: Never { neverReached() }
}

/// How large a part of a mark is.
public struct MarkDimension: Sendable {
  /// As large as fits.
  public static let automatic = MarkDimension()
  /// So large.
  public static func fixed(_ value: Double) -> MarkDimension { MarkDimension() }
  /// A share of what there is.
  public static func ratio(_ value: Double) -> MarkDimension { MarkDimension() }
  /// Smaller than what there is.
  public static func inset(_ value: Double) -> MarkDimension { MarkDimension() }
}

/// How the points of a line are joined.
public struct InterpolationMethod: Sendable {
  /// By straight lines.
  public static let linear = InterpolationMethod()
  /// By curves.
  public static let catmullRom = InterpolationMethod()
  /// By curves that rise only where the values do.
  public static let monotone = InterpolationMethod()
  /// By steps.
  public static let stepStart = InterpolationMethod()
}

/// Where something stands beside a mark.
public enum AnnotationPosition: Sendable {
  case automatic, overlay, top, bottom, leading, trailing
}

/// Marks that are drawn in another way than their own.
struct ChangedMarks<Content: ChartContent>: ChartContent, TextView {
  let content: Content
  let change: @MainActor (inout ChartMark, RenderingContext) -> Void

  nonisolated var body: Never { neverReached() }

  func block(_ context: RenderingContext) -> TextBlock {
    var inner = context
    let collector = MarkCollector()
    inner.marks = collector
    _ = TextBlock(content, inner)
    for mark in collector.marks {
      var mark = mark
      change(&mark, context)
      context.marks?.marks.append(mark)
    }
    return .group([])
  }
}

extension ChartContent {
  private func changed(
    _ change: @escaping @MainActor (inout ChartMark, RenderingContext) -> Void
  ) -> some ChartContent {
    ChangedMarks(content: self, change: change)
  }

  /// Sets the colour.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changed { mark, _ in mark.color = (style as? Color)?.css }
  }
  /// Tells several marks apart by a value, each with a colour of its own.
  public func foregroundStyle<V: Plottable>(by value: PlottableValue<V>) -> some ChartContent {
    changed { mark, _ in mark.series = value.value._plotted.text }
  }
  /// Puts marks of one place beside each other by a value.
  public func position<V: Plottable>(by value: PlottableValue<V>) -> some ChartContent {
    changed { mark, _ in mark.series = value.value._plotted.text }
  }
  /// Tells several marks apart by a value, each with a sign of its own.
  public func symbol<V: Plottable>(by value: PlottableValue<V>) -> some ChartContent {
    changed { mark, _ in mark.series = value.value._plotted.text }
  }
  /// Writes something beside the mark.
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: Double? = nil, @ViewBuilder content: () -> V
  ) -> some ChartContent {
    let view = content()
    return changed { mark, context in
      mark.note = TextBlock(view, context).stacked.joined(separator: " ")
    }
  }
  /// Rounds its corners.
  public func cornerRadius(_ radius: Double) -> some ChartContent { self }
  /// Makes it more or less transparent.
  public func opacity(_ opacity: Double) -> some ChartContent { self }
  /// Joins the points of a line.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { self }
  /// Sets the size of points.
  public func symbolSize(_ size: Double) -> some ChartContent { self }
  /// Decides what stands in front.
  public func zIndex(_ value: Double) -> some ChartContent { self }
  /// Names it for those who do not see it.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent { self }
}
