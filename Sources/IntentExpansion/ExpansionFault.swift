import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A fault in how a macro is used.
struct ExpansionFault: DiagnosticMessage, Error {
  let message: String
  var severity = DiagnosticSeverity.error
  var diagnosticID: MessageID { MessageID(domain: "AppIntents", id: "macro") }
}

/// What a change does.
struct ExpansionFix: FixItMessage {
  let message: String
  var fixItID: MessageID { MessageID(domain: "AppIntents", id: "fix") }
}

extension MacroExpansionContext {
  /// Tells a fault at a place, with a change that mends it.
  func tell(_ message: String, at place: some SyntaxProtocol, fix: FixIt? = nil) {
    diagnose(
      Diagnostic(
        node: place, message: ExpansionFault(message: message), fixIts: fix.map { [$0] } ?? []))
  }
}

extension DeclGroupSyntax {
  /// `public ` where what is generated has to be public too.
  var access: String {
    let isPublic = modifiers.contains { ["public", "open", "package"].contains($0.name.text) }
    let word = modifiers.first { ["public", "package"].contains($0.name.text) }?.name.text
    return isPublic ? "\(word ?? "public") " : ""
  }
}

extension AttributeListSyntax {
  /// The plain names of the attributes.
  var names: [String] {
    compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return attribute.attributeName.trimmedDescription.split(separator: ".").last.map(String.init)
    }
  }
}
