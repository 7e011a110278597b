import LanguagePacks
import PhraseDiagnostics
import PhraseSyntax
import TextNormalization

/// How people point at what was listed last, from a language's `pointing.json`.
struct PointingForms: Sendable {
  /// What is pointed at.
  enum Way: String, Codable, Sendable, CodingKeyRepresentable, CaseIterable {
    /// Those at some places.
    case at
    /// The first, or the last, of some number.
    case first, last
    case all
    /// The one that is talked about.
    case that
    /// One by its name, of which it is said what it is.
    case named
  }

  /// One part of a form.
  enum Piece: Sendable {
    case text([UInt32])
    /// A place in a row.
    case position
    case number
    /// What the things are called.
    case things
    /// What a thing is called, whichever that is.
    case value
  }

  private struct File: Codable {
    var forms: [Way: [String]]
    /// How a thing may be named in the place of what points at it.
    var wordings: [String]
  }

  let forms: [(way: Way, pieces: [Piece])]
  /// Texts with `{value}` and `{things}`.
  let wordings: [String]

  /// Reads a language's forms; one without has none.
  /// - Throws: `Diagnostic` when the file is damaged.
  init(_ pack: LanguagePack) throws(Diagnostic) {
    guard let file = try pack.file(File.self, "pointing.json", fallsBack: true) else {
      (forms, wordings) = ([], [])
      return
    }
    var forms: [(way: Way, pieces: [Piece])] = []
    for way in Way.allCases {
      for text in file.forms[way] ?? [] {
        let template = try PhraseTemplate(parsing: text, mode: .pack)
        forms += FindGrammar.lines(template.elements).map { (way, Self.pieces($0)) }
      }
    }
    self.forms = forms
    wordings = file.wordings
  }

  private static func pieces(_ line: [TemplateElement.Kind]) -> [Piece] {
    var pieces: [Piece] = []
    var text = ""
    func flush() {
      let units = TextNormalizer.shared.normalize(text).units
      if !units.isEmpty { pieces.append(.text(units)) }
      text = ""
    }
    for kind in line {
      switch kind {
      case .text(let more): text += more
      case .parameter(let name):
        flush()
        switch name {
        case "position": pieces.append(.position)
        case "number": pieces.append(.number)
        case "things": pieces.append(.things)
        case "value": pieces.append(.value)
        default: continue
        }
      default: continue
      }
    }
    flush()
    return pieces
  }
}
