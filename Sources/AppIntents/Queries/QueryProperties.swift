import IntentCatalog

/// A comparator of whatever property.
public struct _AnyComparator<ComparatorMappingType>: Sendable {
  let kind: _ComparatorKind
  let map: @Sendable ([ParameterValue]) async throws -> ComparatorMappingType?

  init<Property: _IntentValue, Value>(
    _ comparator: EntityQueryComparator<Property, Value, ComparatorMappingType>
  ) {
    kind = comparator.kind
    map = { plain in
      var values: [Property.UnwrappedType] = []
      for value in plain {
        values.append(try await Property.UnwrappedType._make(from: value, query: nil))
      }
      return comparator.map(values)
    }
  }
}

/// A property that people may ask about, with the comparators that it takes.
///
/// It holds a key path and functions, and never changes: that makes it safe to share although key
/// paths do not say so.
public struct EntityQueryProperty<Entity: AppEntity, Property: _IntentValue, ComparatorMappingType>:
  @unchecked Sendable
{
  let declared: _QueryProperty<Entity, ComparatorMappingType>

  /// Names a property and its comparators.
  public init(
    _ keyPath: KeyPath<Entity, EntityProperty<Property>>,
    @EntityQueryComparatorsBuilder<Property, ComparatorMappingType>
    comparators: () -> [_AnyComparator<ComparatorMappingType>]
  ) {
    declared = _QueryProperty(
      keyPath: keyPath, kind: Property._kind, comparators: comparators())
  }

  /// Names a property whose values are entities that `entityProvider` finds.
  public init<Query: EntityQuery>(
    _ keyPath: KeyPath<Entity, EntityProperty<Property>>, entityProvider: Query,
    @EntityQueryComparatorsBuilder<Property, ComparatorMappingType>
    comparators: () -> [_AnyComparator<ComparatorMappingType>]
  ) {
    self.init(keyPath, comparators: comparators)
  }
}

/// A property of an entity's, whatever its type.
public struct _QueryProperty<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
  let keyPath: PartialKeyPath<Entity>
  let kind: _IntentValueKind
  let comparators: [_AnyComparator<ComparatorMappingType>]
}

/// The properties that people may ask about.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: Sendable {
  let properties: [_QueryProperty<Entity, ComparatorMappingType>]

  /// Lists the properties.
  public init(
    @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType>
    properties: () -> [_QueryProperty<Entity, ComparatorMappingType>]
  ) {
    self.properties = properties()
  }
}

/// Collects properties.
@resultBuilder public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
  /// Takes a property.
  public static func buildExpression<Property: _IntentValue>(
    _ property: EntityQueryProperty<Entity, Property, ComparatorMappingType>
  ) -> [_QueryProperty<Entity, ComparatorMappingType>] { [property.declared] }
  /// Puts properties together.
  public static func buildBlock(
    _ properties: [_QueryProperty<Entity, ComparatorMappingType>]...
  ) -> [_QueryProperty<Entity, ComparatorMappingType>] { properties.flatMap { $0 } }
}

/// Whether all conditions must hold, or one.
public enum EntityQueryComparatorMode: String, Sendable {
  case and, or
}

/// An order of the found entities.
///
/// It holds a key path and never changes: that makes it safe to share although key paths do not say so.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
  /// A direction.
  public enum Ordering: String, Sendable {
    case ascending, descending
  }

  /// The property that decides: the key path that `sortingOptions` names.
  public let by: PartialKeyPath<Entity>
  /// The direction.
  public let order: Ordering

  init(by keyPath: PartialKeyPath<Entity>, order: Ordering) {
    by = keyPath
    self.order = order
  }
}

/// A property by which people may sort.
///
/// It holds a key path and never changes: that makes it safe to share although key paths do not say so.
public struct EntityQuerySortableByProperty<Entity: AppEntity, Property: _IntentValue>:
  @unchecked Sendable
{
  let keyPath: PartialKeyPath<Entity>
  /// Names a property.
  public init(_ keyPath: KeyPath<Entity, EntityProperty<Property>>) { self.keyPath = keyPath }
}

/// The properties by which people may sort.
///
/// It holds key paths and never changes: that makes it safe to share although key paths do not say so.
public struct EntityQuerySortingOptions<Entity: AppEntity>: @unchecked Sendable {
  let keyPaths: [PartialKeyPath<Entity>]
  /// Lists the properties.
  public init(
    @EntityQuerySortingOptionsBuilder<Entity> content: () -> [PartialKeyPath<Entity>]
  ) {
    keyPaths = content()
  }
}

/// Collects properties to sort by.
@resultBuilder public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  /// Takes a property.
  public static func buildExpression<Property: _IntentValue>(
    _ property: EntityQuerySortableByProperty<Entity, Property>
  ) -> [PartialKeyPath<Entity>] { [property.keyPath] }
  /// Puts properties together.
  public static func buildBlock(
    _ properties: [PartialKeyPath<Entity>]...
  ) -> [PartialKeyPath<Entity>] { properties.flatMap { $0 } }
}
