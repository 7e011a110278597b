import CatalogFiles
import IntentCatalog
import PhraseDiagnostics
import Testing

@Suite struct SourceFactsTests {
  static let old = """
    {"id":"Pond","app":{"name":"Pond","alternativeNames":[],"localizedNames":{}},
     "sourceLanguage":"en","entities":[{"identifier":"Duck","title":"Duck","properties":[],
     "values":[]}],
     "enums":[],"queries":[{"identifier":"DuckQuery","entity":"Duck","capabilities":[]}],
     "localizations":{},
     "providers":[{"type":"P","place":{"file":"P.swift","line":3,"column":1},"negativePhrases":[],
       "shortcuts":[{"intent":"Feed","arguments":{},"extraTemplates":{},
         "phrases":[{"text":"Feed in ${applicationName}"}]}]}],
     "intents":[{"identifier":"Feed","title":{"text":"Feed","place":{"file":"F.swift","line":2,
       "column":5}},"openAppWhenRun":false,"authenticationPolicy":"alwaysAllowed",
       "isDiscoverable":true,"resultTraits":[],"parameters":[]}]}
    """

  @Test func `a catalog without the facts of source code is read`() throws {
    let catalog = try AppLoader.catalog(file: "old.json", bytes: Array(Self.old.utf8)).catalog
    #expect(catalog.providers.first?.place == SourcePlace(file: "P.swift", line: 3))
    #expect(catalog.providers.first?.isOwn == true)
    #expect(
      catalog.intents.first?.title.place == SourcePlace(file: "F.swift", line: 2, column: 5))
    #expect(catalog.observations.isEmpty)
    #expect(catalog.shortcuts.count == 1)
  }

  @Test func `what a catalog's JSON says is read back`() throws {
    var catalog = try AppLoader.catalog(file: "old.json", bytes: Array(Self.old.utf8)).catalog
    catalog.providers[0].isOwn = false
    catalog.providers[0].target = "PondKit"
    catalog.intents[0].title = .computed("names.feed")
    catalog.intents[0].title.table = "Titles"
    catalog.intents[0].conformances = ["AppIntent"]
    catalog.intents[0].summary = .when(
      parameter: "duck", comparison: "hasAnyValue", value: nil,
      then: .sentence("Feed ${duck}", others: ["bread"]), otherwise: nil)
    catalog.observations = [
      SourceObservation(
        .phraseWithoutName, at: SourcePlace(file: "P.swift", line: 9, column: 7), length: 4,
        subject: "P", texts: ["Feed"])
    ]
    let bytes = try catalog.encoded()
    #expect(try AppLoader.catalog(file: "new.json", bytes: bytes).catalog == catalog)
    #expect(catalog.shortcuts.isEmpty)
    #expect(catalog.intents[0].summary?.sentences == ["Feed ${duck}"])
  }
}
