import IntentCatalog
import PhraseDiagnostics

/// The files of a checkout that matter here.
struct SourceTree {
  /// The folder as the user named it, without a slash at its end.
  let root: String
  /// The Swift files below, sorted by folder and name.
  private(set) var swiftFiles: [String] = []
  /// Texts and settings: tables, property lists, projects.
  private(set) var otherFiles: [String] = []
  /// Links that lead in a circle, folders that cannot be read.
  private(set) var observations: [SourceObservation] = []
  /// Where links led, so that nothing is read twice.
  private var visited: Set<String> = []

  /// How deep folders may be nested.
  private static let depth = 64
  private static let skipped: Set<String> = [
    "build", "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages", "checkouts",
  ]
  /// Folders whose insides are no sources.
  private static let skippedEndings = [
    ".xcassets", ".framework", ".xcframework", ".bundle", ".docc", ".xcdatamodeld", ".app",
    ".playground", ".xcworkspace",
  ]
  private static let otherEndings = [
    ".strings", ".xcstrings", ".stringsdict", ".plist", ".pbxproj", ".xcconfig", "project.yml",
    ".entitlements",
  ]

  /// Lists what is below a folder.
  /// - Complexity: O(n log n) in the number of files and folders.
  init(_ root: String) {
    self.root = root
    if let real = resolvedPath(root) { visited.insert(real) }
    walk("", depth: 0)
  }

  /// A file's path as the user would name it.
  func shown(_ path: String) -> String { root == "." ? path : "\(root)/\(path)" }

  private mutating func walk(_ folder: String, depth: Int) {
    let path = folder.isEmpty ? root : "\(root)/\(folder)"
    guard depth <= Self.depth, let entries = folderEntries(path) else {
      let place = SourcePlace(file: path, line: 1)
      observations.append(
        SourceObservation(.fileUnreadable, at: place, texts: [SourceReadingMessages.noFolder]))
      return
    }
    for entry in entries {
      let name = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
      switch entry.kind {
      case .file: add(name)
      case .folder where !Self.isSkipped(entry.name): walk(name, depth: depth + 1)
      case .link where !Self.isSkipped(entry.name): follow(name, in: path, depth: depth)
      default: break
      }
    }
  }

  private mutating func follow(_ name: String, in folder: String, depth: Int) {
    let path = "\(root)/\(name)"
    guard let kind = kindOfTarget(path), let real = resolvedPath(path) else {
      if Self.isRead(name) { observe(.fileUnreadable, name, SourceReadingMessages.brokenLink) }
      return
    }
    if kind == .file { return add(name) }
    guard kind == .folder else { return }
    let here = resolvedPath(folder) ?? folder
    if real == "/" || here == real || here.hasPrefix(real + "/") {
      return observe(.linkLoop, name, real)
    }
    if visited.insert(real).inserted { walk(name, depth: depth + 1) }
  }

  private mutating func observe(_ kind: SourceObservation.Kind, _ name: String, _ text: String) {
    observations.append(
      SourceObservation(kind, at: SourcePlace(file: shown(name), line: 1), texts: [text]))
  }

  private mutating func add(_ name: String) {
    if name.hasSuffix(".swift") {
      swiftFiles.append(name)
    } else if Self.isRead(name) {
      otherFiles.append(name)
    }
  }

  private static func isRead(_ name: String) -> Bool {
    name.hasSuffix(".swift") || otherEndings.contains { name.hasSuffix($0) }
  }

  private static func isSkipped(_ name: String) -> Bool {
    name.hasPrefix(".") || skipped.contains(name) || skippedEndings.contains { name.hasSuffix($0) }
  }
}
