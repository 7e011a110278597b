import LocalizedTexts
import PhraseDiagnostics

/// A `project.yml` of XcodeGen: the targets of a project whose own file is not kept.
struct ProjectDescription {
  private let root: PlacedPropertyList
  private let folder: String
  private let files: ProjectFiles

  init?(_ path: String, in files: ProjectFiles) {
    guard let source = files.source(path) else { return nil }
    root = PlacedPropertyList(yaml: source)
    folder = ProjectFiles.folder(of: path)
    self.files = files
    guard root["targets"]?.members.isEmpty == false else { return nil }
  }

  /// The targets in the order of the file.
  func targets(below: (String) -> [String]) -> [ProjectTarget] {
    (root["targets"]?.members ?? []).map { target($0.key, $0.value, below) }
  }

  private func target(
    _ name: String, _ own: PlacedPropertyList, _ below: (String) -> [String]
  ) -> ProjectTarget {
    let templates = (own["templates"]?.array ?? []).compactMap(\.string)
      .compactMap { root["targetTemplates"]?[$0] }
    let parts = [own] + templates
    let type = parts.lazy.compactMap { $0["type"]?.string }.first ?? ""
    let kind = ProjectTarget.Kind(productType: "com.apple.product-type." + type)
    var target = ProjectTarget(
      name: name, kind: kind, folder: folder, settings: settings(name, parts))
    target.files = Set(parts.flatMap { sources($0["sources"], below) })
    target.dependencies = parts.flatMap { $0["dependencies"]?.array ?? [] }
      .compactMap { $0["target"]?.string }
    target.developmentLanguage = root["options"]?["developmentLanguage"]?.string ?? "en"
    target.properties = parts.lazy.compactMap { $0["info"]?["properties"] }.first
    return target
  }

  // MARK: - Settings

  private func settings(_ name: String, _ parts: [PlacedPropertyList]) -> BuildSettings {
    let own = parts.flatMap { part in
      layers(part["settings"]) + [file(part["configFiles"])]
    }
    var defaults = BuildSettings.Layer()
    func assume(_ key: String, _ text: String?) {
      guard let text, !text.isEmpty else { return }
      defaults[key] = [.init(conditions: [:], value: PlacedString(text, place: root.place))]
    }
    assume("TARGET_NAME", name)
    assume("PRODUCT_NAME", "$(TARGET_NAME)")
    assume("EXECUTABLE_NAME", "$(PRODUCT_NAME)")
    assume("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)")
    assume("PROJECT_NAME", root["name"]?.string)
    assume("INFOPLIST_FILE", parts.lazy.compactMap { $0["info"]?["path"]?.string }.first)
    for key in ["SRCROOT", "PROJECT_DIR"] { assume(key, "/" + folder) }
    if let prefix = root["options"]?["bundleIdPrefix"]?.string {
      assume("PRODUCT_BUNDLE_IDENTIFIER", "\(prefix).$(TARGET_NAME:rfc1034identifier)")
    }
    assumePlatforms(parts, assume)
    return BuildSettings(
      layers: own + layers(root["settings"]) + [file(root["configFiles"]), defaults])
  }

  private func assumePlatforms(
    _ parts: [PlacedPropertyList], _ assume: (String, String?) -> Void
  ) {
    let named = parts.lazy.compactMap { $0["supportedDestinations"] ?? $0["platform"] }.first
    let platforms = named?.array?.compactMap(\.string) ?? named?.string.map { [$0] } ?? []
    let sdks = ["iOS": "iphoneos", "macOS": "macosx", "watchOS": "watchos", "tvOS": "appletvos"]
    assume("SUPPORTED_PLATFORMS", platforms.compactMap { sdks[$0] }.joined(separator: " "))
    let keys = [
      "iOS": "IPHONEOS", "macOS": "MACOSX", "watchOS": "WATCHOS", "tvOS": "TVOS",
      "visionOS": "XROS",
    ]
    let own = parts.lazy.compactMap { $0["deploymentTarget"] }.first
    for platform in platforms {
      let version =
        own?.string ?? own?[platform]?.string
        ?? root["options"]?["deploymentTarget"]?[platform]?.string
      if let key = keys[platform] { assume("\(key)_DEPLOYMENT_TARGET", version) }
    }
  }

  /// The layers of a `settings`: those of the shipped configuration before the common ones.
  private func layers(_ settings: PlacedPropertyList?) -> [BuildSettings.Layer] {
    guard let settings else { return [] }
    let groups = ["base", "configs", "groups"]
    guard settings.members.contains(where: { groups.contains($0.key) }) else {
      return [layer(settings)]
    }
    let configurations = settings["configs"]?.members ?? []
    let release = configurations.first { $0.key.lowercased().hasPrefix("release") }
    let named = (settings["groups"]?.array ?? []).compactMap(\.string)
      .compactMap { root["settingGroups"]?[$0] }
    return [release?.value, settings["base"]].compactMap { $0 }.map { layer($0) }
      + named.flatMap { layers($0) }
  }

  private func layer(_ settings: PlacedPropertyList) -> BuildSettings.Layer {
    var layer = BuildSettings.Layer()
    for member in settings.members {
      guard let text = member.value.string else { continue }
      let (key, conditions) = BuildSettings.key(member.key)
      layer[key, default: []].append(
        .init(conditions: conditions, value: PlacedString(text, place: member.value.place)))
    }
    return layer
  }

  private func file(_ configurations: PlacedPropertyList?) -> BuildSettings.Layer {
    let members = configurations?.members ?? []
    let release = members.first { $0.key.lowercased().hasPrefix("release") } ?? members.first
    guard let path = release?.value.string else { return [:] }
    return ConfigurationFile(ProjectFiles.joined(folder, path), in: files).layer
  }

  // MARK: - Sources

  /// The files of a `sources`: paths, or mappings with a path and what is left out of it.
  private func sources(
    _ list: PlacedPropertyList?, _ below: (String) -> [String]
  ) -> [String] {
    guard let list else { return [] }
    if let path = list.string { return held(by: path, below) }
    return (list.array ?? []).flatMap { item -> [String] in
      guard let path = item.string ?? item["path"]?.string else { return [] }
      let excludes = (item["excludes"]?.array ?? []).compactMap(\.string).map {
        ProjectFiles.joined(ProjectFiles.joined(folder, path), $0)
      }
      return held(by: path, below).filter { file in
        !excludes.contains { Self.matches(file, $0) }
      }
    }
  }

  private func held(by path: String, _ below: (String) -> [String]) -> [String] {
    let whole = ProjectFiles.joined(folder, path)
    let inside = below(whole)
    if !inside.isEmpty || files.has(whole) { return inside.isEmpty ? [whole] : inside }
    let prefix = whole.split(separator: "*", omittingEmptySubsequences: false).first ?? ""
    guard prefix.count < whole.count else { return [] }
    return below(ProjectFiles.folder(of: String(prefix))).filter { Self.matches($0, whole) }
  }

  /// Whether a path fits a pattern, or stands below what does; `**` is any folders.
  static func matches(_ path: String, _ pattern: String) -> Bool {
    guard pattern.contains("*") else { return path == pattern || path.hasPrefix(pattern + "/") }
    let parts = pattern.split(separator: "*").map(String.init)
    guard let first = parts.first, path.hasPrefix(first) || pattern.hasPrefix("*") else {
      return false
    }
    var rest = Substring(path)
    for part in parts {
      guard let found = rest.range(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.isEmpty || pattern.hasSuffix("*") || rest.hasPrefix("/")
  }
}

extension Substring {
  /// Where a text first stands in this one.
  fileprivate func range(of text: String) -> Range<Index>? {
    guard !text.isEmpty else { return startIndex..<startIndex }
    var start = startIndex
    while start < endIndex {
      let rest = self[start...]
      if rest.hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
