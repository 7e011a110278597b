import PhraseDiagnostics

/// What `--explain` says of each rule.
enum RuleTexts {
  static let facts: [LintRule: RuleFacts] =
    phrases.merging(shortcuts) { $1 }.merging(tables) { $1 }.merging(values) { $1 }
    .merging(intents) { $1 }

  private static let phrases: [LintRule: RuleFacts] = [
    .missingAppName: RuleFacts(
      .error, .buildError, "a phrase does not contain the app's name",
      "Every phrase, and every translation of it, names the app by \\(.applicationName) in code and ${applicationName} in a table. Apple's build says 'Invalid Utterance' for one in a table and drops one in code without a word. The app's name written out in letters does not count: it misses the alternative names and the translated ones."
    ),
    .placeholderAsText: RuleFacts(
      .warning, .observed, "a placeholder of tables is written in Swift code",
      "In Swift a placeholder is an interpolation, \\(.applicationName) or \\(\\.$parameter). The text ${applicationName} is only text to the compiler, and nothing checks that it names what it should."
    ),
    .tooManyParameters: RuleFacts(
      .error, .statedLimit, "a phrase has more than one parameter",
      "A phrase may name one parameter of its intent, and the app's name. Leave the others to the questions that follow: each has a request dialog."
    ),
    .parameterType: RuleFacts(
      .error, .buildError, "a phrase's parameter is neither an app enum nor an entity",
      "Only values that are known before anybody speaks can stand in a phrase: cases of an AppEnum and suggested entities of an AppEntity. A text, a number, a date or a Bool is asked for after the phrase."
    ),
    .arrayParameter: RuleFacts(
      .error, .observed, "a phrase's parameter takes several values",
      "A slot of a phrase is filled by one value. Take a parameter of the element's type for the phrase."
    ),
    .unknownPlaceholder: RuleFacts(
      .error, nil, "a placeholder names no parameter of the intent",
      "What is not applicationName and no parameter of the shortcut's intent stays in the phrase as text that nobody says. Names are spelled as in code, capitals too."
    ),
    .swiftPlaceholder: RuleFacts(
      .error, nil, "a table has a placeholder of Swift code",
      "A table writes placeholders as ${applicationName} and ${parameter}. \\(.applicationName) is text there: the phrase has no app's name and can never be said."
    ),
    .literalPlaceholder: RuleFacts(
      .warning, nil, "a phrase has what looks like a placeholder, as text",
      "{name}, %@ and $(name) are no placeholders of phrases. They would have to be said letter by letter. Write ${name} in a table and \\(\\.$name) in code."
    ),
    .missingBlank: RuleFacts(
      .warning, nil, "a placeholder touches the word beside it",
      "The name is spoken as a word of its own; glued to the next word both become a word that nobody says, and the tile shows it so. Endings that a language puts on a name are left alone, as are scripts that do not space their words."
    ),
    .wakePhrase: RuleFacts(
      .warning, nil, "a phrase begins with the words that wake the assistant",
      "What wakes the assistant is not part of what it hears: a phrase with it is only matched by somebody who says it twice."
    ),
    .systemVerb: RuleFacts(
      .warning, .observed, "a phrase begins with a verb that the system keeps to itself",
      "'Call', 'Text' or 'Message' before a name is taken as a call or message to a person of that name, before any app is asked. Begin with another verb, or put other words between."
    ),
    .misspeltVerb: RuleFacts(
      .note, nil, "a phrase begins with a word that looks misspelt",
      "The word is not known, and one letter more, less or elsewhere makes it a verb that many phrases begin with. A phrase is heard as it is written."
    ),
    .repeatedPhrase: RuleFacts(
      .note, nil, "a shortcut has the same phrase twice",
      "The second one adds nothing: phrases are compared without capitals and punctuation. Perhaps another wording was meant."
    ),
    .mixedLanguages: RuleFacts(
      .warning, nil, "the phrases of one shortcut are in several languages",
      "All phrases in code are of one language, the app's source language. Those of another are never heard there; they belong in AppShortcuts.xcstrings or xx.lproj/AppShortcuts.strings as translations."
    ),
  ]

  private static let shortcuts: [LintRule: RuleFacts] = [
    .onlyParameterPhrases: RuleFacts(
      .warning, .statedBehaviour, "a shortcut has only phrases with a parameter",
      "A phrase with a parameter works once the app was opened and has called updateAppShortcutParameters(). Until then such a shortcut cannot be found at all. Add a phrase without a parameter: the value is asked for."
    ),
    .tooManyShortcuts: RuleFacts(
      .error, .statedLimit, "an app has more than ten App Shortcuts",
      "An app may have ten; two to five are recommended. Join those of one kind by a parameter."),
    .tooManyPhrases: RuleFacts(
      .error, .statedLimit, "an app has more than 1,000 phrases",
      "Each phrase counts once for each value of its parameter. Beyond 1,000 the system takes no more. Use fewer phrases with a parameter, or a shorter list of suggested entities."
    ),
    .severalProviders: RuleFacts(
      .error, .buildError, "an app has more than one provider",
      "Only one type of an app may conform to AppShortcutsProvider. Put all shortcuts in one."),
    .notExtracted: RuleFacts(
      .error, .buildError, "phrases are not literals, so the build does not find them",
      "The build reads phrases and shortcuts out of the source code, without running it. What is held in a constant or property, put together or looked up is not there for it, and the app ships without a word about it. Write the literals where they are used; translations go in the AppShortcuts table."
    ),
    .builderCondition: RuleFacts(
      .error, .buildError, "shortcuts stand under a condition",
      "In appShortcuts only 'if #available' is allowed: the list must be known without running the app."
    ),
    .misplacedProvider: RuleFacts(
      .warning, .observed, "a provider is not in the app's own target",
      "Shortcuts are taken from the app target. A provider in a Swift package, a framework or an extension gives none. Move it to the app; the intents may stay where they are."
    ),
    .misnamedProperty: RuleFacts(
      .warning, nil, "a provider's property has a name that nothing reads",
      "The protocol knows appShortcuts, negativePhrases and shortcutTileColor. Any other property is never asked for."
    ),
    .sameSentence: RuleFacts(
      .warning, nil, "one sentence belongs to two shortcuts",
      "Somebody who says the sentence cannot tell which of the two is meant, and neither can the system. The sentence was found by intersecting the two phrases with all their values, and the matcher finds it ambiguous. Word one of the two differently."
    ),
    .slotTakesWords: RuleFacts(
      .warning, nil, "a value's name is another shortcut's words",
      "A value of one phrase's parameter is called just what another shortcut's phrase says there. Here the fixed words win; elsewhere the value may. Rename the value, or word one phrase differently."
    ),
    .slotMayTakeWords: RuleFacts(
      .note, nil, "a parameter stands where another shortcut has words",
      "The parameter's values are known only when the app runs. If one has the name of the other shortcut's words, or the lists of both have a name in common, the sentence means two things. A word before the parameter that the other phrase does not have tells them apart."
    ),
  ]

  private static let tables: [LintRule: RuleFacts] = [
    .malformedTable: RuleFacts(
      .error, .buildError, "a table cannot be read",
      "The build stops at a table that is no property list or JSON. Of what is behind the fault nothing was checked."
    ),
    .unusedKey: RuleFacts(
      .warning, .buildWarning, "a key of the phrases' table belongs to no phrase",
      "The key must be the phrase as it is in code, with ${…} for each placeholder, letter by letter. After a phrase was reworded its old key stays behind and its translations are lost: the phrase is then said in the source language."
    ),
    .untranslatedPhrase: RuleFacts(
      .warning, nil, "a phrase has no translation where the app has a language",
      "In that language the phrase can only be said as it is in code, which the assistant does not expect there. Add the phrase to the AppShortcuts table."
    ),
    .lostPlaceholder: RuleFacts(
      .warning, nil, "a translation lost a parameter of its phrase",
      "In that language the value cannot be said in the phrase, and is asked for. Put ${parameter} where it belongs in the sentence."
    ),
    .addedPlaceholder: RuleFacts(
      .warning, nil, "a translation has a parameter that its phrase has not",
      "The key's phrase has no such parameter, so the system does not fill it there. Take it out, or translate the phrase that has it."
    ),
    .copiedTable: RuleFacts(
      .warning, nil, "a language's phrases are those of the source language",
      "Every text of the table is the source language's, so that nobody who speaks the language can say one. Translate them, or remove the language from the table."
    ),
    .stringSetTarget: RuleFacts(
      .error, .buildError, "string sets need iOS 17",
      "An AppShortcuts.xcstrings with several phrases for one key is rejected where the deployment target is older than iOS 17. Raise it, or give each phrase a key of its own."
    ),
  ]

  private static let values: [LintRule: RuleFacts] = [
    .sameValueName: RuleFacts(
      .warning, nil, "two values of one parameter have the same name",
      "Names are compared without capitals, accents, spaces beside Japanese and punctuation. Who says the name can mean either value, and is asked each time. Give each a name of its own."
    ),
    .valueIsAppName: RuleFacts(
      .warning, nil, "a value has the app's own name",
      "In a phrase with the value and the app's name nobody can tell which of the two was said. Rename the value."
    ),
    .noSuggestions: RuleFacts(
      .warning, .statedBehaviour, "a phrase's entities are never suggested",
      "The values of an entity in a phrase are those that its query suggests. Without suggestedEntities() there are none, and the phrase is never there."
    ),
    .repeatedEnum: RuleFacts(
      .error, .buildError, "two app enums have one identifier",
      "The build stops with 'Duplicate AppEnum identifier'. Rename one of the types."),
    .caseWithoutTitle: RuleFacts(
      .warning, nil, "a case of an app enum has no representation",
      "caseDisplayRepresentations must have every case. One that is missing cannot be named, shown or said."
    ),
    .repeatedAppName: RuleFacts(
      .note, nil, "an alternative name is the app's own name",
      "Alternative names are for other ways to call the app; three are allowed in each language."),
    .tooManyAppNames: RuleFacts(
      .warning, .statedLimit, "an app has more than three alternative names",
      "INAlternativeAppNames takes three names in each language. Keep those that people say."),
  ]

  private static let intents: [LintRule: RuleFacts] = [
    .computedText: RuleFacts(
      .error, .buildError, "a title is computed",
      "Titles and the names of types, cases and parameters are read by the build and must be literals."
    ),
    .schemaShape: RuleFacts(
      .error, .buildError, "a type does not have its schema's shape",
      "A schema says what kind of type adopts it and which members it has; the macro and the build check both. Members that a schema calls optional are declared all the same. Only schemas whose shape is known for sure are judged."
    ),
    .otherBundle: RuleFacts(
      .error, .buildError, "a text of an intent is in another bundle",
      "AppIntents requires LocalizedStringResource to use the main bundle: the system looks texts of intents up in the app, and the build rejects any other bundle. Move the text to the app's own tables and leave the argument out."
    ),
    .noRequestDialog: RuleFacts(
      .note, .statedBehaviour, "a parameter is asked for without a question of its own",
      "The shortcut can be started without the value, so it is asked for. With requestValueDialog the question is the app's own sentence; without it people hear a general one."
    ),
    .unconfirmedDeletion: RuleFacts(
      .note, nil, "an intent that deletes never asks for confirmation",
      "A sentence that was misheard deletes something for good. Call requestConfirmation before the deed, or let the app show it first."
    ),
    .brokenSentence: RuleFacts(
      .error, nil, "a sentence of a pack cannot be read",
      """
      A sentence over lists and rules whose brackets do not fit, that names a rule that is not there, or whose rules go in a circle, is left out: nothing says it.
      Correct it, or define the rule under 'expansion_rules'.
      """),
    .unreadableFile: RuleFacts(
      .note, nil, "a file was not read as a whole",
      "What stands in it was not checked, and what other files say about it could not be."),
  ]
}
