/// A chart as a picture in HTML.
@MainActor struct ChartDrawing {
  private let plot: ChartPlot

  private static let width = 320.0
  private static let height = 160.0
  private static let rowHeight = 22.0
  /// How wide a column of a terminal is as text in the picture.
  private static let unit = 6.5

  init(_ plot: ChartPlot) { self.plot = plot }

  var svg: String {
    let (content, height) = plot.bars.isEmpty ? lines : bars
    let title = [plot.settings.yLabel, plot.settings.xLabel].compactMap { $0 }
      .joined(separator: ", ")
    return """
      <figure class="chart"><svg viewBox="0 0 \(Int(Self.width)) \(Int(height))" role="img" \
      aria-label="\(HTML.escaped(title.isEmpty ? plot.summary : title))" \
      font-size="11" fill="currentColor">\(content)</svg>\(legend)</figure>
      """
  }

  private var legend: String {
    let names = plot.legend
    let caption = [plot.settings.yLabel, plot.settings.xLabel].compactMap { $0 }
    guard !plot.settings.hidesLegend, !names.isEmpty || !caption.isEmpty else { return "" }
    let items = names.map { name in
      "<span><b style=\"color:\(color(of: name))\">■</b> \(HTML.escaped(name))</span>"
    }
    return "<figcaption class=\"h\">"
      + (caption.map { "<span>\(HTML.escaped($0))</span>" } + items).joined() + "</figcaption>"
  }

  private static let palette = [
    "#2f7de1", "#3aa655", "#e08a1e", "#b04fc4", "#d6455d", "#2aa5a0", "#8a6d3b", "#6b7280",
  ]

  private func color(of series: String?, own: String? = nil) -> String {
    if let series, let set = plot.settings.colors[series] { return set }
    if let own { return own }
    let place = series.flatMap { plot.legend.firstIndex(of: $0) } ?? 0
    return Self.palette[place % Self.palette.count]
  }

  // MARK: - Bars, one below another

  private var bars: (String, Double) {
    let labels = plot.bars.map { $0.label + ($0.series.map { " \($0)" } ?? "") }
    let widest = Double(labels.map(DisplayWidth.of).max() ?? 0) * Self.unit
    let margin = plot.settings.hidesX ? 0 : min(widest + 6, Self.width * 0.45)
    let values = Double(plot.bars.map { DisplayWidth.of($0.shown) }.max() ?? 0) * Self.unit + 6
    let room = max(20, Self.width - margin - values)
    var content = ""
    for (place, bar) in plot.bars.enumerated() {
      let top = Double(place) * Self.rowHeight
      let (zero, end) = (plot.share(0) * room, plot.share(bar.value) * room)
      let left = margin + min(zero, end)
      let length = max(1, abs(end - zero))
      let middle = Self.text(top + Self.rowHeight / 2 + 4)
      if margin > 0 {
        content +=
          "<text x=\"0\" y=\"\(middle)\"\(Self.fitting(labels[place], margin - 6))>"
          + "\(HTML.escaped(labels[place]))</text>"
      }
      let fill = color(of: plot.isPie ? nil : bar.series, own: bar.color)
      content +=
        "<rect x=\"\(Self.text(left))\" y=\"\(Self.text(top + 3))\" "
        + "width=\"\(Self.text(length))\" height=\"\(Self.text(Self.rowHeight - 6))\" rx=\"2\" "
        + "fill=\"\(HTML.escaped(fill))\"/>"
      content +=
        "<text x=\"\(Self.text(left + length + 4))\" y=\"\(middle)\">"
        + "\(HTML.escaped(bar.shown))</text>"
    }
    for rule in plot.rules {
      let x = Self.text(margin + plot.share(rule.value) * room)
      content +=
        "<line x1=\"\(x)\" x2=\"\(x)\" y1=\"0\" "
        + "y2=\"\(Self.text(Double(plot.bars.count) * Self.rowHeight))\" \(Self.dashes)/>"
    }
    return (content, max(1, Double(plot.bars.count)) * Self.rowHeight)
  }

  private static let dashes = "stroke=\"currentColor\" stroke-dasharray=\"3 3\""

  /// Says how long a text may be where it would be longer.
  private static func fitting(_ text: String, _ room: Double) -> String {
    guard Double(DisplayWidth.of(text)) * unit > room else { return "" }
    return " textLength=\"\(Self.text(room))\" lengthAdjust=\"spacingAndGlyphs\""
  }

  // MARK: - Lines and points

  private var lines: (String, Double) {
    let ends = [plot.range.upperBound, plot.range.lowerBound].map(_PlottedValue.shown)
    let widest = Double(ends.map(DisplayWidth.of).max() ?? 0) * Self.unit
    let margin = plot.settings.hidesY ? 2 : widest + 6
    let bottom = plot.settings.hidesX ? Self.height - 4 : Self.height - 18
    let room = Self.width - margin - 6
    let last = Double(max(1, plot.places.count - 1))
    func x(_ place: Int) -> String { Self.text(margin + Double(place) / last * room) }
    func y(_ value: Double) -> String { Self.text(6 + (1 - plot.share(value)) * (bottom - 6)) }
    var content = ""
    if !plot.settings.hidesY {
      content += "<text x=\"0\" y=\"10\">\(HTML.escaped(ends[0]))</text>"
      content += "<text x=\"0\" y=\"\(Self.text(bottom))\">\(HTML.escaped(ends[1]))</text>"
    }
    if !plot.settings.hidesX, let first = plot.places.first, let end = plot.places.last {
      let base = Self.text(Self.height - 4)
      content += "<text x=\"\(Self.text(margin))\" y=\"\(base)\">\(HTML.escaped(first))</text>"
      if plot.places.count > 1 {
        content += "<text x=\"\(Self.text(Self.width))\" y=\"\(base)\" text-anchor=\"end\">"
        content += "\(HTML.escaped(end))</text>"
      }
    }
    for rule in plot.rules {
      content +=
        "<line x1=\"\(Self.text(margin))\" x2=\"\(Self.text(Self.width))\" "
        + "y1=\"\(y(rule.value))\" y2=\"\(y(rule.value))\" \(Self.dashes)/>"
    }
    for series in plot.series {
      let stroke = HTML.escaped(color(of: series.name, own: series.color))
      let points = series.points.map { "\(x($0.place)),\(y($0.value))" }
      if series.isLine {
        content +=
          "<polyline fill=\"none\" stroke=\"\(stroke)\" stroke-width=\"2\" "
          + "points=\"\(points.joined(separator: " "))\"/>"
      }
      for point in series.points {
        content +=
          "<circle cx=\"\(x(point.place))\" cy=\"\(y(point.value))\" r=\"2.5\" fill=\"\(stroke)\"/>"
      }
    }
    return (content, Self.height)
  }

  /// A number with one decimal.
  private static func text(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(abs(tenths % 10))"
  }
}

extension ChartPlot {
  /// The values in words, for those who do not see the picture.
  var summary: String {
    let ofBars = bars.map { "\($0.label) \($0.shown)" }
    let ofPoints = series.flatMap { series in
      series.points.map { point in
        let place = places.indices.contains(point.place) ? places[point.place] : ""
        return "\(place) \(_PlottedValue.shown(point.value))"
      }
    }
    return (ofBars + ofPoints).joined(separator: ", ")
  }
}
