/// A part of an order's or a frame's text.
enum FramePart: Hashable, Sendable {
  case text(String)
  case list(String)
  case app
  case body

  /// Reads `{app}`, `{body}`, `<list>` and text; anything else in brackets is text.
  static func parts(of text: String) -> [FramePart] {
    var parts: [FramePart] = []
    var plain = ""
    func close(_ part: FramePart) {
      if !plain.isEmpty { parts.append(.text(plain)) }
      plain = ""
      parts.append(part)
    }
    var rest = text[...]
    while let first = rest.first {
      if rest.hasPrefix("{app}") {
        close(.app)
        rest = rest.dropFirst(5)
      } else if rest.hasPrefix("{body}") {
        close(.body)
        rest = rest.dropFirst(6)
      } else if first == "<", let end = rest.firstIndex(of: ">") {
        close(.list(String(rest[rest.index(after: rest.startIndex)..<end])))
        rest = rest[rest.index(after: end)...]
      } else {
        plain.append(first)
        rest = rest.dropFirst()
      }
    }
    if !plain.isEmpty { parts.append(.text(plain)) }
    return parts
  }
}

/// Takes the app's name out of a sentence form, and puts it elsewhere.
struct AppFrames: Sendable {
  private struct Frame: Sendable {
    var left: Units
    var right: Units
  }

  private var frames: [Frame] = []
  private let boundWords: [Units]
  private let orders: [[FramePart]]
  private let summaryOrders: [[FramePart]]
  private let insertion: [FramePart]
  private let optionalLists: Set<String>
  private let normalizer: LineNormalizer

  init(_ data: LenientData, _ normalizer: LineNormalizer, optionalLists: Set<String>) {
    self.normalizer = normalizer
    self.optionalLists = optionalLists
    boundWords = data.boundAppWords.map {
      normalizer.units(of: $0 + " ", hasLeft: false, hasRight: true)
    }
    orders = data.orders.map(FramePart.parts)
    insertion = FramePart.parts(of: data.insertion ?? "")
    summaryOrders = data.summaryOrders.map(FramePart.parts)
    for text in data.appFrames {
      let parts = FramePart.parts(of: text)
      guard let app = parts.firstIndex(of: .app) else { continue }
      for left in Self.texts(parts[..<app], data) {
        for right in Self.texts(parts[(app + 1)...], data) {
          frames.append(
            Frame(
              left: normalizer.units(of: left, hasLeft: false, hasRight: true),
              right: normalizer.units(of: right, hasLeft: true, hasRight: false)))
        }
      }
    }
    frames.sort { $0.left.count + $0.right.count > $1.left.count + $1.right.count }
  }

  private static func texts(_ parts: ArraySlice<FramePart>, _ data: LenientData) -> [String] {
    parts.reduce([""]) { texts, part in
      switch part {
      case .text(let text): texts.map { $0 + text }
      case .list(let name): texts.flatMap { text in (data.lists[name] ?? []).map { text + $0 } }
      case .app, .body: texts
      }
    }
  }

  /// The sentence without the app's name and what ties it in; nil where it cannot be without.
  func body(of pieces: [Piece], app: Piece) -> [Piece]? {
    guard pieces.count(where: { $0 == app }) == 1, let index = pieces.firstIndex(of: app) else {
      return nil
    }
    var before: Units = []
    var after: Units = []
    var head = Array(pieces[..<index])
    var tail = Array(pieces[(index + 1)...])
    if case .text(let units)? = head.last {
      before = units
      head.removeLast()
    }
    if case .text(let units)? = tail.first {
      after = units
      tail.removeFirst()
    }
    if let frame = frames.first(where: { fits($0, before, after) }) {
      before.removeLast(frame.left.count)
      after.removeFirst(frame.right.count)
    } else if boundWords.contains(where: { Self.endsWithWord(before, $0) }) {
      return nil
    }
    if before.last == Units.space, after.first == Units.space { after.removeFirst() }
    let body = Self.merged(head + [.text(before + after)] + tail)
    return body.isEmpty ? nil : body
  }

  private func fits(_ frame: Frame, _ before: Units, _ after: Units) -> Bool {
    guard Self.endsWithWord(before, frame.left), frame.right.stand(in: after, at: 0) else {
      return false
    }
    let next = frame.right.count
    guard let last = frame.right.last, last.isSpacedLetter, next < after.count else { return true }
    return !after[next].isSpacedLetter
  }

  private static func endsWithWord(_ text: Units, _ words: Units) -> Bool {
    guard text.ends(with: words) else { return false }
    guard let first = words.first, first.isSpacedLetter, text.count > words.count else {
      return true
    }
    return !text[text.count - words.count - 1].isSpacedLetter
  }

  /// The body with the app's name in each place where it may stand instead.
  func reordered(_ body: [Piece], app: Piece) -> [[Piece]] {
    orders.map { assembled($0, body, app) } + inserted(body, app)
  }

  /// The body with the app's name after each slot that has a particle.
  private func inserted(_ body: [Piece], _ app: Piece) -> [[Piece]] {
    guard !insertion.isEmpty else { return [] }
    let added = assembled(insertion, [], app)
    return body.indices.dropLast().compactMap { index in
      guard index > 0, case .slot = body[index - 1], case .extra(_, .particle, _) = body[index]
      else { return nil }
      return Self.merged(Array(body[...index]) + added + Array(body[(index + 1)...]))
    }
  }

  /// A sentence that has no app's name, with it.
  func summary(_ body: [Piece], app: Piece) -> [[Piece]] {
    summaryOrders.map { assembled($0, body, app) }
  }

  /// The same for showing: what may stand at each place.
  func summaryParts(
    _ body: [[String]], names: [String], lists: [String: [String]]
  ) -> [[[String]]] {
    summaryOrders.map { order in
      order.flatMap { part -> [[String]] in
        switch part {
        case .text(let text): [[text]]
        case .list(let name): [lists[name] ?? []]
        case .app: [names]
        case .body: body
        }
      }
    }
  }

  private func assembled(_ order: [FramePart], _ body: [Piece], _ app: Piece) -> [Piece] {
    Self.merged(
      order.enumerated().flatMap { index, part -> [Piece] in
        switch part {
        case .text(let text):
          [
            .text(
              normalizer.units(of: text, hasLeft: index > 0, hasRight: index + 1 < order.count))
          ]
        case .list(let name):
          [
            .extra(
              list: LenientLists.named(name), use: .literal,
              isOptional: optionalLists.contains(LenientLists.named(name)))
          ]
        case .app: [app]
        case .body: body
        }
      })
  }

  /// The pieces with texts put together, empty ones gone, and no space at the ends.
  static func merged(_ pieces: [Piece]) -> [Piece] {
    var result: [Piece] = []
    for piece in pieces {
      if case .text(let more) = piece, case .text(let text)? = result.last {
        result[result.count - 1] = .text(text + more)
      } else {
        result.append(piece)
      }
    }
    if case .text(let text)? = result.first {
      result[0] = .text(Array(text.drop { $0 == Units.space }))
    }
    if case .text(let text)? = result.last {
      var text = text
      while text.last == Units.space { text.removeLast() }
      result[result.count - 1] = .text(text)
    }
    return result.filter { $0 != .text([]) }
  }
}
