public import IntentCatalog
public import PhraseDiagnostics

/// An app could not be read.
public struct CatalogError: Error, Hashable, Sendable {
  /// What is wrong; at least one of them is an error.
  public var diagnostics: [Diagnostic]
  /// What a command should end with: missing input, bad data, or input that failed.
  public var exitCode: ExitCode

  /// Makes an error.
  public init(_ diagnostics: [Diagnostic], exitCode: ExitCode = .badData) {
    self.diagnostics = diagnostics
    self.exitCode = exitCode
  }
}

/// An app that was read, and what is worth saying about its files.
public struct LoadedApp: Sendable {
  /// The app's description.
  public var catalog: AppCatalog
  /// Warnings and notes.
  public var diagnostics: [Diagnostic]

  /// Makes a result.
  public init(_ catalog: AppCatalog, diagnostics: [Diagnostic] = []) {
    self.catalog = catalog
    self.diagnostics = diagnostics
  }
}
