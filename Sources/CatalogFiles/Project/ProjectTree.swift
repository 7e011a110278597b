public import LocalizedTexts
import PhraseDiagnostics

/// An iOS project's files, and which target each belongs to.
///
/// It is read from `project.pbxproj`, else from a `project.yml`, or from the literals of a `Project.swift` or
/// of an app's `Package.swift`; a tree without any has no targets.
public struct ProjectTree {
  /// The targets in the order of their projects, those nearest to the root first.
  public let targets: [ProjectTarget]
  let files: ProjectFiles

  /// Reads which targets a project has.
  /// - Parameters:
  ///   - folder: The project's files.
  ///   - paths: The paths of the files that count, below the root and with `/` between parts.
  ///   - name: What the root is called in messages and places; empty for none.
  /// - Complexity: O(n) in the size of the project files and the number of paths.
  public init(_ folder: FolderReader, paths: [String], named name: String) {
    self.init(
      files: ProjectFiles(paths: paths, named: name) { path in
        .success(folder.read(path) ?? [])
      })
  }

  /// Reads which targets a project on the disk has.
  /// - Parameters:
  ///   - root: The project's folder.
  ///   - paths: The paths of the files that count, below the root and with `/` between parts.
  ///   - name: What the root is called in messages and places; empty for none.
  /// - Complexity: O(n) in the size of the project files and the number of paths.
  public init(path root: String, paths: [String], named name: String) {
    self.init(
      files: ProjectFiles(paths: paths, named: name) { path in
        DiskFolder("\(root)/\(path)").content(named: name.isEmpty ? path : "\(name)/\(path)")
      })
  }

  private init(files: ProjectFiles) {
    self.files = files
    let sorted = files.paths.sorted()
    let projects = sorted.filter { $0.hasSuffix(".pbxproj") }
      .sorted { $0.split(separator: "/").count < $1.split(separator: "/").count }
    var found = projects.flatMap { path in
      XcodeProjectFile(path, in: files)?.targets(in: files) { Self.below($0, sorted) } ?? []
    }
    let known = Set(found.map(\.folder))
    for path in sorted where path == "project.yml" || path.hasSuffix("/project.yml") {
      // A project file that was made of it says more.
      guard !known.contains(ProjectFiles.folder(of: path)) else { continue }
      let described = ProjectDescription(path, in: files)
      found += described?.targets { Self.below($0, sorted) } ?? []
    }
    let described = Set(found.map(\.folder))
    for path in sorted where ["Project.swift", "Package.swift"].contains(path.lastPart) {
      guard !described.contains(ProjectFiles.folder(of: path)) else { continue }
      found += SwiftManifest(path, in: files)?.targets { Self.below($0, sorted) } ?? []
    }
    targets = Self.named(found)
  }

  /// The targets with names of their own: of those that share one, each has its project's folder before it.
  private static func named(_ found: [ProjectTarget]) -> [ProjectTarget] {
    let counts = Dictionary(grouping: found, by: \.name).mapValues(\.count)
    return found.map { target in
      guard counts[target.name, default: 0] > 1, !target.folder.isEmpty else { return target }
      var copy = target
      copy.name = "\(target.folder)/\(target.name)"
      let own = Set(found.filter { $0.folder == target.folder }.map(\.name))
      copy.dependencies = target.dependencies.map { name in
        counts[name, default: 0] > 1 && own.contains(name) ? "\(target.folder)/\(name)" : name
      }
      return copy
    }
  }

  /// The files below a folder, from sorted paths.
  /// - Complexity: O(log n + m) in the number of paths and of those found.
  private static func below(_ folder: String, _ sorted: [String]) -> [String] {
    let prefix = folder.isEmpty ? "" : folder + "/"
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < prefix { low = middle + 1 } else { high = middle }
    }
    return Array(sorted[low...].prefix { $0.hasPrefix(prefix) })
  }

  /// The targets that a file belongs to.
  /// - Complexity: O(n) in the number of targets.
  public func targets(of path: String) -> [ProjectTarget] {
    targets.filter { $0.files.contains(path) }
  }

  /// The app that is meant: the target of that name; else the app for phones that the files belong to,
  /// or that is built with the target they belong to; else the first app.
  /// - Parameters:
  ///   - name: What `--target` says.
  ///   - paths: Files that the app should have, as those with its providers.
  /// - Returns: The target; nil where there is none.
  public func app(named name: String? = nil, holding paths: [String] = []) -> ProjectTarget? {
    if let name {
      let named = targets.filter { $0.name == name || $0.ownName == name }
      return named.first { target in paths.contains { target.files.contains($0) } } ?? named.first
    }
    let apps = targets.filter { $0.kind == .app }
    let ordered = apps.filter(\.isForPhones) + apps.filter { !$0.isForPhones }
    let owners = Set(paths.flatMap { targets(of: $0) }.map(\.name))
    return ordered.first { app in paths.contains { app.files.contains($0) } }
      ?? ordered.first { !owners.isDisjoint(with: dependencies(of: $0)) }
      ?? ordered.first
  }

  /// The names of all targets that a target is built with.
  func dependencies(of target: ProjectTarget) -> Set<String> {
    var found: Set<String> = []
    var open = target.dependencies
    while let name = open.popLast() {
      guard found.insert(name).inserted else { continue }
      open += targets.filter { $0.name == name }.flatMap(\.dependencies)
    }
    return found
  }
}

extension String {
  /// The last part of a path.
  fileprivate var lastPart: String {
    lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self
  }
}
