import CatalogFiles
import IntentCatalog
import IntentMatching
import IntentTranscripts
import LanguagePacks
import LocalizedTexts
import PhraseDiagnostics
import TextNormalization

/// Shows messages, which must not trap whatever they quote.
private func show(_ diagnostics: [Diagnostic]) throws(BrokenPromise) {
  _ = DiagnosticRenderer(usesColor: true, window: 40).render(diagnostics)
  for diagnostic in diagnostics {
    guard let place = diagnostic.place else { continue }
    try promise(place.line >= 1 && place.column >= 1, "a fault stands at \(place)")
  }
}

enum StringsCheck {
  static func run(_ input: [UInt8]) throws(BrokenPromise) {
    var reader = InputReader(input)
    switch reader.choice(of: 6) {
    case 3:
      let file = TableFile(path: "a.lproj/x.stringsdict", bytes: reader.bytes)
      try show(file.diagnostics)
    case 4:
      let file = TableFile(path: "x.loctable", bytes: reader.bytes)
      try show(file.diagnostics)
      var tables = StringTables()
      tables.add(file)
      _ = tables.appNames(language: "en")
    case 0:
      let file = StringsFile(file: "x.strings", bytes: reader.bytes)
      try show(file.diagnostics)
      _ = file.table
    case 1:
      let file = TableFile(path: "x.xcstrings", bytes: reader.bytes)
      try show(file.diagnostics)
      for row in file.rows {
        try promise(
          row.values.allSatisfy { $0.text.utf8.count <= 1 << 20 }, "a text grows without end")
      }
    default:
      let (_, diagnostics) = AppNames.read(file: "Info.plist", bytes: reader.bytes)
      try show(diagnostics)
    }
    do throws(Diagnostic) {
      _ = try PlacedJSON(parsing: try SourceText(file: "x.json", bytes: reader.bytes))
    } catch { try show([error]) }
    _ = try? JSONReader.value(of: reader.bytes)
  }
}

enum CatalogCheck {
  private static let tools: Result<GrammarTools, any Error> = Result {
    try GrammarTools(LanguagePack("en", from: Repository.phrases), TextNormalizer())
  }

  static func run(_ input: [UInt8]) throws(BrokenPromise) {
    var reader = InputReader(input)
    let isPack = reader.choice(of: 2) == 0
    let app: LoadedApp
    do throws(CatalogError) { app = try load(reader.bytes, isPack: isPack) } catch {
      try promise(!error.diagnostics.isEmpty, "a catalog is refused without a word")
      return try show(error.diagnostics)
    }
    try show(app.diagnostics)
    try checkCopy(of: app.catalog)
    try compile(app.catalog)
  }

  private static func load(_ bytes: [UInt8], isPack: Bool) throws(CatalogError) -> LoadedApp {
    isPack
      ? try AppLoader.pack(FolderReader(files: ["app.json": bytes]), named: "P")
      : try AppLoader.catalog(file: "c.json", bytes: bytes)
  }

  private static func checkCopy(of catalog: AppCatalog) throws(BrokenPromise) {
    guard let written = try? catalog.encoded() else { return }
    let copy = try Result { try AppLoader.catalog(file: "c.json", bytes: written) }
      .required().catalog
    try promise(copy == catalog, "a catalog is written as another one")
  }

  /// What cannot be compiled is told; what can be matches something or nothing.
  private static func compile(_ catalog: AppCatalog) throws(BrokenPromise) {
    let tools = try tools.required()
    do throws(Diagnostic) {
      let app = MatcherApp(catalog: catalog, values: [:])
      let matcher = try PhraseMatcher(apps: [app], locale: catalog.sourceLanguage, tools: tools)
      _ = matcher.match(catalog.app.name, MatchOptions(isBound: true))
    } catch { try show([error]) }
  }
}

enum MetadataCheck {
  static func run(_ input: [UInt8]) throws(BrokenPromise) {
    let app: LoadedApp
    do throws(CatalogError) {
      app = try AppLoader.metadata(file: "extract.actionsdata", bytes: input)
    } catch {
      try promise(!error.diagnostics.isEmpty, "metadata are refused without a word")
      return try show(error.diagnostics)
    }
    try show(app.diagnostics)
    guard let written = try? ActionsMetadata(app.catalog) else { return }
    let again = try Result {
      try AppLoader.metadata(file: "extract.actionsdata", bytes: written.actions)
    }.required().catalog
    try promise(again.intents.count <= app.catalog.intents.count, "intents come out of nowhere")
    let rewritten = try Result { try ActionsMetadata(again) }.required()
    let third = try Result {
      try ActionsMetadata(
        AppLoader.metadata(file: "extract.actionsdata", bytes: rewritten.actions).catalog)
    }.required()
    try promise(third == rewritten, "metadata are written in two ways")
  }
}

enum ProjectCheck {
  /// A project of one target whose names come from everywhere.
  private static let project = """
    {objects={R={isa=PBXProject;buildConfigurationList=L;mainGroup=G;targets=(T,);};
    G={isa=PBXGroup;children=(F,);sourceTree="<group>";};F={path=a.xcconfig;sourceTree="<group>";};
    T={isa=PBXNativeTarget;name=T;buildConfigurationList=L;
    productType="com.apple.product-type.application";};
    L={buildConfigurations=(C,);};C={name=Release;baseConfigurationReference=F;
    buildSettings={INFOPLIST_FILE=Info.plist;PRODUCT_NAME="$(inherited:lower)$(A)";};};};
    rootObject=R;}
    """

  static func run(_ input: [UInt8]) throws(BrokenPromise) {
    var reader = InputReader(input)
    let names = ["a.xcodeproj/project.pbxproj", "a.xcconfig", "Info.plist"]
    let name = names[reader.choice(of: names.count)]
    var files = ["a.xcodeproj/project.pbxproj": Array(project.utf8), "a.xcconfig": [UInt8]()]
    files[name] = reader.bytes
    let paths = files.keys.sorted() + ["en.lproj/InfoPlist.strings", "A/b.swift"]
    let tree = ProjectTree(FolderReader(files: files), paths: paths, named: "P")
    let targets: [ProjectTarget?] = [nil] + tree.targets.prefix(8).map { $0 }
    for target in targets {
      let texts = tree.texts(of: target)
      try show(texts.diagnostics)
      try promise(texts.app.name.utf8.count <= 1 << 20, "a name grows without end")
    }
    _ = tree.targets(of: "A/b.swift")
  }
}

enum TranscriptCheck {
  static func run(_ input: [UInt8]) throws(BrokenPromise) {
    let (file, faults) = TranscriptParser.parse(input, path: "t.transcript")
    try show(faults)
    guard faults.isEmpty else { return }
    let (again, others) = TranscriptParser.parse(
      Array(file.updated(from: []).utf8), path: "t.transcript")
    try promise(
      others.isEmpty && again.conversations == file.conversations,
      "a transcript that nothing changes becomes another one: \(others)")
  }
}
