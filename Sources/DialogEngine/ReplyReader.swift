import IntentCatalog
import IntentMatching
import TextNormalization
import ValueRecognition

/// Reads a reply as narrowly as the open question allows.
///
/// A reply that is nothing but words of one kind is that (yes, cancel, back, …). Otherwise its names
/// are values: of the open prompt's options first, then of the intent's other parameters. What no
/// list knows is tried as a number or date, as part of an option's name, and as a misspelt name; if
/// anything stays unread, the reply is `unknown`.
struct ReplyReader {
  let context: DialogContext
  let intent: IntentDescriptor?
  let app: DialogApp?
  let request: DialogRequest?
  let prompt: DialogPrompt?
  /// What can be picked: the prompt's options, or a side prompt's.
  let options: [OptionDescriptor]
  /// The places of the options that are shown, which are the ones that numbers count.
  let shown: Range<Int>
  /// What the options are called.
  let names: OptionNames
  /// Whether the question is an offer (「〜しますか？」 about something new).
  let isOffer: Bool

  init(
    _ context: DialogContext, request: DialogRequest?, options: [OptionDescriptor]? = nil,
    isShown: Bool = true, isOffer: Bool = false
  ) {
    self.context = context
    self.request = request
    prompt = request?.prompt
    app = request.flatMap { context.app($0.start.app) }
    intent = request.flatMap { context.intent(of: $0.start) }
    self.options = options ?? request?.prompt?.options ?? []
    shown = !isShown ? 0..<0 : options?.indices ?? request?.prompt?.shownOptions ?? 0..<0
    names = context.words.memo.names(of: self.options)
    self.isOffer = isOffer
  }

  /// Reads a reply; what it ends in to thank counts only where it is more than that.
  func read(_ reply: String) -> Reply {
    let read = readWhole(reply)
    guard read == .unknown, let shorter = withoutCourtesy(reply) else { return read }
    return readWhole(shorter)
  }

  private func readWhole(_ reply: String) -> Reply {
    let lattice = ReplyLattice(reply, lexicons())
    guard !lattice.tokens.isEmpty else { return reply.trimmingBlanks().isEmpty ? .empty : .unknown }
    let wantsChange = lattice.tokens.contains { $0.has(.change) }
    let strong = lattice.tokens.filter { !$0.has(.glue) || (wantsChange && $0.namesParameter) }
    let tokens = strong.isEmpty ? lattice.tokens : strong
    if let command = command(tokens) {
      // "Yes?" agrees to nothing.
      if command == .yes, reply.isWrittenAsQuestion { return .repeatQuestion }
      if command == .yes, isDoubtful(lattice.tokens) { return .doubtful }
      // To what is to be written to somebody, a greeting is the answer.
      if command == .greeting, let text = freeText(reply) { return text }
      // Words that mean nothing may have hidden a value (あ・さ・って in あさって).
      guard command == .repeatQuestion, let spoken = spokenReply(reply) else { return command }
      return spoken
    }
    if lattice.tokens.allSatisfy({ $0.has(.hesitation) || $0.has(.correction) }) {
      return .hesitation
    }
    if let shifted = shifted(reply) { return shifted }
    if let text = freeText(reply) { return correctionOfOther(reply) ?? text }
    if let typed = typedReply(reply) { return typed }
    if let spoken = spokenReply(reply) { return spoken }
    if let part = partOfOption(tokens, lattice) { return .content(part) }
    let reply = ReplyAssembly(self, lattice, tokens).reply()
    guard reply == .unknown, context.options.tiers.contains(.fuzzy),
      let repaired = ReplyRepair(names: nearestNames(), lattice: lattice).repaired()
    else { return reply }
    let kept = repaired.filter { !$0.has(.glue) || $0.edits > 0 }
    return ReplyAssembly(self, lattice, kept).reply()
  }

  /// How near a reply was to what it was taken for, as for phrases: exact when every word counts,
  /// lenient when words were dropped or a part stood for the whole, fuzzy when it was misspelt.
  func tier(of reply: Reply, to text: String) -> (tier: Tier, edits: Int)? {
    switch reply {
    case .empty, .unknown: return nil
    case .content(let content) where content.edits > 0: return (.fuzzy, content.edits)
    case .content(let content) where content.isPartial: return (.lenient, 0)
    default:
      guard freeText(text) == nil, typedReply(text) == nil else { return (.exact, 0) }
      let tokens = ReplyLattice(text, lexicons()).tokens
      let drops = tokens.contains { $0.has(.glue) } && tokens.contains { !$0.has(.glue) }
      return (drops ? .lenient : .exact, 0)
    }
  }

  /// Whether words in an utterance refuse something, whatever the others say.
  func refuses(_ text: String) -> Bool {
    ReplyLattice(text, lexicons()).tokens.contains {
      $0.has(.cancel) || $0.has(.keep) || $0.has(.no) || $0.has(.not)
    }
  }

  /// Whether words in a reply deny something or want it stopped.
  func denies(_ text: String) -> Bool {
    ReplyLattice(text, lexicons()).tokens.contains { $0.has(.cancel) || $0.has(.not) }
  }

  private func nearestNames() -> [NearestNames] {
    let types = Set((intent?.parameters ?? []).compactMap(\.type.listName)).sorted()
    return [names.nearest] + types.compactMap { app?.nearestNames[$0] }
  }

  // MARK: - What the words may be

  private func lexicons() -> [ReplyLexicon] {
    var own = ReplyLexicon()
    for answered in request?.answers ?? [] {
      guard let type = answered.question.parameter else { continue }
      for option in answered.question.options {
        for name in option.spokenNames { own.add(name, .value(type: type, id: option.id)) }
      }
    }
    for parameter in intent?.parameters ?? [] {
      for name in parameterNames(parameter) { own.add(name, .parameter(parameter.name)) }
    }
    if case .confirmation(let action) = prompt?.kind { addWords(of: action, to: &own) }
    let listed = Set((intent?.parameters ?? []).compactMap(\.type.listName))
    let values = listed.sorted().compactMap { app?.lexicons[$0] }
    return [context.words.lexicon, names.lexicon, own, positions()] + values
  }

  /// What a parameter may be called: its title, or its type's.
  private func parameterNames(_ parameter: ParameterDescriptor) -> [String] {
    let type: CatalogText? =
      switch parameter.type {
      case .appEnum(let name): app?.catalog.enums.first { $0.identifier == name }?.title
      case .entity(let name): app?.catalog.entities.first { $0.identifier == name }?.title
      default: nil
      }
    let plain = parameter.isDate ? context.words.dateNames : []
    return [parameter.title, type].compactMap { $0?.text(in: context.languageCode) } + plain
  }

  private func addWords(of action: ActionNameDescriptor, to own: inout ReplyLexicon) {
    for word in context.words.acceptingWords(of: action.name) + action.acceptAlternatives
      + [action.acceptLabel].compactMap({ $0 })
    {
      own.add(word, .accept)
    }
    for word in action.denyAlternatives + [action.denyLabel].compactMap({ $0 }) {
      own.add(word, .decline)
    }
  }

  private func positions() -> ReplyLexicon {
    context.words.memo.positions(
      upTo: max(shown.count, request?.answers.last?.question.options.count ?? 0),
      context.recognizer, mixedIn: context.mixedIn)
  }

  // MARK: - Replies that are one thing

  /// The reply when it is nothing but words of one kind.
  private func command(_ tokens: [ReplyToken]) -> Reply? {
    if isMore(tokens) { return .more }
    if asksForOptions(tokens) { return .options }
    guard tokens.allSatisfy({ !$0.isGap && !$0.isContent }) else { return nil }
    func all(_ words: ReplyWord...) -> Bool {
      tokens.allSatisfy { token in words.contains { token.has($0) } }
    }
    func some(_ word: ReplyWord) -> Bool { tokens.contains { $0.has(word) } }
    let confirms = prompt?.isYesOrNo == true && !isOffer
    if some(.cancel) {
      // "Cancel" where that is what is asked: it may mean either.
      return tokens.contains { $0.has(.cancel) && $0.senses.contains(.accept) }
        ? .doubtful : .cancel
    }
    if isOffer, some(.fine), all(.fine, .thanks, .no) { return .no }
    if tokens.allSatisfy({ $0.has(.yes) || $0.has(.glue) || $0.senses.contains(.accept) }),
      tokens.contains(where: { $0.has(.yes) || $0.senses.contains(.accept) })
    {
      return .yes
    }
    // Before the no: "no, hold on" and 「いや、待って」 decline nothing.
    if some(.wait), all(.wait, .correction, .no, .thanks) { return .wait }
    if tokens.contains(where: { $0.has(.no) || $0.senses.contains(.decline) }),
      tokens.allSatisfy({
        $0.has(.no) || $0.has(.fine) || $0.has(.correction) || $0.has(.thanks)
          || $0.senses.contains(.decline) || (some(.not) && $0.senses.contains(.accept))
      })
    {
      return .no
    }
    if all(.fine, .yes, .thanks), some(.fine) { return confirms ? .yes : nil }
    let asks = all(.help, .options, .repeat, .correction, .no)
    if let word = Self.commands.first(where: { some($0.0) && (asks || all($0.0, .correction, .no)) }
    ) {
      return word.1
    }
    if some(.greeting), all(.greeting, .glue, .thanks) { return .greeting }
    if all(.change, .correction, .no), some(.change) { return .change(nil) }
    return all(.correction) ? .repeatQuestion : nil
  }

  /// Whether a reply asks for the options that come next; where all are shown, only words that mean
  /// nothing else do.
  private func isMore(_ tokens: [ReplyToken]) -> Bool {
    !options.isEmpty && tokens.allSatisfy { $0.has(.more) || $0.has(.options) || $0.has(.repeat) }
      && tokens.contains { token in
        token.has(.more) && (prompt?.isPaged == true || token.senses == [.word(.more)])
      }
  }

  /// Whether a reply asks what there is of that which the open question asks for.
  private func asksForOptions(_ tokens: [ReplyToken]) -> Bool {
    guard let name = prompt?.parameter, tokens.contains(where: { $0.has(.options) }) else {
      return false
    }
    return tokens.allSatisfy { token in
      token.has(.options) || token.has(.repeat) || token.has(.correction)
        || token.senses.contains(.parameter(name))
    }
  }

  private static let commands: [(ReplyWord, Reply)] = [
    (.help, .help), (.options, .options), (.repeat, .repeatQuestion), (.keep, .repeatQuestion),
    (.back, .back), (.undo, .undo),
    (.resume, .resume), (.dismissTips, .dismissTips), (.thanks, .thanks),
  ]

  /// The whole reply as it stands, where the question is open to any text.
  private func freeText(_ reply: String) -> Reply? {
    guard prompt?.kind == .value, options.isEmpty, let name = prompt?.parameter,
      let parameter = intent?.parameter(name), parameter.type.takesAnyText
    else { return nil }
    let text = withoutHesitation(reply).trimmingBlanks()
    let value: ParameterValue =
      parameter.isArray
      ? .array(SpokenList(text, joins: context.words.joins).items.map(ParameterValue.string))
      : .string(text)
    return .content(ReplyContent(fills: [ReplyFill(parameter: name, value: value, title: text)]))
  }

  /// A text without what stands before it, set off by a comma or a space, and only says that
  /// something comes.
  private func withoutHesitation(_ reply: String) -> String {
    let lattice = ReplyLattice(reply, [context.words.lexicon])
    guard
      let place = lattice.tokens.firstIndex(where: { !$0.has(.hesitation) && !$0.has(.correction) }
      ),
      place > 0
    else { return reply }
    let end = lattice.text.sourceRange(lattice.tokens[place - 1].range).upperBound
    let start = lattice.text.sourceRange(lattice.tokens[place].range).lowerBound
    let scalars = Array(reply.unicodeScalars)
    guard end < start, start < scalars.count else { return reply }
    let isSetOff = scalars[end..<start].contains {
      $0.properties.generalCategory == .otherPunctuation
    }
    guard isSetOff || lattice.tokens[place - 1].has(.hesitation) else { return reply }
    return reply.part(start..<scalars.count)
  }

  /// Where any text is an answer: the reply that corrects what was given before, in words that say so.
  private func correctionOfOther(_ reply: String) -> Reply? {
    guard case .content(let content) = spokenReply(reply), content.corrects,
      let given = request?.call.parameters,
      content.fills.allSatisfy({ given[$0.parameter] != nil && $0.parameter != prompt?.parameter })
    else { return nil }
    return .content(content)
  }

  /// A reply all of which is known words and values of types that no list names.
  private func spokenReply(_ reply: String) -> Reply? {
    let spoken = spokenRanges(reply)
    guard !spoken.isEmpty else { return nil }
    let lattice = ReplyLattice(reply, lexicons(), spoken: spoken)
    guard lattice.tokens.contains(where: { $0.senses.contains(.said) }),
      !lattice.tokens.contains(where: \.isGap)
    else { return nil }
    var tokens = lattice.tokens.filter { !$0.has(.glue) && !$0.has(.hesitation) }
    if tokens.allSatisfy({ $0.has(.correction) || $0.has(.no) }) {
      tokens = lattice.tokens.filter { $0.senses.contains(.said) || !$0.has(.glue) }
    }
    guard tokens.contains(where: { $0.senses.contains(.said) }) else { return nil }
    let assembled = ReplyAssembly(self, lattice, tokens).reply()
    return assembled == .unknown ? nil : assembled
  }

  /// The whole reply as a number, a date and so on, where the question asks for one.
  private func typedReply(_ reply: String) -> Reply? {
    guard prompt?.kind == .value, options.isEmpty, let name = prompt?.parameter,
      let parameter = intent?.parameter(name)
    else { return nil }
    let reading = TypedReading(
      reply, as: parameter, context, base: dateBase(parameter), known: known(parameter))
    if case .invalid(let problem) = reading {
      let why = ProblemText(context: context).sentence(problem, ofValueIn: reply)
      return .invalid(parameter: name, why: why)
    }
    return ReplyFill(parameter, reading).map { .content(ReplyContent(fills: [$0])) }
  }

  /// Options whose names hold everything that was said, when nothing is called just so.
  private func partOfOption(_ tokens: [ReplyToken], _ lattice: ReplyLattice) -> ReplyContent? {
    guard !options.isEmpty else { return partOfEarlierOption(tokens, lattice) }
    let fitting = fitting(names, tokens, lattice)
    return fitting.isEmpty ? nil : ReplyContent(picks: fitting, isPartial: true)
  }

  /// The one option of an earlier question whose name holds everything that was said, for a reply
  /// that picks again.
  private func partOfEarlierOption(
    _ tokens: [ReplyToken], _ lattice: ReplyLattice
  ) -> ReplyContent? {
    guard let question = request?.answers.last?.question, let name = question.parameter else {
      return nil
    }
    let places = fitting(context.words.memo.names(of: question.options), tokens, lattice)
    guard places.count == 1 else { return nil }
    let option = question.options[places[0]]
    let fill = ReplyFill(parameter: name, value: .identifier(option.id), title: option.title)
    return ReplyContent(fills: [fill], corrects: true, isPartial: true)
  }

  /// The places of the options whose names hold all that was said.
  private func fitting(
    _ names: OptionNames, _ tokens: [ReplyToken], _ lattice: ReplyLattice
  ) -> [Int] {
    guard tokens.contains(where: \.isGap) else { return [] }
    let parts = tokens.filter { !$0.has(.correction) && !$0.has(.no) }.map {
      Array(lattice.text.units[$0.range])
    }
    guard !parts.isEmpty else { return [] }
    return names.units.indices.filter { place in
      parts.allSatisfy { part in names.units[place].contains { NamePart.holds($0, part) } }
    }
  }
}

extension ReplyToken {
  /// Whether it may be a parameter's own name.
  var namesParameter: Bool {
    senses.contains { if case .parameter = $0 { true } else { false } }
  }

  /// Whether it may be a value, a pick or a parameter, as against a word that does something.
  var isContent: Bool {
    senses.contains {
      switch $0 {
      case .value, .option, .position, .parameter, .step, .said: true
      case .word(let word): word == .usual || word == .middle
      case .accept, .decline: false
      }
    }
  }
}

/// Whether something that was said is a part of a name.
enum NamePart {
  /// Whether `part` stands in `name`: at the beginning of a word for scripts that space their words,
  /// anywhere for the others, and long enough to mean anything.
  static func holds(_ name: [UInt32], _ part: [UInt32]) -> Bool {
    guard let first = part.first, part.count <= name.count else { return false }
    let isSpaced = first < 0x2E80
    for start in 0...(name.count - part.count)
    where name[start..<(start + part.count)].elementsEqual(part) {
      guard isSpaced else {
        if part.count > 1 || first >= 0x3400 { return true }
        continue
      }
      let end = start + part.count
      let begins = start == 0 || name[start - 1] == 0x20 || name[start - 1] >= 0x2E80
      let isWhole = end == name.count || name[end] == 0x20 || name[end] >= 0x2E80
      if begins && (isWhole || part.count > 2) { return true }
    }
    return false
  }
}
