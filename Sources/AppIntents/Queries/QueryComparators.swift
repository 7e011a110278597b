/// How a property's value stands to another, by name; the raw values are those of a find's conditions.
public enum _ComparatorKind: String, Codable, Hashable, Sendable, CaseIterable {
  case equalTo = "=="
  case notEqualTo = "!="
  case lessThan = "<"
  case greaterThan = ">"
  case lessThanOrEqualTo = "<="
  case greaterThanOrEqualTo = ">="
  case isBetween = "between"
  case contains = "contains"
  case hasPrefix = "hasPrefix"
  case hasSuffix = "hasSuffix"
}

/// A way to compare a property that people may ask for: it makes what the app's own query understands.
///
/// It holds a function and never changes: that makes it safe to share although its subclasses may be
/// anything.
public class EntityQueryComparator<Property: _IntentValue, Value, ComparatorMappingType>:
  @unchecked Sendable
{
  let kind: _ComparatorKind
  /// Maps one value, or two for a range.
  let map: @Sendable ([Property.UnwrappedType]) -> ComparatorMappingType?

  init(
    kind: _ComparatorKind,
    map: @escaping @Sendable ([Property.UnwrappedType]) -> ComparatorMappingType?
  ) {
    self.kind = kind
    self.map = map
  }
}

/// Is a value.
public final class EqualToComparator<Property: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Property, Property.UnwrappedType, ComparatorMappingType>,
  @unchecked Sendable
{
  /// Says what the app's own query is for it.
  public init(
    mappingTransform: @escaping @Sendable (Property.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(kind: .equalTo) { $0.first.map(mappingTransform) }
  }
}

/// Is no such value.
public final class NotEqualToComparator<Property: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Property, Property.UnwrappedType, ComparatorMappingType>,
  @unchecked Sendable
{
  /// Says what the app's own query is for it.
  public init(
    mappingTransform: @escaping @Sendable (Property.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(kind: .notEqualTo) { $0.first.map(mappingTransform) }
  }
}

/// Is less than a value, or earlier.
public final class LessThanComparator<Property: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Property, Property.UnwrappedType, ComparatorMappingType>,
  @unchecked Sendable
{
  /// Says what the app's own query is for it.
  public init(
    mappingTransform: @escaping @Sendable (Property.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(kind: .lessThan) { $0.first.map(mappingTransform) }
  }
}

/// Is more than a value, or later.
public final class GreaterThanComparator<Property: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Property, Property.UnwrappedType, ComparatorMappingType>,
  @unchecked Sendable
{
  /// Says what the app's own query is for it.
  public init(
    mappingTransform: @escaping @Sendable (Property.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(kind: .greaterThan) { $0.first.map(mappingTransform) }
  }
}

/// Is a value or less.
public final class LessThanOrEqualToComparator<Property: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Property, Property.UnwrappedType, ComparatorMappingType>,
  @unchecked Sendable
{
  /// Says what the app's own query is for it.
  public init(
    mappingTransform: @escaping @Sendable (Property.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(kind: .lessThanOrEqualTo) { $0.first.map(mappingTransform) }
  }
}

/// Is a value or more.
public final class GreaterThanOrEqualToComparator<Property: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Property, Property.UnwrappedType, ComparatorMappingType>,
  @unchecked Sendable
{
  /// Says what the app's own query is for it.
  public init(
    mappingTransform: @escaping @Sendable (Property.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(kind: .greaterThanOrEqualTo) { $0.first.map(mappingTransform) }
  }
}

/// Lies between two values, both in it.
public final class IsBetweenComparator<Property: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Property, Property.UnwrappedType, ComparatorMappingType>,
  @unchecked Sendable
{
  /// Says what the app's own query is for it.
  public init(
    mappingTransform:
      @escaping @Sendable (Property.UnwrappedType, Property.UnwrappedType) ->
      ComparatorMappingType
  ) {
    super.init(kind: .isBetween) { $0.count == 2 ? mappingTransform($0[0], $0[1]) : nil }
  }
}

/// Begins with a text.
public final class HasPrefixComparator<Property: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Property, Property.UnwrappedType, ComparatorMappingType>,
  @unchecked Sendable
{
  /// Says what the app's own query is for it.
  public init(
    mappingTransform: @escaping @Sendable (Property.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(kind: .hasPrefix) { $0.first.map(mappingTransform) }
  }
}

/// Ends with a text.
public final class HasSuffixComparator<Property: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Property, Property.UnwrappedType, ComparatorMappingType>,
  @unchecked Sendable
{
  /// Says what the app's own query is for it.
  public init(
    mappingTransform: @escaping @Sendable (Property.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(kind: .hasSuffix) { $0.first.map(mappingTransform) }
  }
}

/// Has a text in it, or holds a value where there are several.
public final class ContainsComparator<Property: _IntentValue, Value, ComparatorMappingType>:
  EntityQueryComparator<Property, Value, ComparatorMappingType>, @unchecked Sendable
{
  /// Says what the app's own query is for a text.
  public init(
    mappingTransform: @escaping @Sendable (Value) -> ComparatorMappingType
  ) where Value == Property.UnwrappedType {
    super.init(kind: .contains) { $0.first.map(mappingTransform) }
  }

  /// Says what the app's own query is for one of several values.
  public init(
    mappingTransform: @escaping @Sendable (Value) -> ComparatorMappingType
  )
  where
    Property.UnwrappedType: Sequence, Property.UnwrappedType.Element == Value,
    Value: _IntentValue
  {
    super.init(kind: .contains) { values in
      for value in values { for element in value { return mappingTransform(element) } }
      return nil
    }
  }
}

/// Collects comparators.
@resultBuilder
public enum EntityQueryComparatorsBuilder<
  Property: _IntentValue, ComparatorMappingType
> {
  /// Takes a comparator.
  public static func buildExpression<Value>(
    _ comparator: EntityQueryComparator<Property, Value, ComparatorMappingType>
  ) -> [_AnyComparator<ComparatorMappingType>] { [_AnyComparator(comparator)] }
  /// Puts comparators together.
  public static func buildBlock(
    _ comparators: [_AnyComparator<ComparatorMappingType>]...
  ) -> [_AnyComparator<ComparatorMappingType>] { comparators.flatMap { $0 } }
}
