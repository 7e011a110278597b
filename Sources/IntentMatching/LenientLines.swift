/// Makes a template's sentence forms into those that the lenient tier reads.
struct LenientLines {
  private let endings: SentenceEndings
  private let frames: AppFrames
  private let lists: LenientLists
  private let particles: [Units]
  private let droppable: Set<UInt32>
  private let hasAdded: Bool

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
  }

  /// The lenient forms of a form; `app` is the piece that stands for the app's name.
  func lines(for line: Line, app: Piece?) -> [Line] {
    var lines = [with(line, framed(loosened(line.pieces, app)), cost: line.cost)]
    guard let app, let body = frames.body(of: line.pieces, app: app) else { return lines }
    let loose = loosened(body, nil)
    lines += frames.reordered(loose, app: app).map { with(line, framed($0), cost: line.cost + 1) }
    var alone = with(line, framed(loose), cost: line.cost + 1)
    alone.needsBound = true
    lines.append(alone)
    return lines
  }

  private func with(_ line: Line, _ pieces: [Piece], cost: Int) -> Line {
    var copy = line
    copy.pieces = pieces
    copy.cost = cost
    return copy
  }

  private func framed(_ pieces: [Piece]) -> [Piece] {
    let before = Piece.extra(list: LenientLists.prefixes, use: .frame, isOptional: true)
    let after = Piece.extra(list: LenientLists.suffixes, use: .frame, isOptional: true)
    return [before, before, before] + pieces + [after, after]
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
      let split = isLast ? endings.split(text) : nil
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
