import IntentCatalog
import IntentMatching
import PhraseDiagnostics
import Testing

/// Where templates come from: phrases, their localizations, packs, summaries, negative phrases.
@Suite struct TemplateSourceTests {
  private func app(
    _ change: (inout AppCatalog) -> Void, values: [String: [String]] = [:],
    hasParameterValues: Bool = true
  ) -> MatcherApp {
    var catalog = AppCatalog(
      id: "Cafe", app: AppIdentity(name: "Cafe"), sourceLanguage: "en",
      providers: [
        ProviderDescriptor(
          type: "Shortcuts",
          shortcuts: [
            ShortcutDescriptor(
              intent: "Order",
              phrases: [
                PlacedText("Order with ${applicationName}"),
                PlacedText("Order ${product} with ${applicationName}"),
              ])
          ])
      ],
      intents: [
        IntentDescriptor(
          identifier: "Order", title: "Order",
          parameters: [
            ParameterDescriptor(name: "product", title: "Product", type: .appEnum("Product")),
            ParameterDescriptor(name: "size", title: "Size", type: .appEnum("Size")),
            ParameterDescriptor(name: "note", title: "Note", type: .string),
            ParameterDescriptor(name: "count", title: "Count", type: .int),
            ParameterDescriptor(name: "weight", title: "Weight", type: .double),
            ParameterDescriptor(
              name: "iced", title: "Iced", type: .bool, trueName: "iced", falseName: "hot"),
          ])
      ])
    change(&catalog)
    var all = ["Product": ["Beer", "Tea"], "Size": ["small", "large"]]
    all.merge(values) { $1 }
    return MatcherApp(
      catalog: catalog, values: all.mapValues { $0.map(TestApp.value) },
      hasParameterValues: hasParameterValues)
  }

  private func matcher(_ app: MatcherApp, _ locale: String = "en") throws -> PhraseMatcher {
    try PhraseMatcher(
      apps: [app], locale: locale,
      tools: TestLanguages.tools(String(locale.prefix(2))))
  }

  @Test func aLocalizationStandsForItsPhrase() throws {
    let app = app { catalog in
      catalog.app.localizedNames = ["ja": .init(name: "カフェ")]
      catalog.localizations = [
        "ja": [
          "Order with ${applicationName}": [
            PlacedText("${applicationName}で注文"), PlacedText("${applicationName}で頼む"),
          ]
        ]
      ]
    }
    let matcher = try matcher(app, "ja_JP")
    #expect(matcher.match("カフェで注文").summary == "Order()")
    #expect(matcher.match("カフェで頼む").summary == "Order()")
    #expect(matcher.match("Cafeで頼む").summary == "Order()")
    #expect(matcher.match("order with cafe").summary == "none")
    // A phrase without a localization is said as in code.
    #expect(matcher.match("order tea with cafe").summary == "Order(product=Tea)")
  }

  @Test func aLocaleTakesTheTextsOfItsScript() throws {
    let app = app { catalog in
      catalog.localizations = [
        "zh-Hans": ["Order with ${applicationName}": [PlacedText("用${applicationName}点单")]],
        "zh": ["Order with ${applicationName}": [PlacedText("${applicationName}點單")]],
      ]
    }
    #expect(try matcher(app, "zh-Hans_CN").match("用Cafe点单").summary == "Order()")
    #expect(try matcher(app, "zh_TW").match("Cafe點單").summary == "Order()")
    #expect(try matcher(app, "zh_TW").match("用Cafe点单").summary == "none")
  }

  @Test func aFaultyTranslationSilencesItselfAlone() throws {
    let app = app { catalog in
      catalog.providers[0].shortcuts[0].phrases.append(PlacedText("Serve ${applicationName}"))
      catalog.localizations = [
        "sv": [
          "Order with ${applicationName}": [
            PlacedText("Beställ hos ${application_name}"),
            PlacedText("Handla hos ${applicationName}"),
          ],
          "Serve ${applicationName}": [PlacedText("Servera ${applicationName")],
        ]
      ]
    }
    let matcher = try matcher(app, "sv")
    #expect(matcher.match("handla hos cafe").summary == "Order()")
    #expect(matcher.match("beställ hos cafe").summary == "none")
    #expect(matcher.match("serve cafe").summary == "none")
  }

  @Test func aPackAddsTemplatesInItsOwnLanguage() throws {
    let app = app { catalog in
      catalog.providers[0].shortcuts[0].extraTemplates = [
        "en": [PlacedText("(get|bring) [me] {product}[ in {size}] (from|at) ${applicationName}")],
        "ja": [PlacedText("{product}を${applicationName}で")],
      ]
    }
    let english = try matcher(app)
    #expect(
      english.match("get me beer in large at cafe").summary == "Order(product=Beer, size=large)")
    #expect(english.match("bring tea from cafe").summary == "Order(product=Tea)")
    #expect(english.match("teaをcafeで").summary == "none")
    #expect(try matcher(app, "ja").match("teaをcafeで").summary == "Order(product=Tea)")
  }

  @Test func openParametersAreReadInPacks() throws {
    let app = app { catalog in
      catalog.providers[0].shortcuts[0].extraTemplates = [
        "en": [
          PlacedText("remind ${applicationName} that {note}"),
          PlacedText("order {count} things with ${applicationName}"),
          PlacedText("order {weight} kilos with ${applicationName}"),
          PlacedText("order something {iced} with ${applicationName}"),
        ]
      ]
    }
    let matcher = try matcher(app)
    let note = try #require(matcher.match("Remind Cafe that Anna's  COMING, at 8!").matches.first)
    #expect(note.parameters.map(\.text) == ["Anna's  COMING, at 8"])
    #expect(note.parameters.first?.value == .string("Anna's  COMING, at 8"))
    #expect(matcher.match("order three things with cafe").summary == "Order(count=3)")
    #expect(matcher.match("order 12 things with cafe").summary == "Order(count=12)")
    #expect(matcher.match("order many things with cafe").summary == "none")
    #expect(matcher.match("order 2.5 kilos with cafe").summary == "Order(weight=2.5)")
    #expect(matcher.match("order something hot with cafe").summary == "Order(iced=false)")
    #expect(matcher.match("order something iced with cafe").summary == "Order(iced=true)")
  }

  @Test func aPhraseInCodeTakesNoOpenParameter() throws {
    let app = app { catalog in
      catalog.providers[0].shortcuts[0].phrases.append(
        PlacedText("Note ${note} in ${applicationName}"))
    }
    #expect(try matcher(app).match("note anything in cafe").summary == "none")
  }

  @Test func aSummaryIsASentenceThatNeedsTheNameOnlyWhenUnbound() throws {
    let app = app { catalog in
      catalog.intents[0].parameterSummary = "Serve ${product} in ${size}"
    }
    let matcher = try matcher(app)
    let want = "Order(product=Beer, size=large)"
    #expect(matcher.match("serve beer in large with cafe").summary == want)
    #expect(matcher.match("cafe serve beer in large").summary == want)
    #expect(matcher.match("serve beer in large").summary == "none")
    let bound = matcher.match("serve beer in large", MatchOptions(isBound: true))
    #expect(bound.summary == want)
    #expect(bound.matches.first?.tier == .exact)
  }

  @Test func beforeTheFirstLaunchOnlyPhrasesWithoutParametersWork() throws {
    let app = app({ _ in }, hasParameterValues: false)
    let matcher = try matcher(app)
    #expect(matcher.match("order with cafe").summary == "Order()")
    #expect(matcher.match("order beer with cafe").summary == "none")
  }

  @Test func aNegativePhraseBlocks() throws {
    let app = app { catalog in
      catalog.providers[0].negativePhrases = [PlacedText("Order the with ${applicationName}")]
    }
    let matcher = try matcher(app)
    #expect(matcher.match("order with cafe").summary == "Order()")
    #expect(matcher.match("order the with cafe").summary == "none")
    #expect(matcher.match("please order the with cafe").summary == "none")
    #expect(matcher.match("order beer with cafe").summary == "Order(product=Beer)")
  }

  @Test func aBadTemplateSaysWhere() throws {
    let app = app { catalog in
      catalog.providers[0].shortcuts[0].phrases = [
        PlacedText(
          "Order ${drink} with ${applicationName}",
          place: SourcePlace(file: "Shortcuts.swift", line: 12, column: 9))
      ]
    }
    let fault = #expect(throws: Diagnostic.self) { try matcher(app) }
    #expect(fault?.place?.file == "Shortcuts.swift")
    #expect(fault?.place?.line == 12)
  }

  @Test func aBadPhraseInCodeSilencesItselfWhereOthersStand() throws {
    let app = app { catalog in
      catalog.providers[0].shortcuts[0].phrases.append(
        PlacedText("Fetch ${drink} from ${applicationName}"))
      catalog.intents[0].parameterSummary = "Order ${drinks}"
    }
    let matcher = try matcher(app)
    #expect(matcher.match("order beer with cafe").summary == "Order(product=Beer)")
    #expect(matcher.match("fetch beer from cafe").summary == "none")
  }

  @Test func aTemplateThatSaysTooMuchIsAFault() throws {
    let choice = "(a|b|c|d|e|f|g|h)"
    let app = app { catalog in
      catalog.providers[0].shortcuts[0].extraTemplates = [
        "en": [PlacedText("\(choice) \(choice) \(choice) \(choice) \(choice) ${applicationName}")]
      ]
    }
    let fault = #expect(throws: Diagnostic.self) { try matcher(app) }
    #expect(fault?.help != nil)
  }

  @Test func languagesWithoutAPackMatchExactlyAndFuzzily() throws {
    let app = app { catalog in
      catalog.app.name = "Kahve"
      catalog.providers[0].shortcuts[0].phrases = [
        PlacedText("${applicationName} ile ${product} sipariş et")
      ]
    }
    let matcher = try matcher(app, "tr_TR")
    #expect(matcher.match("KAHVE ile beer sipariş et").summary == "Order(product=Beer)")
    #expect(matcher.match("kahve ile beer siparis et").summary == "Order(product=Beer)")
    #expect(matcher.match("kahve ile beer sipraiş et").matches.first?.tier == .fuzzy)
    #expect(matcher.match("please kahve ile beer sipariş et").summary == "none")
    #expect(
      matcher.match("beer sipariş et", MatchOptions(isBound: true)).summary == "none")
  }
}
