import LanguagePacks
import PhraseDiagnostics
import PhraseSyntax
import Synchronization

/// How people say which things they want to find, from a language's `find.json`.
struct FindForms: Sendable {
  /// What a slot of a form takes.
  enum Slot: String, Sendable {
    /// What a property is called.
    case property
    case value, last, limit
    /// What the things are called.
    case things
    /// A value with the language's mark of an owner behind it (`Austen's`).
    case owner
    /// A value that is written as a name is.
    case name
  }

  /// What a condition compares.
  enum Kind: String, Codable, Sendable, CodingKeyRepresentable, CaseIterable {
    case date, number, text, choice
  }

  /// How a condition compares, as people mean it.
  enum Meaning: String, Codable, Sendable, CaseIterable {
    case before, after, since, until, during, notDuring
    case less, more, atLeast, atMost, between
    case equal, notEqual, contains, notContains, prefix, notPrefix, suffix, notSuffix
    /// One of several values.
    case either
    /// None of several values.
    case neither
  }

  /// What a form says.
  enum Item: Hashable, Sendable {
    /// Wants things, or only their number.
    case start(counts: Bool)
    /// Things, whichever they are.
    case things
    case glue, any, limit
    /// An order, of the property of a role or the one of a kind where none is named; `isOne` when the
    /// first alone is meant, where the things are not named in the plural.
    case sort(isDescending: Bool, Kind?, role: String?, isOne: Bool, limit: Int?)
    case condition(Kind, Meaning, role: String?)
  }

  /// Ways to say an item.
  struct Form: Sendable {
    var item: Item
    var templates: [PhraseTemplate]
    /// How much worse a reading is with it.
    var cost: Int
  }

  /// What the language has besides forms.
  struct Words: Codable, Sendable {
    /// Endings that a property's name may have.
    var endings: [String]?
    /// What stands behind an owner.
    var possessives: [String]?
    /// What the one property of a kind may be called.
    var generic: [Kind: [String]]?
    /// Words that a property's name has, by what people ask about without a name (the owner, the price).
    var roles: [String: [String]]?
    /// What is hardly a value of a role's property where nothing names it, by role: words, and,
    /// behind `…`, endings of words.
    var unlikely: [String: [String]]?
    /// What may stand before what a property with yes or no is called.
    var flagPrefixes: [String]?
    /// What turns what such a property is called into its contrary.
    var negations: [String]?
    /// What stands between values where several are listed.
    var listMarks: [String]?
  }

  private struct File: Codable {
    struct Sort: Codable {
      var forms: [String]
      var descending: Bool?
      var kind: Kind?
      var role: String?
      var one: Bool?
      var limit: Int?
      var cost: Int?
    }
    struct Condition: Codable {
      var kind: Kind
      var meaning: Meaning
      var role: String?
      var forms: [String]
      var cost: Int?
    }
    var words: Words?
    var starts: [String]
    var counts: [String]?
    var things: [String]?
    var glue: [String]
    var any: [String]
    var limits: [String]
    var sorts: [Sort]
    var conditions: [Condition]
  }

  /// The language's words around forms.
  let words: Words
  private let made: Made

  /// The forms laid out for reading, made when a sentence is first read.
  var grammar: FindGrammar { made.grammar }

  /// Reads a language's forms; one without has none.
  /// - Throws: `Diagnostic` when the file is damaged.
  init(_ pack: LanguagePack) throws(Diagnostic) {
    guard let file = try pack.file(File.self, "find.json", fallsBack: true) else {
      words = Words()
      made = Made([])
      return
    }
    var forms: [Form] = []
    func add(_ texts: [String], _ item: Item, _ cost: Int? = nil) throws(Diagnostic) {
      var templates: [PhraseTemplate] = []
      for text in texts { templates.append(try PhraseTemplate(parsing: text, mode: .pack)) }
      forms.append(Form(item: item, templates: templates, cost: cost ?? 0))
    }
    try add(file.starts, .start(counts: false))
    try add(file.counts ?? [], .start(counts: true))
    try add(file.things ?? [], .things)
    try add(file.glue, .glue)
    try add(file.any, .any)
    try add(file.limits, .limit)
    for sort in file.sorts {
      let item = Item.sort(
        isDescending: sort.descending ?? false, sort.kind, role: sort.role,
        isOne: sort.one ?? false,
        limit: sort.limit)
      try add(sort.forms, item, sort.cost)
    }
    for condition in file.conditions {
      let item = Item.condition(condition.kind, condition.meaning, role: condition.role)
      try add(condition.forms, item, condition.cost)
    }
    words = file.words ?? Words()
    made = Made(forms)
  }

  /// What is made of the forms once.
  ///
  /// Sessions that find nothing pay nothing.
  private final class Made: Sendable {
    private let forms: [Form]
    private let known = Mutex<FindGrammar?>(nil)

    init(_ forms: [Form]) { self.forms = forms }

    var grammar: FindGrammar {
      known.withLock { known in
        if let known { return known }
        let grammar = FindGrammar(forms)
        known = grammar
        return grammar
      }
    }
  }
}
