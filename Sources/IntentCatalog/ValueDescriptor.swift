public import PhraseDiagnostics

/// One value that a slot may take: an app enum's case or an entity.
public struct ValueDescriptor: Codable, Hashable, Sendable {
  /// The raw value of a case, the identifier string of an entity.
  public var id: String
  /// Its display representation's title.
  public var title: CatalogText
  /// Its display representation's subtitle.
  public var subtitle: CatalogText?
  /// Other things that people call it.
  public var synonyms: [CatalogText]
  /// An image's name or SF Symbol.
  public var image: String?
  /// Where it is declared.
  public var place: SourcePlace?
  /// The moments that its properties hold, by the property's name, as ISO 8601; nil where none is known.
  ///
  /// A time alone that is said of it is one of its own day.
  public var moments: [String: String]?

  /// Makes a value.
  public init(
    id: String, title: CatalogText, subtitle: CatalogText? = nil, synonyms: [CatalogText] = [],
    image: String? = nil, place: SourcePlace? = nil
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.synonyms = synonyms
    self.image = image
    self.place = place
  }

  /// Every name of the value in a language, the title first: its own texts and, since people mix
  /// languages, those of the source language; each once.
  public func names(in language: String) -> [String] {
    var names: [String] = []
    for text in [title] + synonyms {
      for name in [text.text(in: language), text.text] where !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }
}

/// An app enum.
public struct EnumDescriptor: Codable, Hashable, Sendable {
  /// The type's name.
  public var identifier: String
  /// The type display representation's name.
  public var title: CatalogText
  /// The cases in source order.
  public var cases: [ValueDescriptor]
  /// Where it is declared.
  public var place: SourcePlace?
  /// The type of the cases' raw values.
  public var rawType: String?
  /// The schema that it adopts.
  public var schema: String?
  /// The protocols that the type names.
  @OmittedWhenEmpty public var conformances: [String] = []
  /// Platform (`iOS`) to the version from which on it is there.
  public var availability: [String: String]?
  /// The module or target that it belongs to.
  public var target: String?

  /// Makes an app enum.
  public init(
    identifier: String, title: CatalogText, cases: [ValueDescriptor] = [],
    place: SourcePlace? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.cases = cases
    self.place = place
  }
}

/// An entity type.
public struct EntityDescriptor: Codable, Hashable, Sendable {
  /// The type's name.
  public var identifier: String
  /// The type display representation's name.
  public var title: CatalogText
  /// The type name of its default query.
  public var query: String?
  /// Its properties' names and types.
  public var properties: [PropertyDescriptor]
  /// Values written down with the type, as in packs; a live type's come from its query.
  public var values: [ValueDescriptor]
  /// Identifier of the value meant by "the usual one".
  public var usualValue: String?
  /// Where it is declared.
  public var place: SourcePlace?
  /// The display representation's title, `${…}` for properties in it.
  public var displayTitle: CatalogText?
  /// The display representation's subtitle.
  public var displaySubtitle: CatalogText?
  /// The display representation's synonyms.
  @OmittedWhenEmpty public var displaySynonyms: [CatalogText] = []
  /// The name of one or several of it, as a format ("${count} books").
  public var numericFormat: CatalogText?
  /// Whether it is a `TransientAppEntity`.
  public var isTransient: Bool?
  /// The schema that it adopts.
  public var schema: String?
  /// The protocols that the type names.
  @OmittedWhenEmpty public var conformances: [String] = []
  /// Platform (`iOS`) to the version from which on it is there.
  public var availability: [String: String]?
  /// The module or target that it belongs to.
  public var target: String?

  /// Makes an entity type.
  public init(
    identifier: String, title: CatalogText, query: String? = nil,
    properties: [PropertyDescriptor] = [], values: [ValueDescriptor] = [],
    usualValue: String? = nil, place: SourcePlace? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.query = query
    self.properties = properties
    self.values = values
    self.usualValue = usualValue
    self.place = place
  }
}

/// A property of an entity.
public struct PropertyDescriptor: Codable, Hashable, Sendable {
  /// The property's name.
  public var name: String
  /// What people call it.
  public var title: CatalogText?
  /// Its type.
  public var type: ValueType
  /// Whether it may be empty.
  public var isOptional: Bool?
  /// Whether it is several values.
  public var isArray: Bool?
  /// The type as it is written.
  public var spelledType: String?
  /// Where it is declared.
  public var place: SourcePlace?

  /// Makes a property.
  public init(name: String, title: CatalogText? = nil, type: ValueType) {
    self.name = name
    self.title = title
    self.type = type
  }
}

/// An entity query.
public struct QueryDescriptor: Codable, Hashable, Sendable {
  /// The type's name.
  public var identifier: String
  /// The entity type that it finds.
  public var entity: String
  /// Which query protocols it has: `suggested`, `string`, `enumerable`, `property`.
  public var capabilities: [String]
  /// How its suggestions look.
  public var suggestedEntities: SuggestedEntities?
  /// The protocols that the type names.
  @OmittedWhenEmpty public var conformances: [String] = []
  /// Where it is declared.
  public var place: SourcePlace?
  /// Where its suggestions are declared.
  public var suggestionsPlace: SourcePlace?
  /// The module or target that it belongs to.
  public var target: String?

  /// Makes a query.
  public init(identifier: String, entity: String, capabilities: [String] = []) {
    self.identifier = identifier
    self.entity = entity
    self.capabilities = capabilities
  }
}
