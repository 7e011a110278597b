import IntentCatalog
import PhraseDiagnostics
import ValueRecognition

/// Compiles templates and values into the grammar that all tiers walk.
struct MatcherCompiler {
  let tools: GrammarTools
  let language: String
  /// Whether only what the exact tier reads is wanted.
  var isExactOnly = false
  /// Names that are built already, by their list's key.
  var built: [String: CompiledNames] = [:]

  /// Compiles.
  func compiled(
    _ apps: [MatcherApp], _ templates: [MatcherTemplate], _ sources: [String: ValueSource]
  ) throws(Diagnostic) -> GrammarCore {
    var lists: [String: NameList] = [:]
    for (place, app) in apps.enumerated() {
      var names = NameList()
      guard built[TemplateCollector.nameKey(place)] == nil else { continue }
      let spoken = app.catalog.app.spokenNames(in: language)
      for units in AppNames(tools: tools).spellings(of: spoken) { names.add(units, value: 0) }
      lists[TemplateCollector.nameKey(place)] = names
    }
    for (key, source) in sources where built[key] == nil { lists[key] = names(of: source) }
    for case .spoken(let type) in templates.flatMap(\.slots.values) {
      lists[type.listKey] = NameList(words: [[type.mark.value]])
    }
    var exact: [Line] = []
    var lenient: [Line] = []
    for (rule, template) in templates.enumerated() {
      for form in template.forms {
        add(form, rule, template, !apps[template.app].needsNoName, &exact, &lenient)
      }
    }
    if isExactOnly { lenient = [] }
    return try GrammarCore(
      exactLines: exact, lenientLines: lenient, lists: lists, built: built, tools: tools)
  }

  /// The names of a source's values in the language, with the numbers in them in both ways.
  func names(of source: ValueSource) -> NameList {
    var list = NameList()
    var writer = NameWriter(tools)
    for number in 0..<source.count {
      source.eachName(of: number, in: language) { name in
        writer.write(name, value: number, to: &list)
      }
    }
    return list
  }

  private func add(
    _ form: [RawPiece], _ rule: Int, _ template: MatcherTemplate, _ needsName: Bool,
    _ exact: inout [Line], _ lenient: inout [Line]
  ) {
    let app = Piece.slot(name: "", list: TemplateCollector.nameKey(template.app))
    for (index, variant) in withNumbers(form).enumerated() {
      let pieces = tools.normalizer.pieces(of: variant, app: app) { name in
        .slot(name: name, list: template.slots[name]?.list)
      }
      let line = Line(pieces: pieces, rule: rule)
      if variant.contains(.app) {
        exact.append(line)
        if index == 0 { lenient += tools.lines.lines(for: line, app: app) }
      } else {
        addWithoutName(line, app, needsName, &exact, &lenient)
      }
    }
  }

  /// A sentence that names no app needs its name all the same, unless the session is bound.
  private func addWithoutName(
    _ line: Line, _ app: Piece, _ needsName: Bool, _ exact: inout [Line],
    _ lenient: inout [Line]
  ) {
    var alone = line
    alone.needsBound = needsName
    exact.append(alone)
    lenient += tools.lines.lines(for: alone, app: nil)
    for pieces in tools.frames.summary(line.pieces, app: app) {
      let named = Line(pieces: pieces, rule: line.rule)
      exact.append(named)
      lenient += tools.lines.lines(for: named, app: app)
    }
  }

  /// The form, and the form with the numbers in its words read the other way.
  private func withNumbers(_ form: [RawPiece]) -> [[RawPiece]] {
    var forms = [form]
    for (index, piece) in form.enumerated() {
      guard case .text(let text) = piece else { continue }
      let head = text.prefix { $0.isWhitespace }
      let tail = text.dropFirst(head.count).reversed().prefix { $0.isWhitespace }.reversed()
      let core = text.dropFirst(head.count).dropLast(tail.count)
      guard !core.isEmpty else { continue }
      for variant in tools.recognizer.numberVariants(of: String(core)).prefix(Self.mostNumbers) {
        var copy = form
        copy[index] = .text(head + variant + String(tail))
        forms.append(copy)
      }
    }
    return forms
  }

  /// How many readings of the numbers in a template's words are kept.
  private static let mostNumbers = 8
}
