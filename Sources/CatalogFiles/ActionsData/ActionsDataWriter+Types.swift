import IntentCatalog

extension ActionsDataWriter {
  // MARK: - Value types

  func type(_ type: ValueType, isArray: Bool) -> MetadataNode {
    let element: MetadataNode =
      switch type {
      case .entity(let name): ["entity": ["wrapper": ["typeName": .string(name)]]]
      case .appEnum(let name): ["linkEnumeration": ["wrapper": ["identifier": .string(name)]]]
      case .other(let name): other(name)
      default: other(type.description)
      }
    guard isArray else { return element }
    return ["array": ["wrapper": ["memberValueType": element, "capabilities": 3]]]
  }

  private func other(_ name: String) -> MetadataNode {
    if let known = MetadataNames.primitives.first(where: { $0.name == name }) {
      return ["primitive": ["wrapper": ["typeIdentifier": .int(known.number)]]]
    }
    if name == "IntentFile" {
      return ["intents": ["wrapper": ["typeIdentifier": .int(MetadataNames.file)]]]
    }
    if let unit = MetadataNames.units.firstIndex(where: { name == "Measurement<\($0)>" }) {
      return ["measurement": ["wrapper": ["unitType": .int(unit + 1)]]]
    }
    return ["other": ["wrapper": ["typeName": .string(name)]]]
  }

  /// What a value of a type can be made of.
  func inputs(_ value: ValueType) -> [MetadataNode] {
    switch value {
    case .string:
      [
        type(.string, isArray: false), type(.int, isArray: false), type(.int, isArray: true),
      ]
    case .int:
      [type(.int, isArray: false), type(.string, isArray: false), type(.double, isArray: false)]
    case .bool: [type(.bool, isArray: false)]
    case .url: [type(.string, isArray: false), type(.url, isArray: false)]
    default: []
    }
  }

  // MARK: - Types

  func entity(_ entity: EntityDescriptor) -> MetadataNode {
    var members = common(
      entity.identifier, entity.target, kind: "V", entity.availability, schema: entity.schema)
    members["typeName"] = .string(entity.identifier)
    members["displayTypeName"] = text(entity.title)
    members["numericFormatTypeName"] = entity.numericFormat.map { text($0) }
    members["defaultQueryIdentifier"] = entity.query.map { name in
      let target = catalog.queries.first { $0.identifier == name }?.target ?? entity.target
      return .string("\(module(target)).\(name)")
    }
    members["properties"] = .array(
      entity.properties.map { property in
        var members: [String: MetadataNode] = [
          "identifier": .string(property.name), "capabilities": 0,
          "isOptional": .bool(property.isOptional ?? false),
          "valueType": type(property.type, isArray: property.isArray ?? false),
        ]
        members["title"] = property.title.map { text($0) }
        return .object(members)
      })
    members["transient"] = .bool(entity.isTransient ?? false)
    members["requiredCapabilities"] = []
    members["systemProtocolMetadata"] = []
    members["systemProtocolMetadataV2"] = []
    members["typeSpecificMetadata"] = []
    return .object(members)
  }

  /// The bits of a query's protocols.
  static let queryCapabilities = [("enumerable", 1), ("string", 4), ("suggested", 64)]

  func query(_ query: QueryDescriptor) -> MetadataNode {
    var members = common(query.identifier, query.target, kind: "V", nil)
    members["fullyQualifiedIdentifier"] = members.removeValue(forKey: "fullyQualifiedTypeName")
    members.removeValue(forKey: "assistantDefinedSchemas")
    members["identifier"] = .string(query.identifier)
    members["queryType"] = .string(query.identifier)
    members["entityType"] = .string(query.entity)
    members["capabilities"] = .int(
      2
        + Self.queryCapabilities.filter { query.capabilities.contains($0.0) }.map(\.1)
        .reduce(0, +))
    members["defaultQueryForEntity"] = .bool(
      catalog.entities.contains { $0.query == query.identifier })
    members["parameters"] = []
    members["sortingOptions"] = []
    members["resultValueType"] = type(.entity(query.entity), isArray: false)
    return .object(members)
  }

  func appEnum(_ appEnum: EnumDescriptor) -> MetadataNode {
    var members = common(
      appEnum.identifier, appEnum.target, kind: "O", appEnum.availability, schema: appEnum.schema)
    members["identifier"] = .string(appEnum.identifier)
    members["displayTypeName"] = text(appEnum.title)
    members["isSystem"] = false
    members["systemProtocolMetadata"] = []
    members["cases"] = .array(
      appEnum.cases.map {
        ["identifier": .string($0.id), "displayRepresentation": representation($0)]
      })
    return .object(members)
  }

  private func representation(_ value: ValueDescriptor) -> MetadataNode {
    var members: [String: MetadataNode] = ["title": text(value.title)]
    members["subtitle"] = value.subtitle.map { text($0) }
    if !value.synonyms.isEmpty { members["synonyms"] = .array(value.synonyms.map { text($0) }) }
    if let image = value.image {
      let node: MetadataNode = ["systemImageName": ["_0": .string(image)]]
      members["image"] = node
      members["imageV2"] = node
    }
    return .object(members)
  }
}
