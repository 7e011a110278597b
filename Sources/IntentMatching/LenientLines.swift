/// Makes a template's sentence forms into those that the lenient tier reads.
struct LenientLines {
  private let endings: SentenceEndings
  private let frames: AppFrames
  private let lists: LenientLists
  private let particles: [Units]
  private let droppable: Set<UInt32>
  private let hasAdded: Bool
  private let spoken: SpokenForms

  init(
    _ data: LenientData, _ normalizer: LineNormalizer, endings: SentenceEndings,
    lists: LenientLists, frames: AppFrames
  ) {
    self.endings = endings
    self.frames = frames
    self.lists = lists
    particles = data.particles.keys.map {
      normalizer.units(of: $0, hasLeft: false, hasRight: false)
    }.sorted { ($0.count, $0.string) > ($1.count, $1.string) }
    droppable = Set(
      data.droppableParticles.compactMap { $0.unicodeScalars.first?.value })
    hasAdded = !data.addedParticles.isEmpty
    spoken = SpokenForms(data, normalizer)
  }

  /// The lenient forms of a form; `app` is the piece that stands for the app's name.
  func lines(for line: Line, app: Piece?) -> [Line] {
    var lines = ordered(line, app: app)
    if let pieces = spoken.asRequest(line.pieces) {
      lines += ordered(with(line, pieces, cost: line.cost), app: app)
    }
    return lines
  }

  /// The forms with the app's name in each place where it may stand, and without it.
  private func ordered(_ line: Line, app: Piece?) -> [Line] {
    var lines = framed(line, loosened(line.pieces, app), app, cost: line.cost)
    guard let app, let body = frames.body(of: line.pieces, app: app) else { return lines }
    if let turned = turned(loosened(line.pieces, app)) {
      lines.append(with(line, framed(turned, app), cost: line.cost + 1))
    }
    let loose = loosened(body, nil)
    for pieces in frames.reordered(loose, app: app) {
      lines += framed(line, pieces, app, cost: line.cost + 1)
    }
    lines += framed(line, loose, nil, cost: line.cost + 1).map { alone in
      var alone = alone
      alone.needsBound = true
      return alone
    }
    return lines
  }

  private func with(_ line: Line, _ pieces: [Piece], cost: Int) -> Line {
    var copy = line
    copy.pieces = pieces
    copy.cost = cost
    return copy
  }

  /// The form with politeness around it, also with its verb as polite frames want it.
  private func framed(_ line: Line, _ pieces: [Piece], _ app: Piece?, cost: Int) -> [Line] {
    ([pieces] + [spoken.asGerund(pieces)].compactMap { $0 }).map {
      with(line, framed($0, app), cost: cost)
    }
  }

  private func framed(_ pieces: [Piece], _ app: Piece?) -> [Piece] {
    let before = Piece.extra(list: LenientLists.prefixes, use: .frame, isOptional: true)
    let after = Piece.extra(list: LenientLists.suffixes, use: .frame, isOptional: true)
    var pieces = spoken.withOnes(pieces, app: app)
    if let app { pieces = spoken.withAppWords(pieces, app: app) }
    return [before, before, before] + pieces + [after, after]
  }

  /// The form with its verb first, as it is said in a hurry (始めて、安眠の瞑想を); nil where it has none.
  private func turned(_ pieces: [Piece]) -> [Piece]? {
    guard case .extra(let list, .literal, _)? = pieces.last, pieces.count > 3,
      LenientLists.endingName(list) != nil, case .text(let verb) = pieces[pieces.count - 2],
      case .extra(_, .particle, _) = pieces[pieces.count - 3]
    else { return nil }
    let ending = Piece.extra(list: list, use: .literal, isOptional: false)
    return [.text(verb), ending] + pieces.dropLast(2)
  }

  /// The pieces with particles and the ending free.
  private func loosened(_ pieces: [Piece], _ app: Piece?) -> [Piece] {
    let last = pieces.lastIndex { piece in
      if case .text = piece { true } else { false }
    }
    var result: [Piece] = []
    for (index, piece) in pieces.enumerated() {
      guard case .text(let text) = piece else {
        result.append(piece)
        continue
      }
      let isLast =
        index == last
        && (index + 1 == pieces.count
          || (index + 2 == pieces.count && app != nil && pieces[index + 1] == app))
      let split = isLast ? endings.split(text).map { bare($0, pieces, app) } : nil
      result += withFreeParticles(
        split?.stem ?? text, hasLeft: index > 0,
        hasRight: split == nil && index + 1 < pieces.count)
      if let split {
        result.append(
          .extra(
            list: LenientLists.endings(split.list), use: .literal, isOptional: split.isOptional))
      }
    }
    return result
  }

  /// An ending that may not fall, where nothing but names and particles would be left.
  private func bare(
    _ split: SentenceEndings.Split, _ pieces: [Piece], _ app: Piece?
  ) -> SentenceEndings.Split {
    let texts = pieces.dropLast(pieces.last == app ? 1 : 0).dropLast()
    guard particles.contains(split.stem) || split.stem.isEmpty,
      texts.allSatisfy({ piece in
        if case .text(let text) = piece { particles.contains(text) } else { true }
      })
    else { return split }
    var split = split
    split.isOptional = false
    if split.list == SentenceEndings.noun { split.list = SentenceEndings.bare }
    return split
  }

  private func withFreeParticles(_ text: Units, hasLeft: Bool, hasRight: Bool) -> [Piece] {
    var rest = text
    var head: [Piece] = []
    var tail: [Piece] = []
    if hasLeft, let particle = particles.first(where: { $0.stand(in: rest, at: 0) }) {
      head.append(free(particle))
      rest.removeFirst(particle.count)
    } else if hasLeft, hasAdded, rest.first?.isJapanese == true {
      head.append(.extra(list: LenientLists.added, use: .added, isOptional: true))
    }
    if hasRight, let particle = particles.first(where: { rest.ends(with: $0) }),
      rest.count > particle.count
    {
      tail.append(free(particle))
      rest.removeLast(particle.count)
    }
    return head + withoutParticlesInside(rest) + tail
  }

  private func withoutParticlesInside(_ text: Units) -> [Piece] {
    var pieces: [Piece] = []
    var plain: Units = []
    for (index, unit) in text.enumerated() {
      if droppable.contains(unit), index > 0 {
        if !plain.isEmpty { pieces.append(.text(plain)) }
        plain = []
        pieces.append(free([unit]))
      } else {
        plain.append(unit)
      }
    }
    if !plain.isEmpty { pieces.append(.text(plain)) }
    return pieces
  }

  private func free(_ particle: Units) -> Piece {
    let key = LenientLists.particle(particle)
    return .extra(list: key, use: .particle, isOptional: lists.optional.contains(key))
  }
}
