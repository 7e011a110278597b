import PhraseDiagnostics
import PhraseSyntax
import TextNormalization

/// How people of one language talk about what a domain of schemas has.
struct SchemaGrammar: Sendable {
  /// A cue of the language and its classes.
  struct Cue: Sendable {
    var units: [UInt32]
    var classes: Classes
  }

  /// Words that set a parameter.
  struct Flag: Sendable {
    var classes: Classes
    var parameter: String
  }

  let domain: String
  /// First unit to the cues that begin with it, the longest first.
  let cues: [UInt32: [Cue]]
  let frames: [SchemaFrame]
  /// What may stand inside of a free text, between its words.
  let glue: Classes
  /// What means nothing.
  let fillers: Classes
  /// What is free text as well as unknown words are.
  let texts: Classes
  /// The property that says when an entity begins, where it has one.
  let startProperty: String?
  /// The property that says when an entity ends, where it has one.
  let endProperty: String?
  /// The property that says that an entity takes whole days, where it may.
  let wholeDayProperty: String?
  /// What at a sentence's end makes it a question.
  let topics: Classes
  /// The property that says where an entity takes place, where it has one.
  let placeProperty: String?
  /// The property that says how an entity repeats, where it may.
  let repeatProperty: String?
  /// The classes behind which a token is in none of `shielded`.
  let shields: Classes
  let shielded: Classes
  /// The entity that other domains may have something of, and role to the property that gives it.
  let shares: Sharing?
  /// The language's sentences for answers.
  var sentences: [String: String] = [:]
  /// What a cue at the end of a value tells of the value ("an hour *later*").
  let marks: Classes
  /// What begins sentences, and is free text elsewhere.
  let beginnings: Classes
  /// Sentences to show to those who ask what they can say.
  let examples: [String]
  /// What a name stands beside, which is taken as it is up to the next value ("called").
  let naming: Classes
  /// What says where a thing is to go.
  let goals: Classes
  /// What says what kind of list a name is of.
  let listKinds: Classes
  /// What says in so many words what kind of thing is meant.
  let explicit: Classes
  /// The classes whose words set a parameter ("all day").
  let flags: [Flag]
  /// Whether what says a part's role stands behind it.
  let isPostpositional: Bool
  /// What stands between the two ends of a stretch of time; nil where that is not said.
  let ends: (from: Classes?, to: Classes, behind: Classes)?
  /// The classes of the verbs of wishes, of which a sentence may have several.
  let clauses: Classes
  /// Parameters that any words fill.
  let wording: Set<String>
  /// Whether a text may stand behind a colon.
  let hasColons: Bool
  private let names: [String: Classes]

  /// The classes of recognized values and of unknown stretches, which every grammar has.
  static let builtIn = [
    "gap", "when", "clock", "duration", "shift", "recurrence", "ordinal", "number", "person", "app",
    "name", "quoted", "until", "colon", "setoff",
  ]

  static let normalizer = TextNormalizer()

  /// The most classes that a grammar may have.
  private static let classLimit = 2 * UInt128.bitWidth

  /// What other domains may have of an entity.
  struct Sharing: Decodable, Sendable {
    /// The entity's name in the domain.
    var entity: String
    /// Role (`people`) to the property that gives it.
    var roles: [String: String]
  }

  /// What tells the two ends of a stretch of time.
  struct Ends: Decodable, Sendable {
    /// The class of what it must begin with, where it must.
    var from: String?
    /// The class of what stands between them.
    var to: String
    /// The classes behind which it may also begin without that ("move *my* 12:30 to 2").
    var behind: [String]?
  }

  /// The file as it is written.
  struct File: Decodable {
    var shares: Sharing?
    /// Class to how its cues are said, in a pack's templates.
    var words: [String: [String]]
    var glue: [String]
    var fillers: [String]
    var texts: [String]
    var startProperty: String?
    var endProperty: String?
    var placeProperty: String?
    var repeatProperty: String?
    var wholeDayProperty: String?
    var topics: [String]?
    var shields: [String]?
    var shielded: [String]?
    var beginnings: [String]?
    var marks: [String]?
    var naming: [String]?
    var goals: [String]?
    var listKinds: [String]?
    var explicit: [String]?
    /// Parameter to the class whose words set it.
    var flags: [String: String]?
    var roleStandsBehind: Bool?
    var examples: [String]?
    /// What stands between the two ends of a stretch, and before it where it begins so.
    var ends: Ends?
    /// The classes of the verbs with which a new wish begins behind "and", or one ends before another.
    var clauses: [String]?
    /// Parameters that any words fill, also those that agree or decline elsewhere ("OK").
    var wording: [String]?
    var frames: [SchemaFrame.File]
  }

  /// Takes a language's file.
  /// - Throws: `Diagnostic` when a template is faulty, or a class is named that there is none of.
  init(_ file: File, domain: String) throws(Diagnostic) {
    self.domain = domain
    let all = Self.builtIn + file.words.keys.sorted().filter { !Self.builtIn.contains($0) }
    guard all.count <= Self.classLimit else {
      throw Diagnostic(.error, SchemaMessages.tooManyClasses(all.count, Self.classLimit))
    }
    var names: [String: Classes] = [:]
    for (place, name) in all.enumerated() { names[name] = Classes(place: place) }
    self.names = names
    func classes(_ list: [String]) throws(Diagnostic) -> Classes {
      var classes: Classes = []
      for name in list { classes.formUnion(try Self.named(name, names)) }
      return classes
    }
    glue = try classes(file.glue)
    fillers = try classes(file.fillers)
    texts = try classes(file.texts)
    shares = file.shares
    startProperty = file.startProperty
    endProperty = file.endProperty
    placeProperty = file.placeProperty
    repeatProperty = file.repeatProperty
    wholeDayProperty = file.wholeDayProperty
    topics = try classes(file.topics ?? [])
    shields = try classes(file.shields ?? [])
    shielded = try classes(file.shielded ?? [])
    beginnings = try classes(file.beginnings ?? [])
    marks = try classes(file.marks ?? [])
    naming = try classes(file.naming ?? [])
    goals = try classes(file.goals ?? [])
    listKinds = try classes(file.listKinds ?? [])
    explicit = try classes(file.explicit ?? [])
    var flags: [Flag] = []
    for (parameter, name) in (file.flags ?? [:]).sorted(by: { $0.key < $1.key }) {
      flags.append(Flag(classes: try classes([name]), parameter: parameter))
    }
    self.flags = flags
    isPostpositional = file.roleStandsBehind ?? false
    examples = file.examples ?? []
    clauses = try classes(file.clauses ?? [])
    wording = Set(file.wording ?? [])
    var ends: (from: Classes?, to: Classes, behind: Classes)?
    if let both = file.ends {
      ends = (
        try both.from.map { name throws(Diagnostic) in try classes([name]) },
        try classes([both.to]), try classes(both.behind ?? [])
      )
    }
    self.ends = ends
    cues = try Self.cues(file.words, names)
    var frames: [SchemaFrame] = []
    for (place, frame) in file.frames.enumerated() {
      frames.append(
        try SchemaFrame(frame, number: place + 1) { name throws(Diagnostic) in
          try Self.named(name, names)
        })
    }
    self.frames = frames
    let colon = names["colon"] ?? []
    hasColons = frames.contains { frame in
      frame.takes.contains { $0.after?.isDisjoint(with: colon) == false }
    }
  }

  /// Whether a sentence of this domain may ask for an intent of another one.
  func says(_ schema: String) -> Bool {
    frames.contains { if case .intent(let name) = $0.wish { name == schema } else { false } }
  }

  /// The class of that name; none where the grammar has no such class.
  func named(_ name: String) -> Classes { names[name] ?? [] }

  /// Whether a text only says what kind of thing is meant: any ("event"), or one of which there may be
  /// none ("meeting"), which says so only beside something that says more.
  func isKind(_ text: String, besidesMore: Bool) -> Bool {
    let kinds = named("kind").union(besidesMore ? named("sort") : [])
    let units = Self.normalizer.normalize(text).units
    guard let first = units.first else { return true }
    return (cues[first] ?? []).contains {
      $0.units == units && !$0.classes.isDisjoint(with: kinds)
    }
  }

  /// The names of classes, sorted.
  func names(of classes: Classes) -> [String] {
    names.filter { classes.contains($0.value) }.keys.sorted()
  }

  private static func named(
    _ name: String, _ names: [String: Classes]
  ) throws(Diagnostic) -> Classes {
    guard let found = names[name] else {
      throw Diagnostic(.error, SchemaMessages.unknownClass(name))
    }
    return found
  }

  private static func cues(
    _ words: [String: [String]], _ names: [String: Classes]
  ) throws(Diagnostic) -> [UInt32: [Cue]] {
    var known: [[UInt32]: Classes] = [:]
    for (name, templates) in words {
      for template in templates {
        let tree = try PhraseTemplate(parsing: template, mode: .pack)
        for line in lines(tree.elements) {
          let units = Self.normalizer.normalize(line).units
          guard !units.isEmpty else { continue }
          known[units, default: []].formUnion(names[name] ?? [])
        }
      }
    }
    var cues: [UInt32: [Cue]] = [:]
    for (units, classes) in known {
      guard let first = units.first else { continue }
      cues[first, default: []].append(Cue(units: units, classes: classes))
    }
    return cues.mapValues { $0.sorted { $0.units.count > $1.units.count } }
  }

  /// The texts of a template, each choice made.
  private static func lines(_ elements: [TemplateElement]) -> [String] {
    var lines = [""]
    for element in elements {
      let choices: [String] =
        switch element.kind {
        case .text(let text): [text]
        case .optional(let inner): Self.lines(inner) + [""]
        case .alternatives(let branches): branches.flatMap { Self.lines($0) }
        default: [""]
        }
      lines = lines.flatMap { line in choices.map { line + $0 } }
    }
    return lines
  }
}
