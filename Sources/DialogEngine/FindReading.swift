import IntentCatalog

/// What a sentence wants to be found.
struct FindReading: Hashable {
  /// One comparison with what it is called.
  struct Comparison: Hashable {
    var condition: FindCondition
    var meaning: FindForms.Meaning
    var property: FindableProperty
    var said: [String]

    /// The sentence that says it.
    var sentenceKey: String {
      guard property.type == .bool else { return "find.\(meaning.rawValue)" }
      return meaning == .equal ? "find.yes" : "find.no"
    }
  }

  /// A condition: one comparison, or several of which one is enough.
  struct Condition: Hashable {
    var comparisons: [Comparison]
  }

  /// An order.
  struct Sort: Hashable {
    var property: FindableProperty
    var isDescending: Bool
  }

  var conditions: [Condition] = []
  /// How many conditions are joined by "or".
  var alternatives = 0
  var sorts: [Sort] = []
  var limit: Int?
  /// Whether one is meant where the things are named in the singular.
  var isSuperlative = false
  /// Whether only their number is wanted.
  var counts = false
  var hasName = false
  /// Whether a value is what the things are called.
  var takesName = false
  /// Whether the things are named by a word for any.
  var hasThings = false
  /// Whether what is asked about is named.
  var namesProperty = false
  /// Whether the name is one for several, as far as the language tells.
  var isPlural = false
  var hasStart = false
  /// What is wrong with the sentence, in its order.
  var problems: [FindProblem] = []

  /// Whether any condition is enough.
  var isAny: Bool {
    alternatives > 0 || (conditions.count == 1 && conditions[0].comparisons.count > 1)
  }

  /// The conditions as a call writes them.
  var conditionTexts: [String] {
    guard !isAny else { return conditions.flatMap { $0.comparisons.map(\.condition.text) } }
    return conditions.map { FindCondition.text($0.comparisons.map(\.condition)) }
  }

  /// Whether it asks for anything.
  var isFind: Bool {
    hasName && (hasStart || !conditions.isEmpty || !sorts.isEmpty || limit != nil)
  }

  /// Whether it is a find although what is looked for is not named.
  var isFindOfAny: Bool {
    if takesName { return false }
    if !sorts.isEmpty, limit != nil || isSuperlative { return true }
    return (hasStart || hasThings) && namesProperty && !(conditions.isEmpty && sorts.isEmpty)
  }

  /// Whether it is a find at all, were it not for what is wrong.
  var isMeantAsFind: Bool {
    isFind || (hasName && problems.contains { if case .rest = $0 { false } else { true } })
  }
}

/// What is wrong with a sentence that is meant as a find.
enum FindProblem: Hashable {
  /// A text that is no value of its kind.
  case unreadable(String, FindForms.Kind)
  /// A condition without its value.
  case missing(FindForms.Kind, FindableProperty?)
  /// An order by something by which nothing is sorted; empty where nothing was said.
  case unsortable(String)
  /// Nothing, or less, is wanted.
  case tooFew
  /// A stretch that means nothing here.
  case rest(String)
  /// Some conditions are joined by "or" and others not.
  case mixed

  /// How much worse a reading is with it.
  var cost: Int {
    switch self {
    case .missing, .tooFew, .mixed: 1000
    case .unreadable(let text, _): 1000 + 10 * text.count
    case .unsortable(let text): 1100 + 10 * text.count
    case .rest(let text): 3000 + 30 * text.count
    }
  }
}
