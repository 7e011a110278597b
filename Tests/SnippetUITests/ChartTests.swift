import Foundation
import LocalizedTexts
import SnippetUI
import Testing

@MainActor @Suite struct ChartTests {
  private struct Day: Identifiable {
    var id: String
    var steps: Int
    var kind = ""
  }

  private let days = [Day(id: "月", steps: 8), Day(id: "火曜", steps: 4), Day(id: "水", steps: 1)]

  private func lines<V: View>(width: Int = 80, @ViewBuilder _ content: () -> V) -> [String] {
    SnippetRenderer.lines(of: content(), width: width)
  }

  @Test func barsBeginUnderEachOtherAndAreAsLongAsTheirValues() {
    let drawn = lines {
      Chart(days) { day in BarMark(x: .value("Day", day.id), y: .value("Steps", day.steps)) }
    }
    #expect(
      drawn == [
        "月   ██████████████████████████████ 8", "火曜 ███████████████ 4", "水   ███▊ 1",
      ])
    let lying = lines {
      Chart(days) { BarMark(x: .value("Steps", $0.steps), y: .value("Day", $0.id)) }
    }
    #expect(lying == drawn)
    let narrow = lines(width: 20) {
      Chart(days) { BarMark(x: .value("Steps", $0.steps), y: .value("Day", $0.id)) }
    }
    #expect(narrow == ["月   ███████████ 8", "火曜 █████▌ 4", "水   █▍ 1"])
  }

  @Test func barsOfSeveralKindsAndBelowZero() {
    #expect(
      lines(width: 40) {
        Chart {
          ForEach(days.prefix(1)) { day in
            BarMark(x: .value("Day", day.id), y: .value("Steps", 3))
              .foregroundStyle(by: .value("Kind", "walk"))
            BarMark(x: .value("Day", day.id), y: .value("Steps", 1.5))
              .foregroundStyle(by: .value("Kind", "run")).annotation { Text("short") }
          }
        }
        .chartYAxisLabel("Kilometres")
      } == [
        "Kilometres", "月 walk █████████████████████████ 3", "   run  ████████████▌ short",
      ])
    let signed = lines(width: 24) {
      Chart {
        BarMark(x: .value("Day", "a"), y: .value("Degrees", -2))
        BarMark(x: .value("Day", "b"), y: .value("Degrees", 2))
      }
    }
    #expect(signed == ["a █████████│ -2", "b          ████████ 2"])
  }

  @Test func aLineRisesAndFallsBetweenItsAxes() {
    let drawn = lines(width: 24) {
      Chart([(1, 0.0), (2, 10.0), (3, 5.0)], id: \.0) { place, value in
        LineMark(x: .value("Week", place), y: .value("Pages", value))
      }
    }
    #expect(drawn.count == 7)
    #expect(drawn[0].hasPrefix("10 ┤") && drawn[0].contains("╭") && drawn[0].contains("╮"))
    #expect(drawn[5].hasPrefix(" 0 ┤─"))
    #expect(drawn[6].hasPrefix("    1") && drawn[6].hasSuffix("3"))
    #expect(drawn.allSatisfy { $0.unicodeScalars.count <= 24 })
    let dots = lines(width: 24) {
      Chart { PointMark(x: .value("Week", 1), y: .value("Pages", 3)) }.chartXAxis(.hidden)
    }
    #expect(dots.count == 6 && dots.joined().filter { $0 == "•" }.count == 1)
  }

  @Test func aPieTellsItsShares() {
    #expect(
      lines(width: 30) {
        Chart(days) { day in
          SectorMark(angle: .value("Steps", day.steps)).foregroundStyle(by: .value("Day", day.id))
        }
      }.map { $0.suffix(7).trimmingCharacters(in: .whitespaces) } == [
        "8 (62%)", "4 (31%)", "1 (8%)",
      ])
  }

  @Test func chartsAreDrawnAsPictures() {
    let html = SnippetRenderer.html(
      of: Chart(days) { day in
        BarMark(x: .value("Steps", day.steps), y: .value("Day", "\(day.id) <")).foregroundStyle(
          .red)
        RuleMark(x: .value("Goal", 6))
      })
    #expect(html.components(separatedBy: "<rect").count == 4)
    #expect(html.contains("月 &lt;") && html.contains("fill=\"red\"") && html.contains("<line "))
    #expect(!html.contains("nan") && !html.contains("inf"))
    let line = SnippetRenderer.html(
      of: Chart(days) { LineMark(x: .value("Day", $0.id), y: .value("Steps", $0.steps)) })
    #expect(line.contains("<polyline") && line.components(separatedBy: "<circle").count == 4)
  }

  @Test func nothingAndOddValuesAreDrawn() {
    #expect(
      lines { Chart([Day](), content: { BarMark(x: .value("a", $0.id), y: .value("b", 1)) }) }
        .isEmpty)
    let odd = lines {
      Chart {
        BarMark(x: .value("a", "x"), y: .value("b", Double.nan))
        BarMark(x: .value("a", "y"), y: .value("b", Double.infinity))
      }
    }
    #expect(odd.count == 2)
  }

  @Test func symbolsAreSigns() {
    #expect(lines { Image(systemName: "star.fill") } == ["★"])
    #expect(lines { Image(systemName: "nothing.known") } == ["(nothing.known)"])
    #expect(lines { Label("Walk", systemImage: "figure.walk.circle") } == ["🚶 Walk"])
    #expect(lines { Label("Odd", systemImage: "nothing.known") } == ["Odd"])
  }
}
