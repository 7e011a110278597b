import Foundation
import IntentCatalog

/// What a donation is known by.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
  let id: UUID
  init(_ id: UUID = UUID()) { self.id = id }
}

/// Tells the session what people did in the app by hand.
public struct IntentDonationManager: Sendable {
  /// The session's manager; outside of every session nobody listens.
  public static let shared = IntentDonationManager()

  /// Tells that an action happened.
  /// - Throws: `DonationFault` where it cannot be kept.
  @discardableResult
  public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
    try record(intent)
  }

  /// Tells that an action happened, and what came out.
  /// - Throws: `DonationFault` where it cannot be kept.
  @discardableResult
  public func donate(
    intent: some AppIntent, result: some IntentResult
  ) async throws -> IntentDonationIdentifier {
    try record(intent)
  }

  /// Forgets donations.
  /// - Returns: Those that are gone.
  /// - Throws: `DonationFault` where they cannot be forgotten.
  @discardableResult
  public func deleteDonations(
    matching predicate: IntentDonationMatchingPredicate
  ) async throws -> [IntentDonationIdentifier] {
    guard let scope = DonationScope.current else { return [] }
    let gone = try scope.receiver.forget(predicate.selection, of: scope.app)
    return gone.compactMap { UUID(uuidString: $0) }.map { IntentDonationIdentifier($0) }
  }

  func record(_ intent: some AppIntent) throws -> IntentDonationIdentifier {
    let identifier = IntentDonationIdentifier()
    guard let scope = DonationScope.current, let app = HostScope.current?.app else {
      return identifier
    }
    let donation = app.donation(of: intent, id: identifier.id.uuidString)
    try scope.receiver.receive(donation, from: scope.app)
    return identifier
  }
}

/// Which donations are meant.
public struct IntentDonationMatchingPredicate: Sendable {
  let selection: DonationSelection

  /// A donation by its identifier.
  public static func donationIdentifier(
    _ identifier: IntentDonationIdentifier
  ) -> IntentDonationMatchingPredicate { donationIdentifiers([identifier]) }

  /// Donations by their identifiers.
  public static func donationIdentifiers(
    _ identifiers: [IntentDonationIdentifier]
  ) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate(selection: .donations(identifiers.map(\.id.uuidString)))
  }

  /// Donations with a value that is an entity.
  public static func entityIdentifier(
    _ identifier: EntityIdentifier
  ) -> IntentDonationMatchingPredicate { entityIdentifiers([identifier]) }

  /// Donations with a value that is one of these entities.
  public static func entityIdentifiers(
    _ identifiers: [EntityIdentifier]
  ) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate(selection: .entities(identifiers.map(\.donationKey)))
  }

  /// Donations of a type of intent, and with a value that is an entity where one is named.
  public static func intentType<Intent: AppIntent>(
    _ type: Intent.Type, entityIdentifier: EntityIdentifier? = nil
  ) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate(
      selection: .intent(typeName(of: type), entity: entityIdentifier?.donationKey))
  }
}

extension EntityIdentifier {
  /// How donations name the entity.
  fileprivate var donationKey: String { "\(entityType)/\(identifier)" }
}

extension LiveApp {
  /// An action that happened, as plain data.
  fileprivate func donation(of intent: some AppIntent, id: String) -> DonatedIntent {
    let call = call(of: intent)
    let descriptor = catalog.intent(call.intent)
    let entities = call.parameters.flatMap { name, value -> [String] in
      guard let list = descriptor?.parameter(name)?.type.listName else { return [] }
      return value.identifiers.map { "\(list)/\($0)" }
    }
    return DonatedIntent(id: id, call: call, entities: entities.sorted())
  }
}

extension ParameterValue {
  /// The identifiers that the value names.
  fileprivate var identifiers: [String] {
    switch self {
    case .identifier(let id): [id]
    case .array(let values): values.flatMap(\.identifiers)
    default: []
    }
  }
}

extension AppIntent {
  /// Tells that the action happened in the app.
  /// - Throws: `DonationFault` where it cannot be kept.
  @discardableResult public func donate() async throws -> IntentDonationIdentifier {
    try IntentDonationManager.shared.record(self)
  }

  /// Tells that the action happened in the app, where that can be kept.
  @discardableResult public func donate() -> IntentDonationIdentifier {
    (try? IntentDonationManager.shared.record(self)) ?? IntentDonationIdentifier()
  }

  /// Tells that the action happened in the app, and what came out.
  /// - Throws: `DonationFault` where it cannot be kept.
  @discardableResult public func donate(
    result: some IntentResult
  ) async throws -> IntentDonationIdentifier {
    try IntentDonationManager.shared.record(self)
  }

  /// Tells that the action happened in the app, and what came out, where that can be kept.
  @discardableResult public func donate(result: some IntentResult) -> IntentDonationIdentifier {
    (try? IntentDonationManager.shared.record(self)) ?? IntentDonationIdentifier()
  }
}
