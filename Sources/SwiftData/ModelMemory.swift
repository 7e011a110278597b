import Synchronization

/// The models of a container.
///
/// The list is behind a lock; what is in the models is the app's to guard, as it is in Apple's framework:
/// that makes it safe to share.
final class ModelMemory: @unchecked Sendable {
  private let lock = Mutex<Void>(())
  private var models: [AnyObject] = []
  @MainActor private var main: ModelContext?

  init() {}

  var all: [AnyObject] { lock.withLock { _ in models } }
  func change(_ body: (inout [AnyObject]) -> Void) { lock.withLock { _ in body(&models) } }

  @MainActor func mainContext(_ container: ModelContainer) -> ModelContext {
    if let main { return main }
    let context = ModelContext(container)
    main = context
    return context
  }

  private static let places = Mutex<[String: ModelMemory]>([:])
  /// The models under a name.
  static func shared(_ name: String) -> ModelMemory {
    places.withLock { places in
      if let memory = places[name] { return memory }
      let memory = ModelMemory()
      places[name] = memory
      return memory
    }
  }
}
