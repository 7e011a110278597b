public import IntentCatalog

/// What reads and answers by the schemas that apps adopt, at one moment.
public struct SchemaTalk: Sendable {
  /// What a sentence asks; nil where no schema's grammar reads it.
  public let read: @Sendable (String, SchemaSurroundings) -> SchemaReading?
  /// The entities that a reading means, among some, with the identifiers of those talked about last.
  public let meant: @Sendable (SchemaReading, [EntitySnapshot], [String]) -> [EntitySnapshot]
  /// The answer to a question, likewise.
  public let answer: @Sendable (SchemaReading, [EntitySnapshot], [String]) -> SchemaAnswer?
  /// What is said where nothing is found.
  public let missing: @Sendable (SchemaReading) -> String?
  /// What is asked where a change of something is wanted and none was said.
  public let unsaid: @Sendable (SchemaReading, EntitySnapshot) -> String?
  /// What is said where several things are named and only one can be changed at a time.
  public let oneAtATime: @Sendable (SchemaReading) -> String?
  /// What asks for a parameter of a schema's intent (`calendar.createEvent`, `title`); nil where the
  /// language has no question of its own.
  public let question: @Sendable (_ schema: String, _ parameter: String) -> String?
  /// The things that one sentence asks for, where they are several; none where it is one thing.
  public var clauses: @Sendable (String, SchemaSurroundings) -> [SchemaReading] = { _, _ in [] }
  /// The names of the properties that tell which entities a reading means, and what it asks of them; nil
  /// for all.
  public var needs: @Sendable (SchemaReading) -> Set<String>? = { _ in nil }
  /// Whether any words fill a parameter of a schema's intent, also those that agree or decline.
  public var takesWording: @Sendable (_ schema: String, _ parameter: String) -> Bool = { _, _ in
    false
  }
  /// What apps have for other apps, of some roles.
  public var sources: @Sendable ([String]) -> [SchemaSource] = { _ in [] }
  /// A change in words, for those whom somebody tells of it; nil where there are none.
  public var changed: @Sendable (SchemaChange) -> String? = { _ in nil }
  /// What is said where an entity that a reading means has nothing of a property.
  public var lacking: @Sendable (SchemaReading, String, EntitySnapshot) -> String? = { _, _, _ in
    nil
  }
  /// What a question asks outside, of some entities, with the identifiers of those talked about last; nil
  /// where none of them is meant.
  public var outside: @Sendable (SchemaReading, [EntitySnapshot], [String]) -> OutsideQuestion? = {
    _, _, _ in nil
  }
  /// The words for what somebody outside knows.
  public var told: @Sendable (OutsideQuestion, OutsideAnswer) -> String? = { _, _ in nil }
  /// Sentences to show to those who ask what they can say.
  public let examples: [String]

  /// Makes what talks by schemas.
  public init(
    read: @escaping @Sendable (String, SchemaSurroundings) -> SchemaReading?,
    meant: @escaping @Sendable (SchemaReading, [EntitySnapshot], [String]) -> [EntitySnapshot],
    answer: @escaping @Sendable (SchemaReading, [EntitySnapshot], [String]) -> SchemaAnswer?,
    missing: @escaping @Sendable (SchemaReading) -> String?,
    unsaid: @escaping @Sendable (SchemaReading, EntitySnapshot) -> String?,
    oneAtATime: @escaping @Sendable (SchemaReading) -> String?,
    question: @escaping @Sendable (String, String) -> String?, examples: [String]
  ) {
    self.read = read
    self.meant = meant
    self.answer = answer
    self.missing = missing
    self.unsaid = unsaid
    self.oneAtATime = oneAtATime
    self.question = question
    self.examples = examples
  }
}
