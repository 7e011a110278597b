import IntentExpansion
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// Finds the macros by the names of their types.
private struct MacroProvider: PluginProvider {
  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    guard let macro = IntentMacros.named(typeName) else { throw UnknownMacro(name: typeName) }
    return macro
  }
}

/// A macro that this program has not: the compiler shows its name.
private struct UnknownMacro: Error, CustomStringConvertible {
  let name: String
  var description: String { ExpansionMessages.unknownMacro(name) }
}

/// The program that the compiler starts to expand the macros of `AppIntents`.
///
/// The toolchain brings what speaks the compiler's language, but no `main` for it.
@main enum AppIntentsMacros {
  static func main() throws {
    try CompilerPluginMessageListener(
      connection: StandardIOMessageConnection(), provider: MacroProvider()
    ).main()
  }
}
