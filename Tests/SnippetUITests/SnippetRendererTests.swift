import LocalizedTexts
import SnippetUI
import Testing

@MainActor @Suite struct SnippetRendererTests {
  private func lines<V: View>(width: Int = 80, @ViewBuilder _ content: () -> V) -> [String] {
    SnippetRenderer.lines(of: content(), width: width)
  }

  private struct Order: View {
    let price: Int
    let isGift: Bool
    var body: some View {
      VStack {
        HStack {
          Image("beer").resizable().scaledToFit().frame(width: 120)
          VStack(alignment: .leading) {
            Text("商品: ビール")
            Text("サイズ: L")
          }
        }
        .padding()
        Divider()
        if isGift { Text("のし付き") }
        Text("合計: \(price)円").frame(maxWidth: .infinity, alignment: .trailing).padding()
      }
      .font(.title3)
    }
  }

  @Test func aStackIsLines() {
    #expect(lines { Order(price: 400, isGift: false) } == ["商品: ビール", "サイズ: L", "合計: 400円"])
    #expect(lines { Order(price: 400, isGift: true) }.count == 4)
  }

  @Test func whatStandsBesideIsPartedByTwoSpaces() {
    #expect(
      lines {
        HStack {
          Image(systemName: "star")
          Text("Name")
          Spacer()
          Text("Kenji").bold()
        }
      } == ["★  Name  Kenji"])
  }

  @Test func columnsLineUpUnderWideCharacters() {
    #expect(
      lines {
        HStack {
          VStack {
            Text("ビール")
            Text("L")
          }
          VStack {
            Text("200")
            Text("400")
            Text("600")
          }
        }
      } == ["ビール  200", "L       400", "        600"])
  }

  @Test func everyKindOfViewIsDrawn() {
    let none: Text? = nil
    #expect(
      lines {
        Group {
          Label("Lent", systemImage: "book")
          Label {
            Text("Title")
          } icon: {
            Image("icon")
          }
        }
        ForEach(["a", "b"], id: \.self) { Text($0) }
        ForEach(0..<2) { Text("\($0)") }
        none
        EmptyView()
        AnyView(Text(verbatim: "any"))
        ZStack {
          Color.red
          Text("on red").foregroundStyle(.white)
        }
        Text("one") + Text("two")
        Text("first\nsecond")
        Divider()
      } == ["📖 Lent", "Title", "a", "b", "0", "1", "any", "on red", "onetwo", "first", "second"])
  }

  @Test func eitherBranchIsDrawn() {
    for isLarge in [true, false] {
      #expect(
        lines { if isLarge { Text("large") } else { VStack { Text("small") } } }
          == [isLarge ? "large" : "small"])
    }
  }

  @Test func literalsAreLookedUpAndStringsAreNot() {
    let localization = TextLocalization(language: "ja") { _, _, key in
      ["Hello": "こんにちは", "%@!": "%@！", "Large": "大"][key]
    }
    let word = "Hello"
    let resource: LocalizedStringResource = "Large"
    TextLocalization.$current.withValue(localization) {
      #expect(
        lines {
          Text("Hello")
          Text(word)
          Text(verbatim: "Hello")
          Text("\(resource)!")
          Text(resource)
        } == ["こんにちは", "Hello", "Hello", "大！", "大"])
    }
  }

  @Test func longLinesAreBroken() {
    #expect(
      lines(width: 12) { Text("one two three four") } == ["one two", "three four"])
    #expect(lines(width: 8) { Text("合計は四百円です") } == ["合計は四", "百円です"])
    #expect(lines(width: 0) { Text("123456789") } == ["12345678", "9"])
  }

  @Test func aViewWithoutTextHasNoLines() {
    #expect(lines { Image("beer") }.isEmpty)
    #expect(lines { Text("x").hidden() }.isEmpty)
  }
}
