import IntentCatalog
import LocalizedTexts

/// Describes an app's types as a catalog.
struct CatalogReflection {
  let host: AppHost
  let strings: AppStrings
  let shortcuts: [AppShortcut]
  let types: AppTypes

  /// The app's catalog.
  /// - Complexity: O(n·m) in the number of texts and of languages.
  func catalog() -> AppCatalog {
    let negative = host.provider.negativePhrases.phrases.map { PlacedText($0.template) }
    let provider = ProviderDescriptor(
      type: typeName(of: host.provider), shortcuts: shortcuts.map(descriptor),
      negativePhrases: negative)
    return AppCatalog(
      id: host.id, app: identity, sourceLanguage: host.sourceLanguage, providers: [provider],
      intents: types.intents.map { descriptor($0) } + types.entities.compactMap { finder($0) },
      entities: types.entities.map { entityDescriptor($0) }
        + types.unions.map { unionDescriptor($0) },
      enums: types.enums.map { enumDescriptor($0) },
      queries: types.entities.map { queryDescriptor($0) }
        + types.unions.map { unionQueryDescriptor($0) },
      localizations: localizations(
        shortcuts.flatMap(\.phrases) + negative.map(\.text)))
  }

  private var identity: AppIdentity {
    var names: [String: AppIdentity.LocalizedNames] = [:]
    for language in strings.languages {
      let own = strings.tables.appNames(language: language)
      guard own.name != nil || !own.alternativeNames.isEmpty else { continue }
      names[language] = AppIdentity.LocalizedNames(
        name: own.name?.text, alternativeNames: own.alternativeNames.map(\.text))
    }
    return AppIdentity(
      name: host.name, alternativeNames: host.alternativeNames,
      bundleIdentifier: host.bundleIdentifier, localizedNames: names)
  }

  private func localizations(_ phrases: [String]) -> [String: [String: [PlacedText]]] {
    var result: [String: [String: [PlacedText]]] = [:]
    for language in strings.languages {
      for phrase in phrases {
        let entry = strings.tables.entry(
          phrase, table: StringTables.phraseTable, language: language)
        guard let entry else { continue }
        result[language, default: [:]][phrase] = entry.values.map {
          PlacedText($0.text, place: $0.place)
        }
      }
    }
    return result
  }

  private func descriptor(_ shortcut: AppShortcut) -> ShortcutDescriptor {
    var arguments: [String: ParameterValue] = [:]
    for parameter in parameters(of: shortcut.intent) {
      if let value = parameter.givenValue, value != .null { arguments[parameter.name] = value }
    }
    return ShortcutDescriptor(
      intent: typeName(of: type(of: shortcut.intent)), arguments: arguments,
      phrases: shortcut.phrases.map { PlacedText($0, place: shortcut.place) },
      shortTitle: strings.catalogText { shortcut.shortTitle },
      systemImageName: shortcut.systemImageName)
  }

  private func descriptor<I: AppIntent>(_ intent: I.Type) -> IntentDescriptor {
    let modes = I.supportedModes
    var descriptor = IntentDescriptor(
      identifier: typeName(of: intent), title: strings.catalogText { I.title } ?? "",
      description: strings.catalogText {
        deprecation(of: intent) ?? I.description._description?.descriptionText
      },
      parameters: parameters(of: I()).map(descriptor),
      openAppWhenRun: I.openAppWhenRun || modes.contains(.foreground),
      authenticationPolicy: I.authenticationPolicy.rawValue, isDiscoverable: I.isDiscoverable,
      parameterSummary: strings.catalogText { I.parameterSummary._text },
      resultTraits: traits(of: I.PerformResult.self))
    let summary = I.parameterSummary._described { text in strings.catalogText { text } }
    if let summary, summary.sentences.count > 1 { descriptor.summary = summary }
    descriptor.conformances = SystemProtocols.names(of: intent)
    descriptor.schema = (intent as? any AssistantSchemaIntent.Type)?.__appSchemaIntent
    return descriptor
  }

  /// What is said about an intent of which another took the place, nil for none.
  private func deprecation(of intent: any AppIntent.Type) -> LocalizedStringResource? {
    guard let intent = intent as? any DeprecatedAppIntent.Type else { return nil }
    func message<D: DeprecatedAppIntent>(_ type: D.Type) -> LocalizedStringResource {
      D.deprecation.message
    }
    let said = message(intent)
    return said.key.isEmpty ? nil : said
  }

  private func traits<R: IntentResult>(of result: R.Type) -> [String] {
    var traits: [String] = []
    if R.Value.self != Never.self { traits.append("value") }
    if R.Dialog.self == IntentDialog.self { traits.append("dialog") }
    if R.Snippet.self != Never.self { traits.append("snippet") }
    if R.OpensAppIntent.self != Never.self { traits.append("opensIntent") }
    return traits
  }

  private func descriptor(_ parameter: any ReflectedParameter) -> ParameterDescriptor {
    let declaration = parameter.declaration
    return ParameterDescriptor(
      name: parameter.name, title: strings.catalogText { parameter.title } ?? "",
      description: strings.catalogText { declaration.description },
      type: parameter.kind.valueType, isOptional: parameter.isOptional,
      isArray: parameter.isCollection, defaultValue: parameter.plainDefault,
      minimum: declaration.minimum, maximum: declaration.maximum,
      requestValueDialog: strings.catalogText { declaration.requestValueDialog?.full },
      requestDisambiguationDialog: strings.catalogText {
        declaration.requestDisambiguationDialog?.full
      },
      hasOptions: parameter.kind.valueType.listName != nil || declaration.optionsProvider != nil,
      supportedValues: declaration.supportedValues, dateKind: declaration.dateKind,
      trueName: strings.catalogText { declaration.displayName?.true },
      falseName: strings.catalogText { declaration.displayName?.false }, place: declaration.place)
  }

  private func enumDescriptor<E: AppEnum>(_ type: E.Type) -> EnumDescriptor {
    var descriptor = EnumDescriptor(
      identifier: typeName(of: type),
      title: strings.catalogText { E.typeDisplayRepresentation.name } ?? "",
      cases: E.allCases.map { strings.descriptor(of: IntentItem($0)) })
    descriptor.schema = (type as? any AssistantSchemaEnum.Type)?.__appSchemaEnum
    return descriptor
  }

  private func entityDescriptor<E: AppEntity>(_ type: E.Type) -> EntityDescriptor {
    var descriptor = EntityDescriptor(
      identifier: typeName(of: type),
      title: strings.catalogText { E.typeDisplayRepresentation.name } ?? "",
      query: typeName(of: E.DefaultQuery.self))
    descriptor.schema = (type as? any AssistantSchemaEntity.Type)?.__appSchemaEntity
    return descriptor
  }

  private func unionDescriptor(_ type: any _IntentValueRepresentable.Type) -> EntityDescriptor {
    let shown = (type as? any TypeDisplayRepresentable.Type)?.typeDisplayRepresentation.name
    return EntityDescriptor(
      identifier: typeName(of: type),
      title: strings.catalogText { shown } ?? CatalogText(typeName(of: type)),
      query: typeName(of: type))
  }

  private func unionQueryDescriptor(
    _ type: any _IntentValueRepresentable.Type
  ) -> QueryDescriptor {
    QueryDescriptor(
      identifier: typeName(of: type), entity: typeName(of: type),
      capabilities: ["suggested", "string"])
  }

  /// The intent that finds an entity type's values, for a query that can.
  private func finder<E: AppEntity>(_ type: E.Type) -> IntentDescriptor? {
    let described: IntentDescription?
    if let query = E.DefaultQuery.self as? any EntityPropertyQuery.Type {
      described = query.findIntentDescription
    } else if let query = E.DefaultQuery.self as? any EnumerableEntityQuery.Type {
      guard query.findIntentDescription != nil else { return nil }
      described = query.findIntentDescription
    } else {
      return nil
    }
    func parameter(_ name: String, _ type: ValueType, isArray: Bool = false) -> ParameterDescriptor
    {
      ParameterDescriptor(
        name: name, title: CatalogText(name), type: type, isOptional: true, isArray: isArray)
    }
    return IntentDescriptor(
      identifier: FindableEntity.intent(of: typeName(of: type)),
      title: strings.catalogText { E.typeDisplayRepresentation.name } ?? "",
      description: strings.catalogText { described?.descriptionText },
      parameters: [
        parameter(FindParameter.conditions, .string, isArray: true),
        parameter(FindParameter.any, .bool), parameter(FindParameter.sortedBy, .string),
        parameter(FindParameter.limit, .int), parameter(FindParameter.counts, .bool),
      ],
      resultTraits: ["value", "snippet"])
  }

  private func queryDescriptor<E: AppEntity>(_ type: E.Type) -> QueryDescriptor {
    var capabilities = ["suggested"]
    if E.DefaultQuery.self is any EntityStringQuery.Type || type is any IndexedEntity.Type {
      capabilities.append("string")
    }
    if E.DefaultQuery.self is any EnumerableEntityQuery.Type { capabilities.append("enumerable") }
    if E.DefaultQuery.self is any EntityPropertyQuery.Type { capabilities.append("property") }
    return QueryDescriptor(
      identifier: typeName(of: E.DefaultQuery.self), entity: typeName(of: type),
      capabilities: capabilities)
  }
}
