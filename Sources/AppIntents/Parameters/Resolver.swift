import IntentCatalog

/// What makes a parameter's value of a value of another type.
public protocol Resolver: Hashable, Sendable {
  /// What it is made of.
  associatedtype Input: _IntentValue
  /// What is made.
  associatedtype Output: _IntentValue
  /// The parameter that a value is made for.
  typealias Context = IntentParameterContext
  /// Makes the value, nil where it cannot.
  func resolve(from input: Input, context: Context<Output>) async throws -> Output?
}

extension Resolver {
  func _resolve(_ value: ParameterValue, context name: String) async throws -> (any _IntentValue)? {
    guard let input = try? await Input._make(from: value, query: nil) else { return nil }
    return try await resolve(from: input, context: IntentParameterContext(name: name))
  }
}

/// A parameter, as resolvers see it.
public struct IntentParameterContext<Value: _IntentValue>: Sendable {
  /// The parameter's name.
  let name: String
}

/// Collects resolvers.
@resultBuilder public enum ResolverSpecificationBuilder {
  /// Takes a resolver.
  public static func buildExpression(_ resolver: any Resolver) -> [any Resolver] { [resolver] }
  /// Puts resolvers together.
  public static func buildBlock(_ resolvers: [any Resolver]...) -> [any Resolver] {
    resolvers.flatMap { $0 }
  }
}
