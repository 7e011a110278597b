import CoreSpotlight
import Foundation
public import IntentCatalog
import Intents
import LocalizedTexts

/// What is wrong with how an app is used, in a sentence.
public struct HostError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence.
  public let description: String
  init(_ description: String) { self.description = description }
}

/// An app whose intents are Swift types, in one session.
public final class LiveApp: RunnableApp {
  /// The app's description.
  public let catalog: AppCatalog
  let types: AppTypes
  let valueQueries: [any IntentValueQuery.Type]
  let strings: AppStrings
  let undoManager = UndoManager()
  /// The focus filters that are on, by their types' names.
  let focusFilters = Locked<[String: any AppIntent]>([:])
  /// The snippet that was shown last.
  let shownSnippet = Locked<(any SnippetSource)?>(nil)
  let searchIndex: CSSearchableIndex
  let context: HostContext
  let vocabulary = INVocabulary(_forSession: ())
  private let handlers = Locked<[@Sendable () -> Void]>([])

  init(_ host: AppHost, store: StoreLocation, strings: AppStrings) throws {
    let context = HostContext(store: store, dependencies: AppDependencyManager())
    self.context = context
    self.strings = strings
    valueQueries = host.valueQueries
    let file: URL? =
      if case .folder(let folder) = store { folder.appendingPathComponent("search.sqlite") } else {
        nil
      }
    searchIndex = CSSearchableIndex(_file: file)
    searchIndex._use(strings.searchWords)
    let environment = AppEnvironment(locale: host.sourceLanguage, timeZone: .gmt, now: { .now })
    let scope = HostScope(environment: environment, dependencies: context.dependencies)
    let vocabulary = vocabulary
    (types, catalog) = try HostScope.$current.withValue(scope) {
      try INVocabulary.$_session.withValue(vocabulary) { try host.prepare(context) }
      let shortcuts = host.provider.appShortcuts
      let types = AppTypes(host, shortcuts: shortcuts)
      let reflection = CatalogReflection(
        host: host, strings: strings, shortcuts: shortcuts, types: types)
      return (types, reflection.catalog())
    }
    vocabulary._onChange { [weak self] in self?.valuesChanged() }
  }

  /// What the app registered may hold the context, which holds it: the end of the session parts them.
  deinit { context.end() }

  /// Runs a call into the app with everything that surrounds it.
  func inScope<R>(
    _ environment: AppEnvironment, host: (any PerformHost)? = nil,
    asked intent: (any AppIntent)? = nil, _ body: () async throws -> R
  ) async rethrows -> R {
    let scope = HostScope(
      environment: environment, dependencies: context.dependencies, host: host, app: self,
      askedIntent: intent)
    return try await HostScope.$current.withValue(scope) {
      try await TextLocalization.$current.withValue(strings.localization(for: environment)) {
        try await DonationScope.$current.withValue(donationScope(environment)) {
          try await INVocabulary.$_session.withValue(vocabulary) { try await body() }
        }
      }
    }
  }

  private func donationScope(_ environment: AppEnvironment) -> DonationScope? {
    environment.donations.map { DonationScope(receiver: $0, app: catalog.id) }
  }

  /// Loads a file into the app's store, replacing what is there.
  /// - Throws: `HostError` where the app has no store, or with the app's sentence in the session's
  ///   language where it cannot use the file.
  public func loadStore(_ json: [UInt8], in environment: AppEnvironment) async throws {
    guard let load = context.loadStore else {
      throw HostError(AppIntentsMessages.noStore(catalog.id))
    }
    do {
      try await inScope(environment) { try await load(json) }
    } catch {
      throw HostError(sentence(for: error, in: environment) ?? "\(error)")
    }
    valuesChanged()
  }

  /// Calls a handler whenever the values that phrases may name have changed.
  public func onValuesChanged(_ handler: @escaping @Sendable () -> Void) {
    handlers.change { $0.append(handler) }
  }

  func valuesChanged() {
    for handler in handlers.value { handler() }
  }

  /// The sentence that an error has for the person, in the session's language; nil where it has none.
  public func sentence(for error: any Error, in environment: AppEnvironment) -> String? {
    TextLocalization.$current.withValue(strings.localization(for: environment)) {
      Self.sentence(for: error)
    }
  }

  static func sentence(for error: any Error) -> String? {
    guard let text = (error as? any CustomLocalizedStringResourceConvertible) else { return nil }
    let sentence = text.localizedStringResource.text()
    return sentence.isEmpty ? nil : sentence
  }
}
