public import SwiftSyntax
public import SwiftSyntaxMacros

/// `#Preview`: what an editor shows beside the code, and nothing here.
public struct PreviewMacro: DeclarationMacro {
  /// Makes nothing.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
