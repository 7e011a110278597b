import AppIntents
import Foundation
import Synchronization

/// An app whose intents go wrong in every way.
enum FaultyApp {
  static let host = AppHost(
    id: "Faulty", name: "Faulty", sourceLanguage: "en", provider: FaultyShortcuts.self)
}

/// What the faulty app did, seen from outside.
final class Deeds: Sendable {
  static let shared = Deeds()
  private let done = Mutex<[String]>([])

  func add(_ deed: String) { done.withLock { $0.append(deed) } }
  func count(_ deed: String) -> Int { done.withLock { $0.count { $0 == deed } } }
}

/// Blocks its thread until its gate is opened, and does not listen when it is cancelled.
struct HangIntent: AppIntent {
  static let title: LocalizedStringResource = "Hang"

  func perform() async throws -> some IntentResult {
    while Deeds.shared.count("gate opened") == 0 { Self.block() }
    Deeds.shared.add("hung to the end")
    return .result(dialog: "Hung.")
  }

  private static func block() { Thread.sleep(forTimeInterval: 0.01) }
}

/// Throws an error that says nothing to a person.
struct ThrowIntent: AppIntent {
  static let title: LocalizedStringResource = "Throw"

  func perform() async throws -> some IntentResult {
    if !title.key.isEmpty { throw CocoaError(.fileNoSuchFile) }
    return .result()
  }

  private var title: LocalizedStringResource { Self.title }
}

/// Throws an error with a sentence.
struct ExplainIntent: AppIntent {
  static let title: LocalizedStringResource = "Explain"

  struct OvenIsCold: Error, CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { "The oven is cold." }
  }

  func perform() async throws -> some IntentResult {
    guard Deeds.shared.count("heated") > 0 else { throw OvenIsCold() }
    return .result()
  }
}

/// Asks to be confirmed, with a step before and one after.
struct StepsIntent: AppIntent {
  static let title: LocalizedStringResource = "Take steps"

  @Parameter(title: "Mark")
  var mark: String?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let name = mark ?? "unmarked"
    Deeds.shared.add("before \(name)")
    do {
      try await requestConfirmation(actionName: .do, dialog: "Take the step?")
    } catch {
      Deeds.shared.add("thrown into \(name)")
      throw error
    }
    Deeds.shared.add("after \(name)")
    return .result(dialog: "Stepped.")
  }
}

/// Works on the main actor.
struct MainIntent: AppIntent {
  static let title: LocalizedStringResource = "Main"

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    MainActor.assertIsolated()
    return .result(dialog: "On the main actor.")
  }
}

/// Needs a dependency that nobody registered.
struct LonelyIntent: AppIntent {
  static let title: LocalizedStringResource = "Lonely"

  @Dependency var deeds: Deeds

  func perform() async throws -> some IntentResult {
    deeds.add("lonely")
    return .result()
  }
}

/// Throws a request for its value, again and again.
struct NeverContentIntent: AppIntent {
  static let title: LocalizedStringResource = "Never content"

  @Parameter(title: "Word")
  var word: String?

  func perform() async throws -> some IntentResult {
    guard word == "enough" else { throw $word.needsValueError("Which word?") }
    return .result(dialog: "At last.")
  }
}

struct FaultyShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: HangIntent(), phrases: ["Hang in \(.applicationName)"])
    AppShortcut(intent: ThrowIntent(), phrases: ["Throw in \(.applicationName)"])
    AppShortcut(intent: ExplainIntent(), phrases: ["Explain in \(.applicationName)"])
    AppShortcut(intent: StepsIntent(), phrases: ["Take steps in \(.applicationName)"])
    AppShortcut(intent: MainIntent(), phrases: ["Main work in \(.applicationName)"])
    AppShortcut(intent: LonelyIntent(), phrases: ["Lonely in \(.applicationName)"])
    AppShortcut(
      intent: NeverContentIntent(), phrases: ["Never content in \(.applicationName)"])
  }
}
