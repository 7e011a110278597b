import Foundation
public import IntentCatalog
public import LanguagePacks
public import PhraseDiagnostics
import TextNormalization
public import ValueRecognition

/// Reads what people say to apps that adopt schemas, by the grammars of the schemas' domains.
public struct SchemaReader: Sendable {
  private let apps: [App]
  private let recognizer: ValueRecognizer

  private struct App: Sendable {
    var catalog: AppCatalog
    var names: [[UInt32]]
    var grammars: [SchemaGrammar]
  }

  /// Loads the grammars of the domains that apps adopt, as far as the language has them.
  /// - Parameters:
  ///   - catalogs: The apps.
  ///   - language: The language.
  ///   - data: The files under `Phrases/`.
  ///   - recognizer: What reads dates and numbers.
  /// - Throws: `Diagnostic` when a grammar is not of the expected shape.
  public init(
    _ catalogs: [AppCatalog], language: LanguagePack, data: PhraseData, recognizer: ValueRecognizer
  ) throws(Diagnostic) {
    self.recognizer = recognizer
    var known: [String: SchemaGrammar?] = [:]
    var apps: [App] = []
    for catalog in catalogs {
      let schemas = catalog.intents.compactMap(\.schema) + catalog.entities.compactMap(\.schema)
      let domains = Set(schemas.compactMap { $0.split(separator: ".").first.map(String.init) })
      var grammars: [SchemaGrammar] = []
      for domain in domains.sorted() {
        let grammar: SchemaGrammar?
        if let loaded = known[domain] {
          grammar = loaded
        } else {
          grammar = try Self.grammar(domain, language.language, data)
          known[domain] = .some(grammar)
        }
        if let grammar { grammars.append(grammar) }
      }
      guard !grammars.isEmpty else { continue }
      let names = catalog.app.spokenNames(in: language.language)
        .map { SchemaGrammar.normalizer.normalize($0).units }.filter { !$0.isEmpty }
      apps.append(App(catalog: catalog, names: names, grammars: grammars))
    }
    self.apps = apps
  }

  private static func grammar(
    _ domain: String, _ language: String, _ data: PhraseData
  ) throws(Diagnostic) -> SchemaGrammar? {
    let path = "Schemas/\(domain)/\(language)/grammar.json"
    guard let bytes = data.read(path) else { return nil }
    let place = SourcePlace(file: "Phrases/\(path)", line: 1)
    do {
      let file = try JSONDecoder().decode(SchemaGrammar.File.self, from: Data(bytes))
      var grammar = try SchemaGrammar(file, domain: domain)
      if let answers = data.read("Schemas/\(domain)/\(language)/answers.json") {
        grammar.sentences = try JSONDecoder().decode([String: String].self, from: Data(answers))
      }
      return grammar
    } catch let fault as Diagnostic {
      throw Diagnostic(.error, fault.message, at: place)
    } catch {
      throw Diagnostic(.error, SchemaMessages.badFile(error), at: place)
    }
  }

  /// The grammars of all apps.
  var grammars: [SchemaGrammar] { apps.flatMap(\.grammars) }

  /// A sentence as a grammar cuts it.
  func lattice(
    _ sentence: String, _ text: NormalizedText, _ grammar: SchemaGrammar, _ context: ValueContext,
    _ surroundings: SchemaSurroundings
  ) -> SchemaLattice {
    SchemaLattice(
      sentence, text, grammar, values: recognizer.values(in: sentence, context),
      apps: apps.flatMap(\.names), lists: surroundings.names)
  }

  /// Whether any words fill a parameter of a schema's intent, also those that agree or decline.
  public func takesWording(_ parameter: String, of schema: String) -> Bool {
    grammars.contains { schema.hasPrefix($0.domain + ".") && $0.wording.contains(parameter) }
  }

  /// The names of the properties that tell which entities a reading means, and what it asks of them; nil
  /// for all: what is said of them besides names and times is looked for everywhere.
  public func needs(of reading: SchemaReading) -> Set<String>? {
    guard let grammar = grammar(of: reading),
      reading.target.conditions.allSatisfy({ $0.parameter == grammar.startProperty })
    else { return nil }
    var names = [
      grammar.startProperty, grammar.endProperty, grammar.repeatProperty,
      grammar.wholeDayProperty,
    ]
    if case .question(_, let property, _) = reading.wish { names.append(property) }
    if reading.asksOutside { names.append(grammar.placeProperty) }
    return Set(names.compactMap(\.self))
  }

  /// Whether no app adopts a schema of which the language has a grammar.
  public var isEmpty: Bool { apps.isEmpty }

  /// What a sentence asks; nil where it asks nothing that the grammars know.
  /// - Parameters:
  ///   - sentence: The user's own text.
  ///   - context: What relative values are read against.
  ///   - surroundings: What else is known.
  /// - Returns: The reading with the greatest score, of the first app where there are several.
  /// - Complexity: O(n · f), n the sentence's length and f the number of frames.
  public func read(
    _ sentence: String, _ context: ValueContext, _ surroundings: SchemaSurroundings = .init()
  ) -> SchemaReading? {
    guard !apps.isEmpty else { return nil }
    let text = SchemaGrammar.normalizer.normalize(sentence)
    guard (1...SchemaLattice.lengthLimit).contains(text.count) else { return nil }
    let values = recognizer.values(in: sentence, context)
    var best: SchemaReading?
    for app in apps {
      for grammar in app.grammars {
        let lattice = SchemaLattice(
          sentence, text, grammar, values: values, apps: app.names, lists: surroundings.names)
        guard let (reading, _) = read(lattice, grammar, app.catalog, context, surroundings)
        else { continue }
        if let best, best.score > reading.score { continue }
        if let best, best.score == reading.score, reading.app != surroundings.mentions?.last {
          continue
        }
        best = reading
      }
    }
    if surroundings.kind == .named || surroundings.kind == .said { best?.sentence = sentence }
    return best
  }

  /// Sentences to show to those who ask what they can say.
  public var examples: [String] { apps.flatMap { $0.grammars.flatMap(\.examples) } }

  /// What asks for a parameter (`title`) of a schema's intent (`calendar.createEvent`); nil where the
  /// language has no such question.
  public func question(for parameter: String, of schema: String) -> String? {
    let grammar = apps.lazy.flatMap(\.grammars).first { schema.hasPrefix($0.domain + ".") }
    return grammar?.sentences["ask.\(parameter)"]
  }

  /// What finds the entities that a reading of this reader's means.
  public func finder(for reading: SchemaReading, _ context: ValueContext) -> SchemaFinder? {
    grammar(of: reading).map { SchemaFinder($0, recognizer, context) }
  }

  /// What answers a question that this reader read.
  public func answerer(for reading: SchemaReading, _ context: ValueContext) -> SchemaAnswerer? {
    grammar(of: reading).map {
      SchemaAnswerer(SchemaFinder($0, recognizer, context), $0.sentences, context)
    }
  }

  /// What apps have for other apps, of some roles.
  public func sources(of roles: [String]) -> [SchemaSource] {
    apps.flatMap { app in
      app.grammars.compactMap { grammar in
        guard let shares = grammar.shares, roles.contains(where: { shares.roles[$0] != nil }) else {
          return nil
        }
        return SchemaSource(
          app: app.catalog.id, entity: "\(grammar.domain).\(shares.entity)", roles: shares.roles)
      }
    }
  }

  /// What says a change in words; nil where no grammar knows the schema.
  public func answerer(for change: SchemaChange, _ context: ValueContext) -> SchemaAnswerer? {
    answerer(for: SchemaReading(app: change.app, wish: .intent(schema: change.schema)), context)
  }

  private func grammar(of reading: SchemaReading) -> SchemaGrammar? {
    let schema =
      switch reading.wish {
      case .intent(let schema): schema
      case .question(let entity, _, _): entity
      }
    let app = apps.first { $0.catalog.id == reading.app }
    return app?.grammars.first { schema.hasPrefix($0.domain + ".") }
      ?? app?.grammars.first { $0.says(schema) }
  }

  /// How a sentence is cut by each grammar, for those who write one: stretches with their classes.
  func trace(_ sentence: String, _ context: ValueContext) -> [String] {
    let text = SchemaGrammar.normalizer.normalize(sentence)
    let values = recognizer.values(in: sentence, context)
    return apps.flatMap { app in
      app.grammars.map { grammar in
        SchemaLattice(sentence, text, grammar, values: values, apps: app.names).tokens.map {
          let part = String(
            String.UnicodeScalarView(text.units[$0.range].compactMap(Unicode.Scalar.init)))
          return "\(part)[\(grammar.names(of: $0.classes).joined(separator: " "))]"
        }.joined(separator: " ")
      }
    }
  }

  private func read(
    _ lattice: SchemaLattice, _ grammar: SchemaGrammar, _ catalog: AppCatalog,
    _ context: ValueContext, _ surroundings: SchemaSurroundings
  ) -> (SchemaReading, SchemaFrame)? {
    let gap = grammar.named("gap")
    let whole = lattice
    let isAsked = lattice.isAsked(grammar)
    let hasMentioned = surroundings.hasMentioned(in: catalog.id)
    func strong(_ tokens: [SchemaToken]) -> [SchemaToken] {
      grammar.shielding(tokens.filter { !grammar.isWeak($0) })
    }
    let wholeStrong = strong(lattice.tokens)
    for frame in grammar.frames
    where frame.kind == surroundings.kind && (hasMentioned || !frame.isOfMentioned)
      && !(frame.isNoQuestion && isAsked)
    {
      guard let wish = wish(of: frame, grammar.domain, catalog) else { continue }
      var (lattice, seen) = (whole, wholeStrong)
      if !frame.naming.isEmpty {
        lattice.takeNames(beside: frame.naming, grammar)
        seen = strong(lattice.tokens)
      }
      guard frame.takesRest || frame.fits(seen, unknown: seen.count { $0.classes == gap }) else {
        continue
      }
      if frame.takesBothEnds {
        lattice.cutEnds(grammar) { recognizer.values(in: $0, context) }
      }
      let filler = SchemaFiller(
        lattice: lattice, grammar: grammar, frame: frame, now: context.now)
      let cut = frame.takesRest ? filler.withoutRest : lattice.tokens
      if frame.takesRest { seen = strong(cut) }
      guard !frame.takesRest || frame.fits(seen, unknown: seen.count { $0.classes == gap }) else {
        continue
      }
      var (fills, target) = filler.filled()
      let isFilled = frame.filled.allSatisfy { name in
        name.isEmpty
          ? !target.words.isEmpty : (fills + target.conditions).contains { $0.parameter == name }
      }
      guard isFilled else { continue }
      if frame.isOfMentioned { target.isReference = true }
      if frame.kind == .named {
        target.isByName = true
        guard !target.words.isEmpty else { continue }
      }
      if frame.kind == .said, target.words.isEmpty { continue }
      let unknown = cut.filter { $0.classes == gap }.reduce(0) { $0 + $1.range.count }
      let known = lattice.tokens.reduce(0) { $0 + $1.range.count } - unknown
      var reading = SchemaReading(
        app: catalog.id, wish: wish, fills: fills, target: target, brings: frame.brings,
        score: Double(known) / Double(max(1, lattice.text.count)))
      reading.isExplicit = seen.contains { !$0.classes.isDisjoint(with: grammar.explicit) }
      return (reading, frame)
    }
    return nil
  }

  /// How a sentence is read: cut into its parts, and the rule that reads it; one for each domain that an
  /// app adopts, the one that is taken first.
  public func explain(_ sentence: String, _ context: ValueContext) -> [SchemaExplanation] {
    let text = SchemaGrammar.normalizer.normalize(sentence)
    guard (1...SchemaLattice.lengthLimit).contains(text.count) else { return [] }
    let values = recognizer.values(in: sentence, context)
    var found: [SchemaExplanation] = []
    for app in apps {
      for grammar in app.grammars {
        let lattice = SchemaLattice(sentence, text, grammar, values: values, apps: app.names)
        let read = read(lattice, grammar, app.catalog, context, SchemaSurroundings())
        found.append(SchemaExplanation(lattice, grammar, app.catalog.id, read))
      }
    }
    let best = self.read(sentence, context)
    let first = found.firstIndex { best != nil && $0.reading == best }
    if let first { found.insert(found.remove(at: first), at: 0) }
    return found
  }

  private func wish(
    of frame: SchemaFrame, _ domain: String, _ catalog: AppCatalog
  ) -> SchemaReading.Wish? {
    switch frame.wish {
    case .intent(let name):
      // An intent of another domain that is said of this one's entities ("open", of `system.open`).
      let schema = name.contains(".") ? name : "\(domain).\(name)"
      return catalog.intent(schema: schema) == nil ? nil : .intent(schema: schema)
    case .question(let entity, let property, let form):
      let schema = "\(domain).\(entity)"
      guard catalog.entity(schema: schema) != nil else { return nil }
      return .question(entity: schema, property: property, form: form)
    }
  }
}

extension SchemaGrammar {
  /// The tokens, those behind a shield without what it takes from them.
  func shielding(_ tokens: [SchemaToken]) -> [SchemaToken] {
    var isShielded = false
    return tokens.map { token in
      var token = token
      if isShielded {
        token.classes.subtract(shielded)
        if token.classes.isEmpty { token.classes = named("gap") }
      }
      isShielded = isShielded || !token.classes.isDisjoint(with: shields)
      return token
    }
  }

  /// Whether a token only joins others or means nothing.
  func isWeak(_ token: SchemaToken) -> Bool {
    token.value == nil && token.classes.isSubset(of: glue.union(fillers).union(named("app")))
  }
}
