public import Foundation

/// The kinds of models that a container keeps.
public struct Schema: Sendable {
  /// What the kinds are called.
  let names: [String]
  /// Names the kinds.
  public init(_ types: [any PersistentModel.Type]) { names = types.map { String(describing: $0) } }
}

/// How a container keeps its models: always in memory here, under a name.
public struct ModelConfiguration: Sendable {
  /// Containers of the same name share their models, unless they are kept apart.
  let name: String
  let isApart: Bool

  /// Names a place.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true
  ) {
    self.name = name ?? "default"
    isApart = isStoredInMemoryOnly
  }
  /// Keeps models in memory, in a place of their own or in the one that all share.
  public init(isStoredInMemoryOnly: Bool) {
    self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
  /// Names a place by a file, which is not written.
  public init(_ name: String? = nil, schema: Schema? = nil, url: URL) {
    self.init(url.standardizedFileURL.path)
  }
}

/// Keeps models in memory, as long as the program runs.
///
/// Containers of the same name share their models; one that is stored in memory only is alone.
public final class ModelContainer: Sendable {
  let memory: ModelMemory
  /// The kinds that it keeps.
  public let schema: Schema
  /// The context for the main actor.
  @MainActor public var mainContext: ModelContext { memory.mainContext(self) }

  /// Makes a container.
  /// - Throws: Nothing here.
  public init(for schema: Schema, configurations: [ModelConfiguration]) throws {
    self.schema = schema
    let place = configurations.first ?? ModelConfiguration()
    memory = place.isApart ? ModelMemory() : ModelMemory.shared(place.name)
  }
  /// Makes a container.
  /// - Throws: Nothing here.
  public convenience init(for schema: Schema, configurations: ModelConfiguration...) throws {
    try self.init(for: schema, configurations: configurations)
  }
  /// Makes a container of some kinds of models.
  /// - Throws: Nothing here.
  public convenience init(
    for types: any PersistentModel.Type..., configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(types), configurations: configurations)
  }
}

/// What is asked of a context: which models, in what order, how many.
public struct FetchDescriptor<T: PersistentModel> {
  /// What must hold of a model; all, where nil.
  public var predicate: Predicate<T>?
  /// The order.
  public var sortBy: [SortDescriptor<T>]
  /// How many at most.
  public var fetchLimit: Int?
  /// How many are left out at the beginning.
  public var fetchOffset: Int?

  /// Asks for models.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// Adds, finds and takes away models.
///
/// All contexts of a container see the same models at once.
public final class ModelContext {
  /// What keeps the models.
  public let container: ModelContainer
  /// Changes are there at once, saved or not.
  public var autosaveEnabled = true
  /// Whether something was changed since the last time of saving.
  public private(set) var hasChanges = false

  /// Makes a context of a container.
  public init(_ container: ModelContainer) { self.container = container }

  /// Adds a model; one that is there stays there once.
  public func insert<T: PersistentModel>(_ model: T) {
    container.memory.change { models in
      if !models.contains(where: { $0 === model }) { models.append(model) }
    }
    hasChanges = true
  }

  /// Takes a model away.
  public func delete<T: PersistentModel>(_ model: T) {
    container.memory.change { models in models.removeAll { $0 === model } }
    hasChanges = true
  }

  /// Takes away all models of a kind for which something holds.
  /// - Throws: What the predicate throws.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor(predicate: predicate)) { delete(found) }
  }

  /// The models that are asked for; in the order in which they came, where no other is asked for.
  /// - Throws: What the predicate throws.
  /// - Complexity: Linear in the number of models, and what sorting takes.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var found = container.memory.all.compactMap { $0 as? T }
    if let predicate = descriptor.predicate {
      found = try found.filter { try predicate.evaluate($0) }
    }
    if !descriptor.sortBy.isEmpty { found = found.sorted(using: descriptor.sortBy) }
    let rest = found.dropFirst(max(0, descriptor.fetchOffset ?? 0))
    return Array(descriptor.fetchLimit.map { rest.prefix(max(0, $0)) } ?? rest)
  }

  /// How many models would be found.
  /// - Throws: What the predicate throws.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// Notes that all changes are there.
  /// - Throws: Nothing here.
  public func save() throws { hasChanges = false }
}
