import Foundation
import LocalizedTexts
import SnippetUI
import Testing

@MainActor @Suite struct ControlTests {
  private func lines<V: View>(width: Int = 80, @ViewBuilder _ content: () -> V) -> [String] {
    SnippetRenderer.lines(of: content(), width: width)
  }

  private struct Counter: View {
    @State private var count = 2
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      VStack {
        Text("\(count)")
        if scheme == .dark { Text("dark") }
        Toggle("Loud", isOn: .constant(count > 1))
        Button("Add") { count += 1 }
      }
    }
  }

  @Test func aViewHasStateAndSurroundings() {
    #expect(lines { Counter() } == ["2", "[x] Loud", "[ Add ]"])
    #expect(lines { Counter().preferredColorScheme(.dark) }.contains("dark"))
    #expect(lines { Counter().environment(\.colorScheme, .dark) }.contains("dark"))
  }

  @Test func partsOfAWholeAreBars() {
    #expect(lines { ProgressView(value: 0.5) } == ["██████████░░░░░░░░░░ 50%"])
    #expect(
      lines { ProgressView("Pages", value: 3.0, total: 4) } == [
        "Pages", "███████████████░░░░░ 75%",
      ])
    #expect(lines { ProgressView() } == ["░░░░░░░░░░░░░░░░░░░░"])
    #expect(
      lines {
        Gauge(value: 30.0, in: 0...120) {
          Text("Speed")
        } currentValueLabel: {
          Text("30 km/h")
        }
      } == ["Speed", "█████░░░░░░░░░░░░░░░ 30 km/h"])
    #expect(lines { ProgressView(value: 9.0, total: 0) } == ["░░░░░░░░░░░░░░░░░░░░ 0%"])
    #expect(lines { Gauge(value: 2.0) { Text("Full") } }.last == "████████████████████ 100%")
  }

  @Test func gridsLineUpUnderWideLetters() {
    #expect(
      lines {
        Grid {
          GridRow {
            Text("題名")
            Text("Pages")
          }
          Divider()
          GridRow {
            Text("Emma")
            Text("474")
          }
          Text("Two books on the shelf")
        }
      } == ["題名  Pages", "Emma  474", "Two books on the shelf"])
    let columns = [GridItem(.flexible()), GridItem(.flexible())]
    #expect(
      lines {
        LazyVGrid(columns: columns) {
          ForEach(["a", "bbb", "c"], id: \.self) { Text(verbatim: $0) }
        }
      } == ["a  bbb", "c"])
    #expect(
      lines {
        LazyHGrid(rows: columns) { ForEach(["a", "bbb", "c"], id: \.self) { Text(verbatim: $0) } }
      } == ["a    c", "bbb"])
  }

  @Test func listsAndSections() {
    #expect(
      lines {
        List {
          Section("Shelf") {
            Text("Emma")
            VStack {
              Text("Kokoro")
              Text("Soseki")
            }
          }
        }
      } == ["• Shelf", "• Emma", "• Kokoro", "  Soseki"])
    #expect(lines { List(["x", "y"], id: \.self) { Text(verbatim: $0) } } == ["• x", "• y"])
    #expect(
      lines {
        AsyncImage(url: nil) {
          $0
        } placeholder: {
          Text("Loading")
        }
      } == ["Loading"])
  }

  @Test func htmlIsOneFileWithEverythingEscaped() {
    let html = SnippetRenderer.html(
      of: VStack {
        Text(verbatim: "<b> & \"co\"")
        Grid {
          GridRow {
            Text("1"); Text("2")
          }
        }
        ProgressView(value: 0.25)
        Toggle("On", isOn: .constant(true))
        Link("Site", destination: URL(filePath: "/a"))
      }, title: "A<B")
    #expect(html.hasPrefix("<!DOCTYPE html>"))
    #expect(html.contains("<title>A&lt;B</title>"))
    #expect(html.contains("&lt;b&gt; &amp; &quot;co&quot;"))
    #expect(!html.contains("<b>"))
    #expect(html.contains("grid-template-columns:repeat(2,auto)"))
    #expect(html.contains("<progress value=\"0.25\" max=\"1\">"))
    #expect(html.contains("<input type=\"checkbox\" checked>"))
    #expect(!html.contains("src="))
    #expect(
      html.components(separatedBy: "<div").count == html.components(separatedBy: "</div>").count)
  }
}
