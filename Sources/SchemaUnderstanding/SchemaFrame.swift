import IntentCatalog
import PhraseDiagnostics

/// A kind of sentence: what must and what must not be in it, and what it then wants.
struct SchemaFrame: Sendable {
  typealias Classes = SchemaGrammar.Classes

  /// The file as it is written.
  struct File: Decodable {
    struct Question: Decodable {
      var entity: String
      var property: String?
      var form: SchemaReading.QuestionForm?
      /// The classes of what asks, where these words may be a name's elsewhere.
      var cues: [String]?
    }
    struct Take: Decodable {
      /// What is taken: a class of values, or `text` for free text.
      var value: String
      /// What says its role; anything where missing.
      var after: [String]?
      /// The parameter that it fills.
      var fills: String?
      /// Else the property of the entity that it is a condition on (empty for words of its name).
      var of: String?
      /// Whether it is how far a time moves, or how long something lasts.
      var moves: Bool?
      /// Whether it is how long something lasts from its beginning.
      var lasts: Bool?
      /// Whether it is all of the sentence behind that role, or before it where roles stand behind.
      var rest: Bool?
      /// The classes of the words that such a text begins with, where it stands behind no role.
      var starts: [String]?
      /// Where it stands before its role: what it begins behind; the sentence's beginning where missing.
      var from: [String]?
      /// What is made of such a text, with `{text}` in it; the text itself where missing.
      var says: String?
      /// Whether it may be several, joined by words of the class `and`.
      var several: Bool?
      /// Whether it comes to what the parameter's property has already, or is taken from that.
      var list: SchemaReading.ListChange?
    }
    var intent: String?
    var asks: Question?
    /// All of these, each a choice `a|b`; `^a` first, `a$` last, `a..b` one before the other, `a>b` one
    /// right before the other.
    var when: [String]
    /// None of these.
    var unless: [String]?
    /// The parameters that must be filled or the properties of which something must be said, and the empty
    /// text where something must be named.
    var needs: [String]?
    /// The most unknown words; any number where missing.
    var gaps: Int?
    /// What its parts are, the first that fits.
    var takes: [Take]?
    /// Parameters that it clears.
    var clears: [String]?
    /// Parameter to the role of what another domain gives for it of the entities that are meant.
    var brings: [String: String]?
    /// Whether it is said only of what was talked about or is on screen ("delete it").
    var mentioned: Bool?
    /// Whether it is never a question.
    var unlessAsked: Bool?
    /// Which kind of sentence it is; `whole` where missing.
    var kind: SchemaSurroundings.Kind?
    /// The classes beside which a name stands in it, besides those of the grammar.
    var naming: [String]?
  }

  /// One way of a condition.
  struct Path: Sendable {
    struct Step: Sendable {
      var classes: Classes
      /// Whether it must stand right behind the step before it.
      var isClose: Bool
    }
    var steps: [Step]
    var isFirst: Bool
    var isLast: Bool
  }

  /// What a part of the sentence is taken for.
  struct Take: Hashable, Sendable {
    /// The classes of values; nil for free text.
    var classes: Classes?
    var after: Classes?
    var parameter: String?
    var property: String?
    var moves: Bool
    var lasts: Bool
    var isSeveral: Bool
    var isRest: Bool
    /// What a rest before its role begins behind.
    var from: Classes
    /// What a rest without a role begins with.
    var starts: Classes
    /// What is made of a rest, with `{text}` in it.
    var says: String?
    /// What it does to a list that is there.
    var list: SchemaReading.ListChange?
  }

  /// Its place among the grammar's frames, from 1.
  let number: Int
  /// Its conditions as they are written, what must be there and what must not.
  let written: (when: [String], unless: [String])
  /// Whether what is said from one time to another goes from what is to what will be.
  let takesBothEnds: Bool
  let wish: Wish
  /// The parameters that must be filled, and the empty text where something must be named.
  let filled: [String]
  let needs: [[Path]]
  let bars: [[Path]]
  let gaps: Int?
  let takes: [Take]
  let clears: [String]
  let brings: [String: String]
  /// The classes of what asks, which is no name's part; empty where that is not said.
  let asking: Classes
  /// Whether a part of it is all of one side of the sentence.
  let takesRest: Bool
  /// Whether it is said only of what was talked about or is on screen.
  let isOfMentioned: Bool
  /// Which kind of sentence it is.
  let kind: SchemaSurroundings.Kind
  /// Whether it is never a question.
  let isNoQuestion: Bool
  /// The classes beside which a name stands in it.
  let naming: Classes

  /// What it wants, by names inside the domain.
  enum Wish: Sendable {
    case intent(String)
    case question(entity: String, property: String?, form: SchemaReading.QuestionForm)
  }

  init(
    _ file: File, number: Int, _ named: (String) throws(Diagnostic) -> Classes
  ) throws(Diagnostic) {
    self.number = number
    written = (file.when, file.unless ?? [])
    switch (file.intent, file.asks) {
    case (let intent?, nil): wish = .intent(intent)
    case (nil, let asks?):
      let form = asks.form ?? (asks.property == nil ? .list : .value)
      wish = .question(entity: asks.entity, property: asks.property, form: form)
    default: throw Diagnostic(.error, SchemaMessages.bothOrNeither(file.intent))
    }
    var needs: [[Path]] = []
    for text in file.when { needs.append(try Self.paths(text, named)) }
    self.needs = needs
    var bars: [[Path]] = []
    for text in file.unless ?? [] { bars.append(try Self.paths(text, named)) }
    self.bars = bars
    var asking: Classes = []
    for name in file.asks?.cues ?? [] { asking.formUnion(try named(name)) }
    self.asking = asking
    gaps = file.gaps
    filled = file.needs ?? []
    clears = file.clears ?? []
    brings = file.brings ?? [:]
    isOfMentioned = file.mentioned ?? false
    kind = file.kind ?? .whole
    isNoQuestion = file.unlessAsked ?? false
    var naming: Classes = []
    for name in file.naming ?? [] { naming.formUnion(try named(name)) }
    self.naming = naming
    var takes: [Take] = []
    for take in file.takes ?? [] {
      var after: Classes?
      var from: Classes = []
      for name in take.from ?? [] { from.formUnion(try named(name)) }
      var starts: Classes = []
      for name in take.starts ?? [] { starts.formUnion(try named(name)) }
      for name in take.after ?? [] { after = (after ?? []).union(try named(name)) }
      takes.append(
        Take(
          classes: take.value == "text" ? nil : try named(take.value), after: after,
          parameter: take.fills, property: take.of, moves: take.moves ?? false,
          lasts: take.lasts ?? false,
          isSeveral: take.several ?? false, isRest: take.rest ?? false, from: from,
          starts: starts, says: take.says, list: take.list)
      )
    }
    self.takes = takes
    takesRest = takes.contains(where: \.isRest)
    takesBothEnds = takes.contains { from in
      from.property != nil && from.after != nil
        && takes.contains { to in
          to.parameter == from.property && to.after != nil && to.classes == from.classes
        }
    }
  }

  private static func paths(
    _ text: String, _ named: (String) throws(Diagnostic) -> Classes
  ) throws(Diagnostic) -> [Path] {
    var paths: [Path] = []
    for choice in text.split(separator: "|") {
      let isFirst = choice.hasPrefix("^")
      let isLast = choice.hasSuffix("$")
      let body = choice.dropFirst(isFirst ? 1 : 0).dropLast(isLast ? 1 : 0)
      var steps: [Path.Step] = []
      for far in body.replacing("..", with: "~").split(separator: "~") {
        for (place, name) in far.split(separator: ">").enumerated() {
          steps.append(Path.Step(classes: try named(String(name)), isClose: place > 0))
        }
      }
      paths.append(Path(steps: steps, isFirst: isFirst, isLast: isLast))
    }
    return paths
  }

  /// Whether a sentence is of this kind.
  /// - Complexity: O(n) for each step of its conditions, n the number of tokens.
  func fits(_ tokens: [SchemaToken], unknown: Int) -> Bool {
    if let gaps, unknown > gaps { return false }
    return needs.allSatisfy { $0.contains { $0.fits(tokens) } }
      && !bars.contains { $0.contains { $0.fits(tokens) } }
  }
}

extension SchemaFrame.Path {
  /// Whether the tokens, those that mean nothing left out, have the steps in order.
  func fits(_ tokens: [SchemaToken]) -> Bool {
    follows(tokens, step: 0, from: 0)
  }

  private func follows(_ tokens: [SchemaToken], step: Int, from: Int) -> Bool {
    guard step < steps.count else { return !isLast || from == tokens.count }
    let isBound = steps[step].isClose || (step == 0 && isFirst)
    for place in from..<max(from, isBound ? min(from + 1, tokens.count) : tokens.count)
    where !tokens[place].classes.isDisjoint(with: steps[step].classes) {
      if follows(tokens, step: step + 1, from: place + 1) { return true }
    }
    return false
  }
}
