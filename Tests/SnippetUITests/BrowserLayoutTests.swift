import Foundation
import LocalizedTexts
import SnippetUI
import Testing

/// What a real browser makes of the HTML of a snippet: facts of its layout, no pixels.
@Suite struct BrowserLayoutTests {
  private static let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// The layout of one page at one width.
  private struct Page: Decodable {
    struct Box: Decodable {
      var name: String
      var left, top, right, bottom: Double
      var width: Double { right - left }
    }
    var width: Double
    var scrollWidth: Double
    var language: String
    var boxes: [Box]

    func all(_ name: String) -> [Box] { boxes.filter { $0.name == name } }
  }

  private struct Words: Sendable {
    var language, title, note, button, toggle: String
    var shelves: [String]
  }

  private static let words = [
    Words(
      language: "en", title: "What you have read this year",
      note: "A long remark that does not fit "
        + "into one line of a narrow screen, and has a Donaudampfschifffahrtsgesellschaftskapitän.",
      button: "Mark as read", toggle: "Remind me", shelves: ["Read", "Reading now", "To read"]),
    Words(
      language: "ja", title: "今年読んだ本のまとめ",
      note: "狭い画面の一行には収まりきらない、とても長い説明の文章です。折り返されても、枠の外にはみ出してはいけません。",
      button: "読了にする", toggle: "知らせる", shelves: ["読了", "読書中", "読みたい本の一覧"]),
  ]

  private static let counts = [12, 3, 6]

  @MainActor private static func html(_ words: Words) -> String {
    let bars = zip(words.shelves, counts).map { ($0, $1) }
    let view = VStack(alignment: .leading) {
      Text(verbatim: words.title).font(.headline)
      HStack {
        Button(_action: nil, label: Text(verbatim: words.button))
        Toggle(isOn: .constant(true)) { Text(verbatim: words.toggle) }
      }
      Divider()
      Text(verbatim: words.note)
      Grid {
        ForEach(bars, id: \.0) { name, count in
          GridRow {
            Text(verbatim: name)
            Text(verbatim: "\(count)")
          }
        }
      }
      ProgressView(value: 0.4)
      Chart(bars, id: \.0) { name, count in
        BarMark(x: .value("Books", count), y: .value("Shelf", name))
      }
      Chart(bars, id: \.0) { name, count in
        LineMark(x: .value("Shelf", name), y: .value("Books", count))
      }
      List(words.shelves, id: \.self) { Text(verbatim: $0) }
    }
    return TextLocalization.$current.withValue(TextLocalization(language: words.language)) {
      SnippetRenderer.html(of: view, title: words.title)
    }
  }

  /// Every page in a frame of each width, and a script that writes down where everything stands.
  private static func book(of pages: [String], widths: [Int]) -> String {
    let frames = pages.flatMap { page in
      widths.map { width in
        let source = page.replacingOccurrences(of: "&", with: "&amp;")
          .replacingOccurrences(of: "\"", with: "&quot;")
        return "<iframe style=\"width:\(width)px;height:900px;border:0\" srcdoc=\"\(source)\">"
          + "</iframe>"
      }
    }
    return """
      <!DOCTYPE html><meta charset="utf-8">\(frames.joined())<pre id="facts"></pre><script>
      onload = () => {
        const pages = [...document.querySelectorAll('iframe')].map(frame => {
          const page = frame.contentDocument
          const boxes = [...page.body.querySelectorAll('*')].map(element => {
            const box = element.getBoundingClientRect()
            const name = element.classList.length ? '.' + element.classList[0] : element.localName
            return { name, left: box.left, top: box.top, right: box.right, bottom: box.bottom }
          })
          return { width: frame.contentWindow.innerWidth,
            scrollWidth: page.documentElement.scrollWidth, language: page.documentElement.lang, boxes }
        })
        document.getElementById('facts').textContent = JSON.stringify(pages)
      }
      </script>
      """
  }

  private static func pages() async throws -> [Page] {
    guard let browser else { try Test.cancel("there is no chromium here") }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("book.html")
    var sources: [String] = []
    for words in words { sources.append(await html(words)) }
    try Data(book(of: sources, widths: [320, 1200]).utf8).write(to: file)
    let output = folder.appendingPathComponent("out")
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(filePath: browser)
    process.arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
      "--user-data-dir=\(folder.path)/profile", "--window-size=1300,900",
      "--virtual-time-budget=4000", "--dump-dom", file.absoluteString,
    ]
    process.standardOutput = FileHandle(forWritingAtPath: output.path)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let dom = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    let start = try #require(dom.range(of: "<pre id=\"facts\">")?.upperBound, "\(dom.prefix(200))")
    let end = try #require(dom[start...].range(of: "</pre>")?.lowerBound)
    return try JSONDecoder().decode([Page].self, from: Data(dom[start..<end].utf8))
  }

  @Test(.timeLimit(.minutes(2)))
  func nothingOverflowsAndEverythingStandsInItsOrder() async throws {
    let pages = try await Self.pages()
    #expect(pages.map(\.width) == [320, 1200, 320, 1200])
    #expect(pages.map(\.language) == ["en", "en", "ja", "ja"])
    for page in pages {
      let place = "\(page.language) at \(page.width)"
      #expect(page.scrollWidth <= page.width, "\(place)")
      for box in page.boxes {
        #expect(box.right <= page.width + 0.5 && box.left >= 0, "\(place): \(box)")
      }
      let order = ["button", "hr", ".grid", "progress", ".chart", "ul"]
      let tops = order.compactMap { page.all($0).first?.top }
      #expect(tops.count == order.count, "\(place)")
      #expect(tops == tops.sorted(), "\(place): \(tops)")
      checkBars(page, place)
      checkGrid(page, place)
    }
    let notes = pages.map { page in
      page.all("span").map { $0.bottom - $0.top }.max() ?? 0
    }
    #expect(notes[0] > notes[1] && notes[2] > notes[3], "on a narrow page texts take more lines")
  }

  /// Bars begin at one place, and are as long as their values.
  private func checkBars(_ page: Page, _ place: String) {
    let bars = page.all("rect")
    #expect(bars.count == 3, "\(place)")
    #expect(Set(bars.map { Int($0.left.rounded()) }).count == 1, "\(place)")
    for (bar, count) in zip(bars, Self.counts) {
      let share = bar.width / (bars.first?.width ?? 1)
      #expect(abs(share - Double(count) / 12) < 0.03, "\(place): \(share)")
    }
  }

  /// The cells of a column stand under each other.
  private func checkGrid(_ page: Page, _ place: String) {
    guard let grid = page.all(".grid").first else { return }
    let cells = page.all("span").filter {
      $0.top >= grid.top - 0.5 && $0.bottom <= grid.bottom + 0.5
    }
    #expect(cells.count == 6, "\(place)")
    let second = cells.enumerated().filter { $0.offset % 2 == 1 }.map { $0.element.left.rounded() }
    #expect(Set(second).count == 1, "\(place): \(second)")
    let buttons = page.all("button") + page.all("label").prefix(1)
    if page.width > 1000, let left = buttons.first, let right = buttons.last {
      #expect(right.left >= left.right && abs(right.top - left.top) < 20, "\(place)")
    }
  }
}
