public import CoreTransferable
public import IntentCatalog

extension LiveApp {
  /// The value of an entity's property, asked for where it is deferred; nil where it has none.
  /// - Throws: What the entity's code throws, or `HostError` for a type, an entity or a property that is
  ///   not there.
  public func property(
    _ name: String, ofType type: String, identifier: String, in environment: AppEnvironment
  ) async throws -> ParameterValue? {
    try await inScope(environment) {
      let entity = try await entity(of: type, identifier)
      guard let found = properties(of: entity).first(where: { $0.name == name }) else {
        throw HostError(AppIntentsMessages.unknownType("\(type).\(name)"))
      }
      return try await found.property.askedPlainValue()
    }
  }

  /// An entity's data in a form that it offers to other apps.
  /// - Throws: `TransferError` for another form, what the entity's code throws, or `HostError` for a
  ///   type or an entity that is not there, or that offers no data.
  public func exported(
    ofType type: String, identifier: String, as contentType: UTType, in environment: AppEnvironment
  ) async throws -> Data {
    try await inScope(environment) {
      guard let item = try await entity(of: type, identifier) as? any Transferable else {
        throw HostError(AppIntentsMessages.notTransferable(type))
      }
      return try await item.exported(as: contentType)
    }
  }

  /// What a value query finds for an input.
  /// - Throws: What the query throws, or `HostError` for a query that the app has not, or an input that
  ///   it cannot take.
  public func values(
    ofQuery name: String, for input: ParameterValue, in environment: AppEnvironment
  ) async throws -> [ValueDescriptor] {
    guard let query = valueQueries.first(where: { typeName(of: $0) == name }) else {
      throw HostError(AppIntentsMessages.unknownType(name))
    }
    return try await inScope(environment) { try await found(query.init(), input) }
  }

  private func found<Q: IntentValueQuery>(
    _ query: Q, _ input: ParameterValue
  ) async throws -> [ValueDescriptor] {
    let value: Q.Input
    do {
      value = try await Q.Input._make(from: input, query: nil)
    } catch is ValueMismatch {
      throw HostError(AppIntentsMessages.unknownType("\(input)"))
    }
    try await DependencyCheck.prepare(query)
    return try await query.values(for: value)._items.map { strings.descriptor(of: $0) }
  }

  private func entity(of type: String, _ identifier: String) async throws -> any AppEntity {
    guard let found = types.entity(type) else {
      throw HostError(AppIntentsMessages.unknownType(type))
    }
    do {
      return try await found._make(from: .identifier(identifier), query: nil)
    } catch is ValueMismatch {
      throw HostError(AppIntentsMessages.unknownType("\(type)/\(identifier)"))
    }
  }
}
