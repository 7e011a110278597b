import IntentCatalog
import LocalizedTexts
import PhraseDiagnostics

extension ProjectTree {
  /// Reads an app's names and tables.
  /// - Parameters:
  ///   - target: The app; nil where the project has no targets.
  ///   - folder: A folder of the app's code, by which a tree without targets tells its
  ///     `Info.plist` from others.
  /// - Returns: The names and tables, and what is wrong in the files.
  /// - Complexity: O(n) in the size of the tables.
  public func texts(of target: ProjectTarget?, near folder: String = "") -> ProjectTexts {
    let paths = tables(of: target, near: folder)
    var read: [TableFile] = []
    for path in paths.own + paths.others {
      guard let bytes = files.bytes(path) else { continue }
      read.append(TableFile(path: files.named(path), bytes: bytes))
    }
    var tables = StringTables()
    // What is added later counts more.
    for file in read.reversed() { tables.add(file) }
    let language = developmentLanguage(target, tables)
    let own = read.prefix(paths.own.count)
    var texts = ProjectTexts(
      app: AppIdentity(name: ""), names: AppNames(), localizedNames: [:],
      developmentLanguage: language, files: read, tables: tables,
      deployment: target?.deployment ?? [:],
      diagnostics: read.flatMap { Self.faults(of: $0) })
    texts.overridesAppName = target?.overridesAppName ?? false
    addNames(to: &texts, of: target, own: Array(own), near: folder)
    texts.diagnostics += files.diagnostics
    return texts
  }

  /// What is worth saying about a file: of texts that are neither phrases nor names only what kept them
  /// from being read.
  private static func faults(of file: TableFile) -> [Diagnostic] {
    guard ![StringTables.phraseTable, AppNames.table].contains(file.table) else {
      return file.diagnostics
    }
    return file.diagnostics.filter { $0.severity == .error }
  }

  /// The language of the texts in code: a region without texts of its own is left out.
  private func developmentLanguage(_ target: ProjectTarget?, _ tables: StringTables) -> String {
    let named = StringTables.normalized(
      target?.developmentLanguage ?? tables.sourceLanguage ?? "en")
    guard !["", "Base", "mul"].contains(named) else { return "en" }
    let parts = named.split(separator: "-")
    guard parts.count == 2, parts[1].count == 2, !tables.languages.contains(named) else {
      return named
    }
    return String(parts[0])
  }

  // MARK: - Tables

  /// The tables of the app, and those of other targets: first what it is built with.
  private func tables(
    of target: ProjectTarget?, near folder: String
  ) -> (own: [String], others: [String]) {
    let paths = files.paths.filter(TableFile.isTable).sorted()
    guard let target else { return (paths, []) }
    let built = dependencies(of: target)
    var own: [String] = []
    var used: [String] = []
    var others: [String] = []
    for path in paths {
      let owners = targets(of: path)
      let isOfNames = path.split(separator: "/").last?.hasPrefix(AppNames.table + ".") == true
      if isOfNames, !target.files.contains(path) { continue }
      if target.files.contains(path) {
        own.append(path)
      } else if owners.contains(where: { built.contains($0.name) }) {
        used.append(path)
      } else if !owners.contains(where: { $0.kind == .app || $0.kind == .test }) {
        others.append(path)
      }
    }
    return (own, used + others)
  }

  // MARK: - Names

  private func addNames(
    to texts: inout ProjectTexts, of target: ProjectTarget?, own: [TableFile], near folder: String
  ) {
    let list = infoPlist(of: target, near: folder)
    let settings = target?.settings ?? BuildSettings(layers: [])
    var resolver = NameResolver(settings: settings)
    texts.names = resolver.names(list)
    var tables = StringTables()
    for file in own where file.table == AppNames.table { tables.add(file) }
    for language in tables.languages + ["Base"] {
      let names = resolver.resolved(tables.appNames(language: language))
      guard names.name != nil || !names.alternativeNames.isEmpty else { continue }
      texts.localizedNames[language] = names
    }
    let base = texts.localizedNames.removeValue(forKey: "Base")
    if let name = texts.localizedNames[texts.developmentLanguage]?.name ?? base?.name {
      texts.names.name = name
    }
    if texts.names.alternativeNames.isEmpty {
      texts.names.alternativeNames = base?.alternativeNames ?? []
    }
    texts.files.append(listFile(texts))
    texts.app = AppIdentity(texts.names, texts.localizedNames, fallback: target?.ownName ?? "")
    texts.diagnostics += resolver.diagnostics
  }

  /// The names of `Info.plist` and the build settings as rows of a file, so that they have places as
  /// those of tables have.
  private func listFile(_ texts: ProjectTexts) -> TableFile {
    var rows: [TableRow] = []
    func add(_ key: String, _ names: [PlacedString], isSet: Bool) {
      guard let first = names.first else { return }
      rows.append(
        TableRow(
          key: PlacedString(key, place: first.place), language: texts.developmentLanguage,
          values: names.map { TableValue($0.text, place: $0.place) }, isSet: isSet))
    }
    add("CFBundleDisplayName", texts.names.name.map { [$0] } ?? [], isSet: false)
    add("INAlternativeAppNames", texts.names.alternativeNames, isSet: true)
    let file = rows.first?.key.place.file ?? ""
    return TableFile(file: file, table: AppNames.table, rows: rows)
  }

  /// The app's `Info.plist`, read; without a target the one nearest to a folder.
  private func infoPlist(of target: ProjectTarget?, near folder: String) -> PlacedPropertyList? {
    let path =
      target.map { $0.infoPlist }
      ?? files.paths.filter { $0.hasSuffix("Info.plist") }
      .min { distance($0, folder) < distance($1, folder) }
    guard let path, let bytes = files.bytes(path) else { return target?.properties }
    let file = StringsFile(file: files.named(path), bytes: bytes)
    files.note(file.diagnostics)
    return file.root
  }

  /// How many steps lead from a file's folder to another folder.
  private func distance(_ path: String, _ folder: String) -> Int {
    let one = ProjectFiles.folder(of: path).split(separator: "/")
    let other = folder.split(separator: "/")
    let common = zip(one, other).prefix { $0 == $1 }.count
    return one.count + other.count - 2 * common
  }
}

/// Takes an app's names from its `Info.plist` and its build settings.
private struct NameResolver {
  let settings: BuildSettings
  var diagnostics: [Diagnostic] = []

  init(settings: BuildSettings) { self.settings = settings }

  mutating func names(_ list: PlacedPropertyList?) -> AppNames {
    var names = AppNames()
    names.name =
      resolved(list?["CFBundleDisplayName"])
      ?? resolved(setting: "INFOPLIST_KEY_CFBundleDisplayName")
      ?? resolved(list?["CFBundleName"]) ?? resolved(setting: "PRODUCT_NAME")
    names.alternativeNames = (list.map(AppNames.alternatives) ?? []).compactMap { resolved($0) }
    let identifier = list?["CFBundleIdentifier"]?.string.map { settings.expand($0).text } ?? ""
    names.bundleIdentifier =
      identifier.isEmpty ? settings.value("PRODUCT_BUNDLE_IDENTIFIER")?.text : identifier
    return names
  }

  /// Names with their variables resolved.
  mutating func resolved(_ names: AppNames) -> AppNames {
    var result = names
    result.name = names.name.flatMap { resolved($0) }
    result.alternativeNames = names.alternativeNames.compactMap { resolved($0) }
    return result
  }

  private mutating func resolved(_ value: PlacedPropertyList?) -> PlacedString? {
    guard let value, let text = value.string else { return nil }
    return resolved(PlacedString(text, place: value.place))
  }

  private mutating func resolved(_ name: PlacedString) -> PlacedString? {
    result(of: settings.expand(name.text), name)
  }

  private mutating func resolved(setting key: String) -> PlacedString? {
    guard let value = settings.assigned(key)?.value, let expanded = settings.expanded(key) else {
      return nil
    }
    return result(of: expanded, value)
  }

  /// A resolved name; nil, with a note, where one of its variables is not known.
  private mutating func result(
    of expanded: BuildSettings.Expanded, _ name: PlacedString
  ) -> PlacedString? {
    guard expanded.unknown.isEmpty else {
      diagnostics.append(.unknownVariables(expanded.unknown, in: name))
      return nil
    }
    return expanded.text.isEmpty ? nil : PlacedString(expanded.text, place: name.place)
  }
}

extension AppIdentity {
  fileprivate init(_ names: AppNames, _ localized: [String: AppNames], fallback: String) {
    self.init(
      name: names.name?.text ?? fallback, alternativeNames: names.alternativeNames.map(\.text),
      bundleIdentifier: names.bundleIdentifier,
      localizedNames: localized.mapValues {
        LocalizedNames(name: $0.name?.text, alternativeNames: $0.alternativeNames.map(\.text))
      })
  }
}
