import LocalizedTexts
import PhraseDiagnostics

/// A `project.pbxproj` as a table of objects, with the path of each file and folder in it.
struct XcodeProjectFile {
  /// The folder that the project stands in.
  let folder: String
  private let objects: [String: PlacedPropertyList]
  /// Object to its path below the root; what is no file or folder of the project has none.
  private var paths: [String: String] = [:]
  /// The project object.
  let root: PlacedPropertyList

  /// How deep groups may be nested.
  private static let deepest = 64

  /// Reads a project file; nil where it holds no project.
  init?(_ path: String, in files: ProjectFiles) {
    guard let bytes = files.bytes(path) else { return nil }
    let file = StringsFile(file: files.named(path), bytes: bytes)
    files.note(file.diagnostics.filter { $0.severity == .error })
    let listed = file.root["objects"]?.members ?? []
    objects = Dictionary(listed.map { ($0.key, $0.value) }) { first, _ in first }
    let wanted = file.root["rootObject"]?.string ?? ""
    let found =
      objects[wanted] ?? listed.first { $0.value["isa"]?.string == "PBXProject" }?.value
    guard let root = found else {
      if file.diagnostics.isEmpty { files.note([.noProject(files.named(path))]) }
      return nil
    }
    self.root = root
    let own = ProjectFiles.folder(of: ProjectFiles.folder(of: path))
    folder = ProjectFiles.joined(own, root["projectDirPath"]?.string ?? "")
    place(root["mainGroup"]?.string ?? "", in: folder, depth: 0)
  }

  /// An object by its identifier.
  subscript(_ id: String?) -> PlacedPropertyList? { id.flatMap { objects[$0] } }

  /// The objects that a list of identifiers names.
  func objects(_ list: PlacedPropertyList?) -> [PlacedPropertyList] {
    identifiers(list).compactMap { objects[$0] }
  }

  /// The identifiers in a list.
  func identifiers(_ list: PlacedPropertyList?) -> [String] {
    (list?.array ?? []).compactMap(\.string)
  }

  /// The path of a file or folder below the root.
  func path(_ id: String?) -> String? { id.flatMap { paths[$0] } }

  /// The paths that a reference stands for: its own, or those of the languages of a variant group.
  func filePaths(_ id: String) -> [String] {
    guard let object = objects[id] else { return [] }
    guard object["isa"]?.string == "PBXVariantGroup" else { return path(id).map { [$0] } ?? [] }
    return identifiers(object["children"]).compactMap { path($0) }
  }

  private mutating func place(_ id: String, in parent: String, depth: Int) {
    guard depth < Self.deepest, paths[id] == nil, let object = objects[id] else { return }
    let own = object["path"]?.string ?? ""
    let isInParent = ["<group>", nil].contains(object["sourceTree"]?.string)
    let isInRoot = object["sourceTree"]?.string == "SOURCE_ROOT"
    guard isInParent || isInRoot else { return }
    let path = ProjectFiles.joined(isInRoot ? folder : parent, own)
    paths[id] = path
    for child in identifiers(object["children"]) { place(child, in: path, depth: depth + 1) }
  }
}

// MARK: - Build settings

extension XcodeProjectFile {
  /// The settings of the project (nil) or of a target, in the configuration that is shipped.
  func settings(of target: PlacedPropertyList, in files: ProjectFiles) -> BuildSettings {
    let configuration = shipped(target)
    let name = configuration?["name"]?.string ?? "Release"
    let projects = objects(self[root["buildConfigurationList"]?.string]?["buildConfigurations"])
    let project = projects.first { $0["name"]?.string == name } ?? shipped(root)
    var defaults = BuildSettings.Layer()
    let place = target.place
    func assume(_ key: String, _ text: String?) {
      guard let text else { return }
      defaults[key] = [.init(conditions: [:], value: PlacedString(text, place: place))]
    }
    assume("TARGET_NAME", target["name"]?.string)
    for key in ["TARGETNAME", "PRODUCT_NAME"] { assume(key, "$(TARGET_NAME)") }
    for key in ["EXECUTABLE_NAME", "FULL_PRODUCT_NAME"] { assume(key, "$(PRODUCT_NAME)") }
    assume("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)")
    assume("DEVELOPMENT_LANGUAGE", root["developmentRegion"]?.string ?? "en")
    assume("CONFIGURATION", name)
    for key in ["SRCROOT", "PROJECT_DIR", "SOURCE_ROOT"] { assume(key, "/" + folder) }
    let layers = [configuration, project].flatMap { configuration in
      guard let configuration else { return [BuildSettings.Layer()] }
      return [layer(configuration), file(of: configuration, in: files)]
    }
    return BuildSettings(layers: layers + [defaults], configuration: name)
  }

  /// The configuration of a target or of the project that is shipped to people.
  private func shipped(_ owner: PlacedPropertyList) -> PlacedPropertyList? {
    let list = self[owner["buildConfigurationList"]?.string]
    let configurations = objects(list?["buildConfigurations"])
    let wanted = ["Release", list?["defaultConfigurationName"]?.string].compactMap { $0 }
    for name in wanted {
      if let found = configurations.first(where: { $0["name"]?.string == name }) { return found }
    }
    return configurations.first { $0["name"]?.string?.lowercased().contains("debug") == false }
      ?? configurations.first
  }

  private func layer(_ configuration: PlacedPropertyList) -> BuildSettings.Layer {
    var layer = BuildSettings.Layer()
    for member in configuration["buildSettings"]?.members ?? [] {
      let (key, conditions) = BuildSettings.key(member.key)
      let list = member.value.array?.compactMap(\.string).joined(separator: " ")
      guard let text = member.value.string ?? list else { continue }
      layer[key, default: []].append(
        .init(conditions: conditions, value: PlacedString(text, place: member.value.place)))
    }
    return layer
  }

  private func file(
    of configuration: PlacedPropertyList, in files: ProjectFiles
  ) -> BuildSettings.Layer {
    var path = path(configuration["baseConfigurationReference"]?.string)
    if let anchor = self.path(configuration["baseConfigurationReferenceAnchor"]?.string),
      let relative = configuration["baseConfigurationReferenceRelativePath"]?.string
    {
      path = ProjectFiles.joined(anchor, relative)
    }
    return path.map { ConfigurationFile($0, in: files).layer } ?? [:]
  }
}

// MARK: - Targets

extension XcodeProjectFile {
  /// The targets in the order of the project.
  func targets(in files: ProjectFiles, below: (String) -> [String]) -> [ProjectTarget] {
    identifiers(root["targets"]).compactMap { id in
      guard let target = self[id], let name = target["name"]?.string else { return nil }
      let settings = settings(of: target, in: files)
      let kind = ProjectTarget.Kind(productType: target["productType"]?.string ?? "")
      var result = ProjectTarget(name: name, kind: kind, folder: folder, settings: settings)
      result.files = Set(listed(target) + synchronized(target, id, below))
      result.dependencies = objects(target["dependencies"]).compactMap {
        self[$0["target"]?.string]?["name"]?.string ?? $0["name"]?.string
      }
      result.developmentLanguage = root["developmentRegion"]?.string
      return result
    }
  }

  /// The files that a target's phases name.
  private func listed(_ target: PlacedPropertyList) -> [String] {
    objects(target["buildPhases"]).flatMap { phase in
      objects(phase["files"]).flatMap { file in
        file["fileRef"]?.string.map { filePaths($0) } ?? []
      }
    }
  }

  /// The files of folders that the target takes as they are on the disk.
  private func synchronized(
    _ target: PlacedPropertyList, _ id: String, _ below: (String) -> [String]
  ) -> [String] {
    let own = Set(identifiers(target["fileSystemSynchronizedGroups"]))
    var result: [String] = []
    for (group, object) in objects
    where object["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" {
      guard let folder = path(group) else { continue }
      // What an exception names is left out of the group's targets, and put into others.
      let exceptions = objects(object["exceptions"]).filter { $0["target"]?.string == id }
        .flatMap { identifiers($0["membershipExceptions"]) }
        .map { ProjectFiles.joined(folder, $0) }
      guard own.contains(group) else {
        result += exceptions
        continue
      }
      let excluded = Set(exceptions)
      result += below(folder).filter { file in
        !excluded.contains(file) && !excluded.contains { file.hasPrefix($0 + "/") }
      }
    }
    return result
  }
}
