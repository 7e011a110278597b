import IntentCatalog
import LocalizedTexts
import PhraseDiagnostics

extension ActionsDataReader {
  // MARK: - Intents

  mutating func intent(_ key: String, _ json: PlacedJSON) -> IntentDescriptor {
    let identifier = json["identifier"]?.string ?? key
    let typeName = MetadataNames.demangled(json["fullyQualifiedTypeName"]?.string ?? identifier)
    let name = sharedNames.contains(typeName) ? identifier : typeName
    var intent = IntentDescriptor(identifier: name, title: text(json["title"]) ?? CatalogText(name))
    if name != identifier { intent.persistentIdentifier = identifier }
    let description = json["descriptionMetadata"]
    intent.description = text(description?["descriptionText"])
    intent.category = text(description?["categoryName"]?["title"] ?? description?["categoryName"])
    intent.searchKeywords = (description?["searchKeywords"]?.array ?? []).compactMap { text($0) }
    intent.parameters = elements(json, "parameters").compactMap { parameter($0) }
    intent.openAppWhenRun = json["openAppWhenRun"]?.bool ?? false
    if let number = json["authenticationPolicy"]?.int,
      MetadataNames.policies.indices.contains(number)
    {
      intent.authenticationPolicy = MetadataNames.policies[number]
    }
    intent.hasOwnAuthenticationPolicy = json["isAuthPolExplicit"]?.bool
    intent.isDiscoverable =
      json["isDiscoverable"]?.bool ?? json["visibilityMetadata"]?["isDiscoverable"]?.bool ?? true
    intent.conformances = MetadataNames.conformances(
      (json["systemProtocols"]?.array ?? []).compactMap(\.string))
    intent.schema = schema(json)
    intent.availability = availability(json)
    intent.target = module(json)
    intent.place = place(json)
    readResult(json, into: &intent)
    if let configuration = json["actionConfiguration"], let summary = summary(configuration, 0) {
      intent.summary = summary
      intent.parameterSummary = summary.sentences.first
    }
    return intent
  }

  private mutating func readResult(_ json: PlacedJSON, into intent: inout IntentDescriptor) {
    if let mode = json["supportedModes"]?.int, mode != (intent.openAppWhenRun ? 2 : 1) {
      intent.supportedModes =
        (mode & 1 == 1 ? ["background"] : []) + (mode > 1 ? ["foreground"] : [])
    }
    let flags = json["outputFlags"]?.int ?? 0
    if let type = json["outputType"] {
      let (value, isArray) = self.type(type)
      intent.returnedValue = ValueShape(value, isArray: isArray)
      intent.resultTraits.append("value")
    }
    if flags & 4 != 0 { intent.resultTraits.append("dialog") }
    if flags & 2 != 0 { intent.resultTraits.append("snippet") }
    if flags & 1 != 0, flags & 8 == 0 { intent.resultTraits.append("opensIntent") }
  }

  // MARK: - Parameters

  private mutating func parameter(_ json: PlacedJSON) -> ParameterDescriptor? {
    guard let name = json["name"]?.string else {
      warn(MetadataMessages.expected("a parameter with a 'name'", json.kindName), json)
      return nil
    }
    let (type, isArray) = json["valueType"].map { self.type($0) } ?? (.other(""), false)
    var parameter = ParameterDescriptor(
      name: name, title: text(json["title"]) ?? CatalogText(name), type: type, isArray: isArray,
      place: place(json))
    parameter.description = text(json["parameterDescription"])
    parameter.isOptional = json["isOptional"]?.bool ?? false
    if json["inputConnectionBehavior"]?.int == 2 {
      parameter.inputConnectionBehavior = "connectToPreviousIntentResult"
    }
    parameter.hasOptions = (json["capabilities"]?.int ?? 0) & 8 != 0
    let pairs = json["typeSpecificMetadata"]?.array ?? []
    for (key, value) in zip(pairs, pairs.dropFirst()) {
      switch key.string {
      case "LNValueTypeSpecificMetadataKeyDefaultValue":
        parameter.defaultValue = self.value(value, type, 0)
      case "LNValueTypeMetadataKeyNumberUpperBound": parameter.maximum = number(value)
      case "LNValueTypeMetadataKeyNumberLowerBound": parameter.minimum = number(value)
      default: break
      }
    }
    return parameter
  }

  private func number(_ json: PlacedJSON) -> Double? {
    (json["double"] ?? json["int"])?["wrapper"]?.double
  }

  private func value(_ json: PlacedJSON, _ type: ValueType, _ depth: Int) -> ParameterValue? {
    if let elements = json["array"]?["elements"]?.array, depth < 8 {
      return .array(elements.compactMap { value($0, type, depth + 1) })
    }
    guard let member = json.object?.first, let value = member.value["wrapper"] else { return nil }
    switch (type, member.key) {
    case (.bool, _): return value.bool.map { .bool($0) } ?? value.int.map { .bool($0 != 0) }
    case (.appEnum, _), (.entity, _): return value.string.map { .identifier($0) }
    case (.date, "string"): return value.string.map { .date($0) }
    case (.url, "string"): return value.string.map { .url($0) }
    case (.double, _): return value.double.map { .double($0) }
    case (_, "int"): return value.int.map { .int($0) }
    case (_, "double"): return value.double.map { .double($0) }
    case (_, "bool"): return value.bool.map { .bool($0) }
    default: return value.string.map { .string($0) }
    }
  }

  /// A value type; one that is not known is `other` with its words.
  func type(_ json: PlacedJSON) -> (ValueType, isArray: Bool) {
    guard let member = json.object?.first, let wrapper = member.value["wrapper"] else {
      return (.other(""), false)
    }
    switch member.key {
    case "array":
      return (wrapper["memberValueType"].map { type($0).0 } ?? .other(""), true)
    case "entity": return (.entity(wrapper["typeName"]?.string ?? ""), false)
    case "linkEnumeration": return (.appEnum(wrapper["identifier"]?.string ?? ""), false)
    case "primitive":
      let number = wrapper["typeIdentifier"]?.int ?? -1
      let known = MetadataNames.primitives.first { $0.number == number }
      return (known.map { ValueType($0.name) } ?? .other("primitive \(number)"), false)
    case "intents":
      let number = wrapper["typeIdentifier"]?.int ?? -1
      return (.other(number == MetadataNames.file ? "IntentFile" : "intents \(number)"), false)
    case "measurement":
      let number = (wrapper["unitType"]?.int ?? 0) - 1
      let units = MetadataNames.units
      return (
        .other("Measurement<\(units.indices.contains(number) ? units[number] : "Unit")>"), false
      )
    case "other": return (ValueType(wrapper["typeName"]?.string ?? ""), false)
    default: return (.other(member.key), false)
    }
  }

  // MARK: - Summaries

  private func summary(_ json: PlacedJSON, _ depth: Int) -> ParameterSummary? {
    guard depth < 16 else { return nil }
    if let wrapper = json["actionSummary"]?["wrapper"] {
      let sentence = wrapper["summaryString"]?["formatString"].flatMap { text($0) }
      let others = (wrapper["otherParameterIdentifiers"]?.array ?? []).compactMap(\.string)
      return .sentence(sentence, others: others)
    }
    if let wrapper = json["whenClause"]?["wrapper"], let condition = wrapper["condition"] {
      let operation = condition["comparisonOperator"]
      let known = ActionsDataWriter.comparisons.first { $0.number == operation?.int }?.name
      return .when(
        parameter: condition["parameterIdentifier"]?.string ?? "",
        comparison: known ?? operation?.string ?? operation?.int.map { "\($0)" } ?? "",
        value: condition["value"]?.object?.first?.value["value"]?.string,
        then: wrapper["when"].flatMap { summary($0, depth + 1) },
        otherwise: wrapper["otherwise"].flatMap { summary($0, depth + 1) })
    }
    guard let wrapper = json["switchClause"]?["wrapper"] else { return nil }
    let cases = (wrapper["cases"]?.array ?? []).map { branch in
      SummaryCase(
        values: (branch["values"]?.array ?? []).compactMap(\.string),
        summary: branch["summary"].flatMap { summary($0, depth + 1) })
    }
    return .cases(
      parameter: wrapper["parameterIdentifier"]?.string ?? "", cases,
      fallback: wrapper["defaultCase"].flatMap { summary($0, depth + 1) })
  }

  // MARK: - Types

  mutating func entity(_ key: String, _ json: PlacedJSON) -> EntityDescriptor {
    let name = json["typeName"]?.string ?? key
    var entity = EntityDescriptor(
      identifier: name, title: text(json["displayTypeName"]) ?? CatalogText(name),
      query: json["defaultQueryIdentifier"]?.string.map { MetadataNames.demangled($0) },
      place: place(json))
    entity.properties = elements(json, "properties").compactMap { property in
      guard let name = property["identifier"]?.string else { return nil }
      let (type, isArray) = property["valueType"].map { self.type($0) } ?? (.other(""), false)
      var result = PropertyDescriptor(name: name, title: text(property["title"]), type: type)
      result.isOptional = property["isOptional"]?.bool
      result.isArray = isArray ? true : nil
      return result
    }
    entity.numericFormat = text(json["numericFormatTypeName"])
    if json["transient"]?.bool == true { entity.isTransient = true }
    entity.schema = schema(json)
    entity.availability = availability(json)
    entity.target = module(json)
    return entity
  }

  mutating func query(_ key: String, _ json: PlacedJSON) -> QueryDescriptor {
    let bits = json["capabilities"]?.int ?? 0
    var known = ActionsDataWriter.queryCapabilities.filter { bits & $0.1 != 0 }.map(\.0)
    if !(json["parameters"]?.array ?? []).isEmpty { known.append("property") }
    var query = QueryDescriptor(
      identifier: MetadataNames.demangled(json["identifier"]?.string ?? key),
      entity: json["entityType"]?.string ?? "", capabilities: known)
    query.target = module(json)
    query.place = place(json)
    return query
  }

  mutating func appEnum(_ json: PlacedJSON) -> EnumDescriptor? {
    guard let name = json["identifier"]?.string else {
      warn(MetadataMessages.expected("an enum with an 'identifier'", json.kindName), json)
      return nil
    }
    var result = EnumDescriptor(
      identifier: name, title: text(json["displayTypeName"]) ?? CatalogText(name),
      place: place(json))
    result.cases = elements(json, "cases").compactMap { value($0) }
    result.schema = schema(json)
    result.availability = availability(json)
    result.target = module(json)
    return result
  }

  private func value(_ json: PlacedJSON) -> ValueDescriptor? {
    guard let id = json["identifier"]?.string else { return nil }
    let shown = json["displayRepresentation"]
    var value = ValueDescriptor(id: id, title: text(shown?["title"]) ?? CatalogText(id))
    value.subtitle = text(shown?["subtitle"])
    let alternatives = shown?["title"]?["alternatives"]?.array ?? []
    value.synonyms = ((shown?["synonyms"]?.array ?? []) + alternatives).compactMap { text($0) }
    value.image = (shown?["image"] ?? shown?["imageV2"])?["systemImageName"]?["_0"]?.string
    value.place = place(json)
    return value
  }
}
