/// A chart's marks in order, and the room that they need.
struct ChartPlot {
  /// Values in the order of their places, under one name.
  struct Series {
    var name: String?
    var color: String?
    /// The place from side to side, counted among `places`, and the value.
    var points: [(place: Int, value: Double)] = []
    var isLine = false
  }

  /// One bar or piece of a pie.
  struct Bar {
    var label: String
    var series: String?
    var color: String?
    var value: Double
    var shown: String
  }

  var bars: [Bar] = []
  /// Whether the bars lie from side to side.
  var isHorizontal = false
  var isPie = false
  var series: [Series] = []
  /// What the places of lines and points are called.
  var places: [String] = []
  var rules: [(label: String, value: Double)] = []
  var settings: ChartSettings

  init(_ marks: [ChartMark], _ settings: ChartSettings) {
    self.settings = settings
    let plotted = marks.filter { [.line, .point, .area].contains($0.kind) }
    places = Self.places(of: plotted)
    for mark in marks {
      switch mark.kind {
      case .bar: addBar(mark)
      case .sector: addSector(mark)
      case .rule:
        guard let value = mark.y?.number ?? mark.x?.number else { continue }
        rules.append((mark.note ?? mark.series ?? "", value))
      case .line, .area, .point: addPoint(mark)
      }
    }
    for place in series.indices { series[place].points.sort { $0.place < $1.place } }
  }

  /// The names of the places: numbers and days by their size, names as they come.
  private static func places(of marks: [ChartMark]) -> [String] {
    let values = marks.compactMap(\.x)
    let numbered = values.allSatisfy { $0.number != nil }
    let ordered = numbered ? values.sorted { $0.number ?? 0 < $1.number ?? 0 } : values
    var seen: Set<_PlottedValue> = []
    return ordered.filter { seen.insert($0).inserted }.map(\.text)
  }

  private mutating func addBar(_ mark: ChartMark) {
    guard let x = mark.x, let y = mark.y else { return }
    let isLying = x.number != nil && y.number == nil
    isHorizontal = isHorizontal || isLying
    let (label, value) = isLying ? (y, x) : (x, y)
    bars.append(
      Bar(
        label: label.text, series: mark.series, color: mark.color, value: value.number ?? 0,
        shown: mark.note ?? value.text))
  }

  private mutating func addSector(_ mark: ChartMark) {
    guard let value = mark.y?.number else { return }
    isPie = true
    bars.append(
      Bar(
        label: mark.series ?? mark.note ?? "", series: nil, color: mark.color, value: max(0, value),
        shown: mark.y?.text ?? ""))
  }

  private mutating func addPoint(_ mark: ChartMark) {
    guard let x = mark.x, let value = mark.y?.number, let place = places.firstIndex(of: x.text)
    else { return }
    let known = series.firstIndex { $0.name == mark.series }
    let own = known ?? series.count
    if known == nil { series.append(Series(name: mark.series, color: mark.color)) }
    series[own].isLine = series[own].isLine || mark.kind != .point
    if !series[own].points.contains(where: { $0.place == place && $0.value == value }) {
      series[own].points.append((place, value))
    }
  }

  /// The least and the greatest value that there must be room for; bars begin at 0.
  var range: ClosedRange<Double> {
    if let domain = settings.domain { return domain }
    var values = bars.map(\.value) + series.flatMap { $0.points.map(\.value) } + rules.map(\.value)
    if !bars.isEmpty { values.append(0) }
    let least = values.min() ?? 0
    let greatest = values.max() ?? 1
    return least < greatest ? least...greatest : (least - 0.5)...(least + 0.5)
  }

  /// Where a value lies in the range, from 0 to 1.
  func share(_ value: Double) -> Double {
    let range = range
    return min(1, max(0, (value - range.lowerBound) / (range.upperBound - range.lowerBound)))
  }

  /// The names of several series.
  var legend: [String] {
    var names: [String] = []
    for name in bars.compactMap(\.series) + series.compactMap(\.name) where !names.contains(name) {
      names.append(name)
    }
    return names
  }
}
