import Foundation
import IntentCatalog
import LanguagePacks
import PhraseDiagnostics
import Testing

@testable import AizuchiConsole

/// The gallery of everything that can be said.
@Suite struct GalleryTests {
  private static func catalog(_ id: String, _ titles: [String]) -> AppCatalog {
    let lamp = ParameterDescriptor(
      name: "lamp", title: CatalogText("Lamp", localizations: ["ja": "照明"]), type: .string)
    return AppCatalog(
      id: id, app: AppIdentity(name: "\(id) & Co"), sourceLanguage: "en",
      providers: [
        ProviderDescriptor(
          type: "Shortcuts",
          shortcuts: titles.map { title in
            ShortcutDescriptor(
              intent: "Light",
              phrases: [
                PlacedText("\(title) with ${applicationName}"), PlacedText("\(title) the ${lamp}"),
              ], shortTitle: CatalogText(title), systemImageName: "lightbulb.fill")
          })
      ],
      intents: [IntentDescriptor(identifier: "Light", title: "Light", parameters: [lamp])])
  }

  private static let catalogs = [
    catalog("Home", ["Dim", "Brighten", "A title as long as Donaudampfschifffahrtsgesellschaft"]),
    catalog("Garden", ["Water"]),
  ]

  private func gallery(_ language: String = "en", _ words: [String] = []) throws -> Gallery {
    Gallery(
      Self.catalogs, language: try LanguagePack(language, from: repositoryPhrases()), words: words)
  }

  private func repositoryPhrases() throws -> PhraseData {
    let root = URL(filePath: #filePath).appending(path: "../../../Phrases").standardizedFileURL
    return try PhraseData.located(environment: ["AIZUCHI_DATA": root.path], executable: nil)
  }

  @Test func everyShortcutOfEveryAppIsThere() throws {
    #expect(
      try gallery("ja", ["dim"]).text == """
        Home & Co
          💡 Dim
              Dim with Home & Co
              Dim the [照明]

        """)
    let items = try gallery().sections.map { $0.items.count }
    #expect(items == [3, 1])
  }

  @Test func anAppThatIsSpokenToBySchemasShowsSentences() throws {
    let scratch = try ScratchFolder()
    for (locale, name, example) in [
      ("en", "CometCal", "For example"), ("ja", "コメットカレンダー", "たとえば"),
    ] {
      let one = try ChildProgram.shell("$A gallery --app CometCal --locale \(locale)", in: scratch)
      let lines = one.results.split(separator: "\n")
      #expect(lines.first == name[...] && lines.count > 4, "\(one.results)")
      #expect(one.results.contains(example))
      let all = try ChildProgram.shell("$A gallery --locale \(locale) --html", in: scratch)
      #expect(all.results.contains("<h2>\(name)</h2>"))
      #expect(all.results.contains("<h3>\(example)</h3>"))
    }
  }

  @Test func wordsLeaveWhatHasAllOfThem() throws {
    #expect(try gallery("en", ["garden"]).sections.map(\.id) == ["Garden"])
    #expect(try gallery("en", ["home", "lamp", "bright"]).sections.map(\.items.count) == [1])
    #expect(try gallery("en", ["garden", "dim"]).text == "Nothing was found.\n")
  }

  @Test func thePageSaysNothingThatIsNoText() throws {
    let page = GalleryPage(gallery: try gallery()).html
    #expect(page.contains("<h2>Home &amp; Co</h2>"))
    #expect(!page.contains("& Co"))
    #expect(page.contains("Dim the <em>Lamp</em>"))
  }

  private static let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// What a page measures of itself, once it is laid out.
  private static let probe = """
    <script>addEventListener('load', () => {
      const seen = [...document.querySelectorAll('article')].filter(card => !card.hidden)
      const boxes = seen.map(card => card.getBoundingClientRect())
      document.title = [document.documentElement.scrollWidth <= innerWidth, seen.length,
        new Set(boxes.map(box => box.left)).size, document.documentElement.lang,
        !document.getElementById('none').hidden].join(' ')
    })</script>
    """

  private func layout(_ page: String, width: Int, filter: String) throws -> String {
    guard let browser = Self.browser else { try Test.cancel("there is no chromium here") }
    let folder = try ScratchFolder()
    let inner = try folder.write(
      "page.html", page.replacing("</body>", with: Self.probe + "</body>"))
    let frame = """
      <iframe id="f" style="width:\(width)px;height:800px;border:0" src="file://\(inner)#\(filter)"></iframe>
      <script>addEventListener('load', () => setTimeout(() => {
        document.title = document.getElementById('f').contentDocument.title }, 200))</script>
      """
    let outer = try folder.write("frame.html", frame)
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: browser)
    process.arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
      "--allow-file-access-from-files", "--user-data-dir=\(outer)-profile",
      "--window-size=1300,900", "--virtual-time-budget=4000", "--dump-dom", "file://\(outer)",
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let dom = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let start = try #require(dom.range(of: "<title>")?.upperBound, "\(dom.prefix(300))")
    let end = try #require(dom[start...].range(of: "</title>")?.lowerBound)
    return String(dom[start..<end])
  }

  @Test(
    .timeLimit(.minutes(2)),
    arguments: [
      ("en", 320, "", "true 4 1 en false"), ("ja", 1200, "", "true 4 3 ja false"),
      ("ja", 320, "WATER", "true 1 1 ja false"), ("en", 1200, "nothing", "true 0 0 en true"),
      ("en", 320, "100%", "true 0 0 en true"),
    ])
  func theBrowserLaysThePageOut(
    _ language: String, _ width: Int, _ filter: String, _ facts: String
  ) throws {
    let page = GalleryPage(gallery: try gallery(language)).html
    #expect(try layout(page, width: width, filter: filter) == facts)
  }
}
