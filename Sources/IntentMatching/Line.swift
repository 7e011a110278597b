import TextNormalization

/// A part of a sentence form as the index will hold it.
enum Piece: Hashable, Sendable {
  /// Normalized literal text; spaces at its ends as they are between Latin words.
  case text(Units)
  /// A slot: its name, and its list's key; without a list, any text.
  case slot(name: String, list: String?)
  /// One of a list of words that carry no value.
  case extra(list: String, use: ExtraUse, isOptional: Bool)
}

/// What a word without a value counts as when readings are compared.
enum ExtraUse: UInt8, Hashable, Sendable {
  /// A part of the sentence (an ending).
  case literal = 1
  /// Politeness around the sentence: counts for nothing.
  case frame = 2
  /// A particle: the list's first is the template's own, another one costs.
  case particle = 3
  /// A particle that the template does not have: costs.
  case added = 4
}

/// One sentence form.
struct Line: Hashable, Sendable {
  /// Its parts.
  var pieces: [Piece]
  /// What it is a form of, as the client numbers it.
  var rule: Int
  /// How far it is from the template as written: 0, or 1 for another word order.
  var cost = 0
  /// Whether it says no app's name where the template has one.
  var needsBound = false

  /// The names of its slots, in order.
  var slotNames: [String] {
    pieces.compactMap { piece in
      if case .slot(let name, _) = piece { name } else { nil }
    }
  }

  /// Whether any literal text is in it.
  var hasText: Bool {
    pieces.contains { piece in
      if case .text(let units) = piece { !units.trimmed.isEmpty } else { false }
    }
  }
}

/// Normalizes the literal parts of a line as they will stand in a sentence.
struct LineNormalizer: Sendable {
  let normalizer: TextNormalizer

  /// Stands for a Latin neighbour, so that spaces at the ends of a text are kept.
  private static let neighbour: UInt32 = 0x61

  /// Normalizes a text between its neighbours.
  func units(of text: String, hasLeft: Bool, hasRight: Bool) -> Units {
    var units = normalizer.normalize((hasLeft ? "a" : "") + text + (hasRight ? "a" : "")).units
    guard !hasLeft || units.first == Self.neighbour, !hasRight || units.last == Self.neighbour,
      units.count >= (hasLeft ? 1 : 0) + (hasRight ? 1 : 0)
    else { return normalizer.normalize(text).units }
    if hasLeft { units.removeFirst() }
    if hasRight { units.removeLast() }
    return units
  }

  /// Normalizes a form; `slot` gives the piece for a slot (nil name: the app).
  func pieces(
    of line: [RawPiece], app: Piece?, slot: (String) -> Piece
  ) -> [Piece] {
    line.enumerated().compactMap { index, piece in
      switch piece {
      case .app: return app
      case .parameter(let name): return slot(name)
      case .text(let text):
        let units = units(of: text, hasLeft: index > 0, hasRight: index + 1 < line.count)
        return units.isEmpty ? nil : .text(units)
      }
    }
  }
}
