/// An app's types by their names, each in the order of its first mention.
struct AppTypes: Sendable {
  private(set) var intents: [any AppIntent.Type] = []
  private(set) var enums: [any AppEnum.Type] = []
  private(set) var entities: [any AppEntity.Type] = []
  private(set) var unions: [any _IntentValueRepresentable.Type] = []

  /// Finds the types that a host's shortcuts, its further intents and their parameters name.
  init(_ host: AppHost, shortcuts: [AppShortcut]) {
    for shortcut in shortcuts { add(type(of: shortcut.intent)) }
    for intent in host.intents { add(intent) }
  }

  private mutating func add(_ intent: any AppIntent.Type) {
    guard !intents.contains(where: { $0 == intent }) else { return }
    intents.append(intent)
    for parameter in parameters(of: intent.init()) { add(parameter.kind) }
  }

  private mutating func add(_ kind: _IntentValueKind) {
    switch kind {
    case .open: break
    case .appEnum(let type):
      if !enums.contains(where: { $0 == type }) { enums.append(type) }
    case .entity(let type):
      if !entities.contains(where: { $0 == type }) { entities.append(type) }
    case .union(let type):
      guard !unions.contains(where: { $0 == type }) else { return }
      unions.append(type)
      for member in type.allIntentValueTypes { add(member._kind) }
    }
  }

  func intent(_ name: String) -> (any AppIntent.Type)? {
    intents.first { typeName(of: $0) == name }
  }

  func appEnum(_ name: String) -> (any AppEnum.Type)? { enums.first { typeName(of: $0) == name } }

  func entity(_ name: String) -> (any AppEntity.Type)? {
    entities.first { typeName(of: $0) == name }
  }

  func union(_ name: String) -> (any _IntentValueRepresentable.Type)? {
    unions.first { typeName(of: $0) == name }
  }
}
