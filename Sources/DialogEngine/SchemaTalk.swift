public import IntentCatalog

/// What reads and answers by the schemas that apps adopt, at one moment.
public struct SchemaTalk: Sendable {
  /// What a sentence asks, which may be of what was talked about where there is some; nil where no
  /// schema's grammar reads it.
  public let read: @Sendable (String, _ hasMentioned: Bool) -> SchemaReading?
  /// The entities that a reading means, among some, with the identifiers of those talked about last.
  public let meant: @Sendable (SchemaReading, [EntitySnapshot], [String]) -> [EntitySnapshot]
  /// The answer to a question, likewise.
  public let answer: @Sendable (SchemaReading, [EntitySnapshot], [String]) -> SchemaAnswer?
  /// What is said where nothing is found.
  public let missing: @Sendable (SchemaReading) -> String?
  /// What is asked where a change of something is wanted and none was said.
  public let unsaid: @Sendable (SchemaReading, EntitySnapshot) -> String?
  /// Sentences to show to those who ask what they can say.
  public let examples: [String]

  /// Makes what talks by schemas.
  public init(
    read: @escaping @Sendable (String, Bool) -> SchemaReading?,
    meant: @escaping @Sendable (SchemaReading, [EntitySnapshot], [String]) -> [EntitySnapshot],
    answer: @escaping @Sendable (SchemaReading, [EntitySnapshot], [String]) -> SchemaAnswer?,
    missing: @escaping @Sendable (SchemaReading) -> String?,
    unsaid: @escaping @Sendable (SchemaReading, EntitySnapshot) -> String?, examples: [String]
  ) {
    self.read = read
    self.meant = meant
    self.answer = answer
    self.missing = missing
    self.unsaid = unsaid
    self.examples = examples
  }
}
