/// The words of findings about tables, values, intents and code; an extension, since files are short.
extension LintMessages {
  // MARK: - Tables

  static func unusedKey(_ key: String) -> String { "no shortcut has the phrase '\(key)'" }
  static func removeKey(_ languages: Int) -> String {
    languages > 1
      ? "remove the key in all \(languages) languages, or correct it"
      : "remove the key, or correct it"
  }
  static func untranslatedPhrase(_ phrase: String, _ languages: [String]) -> String {
    "the phrase '\(phrase)' has no translation for \(list(languages))"
  }
  static func addKey(_ phrase: String) -> String {
    "add the key '\(phrase)' to the AppShortcuts table"
  }
  static func untranslatedApp(_ languages: [String]) -> String {
    "the app has texts for \(list(languages)), its phrases are in no AppShortcuts table"
  }
  static let makeTable =
    "add AppShortcuts.xcstrings, or AppShortcuts.strings in each xx.lproj, with a key for each phrase"
  static func copiedTable(_ language: String, _ count: Int) -> String {
    "all \(count) phrases for \(language) are those of the source language"
  }
  static let translate = "translate them, or remove the language from the table"
  static func stringSetTarget(_ version: String) -> String {
    "a key has several phrases, the app runs from iOS \(version) on"
  }
  static let raiseTarget = "raise the deployment target to iOS 17, or give each phrase its own key"
  static func lostPlaceholder(_ name: String, _ key: String) -> String {
    "the translation of '\(key)' lost ${\(name)}"
  }
  static func keepPlaceholder(_ name: String) -> String {
    "put ${\(name)} where the value belongs in the sentence"
  }
  static func addedPlaceholder(_ name: String, _ key: String) -> String {
    "the translation has ${\(name)}, which '\(key)' has not"
  }
  static func dropPlaceholder(_ name: String) -> String {
    "take ${\(name)} out, or translate the phrase that has it"
  }

  private static func list(_ languages: [String]) -> String {
    let shown = languages.prefix(8).joined(separator: ", ")
    return languages.count > 8 ? "\(shown) and \(languages.count - 8) more languages" : shown
  }

  // MARK: - Values

  static func sameValueName(
    _ name: String, _ value: String, _ other: String, _ owner: String
  ) -> String {
    name == other
      ? "'\(value)' and '\(owner)' are both called '\(name)'"
      : "'\(name)' of '\(value)' and '\(other)' of '\(owner)' are the same name when spoken"
  }
  static func valueIsAppName(_ name: String, _ value: String) -> String {
    "the value '\(value)' is called '\(name)', as the app is"
  }
  static let renameValue = "give it a name of its own"
  static func noSuggestions(_ query: String, _ entity: String) -> String {
    "'\(query)' suggests no '\(entity)', so that the phrases with it are never there"
  }
  static func suggest(_ parameter: String) -> String {
    "write suggestedEntities() with the values that people name for '\(parameter)'"
  }
  static func caseWithoutTitle(_ value: String, _ type: String) -> String {
    "the case '\(value)' of '\(type)' has no display representation"
  }
  static let addCase = "add it to caseDisplayRepresentations"
  static func repeatedEnum(_ name: String) -> String { "there are two app enums '\(name)'" }
  static func renameEnum(_ file: String) -> String {
    file.isEmpty ? "rename one of them" : "rename one of them; the other one is in \(file)"
  }

  // MARK: - Intents

  static func noRequestDialog(_ parameter: String, _ intent: String) -> String {
    "'\(parameter)' of '\(intent)' is asked for without a question of its own"
  }
  static func addDialog(_ parameter: String) -> String {
    "add requestValueDialog: to @Parameter of '\(parameter)'"
  }
  static func unconfirmedDeletion(_ intent: String) -> String {
    "'\(intent)' deletes and never asks for confirmation"
  }
  static let confirm = "call requestConfirmation(…) before the deed"

  // MARK: - Code that the build does not read

  static func notLiteral(_ code: String) -> String {
    "the phrase '\(code)' is no literal: the build cannot read it"
  }
  static func phraseInConstant(_ code: String) -> String {
    "the phrase is held in '\(code)': the build reads literals only"
  }
  static let writeLiteral = "write the phrase as a literal in the list"
  static func phrasesInConstant(_ code: String) -> String {
    "the phrases are held in '\(code)': the build finds none, and the shortcut vanishes"
  }
  static let writeList = "write the list in place: phrases: [\"…\"]"
  static func shortcutNotLiteral(_ code: String) -> String {
    "the shortcut '\(code)' is made in a way that the build does not read"
  }
  static let writeShortcut =
    "write AppShortcut(intent:phrases:shortTitle:systemImageName:) in place"
  static func builderCondition(_ condition: String) -> String {
    "the shortcut stands under '\(condition)'"
  }
  static let onlyAvailable = "use 'if #available' or no condition"
  static func misplacedProvider(_ provider: String, _ target: String) -> String {
    "the provider '\(provider)' is in '\(target)', which is not the app"
  }
  static func providerInNoTarget(_ type: String) -> String {
    "the file of '\(type)' belongs to no target, its shortcuts are not built"
  }
  static func addToTarget(_ target: String) -> String { "add the file to the target '\(target)'" }
  static let moveProvider = "move the provider to the app's target; its intents may stay"
  static func misnamedProperty(_ property: String) -> String {
    "nothing reads the property '\(property)' of a provider"
  }
  static func didYouMean(_ name: String) -> String { "did you mean '\(name)'?" }
  static func computedText(_ code: String) -> String {
    "'\(code)' is computed, the build reads literals only"
  }
  static let writeText = "write the text as a literal"
  static func unparsable(_ reason: String) -> String { "the file does not parse: \(reason)" }
  static func unreadable(_ reason: String) -> String { "the file cannot be read: \(reason)" }
  static func tooLarge(_ texts: [String]) -> String {
    "the file is too large (\(texts.joined(separator: " of at most ")) bytes)"
  }
  static func linkLoop(_ target: String) -> String {
    "the link leads back to \(target) and was not followed"
  }
}
