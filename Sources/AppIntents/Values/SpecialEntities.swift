public import Foundation
public import IntentCatalog
import LocalizedTexts

/// Finds nothing: entities of its kind are never looked up.
public struct _TransientAppEntityQuery<Entity: TransientAppEntity>: EntityQuery {
  /// Makes one.
  public init() {}
  /// There are none to find.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}

extension TransientAppEntity {
  /// It is never looked up.
  public static var defaultQuery: _TransientAppEntityQuery<Self> { _TransientAppEntityQuery() }
}

extension TransientAppEntity where ID == UUID {
  /// A new one each time: nobody looks it up.
  public var id: UUID { UUID() }
}

extension TransientAppEntity {
  /// Finds the entity where its query can; else makes one of the person who was named, where it is
  /// about one.
  public static func _make(
    from value: ParameterValue, query: (any EntityQuery)?
  ) async throws -> Self {
    let identifier = value.identifierText
    let found = try await (query ?? defaultQuery)._entities(identifiers: [identifier])
    if let entity = found.first as? Self { return entity }
    let entity = Self()
    guard let person = entity._person else { throw ValueMismatch(value: value) }
    try await person.fill(.string(identifier))
    return entity
  }

  /// The person whom it is about, else its identifier: nobody finds it by that.
  public var _plain: ParameterValue {
    _person?.plainValue ?? .identifier(id.entityIdentifierString)
  }

  /// The property that says whom it is about, nil where there is none.
  private var _person: (any ReflectedProperty)? {
    properties(of: self).map(\.property).first {
      !$0.isSeveral && $0.propertyKind.valueType == IntentPerson._kind.valueType
    }
  }
}

/// What finds the one entity of a type of which there is only one.
public protocol UniqueAppEntityQuery: EnumerableEntityQuery where Result == [Entity] {
  /// The entity's type, which is found by `uniqueEntity()`.
  associatedtype Entity
  /// The one entity.
  func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
  /// The one entity.
  public func allEntities() async throws -> [Entity] { [try await uniqueEntity()] }
  /// The one entity, where it is meant.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let entity = try await uniqueEntity()
    let own = entity.id.entityIdentifierString
    return identifiers.contains { $0.entityIdentifierString == own } ? [entity] : []
  }
}

/// An entity of which there is only one, such as the app's settings.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity {
  /// It is called like its type.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: Self.typeDisplayRepresentation.name)
  }
}

extension UniqueAppEntity where ID == String {
  /// The type's own identifier.
  public var id: String { Self.persistentIdentifier }
}

/// Finds the one entity by asking a function.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
  private let provider: (@Sendable () async throws -> Entity)?

  /// Makes one that has nothing to give.
  public init() { provider = nil }
  /// Makes one that asks a function.
  public init(_ provider: @escaping @Sendable () async throws -> Entity) {
    self.provider = provider
  }

  /// What the function gives.
  /// - Throws: What the function throws, or `AppIntentError` where there is none.
  public func uniqueEntity() async throws -> Entity {
    guard let provider else { throw AppIntentError.Unrecoverable.entityNotFound }
    return try await provider()
  }
}

/// Finds the cases of an enum that is an entity too.
public struct _RawRepresentableStringQuery<Entity: AppEntity & CaseIterable>: EntityStringQuery
where Entity: RawRepresentable, Entity.RawValue == Entity.ID {
  /// Makes one.
  public init() {}
  /// The cases of raw values.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    identifiers.compactMap { Entity(rawValue: $0) }
  }
  /// The cases of which the title has a text in it, case aside.
  public func entities(matching string: String) async throws -> [Entity] {
    Entity.allCases.filter {
      $0.displayRepresentation.title.text().lowercased().contains(string.lowercased())
    }
  }
  /// All cases.
  public func suggestedEntities() async throws -> [Entity] { Array(Entity.allCases) }
}

extension AppEntity where Self: RawRepresentable & CaseIterable, RawValue == ID {
  /// The raw value.
  public var id: RawValue { rawValue }
  /// Finds the cases.
  public static var defaultQuery: _RawRepresentableStringQuery<Self> {
    _RawRepresentableStringQuery()
  }
}

/// What finds values of several types for what was given, such as for what a camera sees.
public protocol IntentValueQuery: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  /// What is given.
  associatedtype Input: _IntentValue
  /// The type of the values.
  associatedtype Result: ResultsCollection
  /// Makes a query.
  init()
  /// Finds the values.
  func values(for input: Input) async throws -> Result
}

/// A file of the app's as an entity.
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
  /// The kinds of files.
  static var supportedContentTypes: [UTType] { get }
}

/// What a file entity is known by: a place on the disk, or a draft that has none yet.
public struct FileEntityIdentifier: Hashable, Codable, Sendable {
  private let place: URL?
  /// The draft's name, nil for a file.
  public let draftIdentifier: String?

  /// The identifier of a file.
  /// - Throws: `AppIntentError` where the address is no file's.
  public static func file(url: URL) throws -> FileEntityIdentifier {
    guard url.isFileURL else { throw AppIntentError.Unrecoverable.entityNotFound }
    return FileEntityIdentifier(place: url, draftIdentifier: nil)
  }

  /// The identifier of something that is no file yet.
  public static func draft(identifier: String) -> FileEntityIdentifier {
    FileEntityIdentifier(place: nil, draftIdentifier: identifier)
  }

  /// Whether it is no file yet.
  public var isDraft: Bool { draftIdentifier != nil }

  /// Where the file stands.
  /// - Throws: `AppIntentError` for a draft.
  public var fileURL: URL {
    get async throws {
      guard let place else { throw AppIntentError.Unrecoverable.entityNotFound }
      return place
    }
  }
}

extension FileEntityIdentifier: EntityIdentifierConvertible {
  /// The file's URL, or the draft's name after `draft:`.
  public var entityIdentifierString: String {
    place?.absoluteString ?? "draft:\(draftIdentifier ?? "")"
  }

  /// The identifier of such a text.
  public static func entityIdentifier(
    for entityIdentifierString: String
  ) -> FileEntityIdentifier? {
    if entityIdentifierString.hasPrefix("draft:") {
      return draft(identifier: String(entityIdentifierString.dropFirst(6)))
    }
    return URL(string: entityIdentifierString).flatMap { try? file(url: $0) }
  }
}
