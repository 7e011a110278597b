extension PhraseTemplate {
  /// The template with every `<rule>` replaced by what it stands for.
  ///
  /// - Parameter definitions: Each rule's name and template; they may use each other, but not in a
  ///   circle.
  /// - Returns: The template without rules, and a fault for each rule that is unknown, goes in a
  ///   circle, or makes the template longer than `TemplateParser` allows.
  /// - Complexity: O(n) in the size of the result, which is bounded.
  public func inlining(
    rules definitions: [String: PhraseTemplate]
  ) -> (template: PhraseTemplate, faults: [TemplateFault]) {
    var inliner = RuleInliner(definitions: definitions)
    let elements = inliner.inlined(elements)
    return (PhraseTemplate(elements, mode: mode), inliner.faults)
  }
}

private struct RuleInliner {
  let definitions: [String: PhraseTemplate]
  var faults: [TemplateFault] = []
  private var open: [String] = []
  private var place = 0..<0
  private var count = 0

  init(definitions: [String: PhraseTemplate]) { self.definitions = definitions }

  mutating func inlined(_ elements: [TemplateElement]) -> [TemplateElement] {
    var run = ElementRun()
    for element in elements {
      count += 1
      guard count <= TemplateParser.longest else {
        if !faults.contains(where: {
          $0.message == TemplateMessages.tooLong(TemplateParser.longest)
        }) {
          fault(TemplateMessages.tooLong(TemplateParser.longest), element)
        }
        return run.finished()
      }
      run.append(inlined(element))
    }
    return run.finished()
  }

  private mutating func inlined(_ element: TemplateElement) -> [TemplateElement] {
    let range = usedRange(element)
    switch element.kind {
    case .text, .applicationName, .parameter, .list:
      return [TemplateElement(element.kind, range: range)]
    case .optional(let inner):
      return [TemplateElement(.optional(inlined(inner)), range: range)]
    case .alternatives(let branches):
      let inner = branches.map { inlined($0) }
      return [TemplateElement(.alternatives(inner), range: range)]
    case .permutation(let branches):
      let inner = branches.map { inlined($0) }
      return [TemplateElement(.permutation(inner), range: range)]
    case .rule(let name): return rule(name, element)
    }
  }

  private mutating func rule(_ name: String, _ element: TemplateElement) -> [TemplateElement] {
    guard let definition = definitions[name] else {
      fault(TemplateMessages.unknownRule(name), element)
      return []
    }
    guard !open.contains(name) else {
      fault(TemplateMessages.recursiveRule(open + [name]), element)
      return []
    }
    if open.isEmpty { place = element.range }
    open.append(name)
    defer { open.removeLast() }
    return inlined(definition.elements)
  }

  /// A rule's own text is somewhere else: the place is where the template uses the first rule.
  private func usedRange(_ element: TemplateElement) -> Range<Int> {
    open.isEmpty ? element.range : place
  }

  private mutating func fault(_ message: String, _ element: TemplateElement) {
    faults.append(TemplateFault(message: message, range: usedRange(element), help: nil))
  }
}
