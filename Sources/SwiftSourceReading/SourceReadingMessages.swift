import IntentCatalog
import PhraseDiagnostics

/// The words of messages about source trees as such.
enum SourceReadingMessages {
  static let usage = "usage: aizuchi-source [--target NAME] FOLDER\n"
  static let noFolder = "the folder cannot be read"
  static let brokenLink = "the link leads nowhere"
  static let isUTF16 = "the file is UTF-16, and Swift's sources are UTF-8"
  static let noFile = "the file cannot be read"
}

extension Diagnostic {
  static func noIntents(below root: String) -> Diagnostic {
    Diagnostic(
      .error, "no Swift file below '\(root)' declares app intents",
      help: "name the folder that holds the app's sources")
  }

  static func noProvider(below root: String) -> Diagnostic {
    Diagnostic(
      .warning,
      "no type below '\(root)' conforms to AppShortcutsProvider, so that no phrase is known")
  }

  static func noSuchTarget(_ name: String, _ known: [String]) -> Diagnostic {
    Diagnostic(
      .error, "there is no target '\(name)'",
      help: Suggestion.help(for: name, in: known)
        ?? (known.isEmpty ? nil : "the targets are \(known.joined(separator: ", "))"))
  }

  /// Says of a phrase that names no parameter of its intent that it is left out.
  static func leftOut(_ observation: SourceObservation) -> Diagnostic? {
    guard observation.id == .parameterUnknown, observation.texts.count > 2 else { return nil }
    let (phrase, name, intent) = (
      observation.texts[0], observation.texts[1], observation.texts[2]
    )
    return Diagnostic(
      .warning,
      "the phrase '\(phrase)' is left out, since '\(name)' is no parameter of '\(intent)'",
      at: observation.place)
  }

  static func otherProviders(_ files: [String]) -> Diagnostic {
    Diagnostic(
      .note, "the shortcuts in \(files.joined(separator: ", ")) belong to other targets",
      help: "name a target with '--target' to choose another provider")
  }
}
