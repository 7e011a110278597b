import PhraseSyntax

/// A part of one sentence form: no choice is left in it.
enum RawPiece: Hashable, Sendable {
  case text(String)
  case app
  case parameter(String)
}

/// Spells a template out into its sentence forms, the slots still open.
struct TemplateLines {
  /// More forms than this are a fault of the template's author, not a need.
  static let most = 4_096

  /// The forms in order of the template, each once; nil when there are more than `most`.
  static func lines(of template: PhraseTemplate) -> [[RawPiece]]? {
    guard let lines = sequence(template.elements) else { return nil }
    var seen: Set<[RawPiece]> = []
    return lines.map(merged).filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  private static func sequence(_ elements: [TemplateElement]) -> [[RawPiece]]? {
    var lines: [[RawPiece]] = [[]]
    for element in elements {
      guard let choices = choices(element.kind) else { return nil }
      guard lines.count * choices.count <= most else { return nil }
      lines = lines.flatMap { line in choices.map { line + $0 } }
    }
    return lines
  }

  private static func choices(_ kind: TemplateElement.Kind) -> [[RawPiece]]? {
    switch kind {
    case .text(let text): return [[.text(text)]]
    case .applicationName: return [[.app]]
    case .parameter(let name): return [[.parameter(name)]]
    case .rule, .list: return []
    case .optional(let inner): return sequence(inner).map { $0 + [[]] }
    case .alternatives(let branches): return all(branches)
    case .permutation(let branches): return permutations(branches)
    }
  }

  private static func all(_ branches: [[TemplateElement]]) -> [[RawPiece]]? {
    var lines: [[RawPiece]] = []
    for branch in branches {
      guard let more = sequence(branch), lines.count + more.count <= most else { return nil }
      lines += more
    }
    return lines
  }

  /// Every order of the branches, a space between them.
  private static func permutations(_ branches: [[TemplateElement]]) -> [[RawPiece]]? {
    guard let first = branches.first else { return [[]] }
    guard branches.count > 1 else { return sequence(first) }
    var lines: [[RawPiece]] = []
    for index in branches.indices {
      var rest = branches
      let head = rest.remove(at: index)
      guard let heads = sequence(head), let tails = permutations(rest) else { return nil }
      guard lines.count + heads.count * tails.count <= most else { return nil }
      for head in heads { lines += tails.map { head + [.text(" ")] + $0 } }
    }
    return lines
  }

  private static func merged(_ line: [RawPiece]) -> [RawPiece] {
    var result: [RawPiece] = []
    for piece in line {
      if case .text(let more) = piece, case .text(let text)? = result.last {
        result[result.count - 1] = .text(text + more)
      } else {
        result.append(piece)
      }
    }
    return result
  }
}
