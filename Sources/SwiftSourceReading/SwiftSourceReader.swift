public import CatalogFiles
import IntentCatalog
import PhraseDiagnostics
import SwiftSyntax

/// Reads an app's description out of its Swift source tree, without compiling it.
public struct SwiftSourceReader: Sendable {
  /// How a tree is read.
  public struct Options: Sendable {
    /// The target whose provider is the app's; found out when nil.
    public var target: String?
    /// Told how many files were looked at, of how many; called from several threads.
    public var progress: @Sendable (_ done: Int, _ total: Int) -> Void

    /// Makes options.
    public init(
      target: String? = nil,
      progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) {
      self.target = target
      self.progress = progress
    }
  }

  private let options: Options

  /// How many times names may lead to further files.
  private static let rounds = 3

  /// Makes a reader.
  public init(_ options: Options = Options()) { self.options = options }

  /// Reads the tree below a folder.
  /// - Parameter path: The folder's path.
  /// - Returns: The description, and what is worth saying about the files.
  /// - Complexity: O(n) in the size of the files, those that matter being parsed.
  public func read(_ path: String) -> SourceReport {
    let root = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let tree = SourceTree(root)
    let loader = SourceLoader(tree, progress: options.progress)
    let project = ProjectTree(
      path: root, paths: tree.swiftFiles + tree.otherFiles, named: root == "." ? "" : root)
    let apps = project.targets.filter { $0.kind == .app }
    var index = load(loader, for: IOSBuild(conditions: Set(apps.flatMap(\.conditions))))
    index.symbols = CatalogSymbols(
      tree.otherFiles.filter { $0.hasSuffix(".xcstrings") }.map { "\(tree.root)/\($0)" })
    let notes = ObservationList()
    for observation in loader.observations { notes.add(observation) }
    var catalog = CatalogMaker(index: index, notes: notes).catalog(named: Self.name(of: root))
    let membership = Membership(tree: tree, project: project, target: options.target)
    var diagnostics = membership.sort(&catalog, notes)
    let near = catalog.ownProviders.first?.place.map { membership.folder(of: $0.file) } ?? ""
    let texts = project.texts(of: membership.app(of: catalog), near: near)
    catalog.take(texts)
    diagnostics += texts.diagnostics
    catalog.observations = notes.sorted
    diagnostics += catalog.observations.compactMap { .leftOut($0) }
    if diagnostics.contains(where: { $0.isMissingTarget }) {
      return SourceReport(catalog, diagnostics: diagnostics, exitCode: .missingInput)
    }
    guard !index.types.isEmpty else {
      return SourceReport(catalog, diagnostics: [.noIntents(below: path)], exitCode: .badData)
    }
    if catalog.providers.isEmpty { diagnostics.append(.noProvider(below: path)) }
    return SourceReport(catalog, diagnostics: diagnostics)
  }

  /// Parses what may declare intents, then what its names lead to.
  private func load(_ loader: SourceLoader, for build: IOSBuild) -> SourceIndex {
    loader.load(holding: TypeKinds.needles)
    var index = SourceIndex(loader.files, build: build)
    for _ in 0..<Self.rounds where !index.types.isEmpty {
      let names = MissingNames(index: index).names()
      guard !names.isEmpty, loader.load(declaring: names) else { break }
      index = SourceIndex(loader.files, build: build)
    }
    return index
  }

  /// The name of the folder.
  private static func name(of root: String) -> String {
    let path = resolvedPath(root) ?? root
    return path.split(separator: "/").last.map(String.init) ?? path
  }
}
