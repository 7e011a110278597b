import Synchronization

/// Holds what an app's intents need from the app.
///
/// `shared` is the session's own while an intent or a query runs, so that sessions do not meet.
public final class AppDependencyManager: Sendable {
  /// Why a dependency cannot be had.
  public enum DependencyError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Nobody registered it; who needs it, where that is known.
    case missing(type: String, owner: String?)
    /// It was registered and could not be made.
    case failed(type: String, reason: String)

    /// A sentence for developers.
    public var description: String {
      switch self {
      case .missing(let type, let owner): AppIntentsMessages.missingDependency(type, owner: owner)
      case .failed(let type, let reason): AppIntentsMessages.failedDependency(type, reason)
      }
    }
  }

  private static let process = AppDependencyManager()

  /// The session's dependencies, or the program's outside every session.
  public static var shared: AppDependencyManager { HostScope.current?.dependencies ?? process }

  private let entries = Mutex<[DependencyKey: DependencyEntry]>([:])

  /// Makes a manager without dependencies.
  public init() {}

  /// Forgets every dependency.
  func removeAll() {
    // What is let go may itself let go of dependencies, so that it must happen outside of the lock.
    let all = entries.withLock { entries in
      let all = entries
      entries = [:]
      return all
    }
    withExtendedLifetime(all) {}
  }

  /// Registers a dependency, which is made when it is first needed.
  @_disfavoredOverload
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    register(Dependency.self, key, .pending { dependency() })
  }

  /// Registers a dependency, which is made when it is first needed.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @escaping @Sendable () throws -> Dependency
  ) {
    register(Dependency.self, key, .pending { try dependency() })
  }

  /// Registers a dependency, which is made before the first intent that needs it runs.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @escaping @Sendable () async throws -> Dependency
  ) {
    register(Dependency.self, key, .loading { try await dependency() })
  }

  private func register<D>(_ type: D.Type, _ key: AnyHashable?, _ entry: DependencyEntry) {
    let key = DependencyKey(type, key)
    entries.withLock { $0[key] = entry }
  }

  /// The dependency, made now where that can be done at once.
  func value<D>(_ type: D.Type, _ key: AnyHashable?, owner: String? = nil) throws -> D {
    let wanted = DependencyKey(type, key)
    guard let entry = entries.withLock({ $0[wanted] }) else {
      guard self !== Self.process else {
        throw DependencyError.missing(type: typeName(of: type), owner: owner)
      }
      return try Self.process.value(type, key, owner: owner)
    }
    switch entry {
    case .ready(let value): return try cast(value)
    case .pending(let make): return try keep(failing(type) { try make() }, at: wanted)
    case .loading: throw DependencyError.failed(type: typeName(of: type), reason: "not loaded")
    }
  }

  /// Makes the dependency where that takes time.
  func load<D>(_ type: D.Type, _ key: AnyHashable?, owner: String?) async throws {
    let wanted = DependencyKey(type, key)
    guard case .loading(let make) = entries.withLock({ $0[wanted] }) else {
      if entries.withLock({ $0[wanted] }) == nil, self !== Self.process {
        return try await Self.process.load(type, key, owner: owner)
      }
      _ = try value(type, key, owner: owner)
      return
    }
    do {
      let _: D = try keep(try await make(), at: wanted)
    } catch {
      throw DependencyError.failed(type: typeName(of: type), reason: "\(error)")
    }
  }

  private func failing<D>(_ type: D.Type, _ make: () throws -> any Sendable) throws -> any Sendable
  {
    do { return try make() } catch {
      throw DependencyError.failed(type: typeName(of: type), reason: "\(error)")
    }
  }

  /// Keeps what was made; whoever was first wins.
  private func keep<D>(_ made: any Sendable, at key: DependencyKey) throws -> D {
    let kept = entries.withLock { entries -> any Sendable in
      if case .ready(let first) = entries[key] { return first }
      entries[key] = .ready(made)
      return made
    }
    return try cast(kept)
  }

  private func cast<D>(_ value: any Sendable) throws -> D {
    guard let value = value as? D else {
      throw DependencyError.failed(
        type: typeName(of: D.self), reason: "it is \(type(of: value))")
    }
    return value
  }
}

/// What a dependency is registered under.
///
/// Keys are strings and enum cases in practice and are only compared, under the manager's lock: that
/// makes them safe to share although `AnyHashable` does not say so.
private struct DependencyKey: Hashable, @unchecked Sendable {
  private let type: ObjectIdentifier
  private let key: AnyHashable?

  init(_ type: any Any.Type, _ key: AnyHashable?) {
    self.type = ObjectIdentifier(type)
    self.key = key
  }
}

/// A registered dependency.
private enum DependencyEntry: Sendable {
  case ready(any Sendable)
  case pending(@Sendable () throws -> any Sendable)
  case loading(@Sendable () async throws -> any Sendable)
}

/// Something of the app's that an intent, a query or a resolver needs.
///
/// It holds no value of its own, only what to ask the manager for, and never changes: that makes it
/// safe to share although keys may be of any type.
@propertyWrapper public final class AppDependency<Value>: @unchecked Sendable {
  private let key: AnyHashable?
  private let manager: AppDependencyManager?
  private let fallback: (@Sendable () -> Value)?

  /// Names a dependency of the property's type.
  public init(key: AnyHashable? = nil, manager: AppDependencyManager? = nil) {
    self.key = key
    self.manager = manager
    fallback = nil
  }

  /// Names a dependency of the property's type, and what to use where nobody registered one.
  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager? = nil,
    default value: @autoclosure @escaping @Sendable () -> Value
  ) {
    self.key = key
    self.manager = manager
    fallback = value
  }

  /// The dependency.
  ///
  /// Every dependency is looked for before an intent or a query runs; reading one that nobody
  /// registered at another time is a mistake of the program's.
  public var wrappedValue: Value {
    do { return try (manager ?? .shared).value(Value.self, key) } catch {
      guard let fallback else { preconditionFailure("\(error)") }
      return fallback()
    }
  }
}

/// A dependency of whatever type.
private protocol CheckedDependency {
  func check(owner: String) async throws
}

extension AppDependency: CheckedDependency {
  func check(owner: String) async throws {
    do {
      try await (manager ?? .shared).load(Value.self, key, owner: owner)
    } catch AppDependencyManager.DependencyError.missing where fallback != nil {}
  }
}

/// Looks for dependencies before they are needed.
enum DependencyCheck {
  /// Makes every dependency of an intent, a query or a provider.
  /// - Throws: `AppDependencyManager.DependencyError` for one that is missing or cannot be made.
  static func prepare(_ owner: Any) async throws {
    var mirror: Mirror? = Mirror(reflecting: owner)
    let name = "\(type(of: owner))"
    while let current = mirror {
      for child in current.children {
        if let dependency = child.value as? any CheckedDependency {
          try await dependency.check(owner: name)
        } else if let nested = child.value as? any _SupportsAppDependencies {
          try await prepare(nested)
        }
      }
      mirror = current.superclassMirror
    }
  }
}
