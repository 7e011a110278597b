import PhraseDiagnostics
import PhraseIndex

/// The words of this module's messages to developers.
enum MatchingMessages {
  static func index(_ error: IndexError) -> Diagnostic {
    Diagnostic(.error, "the phrases do not fit into an index: \(error)")
  }

  static func tooManyForms(_ template: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .error, "template '\(template)' says more than \(TemplateLines.most) sentences",
      at: place, help: "split it, or make fewer of its parts optional")
  }

  static func unresolvedRule(_ name: String, in template: String) -> Diagnostic {
    Diagnostic(.error, "rule '<\(name)>' of template '\(template)' is not defined")
  }
}
