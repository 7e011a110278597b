import CoreSpotlight
import IntentCatalog
import LocalizedTexts

/// What a find asks for, as plain data.
struct FindRequest: Hashable, Sendable {
  /// An order of what is found.
  struct Sort: Hashable, Sendable {
    var property: String
    var isAscending = true
  }

  /// The conditions; each is of one or more comparisons of which one is enough.
  var conditions: [[FindCondition]] = []
  var isAny = false
  var sorts: [Sort] = []
  var limit: Int?

  init() {}

  /// Reads the parameters of a call of an intent that finds.
  /// - Throws: `ValueMismatch` for a condition that is not well formed.
  init(_ call: IntentCall) throws {
    if case .array(let texts) = call.parameters[FindParameter.conditions] {
      conditions = try texts.map { text in
        guard let alternatives = FindCondition.alternatives(text.identifierText) else {
          throw ValueMismatch(value: text)
        }
        return alternatives
      }
    }
    isAny = call.parameters[FindParameter.any] == .bool(true)
    if case .string(let names) = call.parameters[FindParameter.sortedBy] {
      sorts = names.split(separator: ",").map { name in
        let isDescending = name.hasPrefix("-")
        return Sort(
          property: String(isDescending ? name.dropFirst() : name), isAscending: !isDescending)
      }
    }
    if case .int(let number) = call.parameters[FindParameter.limit] { limit = max(0, number) }
  }
}

/// A property of an entity's, as reflection finds it in one of the entities.
protocol ReflectedProperty: AnyObject, Sendable {
  var title: LocalizedStringResource { get }
  var propertyKind: _IntentValueKind { get }
  var isSeveral: Bool { get }
  var plainValue: ParameterValue? { get }
  /// The name in code, where a macro told it.
  var identifier: String? { get }
  /// Whether it is worked out only when it is asked for.
  var isDeferred: Bool { get }
  /// The value, asked for where it is deferred.
  func askedPlainValue() async throws -> ParameterValue?
  /// The property of one entity, where it has to be read from the entity's code.
  func reading(_ entity: any AppEntity) -> any ReflectedProperty
  /// Adds the value to what searches know about the entity.
  func index(in set: CSSearchableItemAttributeSet)
  /// Sets the value.
  /// - Throws: `ValueMismatch` for one of another type.
  func fill(_ value: ParameterValue) async throws
  /// The value as it is shown, in the language of the task.
  var shownText: String { get }
  /// The values of types that other apps know for which it stands, by the type's name.
  func representations() async -> [String: [ParameterValue]]
}

extension EntityProperty: ReflectedProperty {
  var propertyKind: _IntentValueKind { Value._kind }
  var isSeveral: Bool { Value._isCollection }
  var plainValue: ParameterValue? { currentValue?._plain }
  func askedPlainValue() async throws -> ParameterValue? { try await askedValue()?._plain }
  func reading(_ entity: any AppEntity) -> any ReflectedProperty {
    isUnbound ? bound(to: entity) : self
  }

  func index(in set: CSSearchableItemAttributeSet) {
    guard let value = currentValue else { return }
    if let key = indexing.custom { set.setValue(value, forCustomKey: key) }
    if let key = indexing.key as? ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Value?> {
      set[keyPath: key] = value
    } else if let key = indexing.key
      as? ReferenceWritableKeyPath<
        CSSearchableItemAttributeSet, Value
      >
    {
      set[keyPath: key] = value
    }
  }
  func fill(_ value: ParameterValue) async throws {
    wrappedValue = try await Value._make(from: value, query: nil)
  }
  var shownText: String { currentValue?._display.title.text() ?? "" }
  func representations() async -> [String: [ParameterValue]] {
    guard let currentValue else { return [:] }
    return await AppIntents.representations(of: currentValue)
  }
}

/// The properties of an entity in source order, with their names in code.
/// - Complexity: O(n) in the number of the entity's stored properties; what costs is to look at the value
///   of one, which is done only for those of `wanted` names.
func properties(
  of entity: any AppEntity, named wanted: Set<String>? = nil
) -> [(name: String, property: any ReflectedProperty)] {
  Mirror(reflecting: entity).children.compactMap { child in
    guard let label = child.label else { return nil }
    let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
    guard wanted?.contains(name) ?? true, let property = child.value as? any ReflectedProperty
    else { return nil }
    return (name, property.reading(entity))
  }
}

/// A property that may be asked about.
struct FoundProperty {
  var name: String
  var title: LocalizedStringResource
  var kind: _IntentValueKind
  var comparators: [_ComparatorKind]
  var isSortable: Bool
}

/// Finding entities by a property query.
struct PropertyFinder<Query: EntityPropertyQuery> {
  typealias Entity = Query.Entity

  let sample: Entity
  private let names: [(name: String, property: any ReflectedProperty)]

  init(sample: Entity) {
    self.sample = sample
    names = properties(of: sample)
  }

  /// The name of the property that a key path leads to.
  func name(_ keyPath: PartialKeyPath<Entity>) -> (String, any ReflectedProperty)? {
    guard let wanted = sample[keyPath: keyPath] as? any ReflectedProperty else { return nil }
    if let name = wanted.identifier { return (name, wanted) }
    return names.first { $0.property === wanted }.map { ($0.name, $0.property) }
  }

  var findable: [FoundProperty] {
    let sortable = Query.sortingOptions.keyPaths.compactMap { name($0)?.0 }
    var found = Query.properties.properties.compactMap { declared -> FoundProperty? in
      guard let (name, property) = name(declared.keyPath) else { return nil }
      return FoundProperty(
        name: name, title: property.title, kind: declared.kind,
        comparators: declared.comparators.map(\.kind), isSortable: sortable.contains(name))
    }
    for name in sortable where !found.contains(where: { $0.name == name }) {
      guard let property = names.first(where: { $0.name == name })?.property else { continue }
      found.append(
        FoundProperty(
          name: name, title: property.title, kind: property.propertyKind, comparators: [],
          isSortable: true))
    }
    return found
  }
}
