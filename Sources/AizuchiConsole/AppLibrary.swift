import IntentMatching
import IntentTranscripts
import LanguagePacks
import PhraseDiagnostics
import PhraseLint

/// The apps that a command line can talk about, in whatever form they come.
protocol AppLibrary: Sendable {
  /// The names of the apps that are compiled in, the first one being what is meant without `--app`.
  var names: [String] { get }
  /// An app's description and the values that its phrases may name.
  /// - Throws: `Diagnostic` or `CatalogError` when there is no such app or its files are faulty.
  func app(_ name: String, for request: SessionRequest) async throws -> MatcherApp
  /// An app as it is linted: with its tables and files as they are written.
  /// - Throws: `Diagnostic` or `CatalogError` when there is no such app or its files are faulty.
  func lintSubject(_ name: String, for request: SessionRequest) async throws -> LintSubject
  /// A session.
  /// - Throws: `Diagnostic` or `CatalogError` when it cannot begin.
  func session(_ request: SessionRequest) async throws -> any Conversing
}

extension AppLibrary {
  func lintSubject(_ name: String, for request: SessionRequest) async throws -> LintSubject {
    let app = try await app(name, for: request)
    return LintSubject(catalog: app.catalog, values: app.values)
  }
}

/// What a session begins with, and where its files are.
struct SessionRequest: Sendable {
  /// The transcript's header, or the options of the same names.
  var header: SessionHeader
  /// The folder that the header's file names are relative to.
  var folder: String
  /// The files under `Phrases/`.
  var data: PhraseData
  /// Whether the apps' stores are in memory, and not the person's own files.
  var storesInMemory: Bool
  /// A session that goes on.
  var resuming: [UInt8]?
  /// Whether a pack may run the commands that it names.
  var allowsCommands = false
  /// How apps that come as files are read.
  var reading = AppReading()
  /// Whether an action is shown as its sentence before it runs.
  var showsSummaries = false
  /// Takes the session's bytes each time that they must be kept before it goes on.
  var checkpoint: (@Sendable ([UInt8]) throws -> Void)?
}
