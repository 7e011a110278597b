import IntentCatalog
import TextNormalization

/// Puts the stretches of one reply together to values for parameters.
struct ReplyAssembly {
  private let reader: ReplyReader
  private let lattice: ReplyLattice
  private let tokens: [ReplyToken]
  private let ranking: ParameterRanking
  private var context: DialogContext { reader.context }

  /// One stretch, decided.
  private enum Item {
    case pick(Set<Int>, edits: Int)
    case value(type: String, ids: [String], edits: Int)
    case typed(ReplyFill)
    /// A value that cannot be, and what is said of it.
    case faulty(parameter: String, why: String)
    case parameter(String)
    case not, correction, change
  }

  init(_ reader: ReplyReader, _ lattice: ReplyLattice, _ tokens: [ReplyToken]) {
    self.reader = reader
    self.lattice = lattice
    self.tokens = tokens
    ranking = ParameterRanking(reader, tokens)
  }

  func reply() -> Reply {
    var items: [Item] = []
    for token in tokens {
      switch decide(token) {
      case .some(let decided): items += decided
      case nil: return .unknown
      }
    }
    return assemble(items)
  }

  // MARK: - One stretch

  /// What a stretch is here: nothing to say (an empty list), or nil when it cannot be read.
  private func decide(_ token: ReplyToken) -> [Item]? {
    if token.isGap { return gap(token).map { [$0] } ?? gaps(in: token) }
    let picks = Set(
      token.senses.compactMap { if case .option(let place) = $0 { place } else { nil } })
    if !picks.isEmpty { return [.pick(picks, edits: token.edits)] }
    if let value = value(token.senses, edits: token.edits) { return [value] }
    if token.has(.not) { return [.not] }
    for sense in token.senses {
      switch sense {
      case .position(let position): return self.position(position).map { [$0] }
      case .parameter(let name): return [.parameter(name)]
      case .word(.change): return [.change]
      case .word(.correction), .word(.no): return [.correction]
      case .word(.usual): return usual().map { [$0] }
      case .word(.middle): return middle().map { [$0] }
      case .said: return gap(token).map { [$0] }
      default: continue
      }
    }
    return []
  }

  private func value(_ senses: [ReplySense], edits: Int) -> Item? {
    var found: (type: String, ids: [String])?
    for case .value(let type, let id) in senses {
      if found == nil { found = (type, []) }
      if found?.type == type, found?.ids.contains(id) == false { found?.ids.append(id) }
    }
    return found.map { .value(type: $0.type, ids: $0.ids, edits: edits) }
  }

  private func position(_ position: Int) -> Item? {
    func place(in count: Int) -> Int? {
      let place = position > 0 ? position - 1 : count + position
      return (0..<count).contains(place) ? place : nil
    }
    if !reader.options.isEmpty {
      return place(in: reader.shown.count).map {
        .pick([reader.shown.lowerBound + $0], edits: 0)
      }
    }
    guard let earlier = reader.request?.answers.last?.question, let name = earlier.parameter,
      let place = place(in: earlier.options.count)
    else { return nil }
    return .value(type: name, ids: [earlier.options[place].id], edits: 0)
  }

  private func usual() -> Item? {
    guard let id = reader.prompt?.usual,
      let place = reader.options.firstIndex(where: { $0.id == id })
    else { return nil }
    return .pick([place], edits: 0)
  }

  private func middle() -> Item? {
    let shown = reader.shown
    return shown.count % 2 == 1
      ? .pick([shown.lowerBound + shown.count / 2], edits: 0) : nil
  }

  // MARK: - A stretch that no list knows

  /// A stretch as a number, a date and so on; for a parameter that was not asked for only when it
  /// may have that value.
  private func gap(_ token: ReplyToken) -> Item? {
    let text = original(token)
    let prompted = reader.prompt?.parameter
    var faulty: Item?
    for parameter in ranking.parameters(for: text) {
      let reading = TypedReading(
        text, as: parameter, context, base: reader.dateBase(parameter),
        known: reader.known(parameter))
      if case .invalid(let problem) = reading, problem != nil, faulty == nil {
        let why = ProblemText(context: context).sentence(problem, about: text)
        faulty = .faulty(parameter: parameter.name, why: why)
      }
      if let fill = ReplyFill(parameter, reading),
        parameter.name == prompted || parameter.name == ranking.named
          || parameter.allows(fill.value)
      {
        return .typed(fill)
      }
    }
    return faulty
  }

  /// A stretch of several words, each on its own.
  private func gaps(in token: ReplyToken) -> [Item]? {
    let words = token.range.split { lattice.text.units[$0] == 0x20 }
    guard words.count > 1 else { return nil }
    let items = words.map { word in
      gap(ReplyToken(range: word.startIndex..<word.endIndex, senses: []))
    }
    return items.contains { $0 == nil } ? nil : items.compactMap { $0 }
  }

  /// What the user wrote in a stretch.
  private func original(_ token: ReplyToken) -> String {
    lattice.original(token.range)
  }

  // MARK: - All stretches

  private func assemble(_ items: [Item]) -> Reply {
    var content = ReplyContent()
    var denied: [Item] = []
    var named: String?
    let wantsChange = items.contains { if case .change = $0 { true } else { false } }
    content.corrects = wantsChange
    var isFresh = true
    for (place, item) in items.enumerated() {
      switch item {
      case .correction:
        content.corrects = true
        isFresh = true
      case .not: content.corrects = true
      case .change: break
      case .parameter(let name): named = name
      case .faulty(let parameter, let why): return .invalid(parameter: parameter, why: why)
      case .pick, .value, .typed:
        if isDenied(place, in: items) || isToChange(item, in: items) {
          denied.append(item)
          isFresh = true
        } else {
          take(
            item, into: &content, named: named,
            replaces: wantsChange || (isFresh && content.corrects))
          named = nil
          isFresh = false
        }
      }
    }
    if !content.isEmpty { return .content(content) }
    if let name = named ?? denied.lazy.compactMap(parameter(of:)).first,
      wantsChange || content.corrects
        || !denied.isEmpty || reader.prompt?.isYesOrNo == true
    {
      return .change(name)
    }
    return wantsChange ? .change(nil) : .unknown
  }

  /// Whether the value at a place stands beside a word that denies it.
  private func isDenied(_ place: Int, in items: [Item]) -> Bool {
    let beside = context.words.denialFollows ? place + 1 : place - 1
    guard items.indices.contains(beside), case .not = items[beside] else { return false }
    return true
  }

  /// Whether a value is what is to be changed into another: the one that a parameter has already, in
  /// a reply that corrects (「ビールをハンバーガーに変えて」).
  private func isToChange(_ item: Item, in items: [Item]) -> Bool {
    guard isAlready(item) else { return false }
    if items.contains(where: { if case .change = $0 { true } else { false } }) { return true }
    guard items.contains(where: { if case .correction = $0 { true } else { false } }) else {
      return false
    }
    return items.contains { other in
      switch other {
      case .pick, .value, .typed: !isAlready(other) && parameter(of: other) == parameter(of: item)
      default: false
      }
    }
  }

  /// Whether a parameter has that value already.
  private func isAlready(_ item: Item) -> Bool {
    guard case .value(let type, let ids, _) = item, ids.count == 1,
      let known = reader.request?.effectiveCall.parameters
    else { return false }
    return parameters(of: type).contains { known[$0.name] == .identifier(ids[0]) }
  }

  private func parameter(of item: Item) -> String? {
    switch item {
    case .pick: reader.prompt?.parameter
    case .value(let type, _, _): parameters(of: type).first?.name
    case .typed(let fill): fill.parameter
    default: nil
    }
  }

  private func take(
    _ item: Item, into content: inout ReplyContent, named: String?, replaces: Bool
  ) {
    switch item {
    case .pick(let places, let edits):
      let sorted = places.sorted()
      if sorted.count > 1 { content.arePicksSeparate = false }
      content.picks =
        replaces || content.picks.isEmpty
        ? sorted : content.picks + sorted.filter { !content.picks.contains($0) }
      content.pickEdits = max(replaces ? 0 : content.pickEdits, edits)
    case .value(let type, let ids, let edits):
      fill(type, ids, edits, into: &content, named: named, replaces: replaces)
    case .typed(let fill): add(fill, to: &content, replaces: replaces)
    default: break
    }
  }

  private func fill(
    _ type: String, _ ids: [String], _ edits: Int, into content: inout ReplyContent,
    named: String?, replaces: Bool
  ) {
    let candidates = parameters(of: type)
    let taken = Set(content.fills.map(\.parameter))
    let prompted = reader.prompt?.parameter
    let free = candidates.filter { !taken.contains($0.name) }
    let unfilled = free.filter { reader.request?.call.parameters[$0.name] == nil }
    let parameter =
      candidates.first { $0.name == named } ?? free.first { $0.name == prompted }
      ?? unfilled.first ?? free.first ?? candidates.last
    let found = ids.compactMap { option(type, $0) }
    guard let first = found.first else { return }
    let fill = ReplyFill(
      parameter: parameter?.name ?? type, value: .identifier(first.id), title: first.title,
      candidates: found.count > 1 ? found : [], edits: edits)
    add(fill, to: &content, replaces: replaces)
  }

  /// Adds a value; a second one for the same parameter takes its place after a correction, joins it in
  /// a list, and else leaves both as candidates to ask about.
  private func add(_ fill: ReplyFill, to content: inout ReplyContent, replaces: Bool) {
    guard let place = content.fills.firstIndex(where: { $0.parameter == fill.parameter }) else {
      content.fills.append(fill)
      return
    }
    let earlier = content.fills[place]
    if replaces || earlier.value == fill.value {
      content.fills[place] = fill
    } else if reader.intent?.parameter(fill.parameter)?.isArray == true {
      var values = [earlier.value]
      if case .array(let several) = earlier.value { values = several }
      content.fills[place].value = .array(values + [fill.value])
      content.fills[place].title = context.sentence(
        "list.and", ["first": earlier.title, "last": fill.title])
    } else {
      content.fills[place].candidates =
        (earlier.candidates.isEmpty ? [asOption(earlier)] : earlier.candidates)
        + (fill.candidates.isEmpty ? [asOption(fill)] : fill.candidates)
    }
  }

  private func asOption(_ fill: ReplyFill) -> OptionDescriptor {
    switch fill.value {
    case .identifier(let id), .date(let id): OptionDescriptor(id: id, title: fill.title)
    default: OptionDescriptor(id: fill.title, title: fill.title)
    }
  }

  /// The intent's parameters whose values are of a type; an earlier answer's options go by the
  /// parameter's own name.
  private func parameters(of type: String) -> [ParameterDescriptor] {
    (reader.intent?.parameters ?? []).filter { $0.type.listName == type || $0.name == type }
  }

  private func option(_ type: String, _ id: String) -> OptionDescriptor? {
    if let known = reader.app?.option(type: type, id: id, language: context.languageCode) {
      return known
    }
    for answer in reader.request?.answers ?? [] where answer.question.parameter == type {
      if let option = answer.question.options.first(where: { $0.id == id }) { return option }
    }
    return nil
  }
}

extension ReplyLattice {
  /// What the user wrote for a range of normalized units.
  func original(_ range: Range<Int>) -> String {
    let source = text.sourceRange(range)
    let scalars = Array(reply.unicodeScalars)
    guard source.lowerBound >= 0, source.upperBound <= scalars.count else { return "" }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[source])
    return String(view)
  }
}
