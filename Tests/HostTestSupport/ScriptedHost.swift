import AppIntents
import Synchronization
public import IntentCatalog
public import LocalizedTexts

/// Answers the questions of a `perform()` from a list, and keeps them.
public final class ScriptedHost: PerformHost {
  /// What answers a question.
  public enum Answer: Sendable {
    /// This reply.
    case reply(PerformReply)
    /// Cancelling.
    case cancel
  }

  private let answers: Locker<[Answer]>
  private let asked = Locker<[PerformQuestion]>([])
  private let shown = Locker<[String]>([])

  /// Makes a host with the answers that it gives in order; then it cancels.
  public init(_ answers: [Answer] = []) { self.answers = Locker(answers) }

  /// Makes a host that gives these replies in order.
  public convenience init(_ replies: PerformReply...) {
    self.init(replies.map { Answer.reply($0) })
  }

  /// What was asked so far.
  public var questions: [PerformQuestion] { asked.value }
  /// What came to the front.
  public var opened: [String] { shown.value }

  /// Gives the next answer.
  public func ask(_ question: PerformQuestion) async throws -> PerformReply {
    asked.change { $0.append(question) }
    let next = answers.change { $0.isEmpty ? nil : $0.removeFirst() }
    guard case .reply(let reply) = next else { throw PerformCancellation() }
    return reply
  }

  /// Keeps what came to the front.
  public func didOpen(_ what: String) async { shown.change { $0.append(what) } }
}

/// A value behind a lock.
public final class Locker<Value: Sendable>: Sendable {
  private let storage: Mutex<Value>

  /// Keeps a value.
  public init(_ value: Value) { storage = Mutex(value) }

  /// The value.
  public var value: Value { storage.withLock { $0 } }

  /// Changes the value.
  public func change<R: Sendable>(_ body: (inout Value) -> R) -> R {
    storage.withLock { body(&$0) }
  }
}

extension AppEnvironment {
  /// A session in a language, at noon of 10 July 2024 in Tokyo.
  public static func testing(
    _ locale: String, isSignedIn: Bool = true, minutes: Int = 0
  ) -> AppEnvironment {
    let date = Date(timeIntervalSince1970: 1_720_580_400 + Double(minutes) * 60)
    return AppEnvironment(
      locale: locale, timeZone: TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt, now: { date },
      isSignedIn: isSignedIn)
  }
}

extension FolderReader {
  /// The repository's `Phrases/`.
  public static let phrases = FolderReader(
    disk: #filePath.components(separatedBy: "/Tests/")[0] + "/Phrases")
}
