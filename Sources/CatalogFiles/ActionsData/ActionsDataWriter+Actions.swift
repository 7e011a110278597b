import IntentCatalog

extension ActionsDataWriter {
  func action(_ intent: IntentDescriptor) -> MetadataNode {
    let protocols = MetadataNames.systemProtocols(intent.conformances)
    let metadata = protocols.flatMap { [.string($0), ["empty": [:]]] as [MetadataNode] }
    var members = common(
      intent.identifier, intent.target, kind: "V", intent.availability, schema: intent.schema,
      isDiscoverable: intent.isDiscoverable)
    members["mangledTypeNameV2"] = members["mangledTypeName"]
    members["mangledTypeNameByBundleIdentifierV2"] = [:]
    members["identifier"] = .string(Self.identifier(intent))
    members["title"] = text(intent.title)
    members["parameters"] = .array(intent.parameters.map { parameter($0) })
    members["openAppWhenRun"] = .bool(intent.openAppWhenRun)
    members["supportedModes"] = .int(modes(intent))
    members["presentationStyle"] = 0
    members["authenticationPolicy"] = .int(
      MetadataNames.policies.firstIndex(of: intent.authenticationPolicy) ?? 0)
    members["isAuthPolExplicit"] = .bool(
      intent.hasOwnAuthenticationPolicy ?? (intent.authenticationPolicy != "alwaysAllowed"))
    members["isDiscoverable"] = .bool(intent.isDiscoverable)
    members["requiredCapabilities"] = []
    members["systemProtocols"] = .array(protocols.map { .string($0) })
    members["systemProtocolMetadata"] = .array(metadata)
    members["systemProtocolMetadataV2"] = .array(metadata)
    members["typeSpecificMetadata"] = []
    members["assistantDefinedSchemaTraits"] = []
    members["outputFlags"] = .int(outputFlags(intent))
    members["outputType"] = intent.returnedValue.map { type($0.type, isArray: $0.isArray) }
    members["descriptionMetadata"] = description(intent)
    members["actionConfiguration"] = configuration(intent)
    return .object(members)
  }

  private func modes(_ intent: IntentDescriptor) -> Int {
    guard let modes = intent.supportedModes, !modes.isEmpty else {
      return intent.openAppWhenRun ? 2 : 1
    }
    return (modes.contains("background") ? 1 : 0)
      + (modes.contains { $0.hasPrefix("foreground") } ? 2 : 0)
  }

  private func outputFlags(_ intent: IntentDescriptor) -> Int {
    let configurations = ["WidgetConfigurationIntent", "ControlConfigurationIntent"]
    guard !intent.conformances.contains(where: configurations.contains) else { return 8 }
    let traits = [("opensIntent", 1), ("snippet", 2), ("dialog", 4)]
    let flags = traits.filter { intent.resultTraits.contains($0.0) }.map(\.1).reduce(0, +)
    return flags + (intent.conformances.contains("SnippetIntent") ? 32 : 0)
  }

  private func description(_ intent: IntentDescriptor) -> MetadataNode? {
    guard let description = intent.description else { return nil }
    var members: [String: MetadataNode] = [
      "descriptionText": text(description),
      "searchKeywords": .array(intent.searchKeywords.map { text($0) }),
    ]
    if let category = intent.category { members["categoryName"] = ["title": text(category)] }
    return .object(members)
  }

  // MARK: - Parameters

  private func parameter(_ parameter: ParameterDescriptor) -> MetadataNode {
    let isConnected = parameter.inputConnectionBehavior == "connectToPreviousIntentResult"
    let isEntity = if case .entity = parameter.type { true } else { false }
    let hasProvider = parameter.optionsProvider != nil || parameter.hasOptions && !isEntity
    var members: [String: MetadataNode] = [
      "name": .string(parameter.name), "title": text(parameter.title),
      "valueType": type(parameter.type, isArray: parameter.isArray),
      "isOptional": .bool(parameter.isOptional), "isInput": .bool(isConnected),
      "inputConnectionBehavior": .int(isConnected ? 2 : 0),
      "capabilities": .int(
        (parameter.defaultValue == nil ? 0 : 1) + (hasProvider ? 8 : 0)),
      "dynamicOptionsSupport": .int(options(parameter, hasProvider)),
      "resolvableInputTypes": .array(
        parameter.isArray ? [] : inputs(parameter.type).map { ["kindValue": 0, "valueType": $0] }),
      "typeSpecificMetadata": .array(specifics(parameter)),
    ]
    members["parameterDescription"] = parameter.description.map { text($0) }
    return .object(members)
  }

  private func options(_ parameter: ParameterDescriptor, _ hasProvider: Bool) -> Int {
    guard !hasProvider, case .entity(let name) = parameter.type else { return hasProvider ? 1 : 0 }
    let query = catalog.entities.first { $0.identifier == name }?.query
    let found = catalog.queries.first { $0.identifier == query }
    return found?.capabilities.contains("string") == true ? 2 : 1
  }

  private func specifics(_ parameter: ParameterDescriptor) -> [MetadataNode] {
    var pairs: [MetadataNode] = []
    if let value = parameter.defaultValue.flatMap({ self.value($0) }) {
      pairs += ["LNValueTypeSpecificMetadataKeyDefaultValue", value]
    }
    if parameter.minimum != nil || parameter.maximum != nil {
      if let maximum = parameter.maximum {
        pairs += [
          "LNValueTypeMetadataKeyNumberUpperBound",
          ["double": MetadataNode.double(maximum).wrapped],
        ]
      }
      if let minimum = parameter.minimum {
        pairs += [
          "LNValueTypeMetadataKeyNumberLowerBound",
          ["double": MetadataNode.double(minimum).wrapped],
        ]
      }
      pairs += ["LNValueTypeMetadataKeyNumberRangeType", ["int": MetadataNode.int(0).wrapped]]
    }
    return pairs
  }

  private func value(_ value: ParameterValue) -> MetadataNode? {
    switch value {
    case .null, .cleared: nil
    case .bool(let value): ["int": MetadataNode.int(value ? 1 : 0).wrapped]
    case .int(let value): ["int": MetadataNode.int(value).wrapped]
    case .double(let value): ["double": MetadataNode.double(value).wrapped]
    case .string(let text), .identifier(let text), .date(let text), .url(let text):
      ["string": MetadataNode.string(text).wrapped]
    case .array(let values): ["array": ["elements": .array(values.compactMap { self.value($0) })]]
    }
  }

  // MARK: - Summaries

  private func configuration(_ intent: IntentDescriptor) -> MetadataNode? {
    if let summary = intent.summary { return node(summary) }
    return intent.parameterSummary.map { node(.sentence($0, others: [])) }
  }

  private func node(_ summary: ParameterSummary) -> MetadataNode {
    switch summary {
    case .sentence(let sentence, let others):
      var members: [String: MetadataNode] = [
        "otherParameterIdentifiers": .array(others.map { .string($0) })
      ]
      if let sentence {
        members["summaryString"] = [
          "formatString": .string(sentence.key ?? sentence.text),
          "parameterIdentifiers": .array(Self.parameters(of: sentence.text).map { .string($0) }),
        ]
      }
      return ["actionSummary": MetadataNode.object(members).wrapped]
    case .when(let parameter, let comparison, let value, let then, let otherwise):
      var condition: [String: MetadataNode] = [
        "parameterIdentifier": .string(parameter),
        "comparisonOperator": Self.comparison(comparison),
      ]
      if let value { condition["value"] = ["string": ["value": .string(value)]] }
      var members: [String: MetadataNode] = ["condition": .object(condition)]
      members["when"] = then.map { node($0) }
      members["otherwise"] = otherwise.map { node($0) }
      return ["whenClause": MetadataNode.object(members).wrapped]
    case .cases(let parameter, let cases, let fallback):
      var members: [String: MetadataNode] = [
        "parameterIdentifier": .string(parameter),
        "cases": .array(
          cases.map { branch in
            var members: [String: MetadataNode] = [
              "values": .array(branch.values.map { .string($0) })
            ]
            members["summary"] = branch.summary.map { node($0) }
            return .object(members)
          }),
      ]
      members["defaultCase"] = fallback.map { node($0) }
      return ["switchClause": MetadataNode.object(members).wrapped]
    }
  }

  /// The numbers of comparisons that are known; others keep their names.
  static let comparisons: [(name: String, number: Int)] = [("equalTo", 2)]

  private static func comparison(_ name: String) -> MetadataNode {
    comparisons.first { $0.name == name }.map { .int($0.number) } ?? .string(name)
  }

  /// The parameters in a sentence in `${…}` form, in their order.
  private static func parameters(of sentence: String) -> [String] {
    sentence.split(separator: "${", omittingEmptySubsequences: false).dropFirst().compactMap {
      part in
      part.firstIndex(of: "}").map { String(part[..<$0]) }
    }
  }
}
