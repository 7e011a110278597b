import AppIntents
import HostTestSupport
import IntentCatalog
import IntentRuntime
import LanguagePacks

@testable import Library

extension ConversationSession {
  /// A session over the library alone, by Greenwich's time.
  static func library(
    _ locale: String, store: StorePlace = .memory
  ) async throws -> ConversationSession {
    try await ConversationSession(
      SessionConfiguration(
        apps: [.live(LibraryApp.host)], locale: locale,
        resources: SessionResources(
          PhraseData(read: FolderReader.phrases.read, list: FolderReader.phrases.list)),
        timeZone: .gmt, store: store))
  }
}
