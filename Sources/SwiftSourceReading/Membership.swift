import CatalogFiles
import IntentCatalog
import PhraseDiagnostics

/// Tells which targets the types of a tree belong to, and which provider is the app's.
struct Membership {
  let tree: SourceTree
  let project: ProjectTree
  /// The target that was asked for.
  let target: String?

  /// A file's path below the root.
  func path(of file: String) -> String {
    let prefix = tree.root == "." ? "" : tree.root + "/"
    return file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
  }

  /// The folder of a file, below the root.
  func folder(of file: String) -> String {
    path(of: file).split(separator: "/").dropLast().joined(separator: "/")
  }

  /// The app's target; nil where the project has none.
  func app(of catalog: AppCatalog) -> ProjectTarget? {
    let own = catalog.ownProviders.compactMap { $0.place.map { path(of: $0.file) } }
    return project.app(named: target, holding: own)
  }

  /// Marks the app's own providers and puts them first.
  /// - Returns: What is worth saying about them.
  func sort(_ catalog: inout AppCatalog, _ notes: ObservationList) -> [Diagnostic] {
    let app = app(of: catalog)
    var diagnostics: [Diagnostic] = []
    let names = project.targets.map(\.name)
    if let target, app == nil, !names.isEmpty || !isFolder(target, catalog) {
      diagnostics.append(.noSuchTarget(target, names))
      return diagnostics
    }
    for place in catalog.providers.indices {
      catalog.providers[place].target = name(of: catalog.providers[place].place, app)
    }
    let ranks = catalog.providers.map { rank($0, app) }
    let best = ranks.min() ?? 0
    for (place, rank) in ranks.enumerated() { catalog.providers[place].isOwn = rank == best }
    if project.targets.isEmpty { keepOneFolder(&catalog) }
    for provider in catalog.providers { note(provider, catalog, app, notes) }
    let others = catalog.providers.filter { !$0.isOwn }
    catalog.providers = catalog.ownProviders + others
    if !others.isEmpty {
      let places = others.compactMap { $0.place?.file }
      diagnostics.append(.otherProviders(Set(places).sorted()))
    }
    nameTargets(&catalog, app)
    noteRepeatedEnums(catalog, app, notes)
    return diagnostics
  }

  private func isFolder(_ name: String, _ catalog: AppCatalog) -> Bool {
    catalog.providers.contains { provider in
      provider.place.map { path(of: $0.file).split(separator: "/").contains { $0 == name } }
        ?? false
    }
  }

  /// How near a provider is to the app: 0 its own, then what it is built with, then others.
  private func rank(_ provider: ProviderDescriptor, _ app: ProjectTarget?) -> Int {
    guard let place = provider.place else { return 9 }
    let path = path(of: place.file)
    if let target, project.targets.isEmpty {
      return path.split(separator: "/").contains { $0 == target } ? 0 : 9
    }
    guard let app else { return 0 }
    let owners = project.targets(of: path)
    if app.files.contains(path) { return 0 }
    if owners.isEmpty { return 2 }
    if owners.contains(where: { app.dependencies.contains($0.name) && $0.kind != .appExtension }) {
      return 1
    }
    return owners.contains { $0.kind == .framework || $0.kind == .package } ? 3 : 4
  }

  /// Of a tree that names no targets: the providers below the top folder that has most shortcuts.
  private func keepOneFolder(_ catalog: inout AppCatalog) {
    func top(_ provider: ProviderDescriptor) -> Substring {
      provider.place.map { path(of: $0.file) }?.split(separator: "/").dropLast().first ?? ""
    }
    guard target == nil, Set(catalog.providers.map(top)).count > 1 else { return }
    var counts: [Substring: Int] = [:]
    for provider in catalog.providers {
      counts[top(provider), default: 0] += provider.shortcuts.count
    }
    let most = counts.values.max() ?? 0
    guard let first = catalog.providers.first(where: { counts[top($0)] == most }) else { return }
    for place in catalog.providers.indices {
      catalog.providers[place].isOwn = top(catalog.providers[place]) == top(first)
    }
  }

  private func name(of place: SourcePlace?, _ app: ProjectTarget?) -> String? {
    guard let place else { return nil }
    let path = path(of: place.file)
    let owners = project.targets(of: path)
    return app?.files.contains(path) == true ? app?.name : owners.first?.name
  }

  private func note(
    _ provider: ProviderDescriptor, _ catalog: AppCatalog, _ app: ProjectTarget?,
    _ notes: ObservationList
  ) {
    guard let place = provider.place else { return }
    func add(_ kind: SourceObservation.Kind, _ text: String) {
      notes.add(
        SourceObservation(
          kind, at: place, length: provider.type.count, subject: provider.type,
          texts: [provider.type, text]))
    }
    let owners = project.targets(of: path(of: place.file))
    if !owners.isEmpty, !owners.contains(where: { $0.kind == .app }) {
      if let owner = owners.first(where: { $0.kind == .appExtension }) {
        add(.providerInExtension, owner.name)
      } else if let owner = owners.first(where: { $0.kind == .framework || $0.kind == .package }) {
        add(.providerInPackage, owner.name)
      }
    } else if owners.isEmpty, let app {
      if let package = package(of: path(of: place.file)) {
        add(.providerInPackage, package)
      } else if provider.isOwn, app.files.contains(where: { $0.hasSuffix(".swift") }) {
        add(.providerInNoTarget, app.name)
      }
    }
    let own = catalog.ownProviders
    if provider.isOwn, let first = own.first, first != provider, first.target == provider.target {
      add(.providerRepeated, first.type)
    }
  }

  /// The name of the package that a file belongs to.
  private func package(of path: String) -> String? {
    let parts = path.split(separator: "/")
    for count in (1..<max(parts.count, 1)).reversed() {
      let folder = parts.prefix(count).joined(separator: "/")
      if tree.swiftFiles.contains("\(folder)/Package.swift") { return String(parts[count - 1]) }
    }
    return nil
  }

  /// Names the targets of all types; of types with one name the app's own comes first.
  private func nameTargets(_ catalog: inout AppCatalog, _ app: ProjectTarget?) {
    for place in catalog.intents.indices {
      catalog.intents[place].target = name(of: catalog.intents[place].place, app)
    }
    for place in catalog.entities.indices {
      catalog.entities[place].target = name(of: catalog.entities[place].place, app)
    }
    for place in catalog.enums.indices {
      catalog.enums[place].target = name(of: catalog.enums[place].place, app)
    }
    for place in catalog.queries.indices {
      catalog.queries[place].target = name(of: catalog.queries[place].place, app)
    }
    guard let app else { return }
    func isOwn(_ place: SourcePlace?) -> Bool {
      place.map { app.files.contains(path(of: $0.file)) } ?? false
    }
    catalog.intents = ordered(catalog.intents) { isOwn($0.place) }
    catalog.entities = ordered(catalog.entities) { isOwn($0.place) }
    catalog.enums = ordered(catalog.enums) { isOwn($0.place) }
    catalog.queries = ordered(catalog.queries) { isOwn($0.place) }
  }

  /// Notes app enums of one name in two modules that the app is built of: an identifier has no module.
  private func noteRepeatedEnums(
    _ catalog: AppCatalog, _ app: ProjectTarget?, _ notes: ObservationList
  ) {
    guard let app else { return }
    var first: [String: EnumDescriptor] = [:]
    for descriptor in catalog.enums {
      guard let place = descriptor.place, let target = descriptor.target,
        target == app.name || app.dependencies.contains(target),
        !project.targets(of: path(of: place.file)).contains(where: { $0.kind == .appExtension })
      else { continue }
      guard let known = first[descriptor.identifier] else {
        first[descriptor.identifier] = descriptor
        continue
      }
      guard known.target != target else { continue }
      notes.add(
        SourceObservation(
          .enumRepeated, at: place, length: descriptor.identifier.count,
          subject: descriptor.identifier,
          texts: [descriptor.identifier, known.place?.file ?? ""]))
    }
  }

  private func ordered<Element>(_ list: [Element], _ isOwn: (Element) -> Bool) -> [Element] {
    list.filter(isOwn) + list.filter { !isOwn($0) }
  }
}

extension Diagnostic {
  /// Whether it says that the target is not there.
  var isMissingTarget: Bool { severity == .error && message.hasPrefix("there is no target") }
}
