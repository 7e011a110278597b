import Foundation
import LocalizedTexts
import Observation
import SnippetUI
import Testing

/// How letters look: on a terminal that has colours, and on a page.
@MainActor @Suite struct InkTests {
  private func inked<V: View>(width: Int = 80, @ViewBuilder _ content: () -> V) -> [String] {
    SnippetRenderer.inkedLines(of: content(), width: width)
  }

  private func lines<V: View>(@ViewBuilder _ content: () -> V) -> [String] {
    SnippetRenderer.lines(of: content())
  }

  @Test func coloursAndWeightsAreTheTerminalsCodes() {
    #expect(
      inked {
        Text("plain")
        Text("red").foregroundStyle(.red)
        Text("head").font(.headline)
        VStack {
          Text("both").bold()
          Text("one")
        }
        .foregroundColor(.green)
        Text("rgb").foregroundStyle(Color(red: 1, green: 0.5, blue: 0))
        Text("white").foregroundStyle(.white)
      } == [
        "plain", "\u{1B}[31mred\u{1B}[m", "\u{1B}[1mhead\u{1B}[m", "\u{1B}[1;32mboth\u{1B}[m",
        "\u{1B}[32mone\u{1B}[m", "\u{1B}[38;2;255;128;0mrgb\u{1B}[m", "white",
      ])
  }

  @Test func theTextItselfHasNoCodes() {
    #expect(
      lines {
        HStack {
          Text("a").bold() + Text("b").foregroundColor(.red)
          Label {
            Text("Lent")
          } icon: {
            Image(systemName: "book").foregroundStyle(.blue)
          }
        }
        .padding().background(.yellow).clipShape(Circle())
      } == ["ab  📖 Lent"])
  }

  @Test func codesTakeNoColumns() {
    #expect(
      inked {
        Grid {
          GridRow {
            Text("ビール").foregroundStyle(.red)
            Text("200")
          }
          GridRow {
            Text("L")
            Text("400").bold()
          }
        }
      } == ["\u{1B}[31mビール\u{1B}[m  200", "L       \u{1B}[1m400\u{1B}[m"])
  }

  @Test func aBrokenLineKeepsItsColourOnEveryPiece() {
    #expect(
      inked(width: 12) { Text("one two three four").foregroundStyle(.red) }
        == ["\u{1B}[31mone two\u{1B}[m", "\u{1B}[31mthree four\u{1B}[m"])
  }

  @Test func aTextCannotSteerTheTerminal() {
    #expect(
      inked { Text(verbatim: "a\u{1B}[2Jb").foregroundStyle(.red) }[0].contains("a\u{FFFD}[2Jb"))
    #expect(!inked { Text(verbatim: "a\u{1B}]0;b") }[0].contains("\u{1B}"))
  }

  @Test func aPageHasTheSameLook() {
    let html = SnippetRenderer.html(
      of: VStack {
        Text("Late").font(.title).foregroundStyle(.red)
        Text("a").bold() + Text("b")
        HStack {
          Circle().fill(.green).frame(width: 10, height: 10)
          Text("on")
        }
        .padding(.horizontal, 4).background(.yellow, in: RoundedRectangle(cornerRadius: 6))
        Text("quiet").opacity(0.5)
        Ellipse().fill(.tint).frame(width: 2, height: 2)
        Rectangle().stroke(.blue).frame(width: 3, height: 3)
        Text("in").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).clipShape(
          ContainerRelativeShape())
        Text("bar").background(.red, in: Capsule())
        Text("code").fontDesign(.monospaced)
          .background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        Text("total").frame(maxWidth: .infinity, alignment: .trailing)
      })
    for part in [
      "font-size:1.65rem", "color:red", "<span style=\"font-weight:bold\">a</span>b",
      "width:10.0px;height:10.0px;background:green;border-radius:50%",
      "background:yellow;border-radius:6.0px", "padding-left:4.0px", "opacity:0.5",
      "align-items:flex-end", "width:2.0px;height:2.0px;",
      "border:1.0px solid blue;border-radius:0",
      "padding:1.0px 4.0px 3.0px 2.0px", "border-radius:12px;overflow:hidden",
      "border-radius:9999px",
      "font-family:monospace", "background:linear-gradient(red, blue)",
    ] {
      #expect(html.contains(part), "\(part)")
    }
  }

  @Observable final class Tally {
    var count = 3
  }

  final class Lamp: ObservableObject {
    var isOn = true
  }

  private struct TallyView: View {
    @Environment(Tally.self) var tally
    @EnvironmentObject var lamp: Lamp
    var body: some View {
      @Bindable var changed = tally
      Toggle(isOn: .constant(lamp.isOn)) { Text(verbatim: "\($changed.count.wrappedValue)") }
    }
  }

  @Test func objectsReachTheViewsInside() {
    #expect(
      lines { VStack { TallyView() }.environment(Tally()).environmentObject(Lamp()) } == ["[x] 3"])
  }

  @Test func windowsShowTheirFirstView() {
    #expect(
      lines {
        NavigationView { ScrollView { LazyVStack { LazyHStack { Text("first") } } } }
        NavigationStack {
          NavigationLink("Next") { Text("other") }
          Text("here").overlay { Text("above") }.navigationTitle("Title")
        }
      } == ["first", "Next", "here", "above"])
  }

  private final class Shelf: ObservableObject {
    @Published var books = ["Emma"]
  }

  @Test func whoListensHearsOfTheValuesAsLongAsHeIsKept() {
    let shelf = Shelf()
    var heard: [[String]] = []
    var kept: Set<AnyCancellable> = []
    shelf.$books.sink { heard.append($0) }.store(in: &kept)
    shelf.books.append("Walden")
    kept = []
    shelf.books = []
    #expect(heard == [["Emma"], ["Emma", "Walden"]])
  }

  @Test func anAreaIsDrawnAsWhatItsValuesAre() {
    let drawn = lines {
      Chart([1, 2], id: \.self) { AreaMark(x: .value("x", "n\($0)"), y: .value("y", $0)) }
    }
    #expect(drawn.contains { $0.contains("n1") } && drawn.contains { $0.contains("n2") })
  }
}
