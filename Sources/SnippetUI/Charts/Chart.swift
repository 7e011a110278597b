import LocalizedTexts

/// A chart of bars, lines, points or the pieces of a pie.
public nonisolated struct Chart<Content: View>: View, TextView {
  let content: Content

  /// Makes a chart of marks.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes a chart of marks for each element.
  public init<Data: RandomAccessCollection, Mark: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Mark
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Mark> {
    self.content = ForEach(data, content: content)
  }

  /// Makes a chart of marks for each element, which the key path tells apart.
  public init<Data: RandomAccessCollection, ID: Hashable, Mark: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Mark
  ) where Content == ForEach<Data, ID, Mark> {
    self.content = ForEach(data, id: id, content: content)
  }

  /// It draws itself.
  public var body: Never { neverReached() }

  @MainActor func plot(_ context: RenderingContext) -> ChartPlot {
    var inner = context
    let collector = MarkCollector()
    inner.marks = collector
    _ = TextBlock(content, inner)
    return ChartPlot(collector.marks, context.chart)
  }

  @MainActor func block(_ context: RenderingContext) -> TextBlock {
    .lines(ChartText(plot(context), width: context.width).lines)
  }
}

extension Chart: HTMLView {
  @MainActor func html(_ context: RenderingContext) -> String {
    ChartDrawing(plot(context)).svg
  }
}

/// What the views around a chart say about it.
struct ChartSettings: Sendable {
  var xLabel: String?
  var yLabel: String?
  /// The least and the greatest value that the chart has room for.
  var domain: ClosedRange<Double>?
  var hidesX = false
  var hidesY = false
  var hidesLegend = false
  /// The colours of series, by name.
  var colors: [String: String] = [:]
}

/// A view with charts that are drawn otherwise.
struct ChartSettingsView<Content: View>: View, TextView, HTMLView {
  let content: Content
  let change: @MainActor (inout ChartSettings) -> Void

  nonisolated var body: Never { neverReached() }

  private func changed(_ context: RenderingContext) -> RenderingContext {
    var context = context
    change(&context.chart)
    return context
  }

  func block(_ context: RenderingContext) -> TextBlock { TextBlock(content, changed(context)) }
  func html(_ context: RenderingContext) -> String { HTML.of(content, changed(context)) }
}

/// What is seen of something.
public enum Visibility: Sendable {
  case automatic, visible, hidden
}

extension View {
  private func chart(_ change: @escaping @MainActor (inout ChartSettings) -> Void) -> some View {
    ChartSettingsView(content: self, change: change)
  }

  /// Shows or hides the axis from side to side.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.hidesX = visibility == .hidden }
  }
  /// Shows or hides the axis up and down.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.hidesY = visibility == .hidden }
  }
  /// Shows or hides what the colours mean.
  public func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.hidesLegend = visibility == .hidden }
  }
  /// Names the axis from side to side.
  public func chartXAxisLabel(_ key: LocalizedStringKey) -> some View {
    chart { $0.xLabel = key.value.resolved(table: nil) }
  }
  /// Names the axis up and down.
  public func chartYAxisLabel(_ key: LocalizedStringKey) -> some View {
    chart { $0.yLabel = key.value.resolved(table: nil) }
  }
  /// Sets what the chart has room for.
  public func chartYScale<V: Plottable>(domain: ClosedRange<V>) -> some View {
    chart { settings in
      if let least = domain.lowerBound._plotted.number,
        let greatest = domain.upperBound._plotted.number, least < greatest
      {
        settings.domain = least...greatest
      }
    }
  }
  /// Sets the colours of series.
  public func chartForegroundStyleScale(
    _ colors: KeyValuePairs<String, Color>
  ) -> some View {
    chart { settings in
      for (name, color) in colors { settings.colors[name] = color.css }
    }
  }
}
