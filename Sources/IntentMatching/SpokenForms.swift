/// What people put into a sentence form, or say instead of its first word, without meaning more.
struct SpokenForms {
  private let articles: [Units]
  private let requests: [Units]
  private let gerunds: [(from: Units, to: Units)]
  private let particles: Set<String>
  private let spacedTies: Set<Units>
  private let tieLists: Set<String>

  init(_ data: LenientData, _ normalizer: LineNormalizer) {
    func units(_ text: String) -> Units {
      normalizer.units(of: text, hasLeft: false, hasRight: false)
    }
    articles = data.determiners.map { units($0) + [Units.space] }
    requests = data.requests.map { units($0) + [Units.space] }.sorted { $0.count > $1.count }
    gerunds = data.gerunds.compactMap { pair in
      pair.count == 2 ? (units(pair[0]), units(pair[1])) : nil
    }.sorted { $0.from.count > $1.from.count }
    particles = Set(data.droppableParticles.map { LenientLists.particle(units($0)) })
    spacedTies = Set(data.lists.values.joined().map(units))
    tieLists = Set(data.lists.keys.map(LenientLists.named))
  }

  /// The pieces with a word for a single thing allowed at each slot that is said of one.
  func withOnes(_ pieces: [Piece], app: Piece?) -> [Piece] {
    let one = Piece.extra(list: LenientLists.ones, use: .added, isOptional: true)
    var result: [Piece] = []
    for (index, piece) in pieces.enumerated() {
      if isSlot(piece, app), case .text(let text)? = index > 0 ? pieces[index - 1] : nil,
        articles.contains(where: { endsWithWord(text, $0) })
      {
        result.append(one)
      }
      result.append(piece)
      guard isSlot(piece, app), index + 1 < pieces.count,
        case .extra(let list, .particle, _) = pieces[index + 1], particles.contains(list)
      else {
        if case .extra(let list, .particle, _) = piece, particles.contains(list), index > 0,
          isSlot(pieces[index - 1], app)
        {
          result.append(one)
        }
        continue
      }
      result.append(one)
    }
    return result
  }

  /// The pieces with what may stand behind the app's name, between it and the rest, and before a verb.
  func withAppWords(_ pieces: [Piece], app: Piece) -> [Piece] {
    var result: [Piece] = []
    for (index, piece) in pieces.enumerated() {
      result.append(piece)
      if piece == app, isTied(pieces, index) {
        result.append(.extra(list: LenientLists.appWords, use: .frame, isOptional: true))
      }
      guard index > 0, index + 1 < pieces.count, case .extra(let list, let use, _) = piece,
        pieces[index - 1] == app
          ? use == .particle || tieLists.contains(list)
          : use == .particle && particles.contains(list)
      else { continue }
      result.append(.extra(list: LenientLists.between, use: .frame, isOptional: true))
    }
    return result
  }

  /// The form that begins with another way to ask for a thing; nil where it asks for none.
  func asRequest(_ pieces: [Piece]) -> [Piece]? {
    guard case .text(let text)? = pieces.first,
      let words = requests.first(where: { $0.stand(in: text, at: 0) })
    else { return nil }
    let rest = Array(text[(words.count - 1)...])
    return [.extra(list: LenientLists.requests, use: .literal, isOptional: false), .text(rest)]
      + pieces.dropFirst()
  }

  /// The form with its verb as some frames want it; nil where it begins with no word of its own.
  func asGerund(_ pieces: [Piece]) -> [Piece]? {
    guard !gerunds.isEmpty, case .text(let text)? = pieces.first, let verb = text.words.first,
      text.first != Units.space,
      let rule = gerunds.first(where: { verb.ends(with: $0.from) })
    else { return nil }
    let other = verb.dropLast(rule.from.count) + rule.to
    let frame = Piece.extra(list: LenientLists.gerundFrames, use: .frame, isOptional: true)
    return [frame, .text(other + text.dropFirst(verb.count))] + pieces.dropFirst()
  }

  private func isSlot(_ piece: Piece, _ app: Piece?) -> Bool {
    guard piece != app, case .slot = piece else { return false }
    return true
  }

  private func endsWithWord(_ text: Units, _ word: Units) -> Bool {
    guard text.ends(with: word) else { return false }
    return text.count == word.count || text[text.count - word.count - 1] == Units.space
  }

  /// Whether a word ties the app's name into the sentence, so that it is no verb's object.
  private func isTied(_ pieces: [Piece], _ index: Int) -> Bool {
    if index + 1 < pieces.count, case .extra(let list, let use, _) = pieces[index + 1],
      use == .particle || tieLists.contains(list)
    {
      return true
    }
    // A name that is called first ("Cafe app, order …") is no verb's object either.
    guard index > 0 else { return pieces.count > 1 }
    if case .extra(let list, _, _) = pieces[index - 1] { return tieLists.contains(list) }
    guard case .text(let text) = pieces[index - 1] else { return false }
    guard let last = text.words.last else {
      guard index > 1, case .extra(let list, _, _) = pieces[index - 2] else { return false }
      return tieLists.contains(list)
    }
    return spacedTies.contains(last)
  }
}
