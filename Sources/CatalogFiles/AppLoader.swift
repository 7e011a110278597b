import Foundation
public import IntentCatalog
public import LocalizedTexts
import PhraseDiagnostics

/// Reads apps that come as files: phrase packs and catalogs.
public enum AppLoader {
  /// The file that makes a folder a phrase pack.
  public static let packFile = "app.json"

  /// Reads an app by its path: a pack's folder, its `app.json`, a catalog as `extract --json`
  /// writes it, the folder of one, or a built app in any of its forms.
  /// - Parameters:
  ///   - path: The path.
  ///   - keepsFaultyTables: Whether a fault in a pack's tables is a message, since `AppCatalog.tables` has
  ///     it too, and not the end.
  /// - Returns: The app, with warnings.
  /// - Throws: `CatalogError`, with every error that was found and the exit code that fits.
  /// - Complexity: O(n) in the size of the files.
  public static func load(
    path: String, keepsFaultyTables: Bool = false
  ) throws(CatalogError) -> LoadedApp {
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let disk = DiskFolder(trimmed)
    guard !isBuilt(path: trimmed) else { return try built(path: trimmed) }
    switch disk.kind {
    case .missing:
      let message = Diagnostic(.error, PackMessages.missing(path))
      throw CatalogError([message], exitCode: .missingInput)
    case .folder where isCatalogFolder(path: trimmed):
      let file = "\(trimmed)/\(ActionsMetadata.catalogFile)"
      return try catalog(file: file, bytes: DiskFolder(file).bytes())
    case .folder:
      return try pack(disk, named: trimmed, keepsFaultyTables)
    case .file:
      let name = (trimmed as NSString).lastPathComponent
      if name == packFile {
        let folder = (trimmed as NSString).deletingLastPathComponent
        return try pack(
          DiskFolder(folder.isEmpty ? "." : folder), named: folder, keepsFaultyTables)
      }
      guard name.hasSuffix(".json") else {
        throw CatalogError([Diagnostic(.error, PackMessages.wrongExtension(path))])
      }
      return try catalog(file: trimmed, bytes: try disk.bytes())
    }
  }

  private static func pack(
    _ disk: DiskFolder, named name: String, _ keepsFaultyTables: Bool
  ) throws(CatalogError) -> LoadedApp {
    let faults = disk.faults(named: name)
    guard faults.isEmpty else { throw CatalogError(faults, exitCode: .ioFailure) }
    return try pack(disk.reader, named: name, keepsFaultyTables: keepsFaultyTables)
  }

  /// Reads a phrase pack.
  /// - Parameters:
  ///   - files: The pack's folder.
  ///   - name: What the folder is called in messages.
  ///   - keepsFaultyTables: Whether a fault in a table is a message and not the end.
  /// - Returns: The app, with warnings.
  /// - Throws: `CatalogError`, with every error that was found.
  /// - Complexity: O(n) in the size of the files.
  public static func pack(
    _ files: FolderReader, named name: String, keepsFaultyTables: Bool = false
  ) throws(CatalogError) -> LoadedApp {
    let file = name.isEmpty ? packFile : "\(name)/\(packFile)"
    guard let bytes = files.read(packFile) else {
      let message = Diagnostic(.error, PackMessages.noPack(name))
      throw CatalogError([message], exitCode: .missingInput)
    }
    var (reader, json) = try reader(file: file, bytes: bytes)
    if let app = json["extends"], json["intents"] == nil {
      reader.file.fault(PackMessages.extends(app.string ?? ""), at: app.range)
      throw CatalogError(reader.file.diagnostics)
    }
    reader.readApp(json)
    var catalog = reader.catalog
    var diagnostics = reader.file.diagnostics
    var found: [Diagnostic] = []
    addTexts(to: &catalog, files, named: name, &found)
    if keepsFaultyTables {
      for place in found.indices where found[place].severity == .error {
        found[place].severity = .warning
      }
    }
    diagnostics += found
    addSentences(to: &catalog, files, named: name, &diagnostics)
    if catalog.app.name.isEmpty, diagnostics.isEmpty {
      diagnostics.append(
        Diagnostic(
          .error, PackMessages.needsName, at: SourcePlace(file: file, line: 1),
          help: PackMessages.needsNameHelp))
    }
    catalog.tables = tables(of: files, named: name)
    return try loaded(catalog, diagnostics)
  }

  /// The tables of phrases in a pack's folder as they are written.
  private static func tables(of files: FolderReader, named name: String) -> [TableFile] {
    let folders = [""] + files.list("").filter { $0.hasSuffix(".lproj/") }
    let paths = folders.flatMap { folder in
      files.list(String(folder.dropLast())).map { folder + $0 }
    }
    return paths.filter { path in
      let isPhrases = path.split(separator: "/").last?.hasPrefix(StringTables.phraseTable) ?? false
      return isPhrases && TableFile.isTable(path)
    }.compactMap { path in
      files.read(path).map {
        TableFile(path: name.isEmpty ? path : "\(name)/\(path)", bytes: $0)
      }
    }
  }

  static func reader(
    file: String, bytes: [UInt8]
  ) throws(CatalogError) -> (PackReader, PlacedJSON) {
    do throws(Diagnostic) {
      let source = try SourceText(file: file, bytes: bytes)
      return (PackReader(source), try PlacedJSON(parsing: source))
    } catch {
      throw CatalogError([error])
    }
  }

  /// Adds what `AppShortcuts` and `InfoPlist` tables and `Info.plist` say.
  private static func addTexts(
    to catalog: inout AppCatalog, _ files: FolderReader, named name: String,
    _ diagnostics: inout [Diagnostic]
  ) {
    var found: [Diagnostic] = []
    if let bytes = files.read("Info.plist") {
      let file = name.isEmpty ? "Info.plist" : "\(name)/Info.plist"
      let (names, faults) = AppNames.read(file: file, bytes: bytes)
      found += faults
      if let text = names.name?.text, catalog.app.name.isEmpty { catalog.app.name = text }
      catalog.app.bundleIdentifier = catalog.app.bundleIdentifier ?? names.bundleIdentifier
      let known = catalog.app.alternativeNames
      let others = names.alternativeNames.map(\.text)
      catalog.app.alternativeNames += others.filter { !known.contains($0) }
    }
    let (tables, faults) = StringTables.load(files, named: name)
    found += faults
    found += catalog.addPhrases(from: tables)
    catalog.app.addNames(from: tables)
    if catalog.app.name.isEmpty {
      catalog.app.name = catalog.app.localizedNames[catalog.sourceLanguage]?.name ?? ""
    }
    diagnostics += found.map { withSourceLine($0, files, named: name) }
  }

  /// The message with its source line, read again from the folder.
  private static func withSourceLine(
    _ diagnostic: Diagnostic, _ files: FolderReader, named name: String
  ) -> Diagnostic {
    guard diagnostic.sourceLine == nil, let place = diagnostic.place else { return diagnostic }
    let path = name.isEmpty ? place.file : String(place.file.dropFirst(name.count + 1))
    guard let bytes = files.read(path), let source = try? SourceText(file: path, bytes: bytes)
    else { return diagnostic }
    var result = diagnostic
    result.sourceLine = source.line(place.line)
    return result
  }

  static func loaded(
    _ catalog: AppCatalog, _ diagnostics: [Diagnostic]
  ) throws(CatalogError) -> LoadedApp {
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      throw CatalogError(diagnostics)
    }
    return LoadedApp(catalog, diagnostics: diagnostics)
  }
}

extension AppCatalog {
  /// The catalog with what a pack beside the app adds: templates in the packs' richer language.
  ///
  /// - Parameters:
  ///   - files: The folder with the pack; without an `app.json` in it nothing is added.
  ///   - name: What the folder is called in messages.
  /// - Returns: The app, with warnings.
  /// - Throws: `CatalogError`, with every error that was found in the pack.
  /// - Complexity: O(n) in the size of the pack and of the catalog.
  public func merging(
    packIn files: FolderReader, named name: String
  ) throws(CatalogError) -> LoadedApp {
    guard let bytes = files.read(AppLoader.packFile) else { return LoadedApp(self) }
    let file = name.isEmpty ? AppLoader.packFile : "\(name)/\(AppLoader.packFile)"
    var (reader, json) = try AppLoader.reader(file: file, bytes: bytes)
    reader.catalog = self
    reader.readAdditions(json)
    return try AppLoader.loaded(reader.catalog, reader.file.diagnostics)
  }
}
