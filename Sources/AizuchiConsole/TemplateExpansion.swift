import IntentCatalog
import IntentMatching
import PhraseSyntax

/// Every sentence that a template can say, one after the other.
///
/// A value that people may word as they like stays a placeholder.
struct TemplateExpansion {
  /// The names of the app.
  let names: [String]
  /// Parameter to the names of its values; none for one that is open.
  let values: [String: [String]]

  /// Gives each sentence to a closure until that returns false.
  /// - Returns: Whether all were given.
  func each(_ template: PhraseTemplate, _ body: (String) -> Bool) -> Bool {
    expand(template.elements[...], after: "") { body(Self.tidy($0)) }
  }

  private func expand(
    _ rest: ArraySlice<TemplateElement>, after said: String, _ body: (String) -> Bool
  ) -> Bool {
    guard let first = rest.first else { return body(said) }
    let next = rest.dropFirst()
    func go(_ text: String) -> Bool { expand(next, after: said + text, body) }
    switch first.kind {
    case .text(let text): return go(text)
    case .applicationName: return names.allSatisfy(go)
    case .parameter(let name): return (values[name] ?? ["${\(name)}"]).allSatisfy(go)
    case .rule(let name): return go("<\(name)>")
    case .list(let list): return go("{\(list)}")
    case .optional(let inner):
      return expand(inner + next, after: said, body) && expand(next, after: said, body)
    case .alternatives(let branches):
      return branches.allSatisfy { expand($0 + next, after: said, body) }
    case .permutation(let branches):
      return permute(branches, before: [], next: next, after: said, body)
    }
  }

  private func permute(
    _ branches: [[TemplateElement]], before: [TemplateElement], next: ArraySlice<TemplateElement>,
    after said: String, _ body: (String) -> Bool
  ) -> Bool {
    guard !branches.isEmpty else { return expand(before + next, after: said, body) }
    return branches.indices.allSatisfy { place in
      var rest = branches
      let first = rest.remove(at: place)
      // Branches of a permutation are words of their own, so a space stands between them.
      let space = before.isEmpty ? [] : [TemplateElement(.text(" "))]
      return permute(rest, before: before + space + first, next: next, after: said, body)
    }
  }

  /// What is left out leaves no second space behind.
  private static func tidy(_ text: String) -> String {
    text.split(separator: " ").joined(separator: " ")
  }
}

extension TemplateExpansion {
  /// The names and values of an app for one of its intents.
  init(_ app: MatcherApp, intent: String, language: String) {
    names = app.catalog.app.spokenNames(in: language)
    var values: [String: [String]] = [:]
    for parameter in app.catalog.intent(intent)?.parameters ?? [] {
      guard let list = parameter.type.listName else { continue }
      let declared = app.values[list] ?? app.catalog.declaredValues(of: parameter.type)
      let allowed = declared.filter { parameter.supportedValues?.contains($0.id) ?? true }
      values[parameter.name] = allowed.flatMap { $0.names(in: language) }
    }
    self.values = values
  }
}
