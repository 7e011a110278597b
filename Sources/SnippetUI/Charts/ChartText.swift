/// A chart in the characters of a terminal.
struct ChartText {
  private let plot: ChartPlot
  private let width: Int

  private static let barWidth = 30
  private static let plotHeight = 6
  private static let plotWidth = 48

  init(_ plot: ChartPlot, width: Int) {
    self.plot = plot
    self.width = width
  }

  var lines: [String] {
    var lines: [String] = []
    if let label = plot.settings.yLabel { lines.append(label) }
    lines += barLines
    for series in plot.series {
      if let name = series.name { lines.append("■ \(name)") }
      lines += plotLines(series)
    }
    if !plot.bars.isEmpty || plot.series.isEmpty {
      lines += plot.rules.map { "┄ \($0.label) \(_PlottedValue.shown($0.value))" }
    }
    if let label = plot.settings.xLabel { lines.append(label) }
    return lines
  }

  // MARK: - Bars

  private var barLines: [String] {
    let labels = Self.column(
      plot.bars.enumerated().map { place, bar in
        let isRepeated = place > 0 && plot.bars[place - 1].label == bar.label
        return isRepeated || plot.settings.hidesX && !plot.isPie ? "" : bar.label
      })
    let names = Self.column(plot.bars.map { $0.series ?? "" })
    let total = plot.bars.reduce(0) { $0 + $1.value }
    let shown = plot.bars.map { bar in
      guard plot.isPie, total > 0 else { return bar.shown }
      return "\(bar.shown) (\(Int((bar.value / total * 100).rounded()))%)"
    }
    let taken = (labels.first.map(DisplayWidth.of) ?? 0) + (names.first.map(DisplayWidth.of) ?? 0)
    let value = shown.map(DisplayWidth.of).max() ?? 0
    let room = max(4, min(Self.barWidth, width - taken - value - 4))
    return plot.bars.indices.map { place in
      let bar = plot.bars[place]
      let drawn = Self.bar(from: plot.share(0), to: plot.share(bar.value), room)
      let parts = [labels[place], names[place], "\(drawn) \(shown[place])"]
      return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// Texts as wide as the widest of them; empty ones where all are.
  private static func column(_ texts: [String]) -> [String] {
    let widest = texts.map(DisplayWidth.of).max() ?? 0
    return texts.map { $0 + String(repeating: " ", count: widest - DisplayWidth.of($0)) }
  }

  private static let eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  /// A bar between two shares of the room, to an eighth of a character where it begins at the left.
  static func bar(from start: Double, to end: Double, _ room: Int) -> String {
    guard start > 0 else {
      let units = Int((end * Double(room) * 8).rounded())
      return String(repeating: "█", count: units / 8) + eighths[units % 8]
    }
    let (left, right) = (min(start, end), max(start, end))
    let from = Int((left * Double(room)).rounded())
    let to = max(from, Int((right * Double(room)).rounded()))
    let zero = Int((start * Double(room)).rounded())
    let drawn = (0..<max(to, zero)).map { place in
      place >= from && place < to ? "█" : " "
    }
    return drawn.joined() + (to <= zero ? "│" : "")
  }

  // MARK: - Lines

  private func plotLines(_ series: ChartPlot.Series) -> [String] {
    guard !series.points.isEmpty else { return [] }
    let ends = [plot.range.upperBound, plot.range.lowerBound].map(_PlottedValue.shown)
    let labels = plot.settings.hidesY ? ["", ""] : ends
    let margin = labels.map(DisplayWidth.of).max() ?? 0
    let columns = max(8, min(Self.plotWidth, width - margin - 3))
    var canvas = ChartCanvas(columns: columns, rows: Self.plotHeight)
    for rule in plot.rules { canvas.rule(at: plot.share(rule.value)) }
    let last = max(1, plot.places.count - 1)
    let points = series.points.map {
      (x: Double($0.place) / Double(last), y: plot.share($0.value))
    }
    canvas.draw(points, isJoined: series.isLine)
    var lines: [String] = []
    for (row, line) in canvas.lines.enumerated() {
      let label = row == 0 ? labels[0] : row == Self.plotHeight - 1 ? labels[1] : ""
      let padding = String(repeating: " ", count: margin - DisplayWidth.of(label))
      lines.append("\(padding)\(label) ┤\(line)")
    }
    if !plot.settings.hidesX { lines.append(axis(columns, margin)) }
    for rule in plot.rules { lines.append("┄ \(rule.label) \(_PlottedValue.shown(rule.value))") }
    return lines
  }

  /// The first and the last place under a plot.
  private func axis(_ columns: Int, _ margin: Int) -> String {
    let first = plot.places.first ?? ""
    let last = plot.places.count > 1 ? plot.places.last ?? "" : ""
    let gap = columns - DisplayWidth.of(first) - DisplayWidth.of(last)
    return String(repeating: " ", count: margin + 2) + first
      + String(repeating: " ", count: max(1, gap)) + last
  }
}

/// A field of characters in which a line is drawn.
struct ChartCanvas {
  private let columns: Int
  private let rows: Int
  private var cells: [[Character]]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The lines from the top down, without blanks at their ends.
  var lines: [String] {
    cells.map { row in
      var line = row
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }

  private func row(_ share: Double) -> Int { rows - 1 - Int((share * Double(rows - 1)).rounded()) }
  private func column(_ share: Double) -> Int { Int((share * Double(columns - 1)).rounded()) }

  /// A line across, which all else covers.
  mutating func rule(at share: Double) {
    for column in 0..<columns { cells[row(share)][column] = "┄" }
  }

  /// Points from side to side, joined by box characters.
  mutating func draw(_ points: [(x: Double, y: Double)], isJoined: Bool) {
    if isJoined {
      for (left, right) in zip(points, points.dropFirst()) { join(left, right) }
    }
    for point in points where !isJoined || points.count == 1 {
      cells[row(point.y)][column(point.x)] = "•"
    }
  }

  private mutating func join(_ left: (x: Double, y: Double), _ right: (x: Double, y: Double)) {
    let (from, to) = (column(left.x), column(right.x))
    guard to > from else { return }
    var before = row(left.y)
    for column in from...to {
      let share = Double(column - from) / Double(to - from)
      let now = row(left.y + (right.y - left.y) * share)
      if now == before {
        if cells[now][column] == " " || cells[now][column] == "┄" { cells[now][column] = "─" }
      } else {
        let isRising = now < before
        cells[before][column] = isRising ? "╯" : "╮"
        cells[now][column] = isRising ? "╭" : "╰"
        for row in min(now, before) + 1..<max(now, before) { cells[row][column] = "│" }
      }
      before = now
    }
  }
}
