/// An entity type whose values can be found by their properties, as a find's sentence names them.
public struct FindableEntity: Codable, Hashable, Sendable {
  /// The entity type's name.
  public var entity: String
  /// What people call one or several of them.
  public var names: [String]
  /// The properties that people may ask about.
  public var properties: [FindableProperty]
  /// What the app says of why nothing can be found now (its store is damaged); nil where nothing failed.
  public var failure: String?

  /// The intent that finds: it has the parameters of `FindParameter`.
  public var intent: String { Self.intent(of: entity) }
  /// The name of the intent that finds an entity type's values.
  public static func intent(of entity: String) -> String { "Find\(entity)" }

  /// Makes a findable type.
  public init(
    entity: String, names: [String], properties: [FindableProperty], failure: String? = nil
  ) {
    self.failure = failure
    self.entity = entity
    self.names = names
    self.properties = properties
  }
}

/// A property by which entities can be found.
public struct FindableProperty: Codable, Hashable, Sendable {
  /// The property's name in code.
  public var name: String
  /// What people call it, its title first.
  public var words: [String]
  /// Its value's type.
  public var type: ValueType
  /// The comparators that it takes, as a condition writes them (`==`, `<`, `contains`).
  public var comparators: [String]
  /// Whether found entities can be sorted by it.
  public var isSortable: Bool
  /// For an app enum its cases, for yes and no `true`.
  ///
  /// One whose identifier begins with
  /// ``contrary`` is what everything is called that has not the value behind that.
  public var values: [OptionDescriptor]

  /// What the identifier of a value's contrary begins with.
  public static let contrary = "!"

  /// Makes a property.
  public init(
    name: String, words: [String], type: ValueType, comparators: [String] = [],
    isSortable: Bool = false, values: [OptionDescriptor] = []
  ) {
    self.name = name
    self.words = words
    self.type = type
    self.comparators = comparators
    self.isSortable = isSortable
    self.values = values
  }
}

/// The parameters of an intent that finds.
public enum FindParameter {
  /// Texts of conditions (`FindCondition`).
  public static let conditions = "conditions"
  /// Whether any condition is enough.
  public static let any = "any"
  /// The properties to sort by, parted by commas; a minus before one says descending.
  public static let sortedBy = "sortedBy"
  /// How many are wanted at most.
  public static let limit = "limit"
  /// Whether only the number of them is wanted.
  public static let counts = "counts"
  /// How many of what was found are shown at most.
  public static let shownLimit = 20
  /// How many of what was found a person may point at afterwards.
  public static let pointedLimit = 50
}

/// One condition of a find: a property, a comparator and one value, or two for a range.
///
/// Its text is `datePublished < 1920-01-01T00:00:00Z`; the two values of a range are parted by `…`. An
/// exclamation mark before a comparator that a property offers says its contrary (`author !contains
/// Austen`). Conditions of which one is enough stand in one text, parted by `∨`.
public struct FindCondition: Codable, Hashable, Sendable {
  /// The property's name.
  public var property: String
  /// The comparator (`==`, `<`, `between`, `contains`, …).
  public var comparator: String
  /// The values.
  public var values: [ParameterValue]

  /// Makes a condition.
  public init(property: String, comparator: String, values: [ParameterValue]) {
    self.property = property
    self.comparator = comparator
    self.values = values
  }

  /// The condition's text.
  public var text: String {
    "\(property) \(comparator) \(values.map(Self.text).joined(separator: "…"))"
  }

  private static let or = " ∨ "

  /// The text of conditions of which one is enough.
  public static func text(_ alternatives: [FindCondition]) -> String {
    alternatives.map(\.text).joined(separator: or)
  }

  /// Reads a text of conditions of which one is enough; nil where one is not well formed.
  public static func alternatives(_ text: String) -> [FindCondition]? {
    let parts = text.split(separator: or, omittingEmptySubsequences: false)
    let conditions = parts.compactMap { FindCondition(String($0)) }
    return conditions.count == parts.count ? conditions : nil
  }

  /// Reads a condition's text; its values are texts, which the property's type reads.
  public init?(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    property = String(parts[0])
    comparator = String(parts[1])
    let values =
      comparator.hasSuffix("between")
      ? parts[2].split(separator: "…", omittingEmptySubsequences: false) : [parts[2]]
    self.values = values.map { .string(String($0)) }
  }

  private static func text(_ value: ParameterValue) -> String {
    switch value {
    case .string(let text), .identifier(let text), .date(let text), .url(let text): text
    case .int(let number): String(number)
    case .double(let number): String(number)
    case .bool(let flag): String(flag)
    case .null, .cleared: ""
    case .array(let values): values.map(text).joined(separator: ",")
    }
  }
}
