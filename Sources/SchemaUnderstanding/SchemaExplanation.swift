public import IntentCatalog

/// How a domain's grammar reads a sentence.
public struct SchemaExplanation: Sendable {
  /// A stretch of the sentence, and the classes of words that it is in; `gap` where it is unknown.
  public struct Part: Sendable {
    /// What the user wrote.
    public var text: String
    /// The names of the classes, sorted.
    public var classes: [String]
  }

  /// A rule of a grammar.
  public struct Rule: Sendable {
    /// Its place among the grammar's `frames`, from 1.
    public var number: Int
    /// What must be there, as it is written.
    public var when: [String]
    /// What must not be there, as it is written.
    public var unless: [String]
  }

  /// The app's identifier.
  public var app: String
  /// The domain of the grammar.
  public var domain: String
  /// The sentence's parts, in order.
  public var parts: [Part]
  /// The rule that reads it; nil where none does.
  public var rule: Rule?
  /// What the rule makes of it; nil where none does.
  public var reading: SchemaReading?

  init(
    _ lattice: SchemaLattice, _ grammar: SchemaGrammar, _ app: String,
    _ read: (reading: SchemaReading, frame: SchemaFrame)?
  ) {
    self.app = app
    domain = grammar.domain
    parts = lattice.tokens.map {
      Part(text: lattice.original($0.range), classes: grammar.names(of: $0.classes))
    }
    rule = read.map {
      Rule(number: $0.frame.number, when: $0.frame.written.when, unless: $0.frame.written.unless)
    }
    reading = read?.reading
  }
}
