/// What a sentence asks of an app through a schema that the app adopts.
public struct SchemaReading: Hashable, Sendable, Codable {
  /// What is wanted.
  public enum Wish: Hashable, Sendable, Codable {
    /// The app's intent that adopts a schema (`calendar.createEvent`) is to run.
    case intent(schema: String)
    /// Something is to be told of the entities of a schema (`calendar.event`): a property of theirs, or
    /// they themselves where there is none.
    case question(entity: String, property: String?, form: QuestionForm)
  }

  /// What kind of answer a question wants.
  public enum QuestionForm: String, Hashable, Sendable, Codable {
    /// Those there are ("what's on Friday").
    case list
    /// Whether there is one ("is there anything").
    case exists
    /// How many there are.
    case count
    /// A property's value ("where is it").
    case value
    /// Whether a property has a value ("is Bob coming?").
    case check
    /// What a property's text says of something, where it says anything.
    case says
    /// Nothing that an app does by a schema, which is said.
    case cannot
    /// How long it takes to get there, which somebody outside knows.
    case travel
    /// What the weather is to be there, which somebody outside knows.
    case weather
    /// Whether there is nothing then ("am I free?").
    case free
    /// How long it lasts.
    case length
  }

  /// What a value does to a list that is there.
  public enum ListChange: String, Hashable, Sendable, Codable {
    /// It comes to it ("invite Bob").
    case adds
    /// It is taken from it ("uninvite Bob").
    case drops
  }

  /// A value for a parameter of the schema.
  public struct Fill: Hashable, Sendable, Codable {
    /// The parameter's name in the schema (`startDate`).
    public var parameter: String
    /// The value: the text, `cleared` where it is to be empty, seconds where a time moves by them, a list
    /// where it is several.
    public var value: ParameterValue
    /// What the user wrote there, in a sentence around it where the grammar makes one of it.
    public var text: String
    /// Where, half-open, in Unicode scalars of the sentence; of several places, from the first to the last.
    public var range: Range<Int>
    /// What it does to the list that the entity has there; nil where it takes the list's place.
    public var list: ListChange?
    /// Whether it is how long something lasts, rather than how far its time moves; nil for no.
    public var isLength: Bool?

    /// Makes a value.
    public init(
      parameter: String, value: ParameterValue, text: String, range: Range<Int>,
      list: ListChange? = nil
    ) {
      self.list = list
      self.parameter = parameter
      self.value = value
      self.text = text
      self.range = range
    }
  }

  /// Whether it asks which there are, whatever was talked about.
  public var isAboutAll: Bool {
    guard case .question(_, nil, let form) = wish, [.list, .count, .exists, .free].contains(form)
    else { return false }
    return !target.isReference && target.words.isEmpty
  }

  /// Which entities are meant.
  public struct Target: Hashable, Sendable, Codable {
    /// Words of the name, or of anything that the entity holds.
    public var words: [String]
    /// What the sentence says of its properties; a value is a text as it was said.
    public var conditions: [Fill]
    /// Which of those that fit: 1 the first, -1 the last; nil where it was not said.
    public var position: Int?
    /// Whether the first one that is still to come is meant.
    public var isNext: Bool
    /// Whether all that fit are meant.
    public var isAll: Bool
    /// Whether it is one that was talked about or is on screen ("this event").
    public var isReference: Bool
    /// Whether only what is called by the words is meant, and nothing that merely holds them.
    public var isByName: Bool = false
    /// The names, where several things are named ("the picnic and the lunch").
    public var parts: [String] = []

    /// Makes a target; nothing narrows it down unless said.
    public init(
      words: [String] = [], conditions: [Fill] = [], position: Int? = nil, isNext: Bool = false,
      isAll: Bool = false, isReference: Bool = false
    ) {
      self.words = words
      self.conditions = conditions
      self.position = position
      self.isNext = isNext
      self.isAll = isAll
      self.isReference = isReference
    }
  }

  /// The app's identifier.
  public var app: String
  /// What is wanted.
  public var wish: Wish
  /// What the sentence gives for the schema's parameters, in the order in which it was said.
  public var fills: [Fill]
  /// Which entities are meant; nothing narrows it down where the sentence does not.
  public var target: Target
  /// Parameter to the role of what another app gives for it of the entities that are meant (`people`);
  /// empty where the sentence brings nothing of another app's.
  public var brings: [String: String]
  /// How much of the sentence was understood, from 0 to 1; free text does not count.
  public var score: Double
  /// The sentence, where it is one only if what it names is there.
  public var sentence: String?
  /// Whether it says in so many words what kind of thing it is about.
  public var isExplicit: Bool = false

  /// Whether it asks what no app knows, but somebody outside may.
  public var asksOutside: Bool {
    guard case .question(_, _, let form) = wish else { return false }
    return form == .travel || form == .weather
  }

  /// Makes a reading.
  public init(
    app: String, wish: Wish, fills: [Fill] = [], target: Target = Target(),
    brings: [String: String] = [:], score: Double = 1
  ) {
    self.brings = brings
    self.app = app
    self.wish = wish
    self.fills = fills
    self.target = target
    self.score = score
  }
}

extension AppCatalog {
  /// The intent that adopts a schema (`calendar.createEvent`).
  public func intent(schema: String) -> IntentDescriptor? { intents.first { $0.schema == schema } }

  /// The entity type that adopts a schema (`calendar.event`).
  public func entity(schema: String) -> EntityDescriptor? {
    entities.first { $0.schema == schema }
  }
}
