import Foundation
import IntentCatalog

/// An intent that matters at some time or place.
public struct RelevantIntent: Sendable {
  private let plain: @Sendable (LiveApp) -> RelevantCall

  /// Says when an intent matters; which widget shows it is not asked here.
  public init<Intent: AppIntent>(
    _ intent: Intent, widgetKind: String, relevance: RelevantContext
  ) {
    plain = { app in
      RelevantCall(
        call: app.call(of: intent), start: relevance.start, end: relevance.end,
        place: relevance.place)
    }
  }

  func call(in app: LiveApp) -> RelevantCall { plain(app) }
}

/// When or where something matters.
public struct RelevantContext: Hashable, Sendable {
  /// A place that is known from where a person spends the days.
  public enum InferredLocation: String, Hashable, Sendable {
    case home, work, school
  }

  var start: Date?
  var end: Date?
  var place: String?

  /// How long something matters around a moment, in seconds.
  private static let around = 30.0 * 60

  /// Around a moment: half an hour before and after.
  public static func date(_ date: Date) -> RelevantContext {
    RelevantContext(
      start: date.addingTimeInterval(-around), end: date.addingTimeInterval(around))
  }
  /// From a moment to another.
  public static func date(from start: Date, to end: Date) -> RelevantContext {
    RelevantContext(start: start, end: max(start, end))
  }
  /// From a moment to another.
  public static func date(interval: DateInterval) -> RelevantContext {
    date(from: interval.start, to: interval.end)
  }
  /// From a moment to another.
  public static func date(range: ClosedRange<Date>) -> RelevantContext {
    date(from: range.lowerBound, to: range.upperBound)
  }
  /// Where the person is at a place of that name.
  public static func location(inferred location: InferredLocation) -> RelevantContext {
    RelevantContext(place: location.rawValue)
  }
}

/// Tells the session which intents matter when: it offers them when it is asked for suggestions.
public final class RelevantIntentManager: Sendable {
  /// The session's manager; outside of every session nobody listens.
  public static let shared = RelevantIntentManager()

  /// Says which intents matter from now on, in the place of those before.
  /// - Throws: `DonationFault` where that cannot be kept.
  public func updateRelevantIntents(_ intents: [RelevantIntent]) async throws {
    guard let scope = DonationScope.current, let app = HostScope.current?.app else { return }
    try scope.receiver.receive(intents.map { $0.call(in: app) }, from: scope.app)
  }
}
