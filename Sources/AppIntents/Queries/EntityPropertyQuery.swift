/// What finds entities by their properties.
public protocol EntityPropertyQuery: EntityQuery {
  /// What a condition becomes for the app's own query: a predicate, a piece of SQL.
  associatedtype ComparatorMappingType
  /// The properties that people may ask about.
  static var properties: EntityQueryProperties<Entity, ComparatorMappingType> { get }
  /// The properties by which people may sort.
  static var sortingOptions: EntityQuerySortingOptions<Entity> { get }
  /// What finding them does, in a sentence.
  static var findIntentDescription: IntentDescription? { get }
  /// Finds the entities that fit.
  /// - Parameters:
  ///   - comparators: The conditions, mapped.
  ///   - mode: Whether all must hold, or one.
  ///   - sortedBy: The orders, the first one first.
  ///   - limit: How many are wanted at most; all where nil.
  /// - Returns: The entities in order.
  /// - Throws: What the app throws where it cannot look.
  func entities(
    matching comparators: [ComparatorMappingType], mode: EntityQueryComparatorMode,
    sortedBy: [EntityQuerySort<Entity>], limit: Int?
  ) async throws -> Result
}

extension EntityPropertyQuery {
  /// Whether all conditions must hold, or one.
  public typealias ComparatorMode = EntityQueryComparatorMode
  /// The properties that people may ask about.
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  /// A property with its comparators.
  public typealias Property<Value: _IntentValue> = EntityQueryProperty<
    Entity, Value, ComparatorMappingType
  >
  /// The properties by which people may sort.
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  /// A property by which people may sort.
  public typealias SortableBy<Value: _IntentValue> = EntityQuerySortableByProperty<Entity, Value>
  /// An order of the found entities.
  public typealias Sort = EntityQuerySort

  /// There is no description.
  public static var findIntentDescription: IntentDescription? { nil }
}
