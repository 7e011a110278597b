public import IntentCatalog
public import PhraseDiagnostics

/// What the reader of source trees, a program of its own, tells the one that started it.
public struct SourceReport: Codable, Sendable {
  /// The app's description.
  public var catalog: AppCatalog
  /// What is worth saying about the tree's files; errors too, in spite of which the rest was read.
  public var diagnostics: [Diagnostic]
  /// The exit code of what cannot go on, nil where there is an app.
  public var exitCode: Int32?

  /// Makes a report.
  public init(_ catalog: AppCatalog, diagnostics: [Diagnostic], exitCode: ExitCode? = nil) {
    self.catalog = catalog
    self.diagnostics = diagnostics
    self.exitCode = exitCode?.rawValue
  }
}
