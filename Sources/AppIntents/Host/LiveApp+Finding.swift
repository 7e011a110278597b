public import IntentCatalog
import LocalizedTexts

extension LiveApp {
  /// The table in which an app may list what people call its entities and their properties, parted by
  /// semicolons: the keys are `Book` and `Book.datePublished`, for what stands on a shelf
  /// `Book.shelf.read` and, for what does not, `Book.shelf.read.no`, for yes and no `Book.isSigned.yes`
  /// and `Book.isSigned.no`.
  static let findTable = "Find"

  /// The entity types that can be found by their properties; one without entities
  /// has no properties yet, since these tell their names.
  public func findables(in environment: AppEnvironment) async -> [FindableEntity] {
    await inScope(environment) {
      var found: [FindableEntity] = []
      for type in types.entities {
        if let findable = await findable(type) { found.append(findable) }
      }
      return found
    }
  }

  private func findable<E: AppEntity>(_ type: E.Type) async -> FindableEntity? {
    let isFound = catalog.intent(FindableEntity.intent(of: typeName(of: type))) != nil
    guard isFound else { return nil }
    var declared: [FoundProperty] = []
    var failure: String?
    do {
      declared = try await sample(E.defaultQuery).map { Self.declared(E.defaultQuery, $0) } ?? []
    } catch {
      failure = Self.sentence(for: error) ?? ""
    }
    let name = typeName(of: type)
    let display = E.typeDisplayRepresentation
    return FindableEntity(
      entity: name,
      names: words([display.name.text()] + display.synonyms.map { $0.text() }, key: name),
      properties: declared.map { property(of: name, $0) }, failure: failure)
  }

  private func property(of entity: String, _ found: FoundProperty) -> FindableProperty {
    let title = found.title.text()
    var values: [OptionDescriptor] = []
    let key = "\(entity).\(found.name)"
    if case .appEnum(let type) = found.kind { values = options(of: type, key: key) }
    if found.kind.valueType == .bool { values = flags(key) }
    return FindableProperty(
      name: found.name,
      words: words(
        [title.isEmpty ? ParameterDeclaration.title(of: found.name) : title],
        key: key),
      type: found.kind.valueType, comparators: found.comparators.map(\.rawValue),
      isSortable: found.isSortable, values: values)
  }

  private func options<E: AppEnum>(of type: E.Type, key: String) -> [OptionDescriptor] {
    E.allCases.map { OptionDescriptor($0) }.flatMap { option in
      var option = option
      option.synonyms += words([], key: "\(key).\(option.id)")
      return [option] + contrary(of: option.id, key: "\(key).\(option.id).no")
    }
  }

  /// What a property with yes or no is called besides, as it is and as it is not.
  private func flags(_ key: String) -> [OptionDescriptor] {
    let names = words([], key: "\(key).yes")
    let yes = names.first.map { [OptionDescriptor(id: "true", title: $0, synonyms: names)] } ?? []
    return yes + contrary(of: "true", key: "\(key).no")
  }

  private func contrary(of id: String, key: String) -> [OptionDescriptor] {
    let names = words([], key: key)
    return names.first.map {
      [OptionDescriptor(id: FindableProperty.contrary + id, title: $0, synonyms: names)]
    } ?? []
  }

  /// Names, and what the table of the app has besides.
  private func words(_ names: [String], key: String) -> [String] {
    let language = TextLocalization.current.language
    let listed = strings.tables.text(key, table: Self.findTable, language: language) ?? ""
    let others = listed.split(separator: ";").map { String($0).trimmingBlanks() }
    return (names + others).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func declared<Q: EntityQuery>(
    _ query: Q, _ sample: any AppEntity
  ) -> [FoundProperty] {
    if let query = query as? any EntityPropertyQuery { return declared(query, sample) }
    if let query = query as? any EnumerableEntityQuery { return listed(query, sample) }
    return []
  }

  private static func declared<Q: EntityPropertyQuery>(
    _ query: Q, _ sample: any AppEntity
  ) -> [FoundProperty] {
    (sample as? Q.Entity).map { PropertyFinder<Q>(sample: $0).findable } ?? []
  }

  private static func listed<Q: EnumerableEntityQuery>(
    _ query: Q, _ sample: any AppEntity
  ) -> [FoundProperty] {
    (sample as? Q.Entity).map { EnumerableFinder<Q>.findable($0) } ?? []
  }

  // MARK: - One entity, which tells the properties' names

  private func sample<Q: EntityQuery>(_ query: Q) async throws -> Q.Entity? {
    if let query = query as? any EntityPropertyQuery {
      return try await first(query) as? Q.Entity
    }
    if let query = query as? any EnumerableEntityQuery {
      return try await firstListed(query) as? Q.Entity
    }
    return nil
  }

  private func first<Q: EntityPropertyQuery>(_ query: Q) async throws -> (any AppEntity)? {
    try await DependencyCheck.prepare(query)
    let found = try await query.entities(matching: [], mode: .and, sortedBy: [], limit: 1)
    return found._items.first?.value as? Q.Entity
  }

  private func firstListed<Q: EnumerableEntityQuery>(_ query: Q) async throws -> (any AppEntity)? {
    try await DependencyCheck.prepare(query)
    return try await query.allEntities()._items.first?.value as? Q.Entity
  }

  // MARK: - Performing a find

  /// The entity type that an intent finds, nil where it is none of those.
  func foundType(_ intent: String) -> (any AppEntity.Type)? {
    types.entities.first { FindableEntity.intent(of: typeName(of: $0)) == intent }
  }

  /// Runs a find: its value is the found entities, its snippet the titles of the first of them.
  func find<E: AppEntity>(_ type: E.Type, _ call: IntentCall) async -> PerformOutcome {
    do {
      let found = try await entities(E.defaultQuery, try FindRequest(call))
      let counts = call.parameters[FindParameter.counts] == .bool(true)
      let titles = found.prefix(counts ? 0 : FindParameter.shownLimit).map { entity in
        let display = entity._display
        return display.title.text() + (display.subtitle.map { " – \($0.text())" } ?? "")
      }
      var result = PerformResult(value: found._plain, snippet: titles)
      if !counts { result.listed = listed(found) }
      return .finished(result)
    } catch is ValueMismatch {
      return .failed(nil)
    } catch {
      return Self.outcome(of: error)
    }
  }

  /// The first of some entities, at which a person may point; nil where there are none.
  func listed(_ found: [some AppEntity]) -> ListedEntities? {
    guard let first = found.first else { return nil }
    let shown = found.prefix(FindParameter.pointedLimit)
    return ListedEntities(
      type: typeName(of: type(of: first)),
      options: shown.map { entity in
        let display = entity._display
        return OptionDescriptor(
          id: entity._plain.identifierText, title: display.title.text(),
          subtitle: display.subtitle?.text())
      })
  }

  private func entities<Q: EntityQuery>(
    _ query: Q, _ request: FindRequest
  ) async throws -> [Q.Entity] {
    guard let sample = try await sample(query) else { return [] }
    if let query = query as? any EntityPropertyQuery {
      return try await found(query, request, sample) as? [Q.Entity] ?? []
    }
    if let query = query as? any EnumerableEntityQuery {
      return try await listed(query, request) as? [Q.Entity] ?? []
    }
    return []
  }

  /// - Returns: The entities in one value, so that they are not wrapped one by one.
  private func found<Q: EntityPropertyQuery>(
    _ query: Q, _ request: FindRequest, _ sample: any AppEntity
  ) async throws -> any Sendable {
    guard let sample = sample as? Q.Entity else { return [Q.Entity]() }
    return try await PropertyFinder<Q>(sample: sample).find(request, with: query)
  }

  /// - Returns: The entities in one value, so that they are not wrapped one by one.
  private func listed<Q: EnumerableEntityQuery>(
    _ query: Q, _ request: FindRequest
  ) async throws -> any Sendable {
    try await EnumerableFinder<Q>.find(request, with: query)
  }
}

extension String {
  /// Without spaces at its ends.
  func trimmingBlanks() -> String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
