public import Foundation

/// An entity as it is at one time: what it is called, and what its properties hold.
public struct EntitySnapshot: Codable, Hashable, Sendable {
  /// What a property holds.
  public struct Property: Codable, Hashable, Sendable {
    /// The value as plain data; null where there is none.
    public var value: ParameterValue
    /// The value as it is shown, empty where there is none.
    public var text: String
    /// Type name to the values of that type that other apps may have for it (`IntentPerson`), in order.
    public var representations: [String: [ParameterValue]] = [:]

    /// Makes a property's value.
    public init(value: ParameterValue, text: String) {
      self.value = value
      self.text = text
    }
  }

  /// The identifier.
  public var id: String
  /// Its display representation's title.
  public var title: String
  /// Its display representation's subtitle.
  public var subtitle: String?
  /// The names by which people may call it, the title first.
  public var names: [String]
  /// Property name to what it holds.
  public var properties: [String: Property]
  /// Whether the app found it under the text that was asked for.
  public var isFound: Bool

  /// Makes a snapshot.
  public init(
    id: String, title: String, subtitle: String? = nil, names: [String] = [],
    properties: [String: Property] = [:], isFound: Bool = false
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.names = names.isEmpty ? [title] : names
    self.properties = properties
    self.isFound = isFound
  }

  /// As something to pick.
  public var option: OptionDescriptor {
    OptionDescriptor(id: id, title: title, subtitle: subtitle)
  }
}

/// Which entities are wanted besides those that an app suggests.
public struct SnapshotRequest: Hashable, Sendable {
  /// Words that find them; nil for none.
  public var text: String?
  /// Their identifiers.
  public var identifiers: [String]
  /// When they take place, at least in part; nil for none.
  public var interval: Range<Date>?
  /// Whether what other apps may have for their properties is wanted as well.
  public var wantsRepresentations: Bool
  /// The names of the properties that are wanted; nil for all.
  public var properties: Set<String>?
  /// Whether those of the identifiers are wanted alone, and none that the app suggests.
  public var isOfIdentifiersAlone = false

  /// Makes a request.
  public init(
    text: String? = nil, identifiers: [String] = [], interval: Range<Date>? = nil,
    wantsRepresentations: Bool = false, properties: Set<String>? = nil
  ) {
    self.properties = properties
    self.wantsRepresentations = wantsRepresentations
    self.text = text
    self.identifiers = identifiers
    self.interval = interval
  }
}

/// What is said to a question about entities.
public struct SchemaAnswer: Hashable, Sendable {
  /// The sentence.
  public var sentence: String
  /// A line for each entity, where they are listed.
  public var lines: [String]
  /// The entities that it is about, in order.
  public var entities: [EntitySnapshot]

  /// Makes an answer.
  public init(sentence: String, lines: [String] = [], entities: [EntitySnapshot] = []) {
    self.sentence = sentence
    self.lines = lines
    self.entities = entities
  }
}
