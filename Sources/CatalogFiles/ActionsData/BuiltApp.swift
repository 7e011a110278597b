import IntentCatalog
import LocalizedTexts
public import PhraseDiagnostics

extension AppLoader {
  /// Whether a path is that of a built app, an archive of one, or its metadata.
  public static func isBuilt(path: String) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let endings = [".actionsdata", ".appintentsmanifest", ".app", ".appex", ".ipa", ".framework"]
    if name == ActionsMetadata.folder || endings.contains(where: name.hasSuffix) { return true }
    let folder = DiskFolder(path).reader
    return !isProject(folder) && BuiltApp.metadata(in: folder) != nil
  }

  /// Whether a path is that of a folder with the catalog that `extract` wrote into it, and no metadata.
  public static func isCatalogFolder(path: String) -> Bool {
    let folder = DiskFolder(path).reader
    let hasSources = folder.list("").contains { $0 == packFile || $0.hasSuffix(".swift") }
    return !hasSources && !isProject(folder) && !isBuilt(path: path)
      && DiskFolder("\(path)/\(ActionsMetadata.catalogFile)").kind == .file
  }

  /// A project may keep metadata at its root; it is a project all the same.
  private static func isProject(_ folder: FolderReader) -> Bool {
    folder.list("").contains {
      $0 == "Package.swift" || $0 == ".git/" || $0.hasSuffix(".xcodeproj/")
    }
  }

  /// Reads a built app: `extract.actionsdata` alone, `Metadata.appintents`, a bundle (`.app`, `.appex`)
  /// or an `.ipa`.
  /// - Parameter path: The file or folder.
  /// - Returns: The app, with warnings; of metadata that do not say what it is called it has the name of
  ///   its module.
  /// - Throws: `CatalogError`, with the exit code that fits.
  /// - Complexity: O(n) in the size of the metadata and of the app's tables.
  public static func built(path: String) throws(CatalogError) -> LoadedApp {
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    return try named(BuiltApp(trimmed))
  }

  /// Reads metadata as `extract.actionsdata` has them.
  /// - Parameters:
  ///   - file: The file as the user named it.
  ///   - bytes: What it holds.
  /// - Returns: The app, by its module's name.
  /// - Throws: `CatalogError` with the place of what is no metadata.
  /// - Complexity: O(n) in the number of bytes.
  public static func metadata(file: String, bytes: [UInt8]) throws(CatalogError) -> LoadedApp {
    try named(BuiltApp(file: file, bytes: bytes))
  }

  private static func named(_ app: BuiltApp) throws(CatalogError) -> LoadedApp {
    var loaded = try app.load()
    guard loaded.catalog.app.name.isEmpty else { return loaded }
    loaded.catalog.app.name = loaded.catalog.id
    loaded.diagnostics.append(
      Diagnostic(
        .warning, MetadataMessages.nameIsModule, at: SourcePlace(file: app.actionsPath, line: 1),
        help: MetadataMessages.appNameHelp))
    return loaded
  }
}

extension Diagnostic {
  /// Whether it says that the app's name is not known.
  public var isAboutName: Bool { message == MetadataMessages.nameIsModule }
}

/// A built app's files: its metadata, and the bundle around them where there is one.
struct BuiltApp {
  /// The metadata as the user named it.
  let actionsPath: String
  private let actions: [UInt8]
  /// The bundle's resources; nil for metadata alone.
  private var resources: FolderReader?
  private var infoPlist: [UInt8]?
  /// What the resources are called in messages.
  private var name = ""
  private var catalogFile: [UInt8]?

  /// The metadata's path in a folder of resources.
  static func metadata(in folder: FolderReader) -> String? {
    let names = [ActionsMetadata.actionsFile, "objects.appintentsmanifest"]
    let folders = [
      "", ActionsMetadata.folder + "/", "Contents/Resources/\(ActionsMetadata.folder)/",
    ]
    for place in folders {
      let held = folder.list(String(place.dropLast()))
      if let name = names.first(where: { held.contains($0) }) { return place + name }
    }
    return nil
  }

  init(_ path: String) throws(CatalogError) {
    let disk = DiskFolder(path)
    switch disk.kind {
    case .missing:
      throw CatalogError(
        [Diagnostic(.error, PackMessages.missing(path))], exitCode: .missingInput)
    case .file where path.hasSuffix(".ipa"): try self.init(archive: path)
    case .file:
      self.init(file: path, bytes: try disk.bytes())
      addBundle(aroundMetadata: ProjectFiles.folder(of: path), isRooted: path.hasPrefix("/"))
    case .folder: try self.init(folder: disk.reader, named: path)
    }
  }

  init(file path: String, bytes: [UInt8]) {
    actionsPath = path
    actions = bytes
  }

  private init(archive path: String) throws(CatalogError) {
    guard let zip = ZipFolder(path) else {
      throw CatalogError([
        Diagnostic(.error, MetadataMessages.noArchive(path), at: SourcePlace(file: path, line: 1))
      ])
    }
    let apps = zip.paths.compactMap { file -> String? in
      let parts = file.split(separator: "/")
      guard parts.count > 2, parts[0] == "Payload", parts[1].hasSuffix(".app") else { return nil }
      return "Payload/\(parts[1])"
    }
    guard let app = apps.first else {
      throw CatalogError([
        Diagnostic(
          .error, MetadataMessages.noAppInArchive(path), at: SourcePlace(file: path, line: 1))
      ])
    }
    try self.init(folder: zip.reader(of: app), named: "\(path)/\(app)")
  }

  private init(folder: FolderReader, named path: String) throws(CatalogError) {
    guard let metadata = Self.metadata(in: folder), let bytes = folder.read(metadata) else {
      let extensions = folder.list("PlugIns").filter { name in
        name.hasSuffix(".appex/")
          && Self.metadata(in: folder.folder("PlugIns/\(name.dropLast())")) != nil
      }
      let help = extensions.map { "\(path)/PlugIns/\($0.dropLast())" }
      throw CatalogError(
        [
          Diagnostic(
            .error, MetadataMessages.noMetadata(path), at: SourcePlace(file: path, line: 1),
            help: help.isEmpty ? nil : MetadataMessages.metadataElsewhere(help))
        ], exitCode: .missingInput)
    }
    actionsPath = "\(path)/\(metadata)"
    actions = bytes
    if metadata.contains("/") {
      let isDeep = metadata.hasPrefix("Contents/")
      resources = isDeep ? folder.folder("Contents/Resources") : folder
      infoPlist = folder.read(isDeep ? "Contents/Info.plist" : "Info.plist")
      name = isDeep ? "\(path)/Contents/Resources" : path
      catalogFile = resources?.read(ActionsMetadata.catalogFile)
    } else {
      addBundle(aroundMetadata: path, isRooted: path.hasPrefix("/"))
    }
  }

  /// Takes the bundle that metadata stand in, where there is one.
  private mutating func addBundle(aroundMetadata folder: String, isRooted: Bool) {
    guard folder == ActionsMetadata.folder || folder.hasSuffix("/" + ActionsMetadata.folder) else {
      return
    }
    let parent = ProjectFiles.folder(of: folder)
    let path = parent.isEmpty ? (isRooted ? "/" : ".") : parent
    let reader = DiskFolder(path).reader
    catalogFile = reader.read(ActionsMetadata.catalogFile)
    infoPlist =
      reader.read("Info.plist")
      ?? (path.hasSuffix("/Contents/Resources") ? reader.read("../Info.plist") : nil)
    guard infoPlist != nil else { return }
    resources = reader
    name = parent
  }

  // MARK: - Reading

  func load() throws(CatalogError) -> LoadedApp {
    if let own = ownCatalog { return LoadedApp(own) }
    let source: SourceText
    do throws(Diagnostic) { source = try SourceText(file: actionsPath, bytes: actions) } catch {
      throw CatalogError([error])
    }
    let (json, faults) = PlacedJSON.recovering(source)
    guard let json, json["actions"] != nil || json["entities"] != nil || json["enums"] != nil else {
      let start = 0..<1
      throw CatalogError(
        faults.isEmpty ? [source.diagnostic(MetadataMessages.notMetadata, at: start)] : faults)
    }
    var diagnostics = faults
    let info = infoPlist.map { StringsFile(file: "\(name)/Info.plist", bytes: $0) }
    diagnostics += info?.diagnostics ?? []
    let region = info?.root["CFBundleDevelopmentRegion"]?.string ?? "en"
    let language = StringTables.normalized(region)
    let files = tables(Self.tableNames(json))
    diagnostics += files.flatMap(\.diagnostics)
    var tables = StringTables()
    for file in files { tables.add(file) }
    var reader = ActionsDataReader(source, tables: tables, language: language)
    var catalog = reader.catalog(json)
    let names = info.map { AppNames($0.root) } ?? AppNames()
    catalog.app = AppIdentity(
      name: names.name?.text ?? "", alternativeNames: names.alternativeNames.map(\.text),
      bundleIdentifier: names.bundleIdentifier)
    if catalog.id.isEmpty { catalog.id = names.name?.text ?? "App" }
    catalog.app.addNames(from: tables)
    catalog.addTables(files, developmentLanguage: language)
    catalog.languages = tables.languages
    catalog.traits = [.keepsNoDialogs]
    if let version = info?.root["MinimumOSVersion"]?.string {
      catalog.deployment = ["iOS": version]
    }
    return LoadedApp(catalog, diagnostics: diagnostics + reader.diagnostics)
  }

  /// The catalog that the metadata were made of, where it stands beside them and still gives the same
  /// ones.
  private var ownCatalog: AppCatalog? {
    guard let catalogFile,
      let loaded = try? AppLoader.catalog(file: ActionsMetadata.catalogFile, bytes: catalogFile),
      let made = try? ActionsMetadata(loaded.catalog), made.actions == actions
    else { return nil }
    return loaded.catalog
  }

  /// The names of the tables that texts of the metadata may stand in.
  private static func tableNames(_ json: PlacedJSON) -> Set<String> {
    var names: Set = [StringTables.defaultTable, StringTables.phraseTable, AppNames.table]
    var open = [json]
    while let value = open.popLast() {
      open += value.array ?? []
      for member in value.object ?? [] {
        if member.key == "table", let name = member.value.string { names.insert(name) }
        open.append(member.value)
      }
    }
    return names
  }

  /// The bundle's tables of those names.
  private func tables(_ names: Set<String>) -> [TableFile] {
    guard let resources else { return [] }
    var files: [TableFile] = []
    let held = resources.list("")
    for item in held where item.hasSuffix(".loctable") {
      guard names.contains(String(item.dropLast(".loctable".count))),
        let bytes = resources.read(item)
      else { continue }
      files.append(TableFile(path: "\(name)/\(item)", bytes: bytes))
    }
    for folder in held where folder.hasSuffix(".lproj/") {
      for item in resources.list(String(folder.dropLast())) where TableFile.isTable(folder + item) {
        guard let dot = item.lastIndex(of: "."), names.contains(String(item[..<dot])),
          let bytes = resources.read(folder + item)
        else { continue }
        files.append(TableFile(path: "\(name)/\(folder)\(item)", bytes: bytes))
      }
    }
    return files
  }
}
