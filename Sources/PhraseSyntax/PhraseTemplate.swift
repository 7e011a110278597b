public import PhraseDiagnostics

/// Which characters of a template are special.
public enum TemplateMode: String, Codable, Hashable, Sendable {
  /// Apple's own phrases: only placeholders are special; brackets and parentheses are text.
  case apple
  /// Phrase packs: also `[optional]`, `(one|other)`, `(a;b)` in any order, `<rule>`, `{slot}`, and a
  /// backslash that makes the next character text.
  case pack
  /// Sentences over lists (hassil's language): as in packs, but that every `{list}`, `{list:slot}`,
  /// `{from..to,step:slot}` and `{@list}` names a list, a branch may be empty, and branches may stand
  /// outside of parentheses.
  case sentence
}

/// A phrase with placeholders, as a tree.
///
/// The tree is canonical: no two texts stand side by side, and a group that has nothing to choose
/// from is not a group. So equal trees print alike, and what is printed reads back as an equal tree.
public struct PhraseTemplate: Hashable, Sendable {
  /// The parts in order.
  public var elements: [TemplateElement]
  /// Which characters are special where the template is printed.
  public var mode: TemplateMode

  /// Makes a template from its parts.
  public init(_ elements: [TemplateElement], mode: TemplateMode = .pack) {
    self.elements = elements
    self.mode = mode
  }

  /// Reads a template.
  ///
  /// - Parameters:
  ///   - text: The template's text.
  ///   - mode: Which characters are special.
  ///   - parameters: The parameters that placeholders may name; nil accepts any name.
  ///   - rules: The rules that `<…>` may name; nil accepts any name.
  ///   - place: Where the text begins.
  /// - Throws: The first fault. `parse(_:mode:parameters:rules:)` gives all of them.
  /// - Complexity: O(n) in the text's length.
  public init(
    parsing text: String, mode: TemplateMode, parameters: [String]? = nil,
    rules: [String]? = nil, at place: SourcePlace? = nil
  ) throws(Diagnostic) {
    let parsed = Self.parse(text, mode: mode, parameters: parameters, rules: rules)
    if let fault = parsed.diagnostics(at: place).first { throw fault }
    self = parsed.template
  }

  /// Reads a template, with all that is wrong in it.
  /// - Parameters:
  ///   - text: The template's text.
  ///   - mode: Which characters are special.
  ///   - parameters: The parameters that placeholders may name; nil accepts any name.
  ///   - rules: The rules that `<…>` may name; nil accepts any name.
  /// - Returns: The template, as far as it could be read, and the faults in order.
  /// - Complexity: O(n) in the text's length.
  public static func parse(
    _ text: String, mode: TemplateMode, parameters: [String]? = nil, rules: [String]? = nil
  ) -> ParsedTemplate {
    var parser = TemplateParser(text, mode: mode, parameters: parameters, rules: rules)
    let elements = parser.parseAll()
    return ParsedTemplate(
      text: text, template: PhraseTemplate(elements, mode: mode), faults: parser.faults)
  }

  /// The parameters that the template names, each once, in order of first mention.
  /// - Complexity: O(n) in the number of parts.
  public var parameters: [String] {
    var names: [String] = []
    for element in allElements {
      if case .parameter(let name) = element.kind, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Whether the app's name stands anywhere in the template.
  /// - Complexity: O(n) in the number of parts.
  public var hasApplicationName: Bool { allElements.contains { $0.kind == .applicationName } }

  /// The rules that the template uses, each once, in order of first mention.
  /// - Complexity: O(n) in the number of parts.
  public var rules: [String] {
    var names: [String] = []
    for element in allElements {
      if case .rule(let name) = element.kind, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The lists that the template names, each way of naming one once, in order of first mention.
  /// - Complexity: O(n) in the number of parts.
  public var lists: [ListReference] {
    var found: [ListReference] = []
    for element in allElements {
      if case .list(let list) = element.kind, !found.contains(list) { found.append(list) }
    }
    return found
  }

  /// Every part at every depth, in order of the text.
  private var allElements: [TemplateElement] {
    var found: [TemplateElement] = []
    var rest = Array(elements.reversed())
    while let next = rest.popLast() {
      found.append(next)
      rest.append(contentsOf: next.kind.children.reversed())
    }
    return found
  }
}

/// One part of a template.
///
/// Equality is that of `kind`: where a part is written makes no difference to what it says.
public struct TemplateElement: Hashable, Sendable {
  /// What a part of a template is.
  public indirect enum Kind: Hashable, Sendable {
    /// Words, with escapes undone.
    case text(String)
    /// Where the app's name stands.
    case applicationName
    /// A slot for a parameter's value.
    case parameter(String)
    /// `[…]`: said or left out.
    case optional([TemplateElement])
    /// `(a|b)`: one of them.
    case alternatives([[TemplateElement]])
    /// `(a;b)`: all of them, in any order.
    case permutation([[TemplateElement]])
    /// `<name>`: a named piece of template.
    case rule(String)
    /// `{list:slot}`: what a list says; in sentences only.
    case list(ListReference)

    /// The parts inside.
    var children: [TemplateElement] {
      switch self {
      case .text, .applicationName, .parameter, .rule, .list: []
      case .optional(let inner): inner
      case .alternatives(let branches), .permutation(let branches): branches.flatMap { $0 }
      }
    }
  }

  /// What the part is.
  public var kind: Kind
  /// Where it stands in the template's text: half-open, in Unicode scalars.
  public var range: Range<Int>

  /// Makes a part.
  public init(_ kind: Kind, range: Range<Int> = 0..<0) {
    self.kind = kind
    self.range = range
  }

  /// Whether two parts say the same.
  public static func == (one: TemplateElement, other: TemplateElement) -> Bool {
    one.kind == other.kind
  }

  /// Hashes what the part says.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// Something wrong in a template.
public struct TemplateFault: Hashable, Sendable {
  /// What was found and what was expected.
  public var message: String
  /// Where in the template's text: half-open, in Unicode scalars, never empty.
  public var range: Range<Int>
  /// What to do about it.
  public var help: String?
}

/// What was read of a template, and what is wrong in it.
public struct ParsedTemplate: Hashable, Sendable {
  /// The text that was read.
  public let text: String
  /// The template; where it has faults, what could be made of it.
  public let template: PhraseTemplate
  /// The faults in order of the text.
  public let faults: [TemplateFault]

  /// The faults as messages.
  /// - Parameters:
  ///   - place: Where the text begins; without it, messages count columns in the text alone.
  ///   - sourceLine: The whole line at `place`; without it, carets stand under the text alone, and
  ///     then only when `place` is nil.
  /// - Returns: One message for each fault.
  /// - Complexity: O(n·k) in the text's length and the number of faults.
  public func diagnostics(at place: SourcePlace? = nil, sourceLine: String? = nil) -> [Diagnostic] {
    faults.map { fault in
      let before = Self.characters(text, 0..<fault.range.lowerBound)
      let length = Self.characters(text, fault.range)
      guard let place else {
        let inText = SourcePlace(file: "template", line: 1, column: before + 1)
        return Diagnostic(
          .error, fault.message, at: inText, sourceLine: text, length: length, help: fault.help)
      }
      let inFile = SourcePlace(file: place.file, line: place.line, column: place.column + before)
      return Diagnostic(
        .error, fault.message, at: inFile, sourceLine: sourceLine, length: length,
        help: fault.help)
    }
  }

  /// How many characters a range of Unicode scalars spans.
  private static func characters(_ text: String, _ range: Range<Int>) -> Int {
    let scalars = text.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count)
    return String(String.UnicodeScalarView(scalars)).count
  }
}
