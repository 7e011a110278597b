import IntentCatalog
import LocalizedTexts
import PhraseDiagnostics

extension PackReader {
  /// Reads app enums and entity types, which share their names.
  mutating func readTypes(_ fields: [String: PlacedJSON]) {
    var seen: [String: PlacedJSON] = [:]
    for element in file.elements(fields["enums"]) {
      let fields = file.fields(
        element, of: "an enum", keys: PackKeys.enumType, required: ["id", "title", "cases"])
      guard let id = file.string(fields["id"]), let title = text(fields["title"]) else { continue }
      let cases = values(fields["cases"], of: "a case")
      guard isNew(id, "type", element, &seen) else { continue }
      catalog.enums.append(
        EnumDescriptor(identifier: id, title: title, cases: cases, place: file.place(of: element)))
    }
    for element in file.elements(fields["entities"]) {
      guard let entity = entity(element) else { continue }
      if isNew(entity.identifier, "type", element, &seen) { catalog.entities.append(entity) }
    }
  }

  private mutating func entity(_ json: PlacedJSON) -> EntityDescriptor? {
    let fields = file.fields(
      json, of: "an entity type", keys: PackKeys.entityType,
      required: ["id", "title", "values"])
    guard let id = file.string(fields["id"]), let title = text(fields["title"]) else { return nil }
    let values = values(fields["values"], of: "a value")
    let usual = fields["usual"].flatMap { file.word($0, of: values.map(\.id)) }
    return EntityDescriptor(
      identifier: id, title: title, values: values, usualValue: usual, place: file.place(of: json))
  }

  private mutating func values(_ json: PlacedJSON?, of what: String) -> [ValueDescriptor] {
    var values: [ValueDescriptor] = []
    var seen: [String: PlacedJSON] = [:]
    for element in file.elements(json) {
      let fields = file.fields(
        element, of: what, keys: PackKeys.value,
        required: ["id", "title"])
      guard let id = file.string(fields["id"]), let title = text(fields["title"]) else { continue }
      let value = ValueDescriptor(
        id: id, title: title, subtitle: text(fields["subtitle"]),
        synonyms: synonyms(fields["synonyms"]), image: file.string(fields["image"]),
        place: file.place(of: element))
      if isNew(id, "value", element, &seen) { values.append(value) }
    }
    return values
  }

  /// Synonyms are an array of texts, or an object of language to array.
  ///
  /// In the second form languages may have different numbers of synonyms: the n-th of each language
  /// make one text, and where the source language has fewer, the other language's word stands for it.
  private mutating func synonyms(_ json: PlacedJSON?) -> [CatalogText] {
    guard let json else { return [] }
    guard json.object != nil else {
      var texts: [CatalogText] = []
      for element in file.elements(json) {
        if let text = text(element) { texts.append(text) }
      }
      return texts
    }
    var lists = lists(json)
    let own = lists.firstIndex { $0.language == sourceLanguage }.map { lists.remove(at: $0).texts }
    var texts = (own ?? []).map { CatalogText($0.text, place: $0.place) }
    for list in lists {
      for (index, synonym) in list.texts.enumerated() {
        if index >= texts.count { texts.append(CatalogText(synonym.text, place: synonym.place)) }
        texts[index].localizations[list.language] = synonym.text
      }
    }
    return texts
  }

  /// A type by its name: a plain one, or an enum's or entity type's.
  mutating func type(_ json: PlacedJSON?) -> ValueType? {
    guard let json, let name = file.string(json) else { return nil }
    let plain = ["String", "Int", "Double", "Bool", "Date", "URL"]
    if plain.contains(name) { return ValueType(name) }
    let enums = catalog.enums.map(\.identifier)
    let entities = catalog.entities.map(\.identifier)
    if enums.contains(name) { return .appEnum(name) }
    if entities.contains(name) { return .entity(name) }
    let known = plain + enums + entities
    file.fault(
      PackMessages.unknownType(name), at: json.range,
      help: Suggestion.help(for: name, in: known) ?? PackMessages.knownWords(known))
    return nil
  }

  /// A value as a parameter of that type may have it.
  mutating func value(_ json: PlacedJSON, for parameter: ParameterDescriptor) -> ParameterValue? {
    guard parameter.isArray else { return element(json, for: parameter) }
    var values: [ParameterValue] = []
    for json in file.elements(json) {
      if let value = element(json, for: parameter) { values.append(value) }
    }
    return .array(values)
  }

  private mutating func element(
    _ json: PlacedJSON, for parameter: ParameterDescriptor
  ) -> ParameterValue? {
    switch (parameter.type, json.content) {
    case (.bool, .bool(let value)): return .bool(value)
    case (.string, .string(let text)): return .string(text)
    case (.url, .string(let text)):
      if Self.isURL(text) { return .url(text) }
      file.fault(PackMessages.badURL(text), at: json.range)
      return nil
    case (.date, .string(let text)):
      if Self.isDate(text) { return .date(text) }
      file.fault(PackMessages.badDate(text), at: json.range)
      return nil
    case (.appEnum(let type), .string(let id)), (.entity(let type), .string(let id)):
      let ids = catalog.declaredValues(of: parameter.type).map(\.id)
      if ids.contains(id) { return .identifier(id) }
      file.fault(
        PackMessages.unknownValue(id, type), at: json.range,
        help: Suggestion.help(for: id, in: ids) ?? PackMessages.knownWords(ids))
      return nil
    case (.int, .number), (.double, .number): return number(json, for: parameter)
    default:
      let name = parameter.type.listName ?? parameter.type.description
      file.fault(PackMessages.wrongValue(name, json.kindName), at: json.range)
      return nil
    }
  }

  private mutating func number(
    _ json: PlacedJSON, for parameter: ParameterDescriptor
  ) -> ParameterValue? {
    guard let number = json.double, number.isFinite, parameter.type == .double || json.int != nil
    else {
      file.fault(PackMessages.wrongValue(parameter.type.description, "this number"), at: json.range)
      return nil
    }
    guard number >= parameter.minimum ?? number, number <= parameter.maximum ?? number else {
      file.fault(PackMessages.outOfRange("\(number.formatted)"), at: json.range)
      return nil
    }
    if parameter.type == .int, let whole = json.int { return .int(whole) }
    return .double(number)
  }

  static func isURL(_ text: String) -> Bool {
    guard let colon = text.firstIndex(of: ":"), let first = text.first else { return false }
    let scheme = text[..<colon]
    return first.isASCII && first.isLetter && text.index(after: colon) < text.endIndex
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }

  /// Whether a text has the shape of an ISO 8601 date, alone or with a time.
  static func isDate(_ text: String) -> Bool {
    let shape = String(text.map { $0.isASCII && $0.isNumber ? "0" : $0 })
    return [
      "0000-00-00", "0000-00-00T00:00", "0000-00-00T00:00:00", "0000-00-00T00:00:00Z",
      "0000-00-00T00:00:00+00:00", "0000-00-00T00:00:00-00:00", "00:00",
    ].contains(shape)
  }
}

extension Double {
  /// The number without a fraction of nought.
  fileprivate var formatted: String {
    Int(exactly: self).map(String.init) ?? String(self)
  }
}
