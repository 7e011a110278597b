import IntentCatalog

/// Asking a property query for what a find wants.
extension PropertyFinder {
  /// The entities for which the conditions hold, in order.
  ///
  /// A query joins all its comparators by "and" or by "or", and has no contraries of them. What needs
  /// more is asked one comparison at a time, and the answers are put together here.
  func find(_ request: FindRequest, with query: Query) async throws -> [Entity] {
    try await DependencyCheck.prepare(query)
    let plain = request.conditions.filter { $0.count == 1 && !$0[0].isContrary }
    if plain.count == request.conditions.count {
      return try await entities(
        plain.map { $0[0] }, isAny: request.isAny, request, limit: request.limit, query)
    }
    let asked = request.isAny ? [] : plain.map { $0[0] }
    let all = try await entities(asked, isAny: false, request, limit: nil, query)
    var members: [[Set<Entity.ID>]] = []
    let others =
      request.isAny ? request.conditions : request.conditions.filter { !plain.contains($0) }
    for condition in others {
      var sets: [Set<Entity.ID>] = []
      for comparison in condition {
        let found = try await entities(
          [comparison.positive], isAny: false, FindRequest(), limit: nil, query)
        sets.append(Set(found.map(\.id)))
      }
      members.append(sets)
    }
    let fitting = all.filter { entity in
      let holds = zip(others, members).map { condition, sets in
        zip(condition, sets).contains { $0.isContrary != $1.contains(entity.id) }
      }
      return request.isAny ? holds.contains(true) : !holds.contains(false)
    }
    return request.limit.map { Array(fitting.prefix($0)) } ?? fitting
  }

  private func entities(
    _ conditions: [FindCondition], isAny: Bool, _ request: FindRequest, limit: Int?, _ query: Query
  ) async throws -> [Entity] {
    var mapped: [Query.ComparatorMappingType] = []
    for condition in conditions {
      let declared = Query.properties.properties.first {
        name($0.keyPath)?.0 == condition.property
      }
      let comparator = declared?.comparators.first { $0.kind.rawValue == condition.comparator }
      guard let value = try await comparator?.map(condition.values) else {
        throw ValueMismatch(value: .string(condition.text))
      }
      mapped.append(value)
    }
    let sorts = request.sorts.compactMap { sort -> EntityQuerySort<Entity>? in
      let keyPath = Query.sortingOptions.keyPaths.first { name($0)?.0 == sort.property }
      return keyPath.map {
        EntityQuerySort(by: $0, order: sort.isAscending ? .ascending : .descending)
      }
    }
    let found = try await query.entities(
      matching: mapped, mode: isAny ? .or : .and, sortedBy: sorts, limit: limit)
    let entities = found.values(Entity.self)
    return limit.map { Array(entities.prefix($0)) } ?? entities
  }
}

extension FindCondition {
  /// Whether it holds where its comparator does not.
  var isContrary: Bool {
    comparator.hasPrefix("!") && comparator != _ComparatorKind.notEqualTo.rawValue
  }

  /// The same with the comparator itself.
  var positive: FindCondition {
    guard isContrary else { return self }
    return FindCondition(
      property: property, comparator: String(comparator.dropFirst()), values: values)
  }
}
