import Foundation
import IntentCatalog

/// Finding among all entities of a query that can list them: the runtime compares and sorts.
struct EnumerableFinder<Query: EnumerableEntityQuery> {
  typealias Entity = Query.Entity

  /// The properties of an entity, with the comparators that their types have.
  static func findable(_ sample: Entity) -> [FoundProperty] {
    properties(of: sample).filter { !$0.property.isDeferred }.map { name, property in
      FoundProperty(
        name: name, title: property.title, kind: property.propertyKind,
        comparators: comparators(of: property), isSortable: !property.isSeveral)
    }
  }

  private static func comparators(of property: any ReflectedProperty) -> [_ComparatorKind] {
    if property.isSeveral { return [.contains] }
    switch property.propertyKind {
    case .open(.string), .open(.url):
      return [.equalTo, .notEqualTo, .contains, .hasPrefix, .hasSuffix]
    case .open(.int), .open(.double), .open(.date):
      return [
        .equalTo, .notEqualTo, .lessThan, .greaterThan, .lessThanOrEqualTo, .greaterThanOrEqualTo,
        .isBetween,
      ]
    default: return [.equalTo, .notEqualTo]
    }
  }

  static func find(_ request: FindRequest, with query: Query) async throws -> [Entity] {
    try await DependencyCheck.prepare(query)
    let all = try await query.allEntities().values(Entity.self)
    var found: [(entity: Entity, values: [String: ParameterValue])] = []
    for entity in all {
      let values = properties(of: entity).reduce(into: [String: ParameterValue]()) {
        $0[$1.name] = $1.property.plainValue
      }
      let holds = request.conditions.map { condition in
        condition.contains { $0.isContrary != Self.holds($0.positive, values[$0.property]) }
      }
      if holds.isEmpty || (request.isAny ? holds.contains(true) : !holds.contains(false)) {
        found.append((entity, values))
      }
    }
    for sort in request.sorts.reversed() {
      let ordered = found.enumerated().sorted { left, right in
        let order = PlainOrder.compare(
          left.element.values[sort.property], right.element.values[sort.property])
        guard order != 0 else { return left.offset < right.offset }
        return (order < 0) == sort.isAscending
      }
      found = ordered.map(\.element)
    }
    let entities = found.map(\.entity)
    return request.limit.map { Array(entities.prefix($0)) } ?? entities
  }

  private static func holds(_ condition: FindCondition, _ value: ParameterValue?) -> Bool {
    guard let kind = _ComparatorKind(rawValue: condition.comparator),
      let first = condition.values.first
    else { return false }
    guard let value, value != .null else { return kind == .notEqualTo }
    let order = PlainOrder.compare(value, first)
    switch kind {
    case .equalTo: return order == 0
    case .notEqualTo: return order != 0
    case .lessThan: return order < 0
    case .greaterThan: return order > 0
    case .lessThanOrEqualTo: return order <= 0
    case .greaterThanOrEqualTo: return order >= 0
    case .isBetween:
      guard let last = condition.values.last else { return false }
      return order >= 0 && PlainOrder.compare(value, last) <= 0
    case .contains:
      if case .array(let values) = value {
        return values.contains { PlainOrder.compare($0, first) == 0 }
      }
      return PlainOrder.folded(value).contains(PlainOrder.folded(first))
    case .hasPrefix: return PlainOrder.folded(value).hasPrefix(PlainOrder.folded(first))
    case .hasSuffix: return PlainOrder.folded(value).hasSuffix(PlainOrder.folded(first))
    }
  }
}

/// The order of plain values: numbers and moments by size, all others by their texts, case aside.
enum PlainOrder {
  /// Below, equal or above zero, as the left one is before, at or after the right one; nothing is
  /// before everything.
  static func compare(_ left: ParameterValue?, _ right: ParameterValue?) -> Int {
    switch (left ?? .null, right ?? .null) {
    case (.null, .null): return 0
    case (.null, _): return -1
    case (_, .null): return 1
    case (let left, let right):
      if let left = number(left), let right = number(right) { return sign(left, right) }
      return sign(folded(left), folded(right))
    }
  }

  static func folded(_ value: ParameterValue) -> String { value.identifierText.lowercased() }

  private static func number(_ value: ParameterValue) -> Double? {
    switch value {
    case .int(let number): Double(number)
    case .double(let number): number
    case .date(let text): (try? Date.ISO8601FormatStyle().parse(text))?.timeIntervalSince1970
    case .string(let text):
      Double(text) ?? (try? Date.ISO8601FormatStyle().parse(text))?.timeIntervalSince1970
    default: nil
    }
  }

  private static func sign<T: Comparable>(_ left: T, _ right: T) -> Int {
    left < right ? -1 : left > right ? 1 : 0
  }
}
