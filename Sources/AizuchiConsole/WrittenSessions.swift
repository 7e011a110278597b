public import AppIntents
import FoundationEssentials
import IntentRuntime
public import IntentTranscripts
import LanguagePacks
public import PhraseDiagnostics

/// Sessions over apps that are compiled in, as transcripts ask for them: what `aizuchi test` uses, for
/// tests of an app's own.
public struct WrittenSessions: Sendable {
  private let library: SampleLibrary

  /// Makes sessions over apps.
  public init(_ apps: [AppHost]) { library = SampleLibrary(sources: apps.map { .live($0) }) }

  /// A session for a transcript's header; its files are relative to a folder, its stores in memory.
  /// - Throws: `Diagnostic` when it cannot begin.
  public func session(
    _ header: SessionHeader, in folder: String
  ) async throws(Diagnostic) -> any Conversing {
    var header = header.settled
    if header.apps.isEmpty { header.apps = Array(library.names.prefix(1)) }
    let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let data = try PhraseData.located(
      environment: ProcessInfo.processInfo.environment, executable: executable)
    do {
      return try await library.session(
        SessionRequest(header: header, folder: folder, data: data, storesInMemory: true))
    } catch {
      throw Diagnostic(of: error)
    }
  }
}
