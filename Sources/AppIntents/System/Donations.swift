import FoundationEssentials
import Synchronization

/// What a donation is known by.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
  private let id: UUID
  init() { id = UUID() }
}

/// Keeps what people did in the app by hand.
public struct IntentDonationManager: Sendable {
  /// A donated intent: its type's name and its values.
  struct Donation: Sendable {
    var id: IntentDonationIdentifier
    var intent: String
  }

  private static let process = DonationRecord()
  private let record: DonationRecord

  /// The session's manager, or the program's outside every session.
  public static var shared: IntentDonationManager {
    IntentDonationManager(record: HostScope.current?.app?.donations ?? process)
  }

  /// Keeps that an action happened.
  @discardableResult
  public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
    await record(intent)
  }

  /// Keeps that an action happened, and what came out.
  @discardableResult
  public func donate(
    intent: some AppIntent, result: some IntentResult
  ) async throws -> IntentDonationIdentifier {
    await record(intent)
  }

  func record(_ intent: some AppIntent) async -> IntentDonationIdentifier {
    record.add(typeName(of: type(of: intent)))
  }

  func recordNow(_ intent: some AppIntent) -> IntentDonationIdentifier {
    record.add(typeName(of: type(of: intent)))
  }
}

/// The donations of a session, the last hundred of them.
final class DonationRecord: Sendable {
  private let donations = Mutex<[IntentDonationManager.Donation]>([])

  var intents: [String] { donations.withLock { $0.map(\.intent) } }

  func add(_ intent: String) -> IntentDonationIdentifier {
    let donation = IntentDonationManager.Donation(id: IntentDonationIdentifier(), intent: intent)
    donations.withLock {
      $0.append(donation)
      if $0.count > 100 { $0.removeFirst($0.count - 100) }
    }
    return donation.id
  }
}

extension AppIntent {
  /// Tells that the action happened in the app.
  @discardableResult public func donate() async throws -> IntentDonationIdentifier {
    await IntentDonationManager.shared.record(self)
  }

  /// Tells that the action happened in the app.
  @discardableResult public func donate() -> IntentDonationIdentifier {
    IntentDonationManager.shared.recordNow(self)
  }

  /// Tells that the action happened in the app, and what came out.
  @discardableResult public func donate(
    result: some IntentResult
  ) async throws -> IntentDonationIdentifier {
    await IntentDonationManager.shared.record(self)
  }

  /// Tells that the action happened in the app, and what came out.
  @discardableResult public func donate(result: some IntentResult) -> IntentDonationIdentifier {
    IntentDonationManager.shared.recordNow(self)
  }
}
