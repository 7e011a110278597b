import LanguagePacks
import PhraseDiagnostics
import PhraseSyntax
import TextNormalization

/// How people say which things they want to find, from a language's `find.json`.
struct FindForms: Sendable {
  /// What a slot of a form takes.
  enum Slot: String, Sendable {
    case property, value, last, limit
  }

  /// One part of a form.
  enum Piece: Hashable, Sendable {
    case text([UInt32])
    case slot(Slot)
  }

  /// What a condition compares.
  enum Kind: String, Codable, Sendable {
    case date, number, text, choice
  }

  /// How a condition compares, as people mean it.
  enum Meaning: String, Codable, Sendable, CaseIterable {
    case before, after, since, until, during
    case less, more, atLeast, atMost, between
    case equal, notEqual, contains, prefix, suffix
    /// One of two values.
    case either
  }

  /// What a form says.
  enum Item: Hashable, Sendable {
    /// Wants things, or only their number.
    case start(counts: Bool)
    case glue, any, limit
    /// An order, of the one property of a kind where none is named; `isOne` when the first alone is
    /// meant, where the things are not named in the plural.
    case sort(isDescending: Bool, Kind?, isOne: Bool)
    case condition(Kind, Meaning)
  }

  /// A way to say an item.
  struct Form: Sendable {
    var item: Item
    var pieces: [Piece]
  }

  /// The forms, those with the most literal text first.
  let forms: [Form]

  private struct File: Codable {
    struct Sort: Codable {
      var forms: [String]
      var descending: Bool?
      /// Sorts by the one property of this kind, where the form names none.
      var kind: Kind?
      /// Whether the first alone is meant, where the things are not named in the plural.
      var one: Bool?
    }
    struct Condition: Codable {
      var kind: Kind
      var meaning: Meaning
      var forms: [String]
    }
    var starts: [String]
    /// What asks how many there are.
    var counts: [String]?
    var glue: [String]
    var any: [String]
    var limits: [String]
    var sorts: [Sort]
    var conditions: [Condition]
  }

  /// Reads a language's forms; one without has none.
  /// - Throws: `Diagnostic` when the file is damaged.
  init(_ pack: LanguagePack) throws(Diagnostic) {
    guard let file = try pack.file(File.self, "find.json", fallsBack: true) else {
      forms = []
      return
    }
    var forms: [Form] = []
    func add(_ texts: [String], _ item: Item) throws(Diagnostic) {
      for text in texts { forms += try Self.pieces(text).map { Form(item: item, pieces: $0) } }
    }
    try add(file.starts, .start(counts: false))
    try add(file.counts ?? [], .start(counts: true))
    try add(file.glue, .glue)
    try add(file.any, .any)
    try add(file.limits, .limit)
    for sort in file.sorts {
      let isDescending = sort.descending ?? false
      try add(sort.forms, .sort(isDescending: isDescending, sort.kind, isOne: sort.one ?? false))
    }
    for condition in file.conditions {
      try add(condition.forms, .condition(condition.kind, condition.meaning))
    }
    self.forms = forms
  }

  /// The ways to say one form: each choice made, each text in normal form.
  private static func pieces(_ text: String) throws(Diagnostic) -> [[Piece]] {
    let template = try PhraseTemplate(parsing: text, mode: .pack)
    return lines(template.elements).map(merged)
  }

  private static func lines(_ elements: [TemplateElement]) -> [[TemplateElement.Kind]] {
    var lines: [[TemplateElement.Kind]] = [[]]
    for element in elements {
      let choices: [[TemplateElement.Kind]] =
        switch element.kind {
        case .optional(let inner): Self.lines(inner) + [[]]
        case .alternatives(let branches): branches.flatMap { Self.lines($0) }
        case .permutation(let branches): [branches.flatMap { Self.lines($0).first ?? [] }]
        default: [[element.kind]]
        }
      lines = lines.flatMap { line in choices.map { line + $0 } }
    }
    return lines
  }

  private static func merged(_ line: [TemplateElement.Kind]) -> [Piece] {
    var pieces: [Piece] = []
    var text = ""
    func flush() {
      let units = TextNormalizer.shared.normalize(text).units
      if !units.isEmpty { pieces.append(.text(units)) }
      text = ""
    }
    for kind in line {
      switch kind {
      case .text(let more): text += more
      case .parameter(let name):
        flush()
        if let slot = Slot(rawValue: name) { pieces.append(.slot(slot)) }
      default: continue
      }
    }
    flush()
    return pieces
  }
}
