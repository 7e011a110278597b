/// What is known where a sentence is read by schemas.
public struct SchemaSurroundings: Hashable, Sendable {
  /// Which kinds of sentences are read.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// Those that say by themselves what they want.
    case whole
    /// Those that want something only of what the app has by the name that they say ("delete Yoga").
    case named
    /// Those that ask what a text of something says ("what's the peak time?"), read last.
    case said
    /// Those that give more for what is being made ("called Yoga, at eight").
    case fragment
    /// Those that ask the last question of another time ("and on Friday?").
    case again
  }

  /// Whether something was talked about or is on screen, which "delete it" may mean.
  public var hasMentioned: Bool
  /// The names of what may be given as a value ("in Work"), in normal form, none empty.
  public var names: [[UInt32]]
  /// Which kinds of sentences are read.
  public var kind: Kind
  /// Of which apps something may be meant; nil where it may be of any.
  public var mentions: SchemaMentions?

  /// Whether something of an app's was talked about or is on screen.
  public func hasMentioned(in app: String) -> Bool { mentions?.has(app) ?? hasMentioned }

  /// Makes surroundings; nothing is known unless said.
  public init(
    hasMentioned: Bool = false, names: [[UInt32]] = [], kind: Kind = .whole,
    mentions: SchemaMentions? = nil
  ) {
    self.mentions = mentions
    self.hasMentioned = hasMentioned
    self.names = names
    self.kind = kind
  }
}
