public import PhraseDiagnostics

/// How surely a rule is Apple's.
public enum RuleStrength: String, Codable, Hashable, Sendable {
  /// The build ends with an error.
  case buildError
  /// The build warns.
  case buildWarning
  /// A limit that Apple states.
  case statedLimit
  /// A behaviour that Apple states.
  case statedBehaviour
  /// Seen in public code or reported by developers.
  case observed

  /// The strength in words.
  public var words: String {
    switch self {
    case .buildError: "Apple's build rejects it"
    case .buildWarning: "Apple's build warns"
    case .statedLimit: "a limit that Apple states"
    case .statedBehaviour: "a behaviour that Apple states"
    case .observed: "seen in practice"
    }
  }
}

/// A rule for an app's phrases, tables and intents.
public enum LintRule: String, Codable, Hashable, Sendable, CaseIterable {
  // Phrases.
  case missingAppName = "missing-app-name"
  case placeholderAsText = "placeholder-as-text"
  case tooManyParameters = "too-many-parameters"
  case parameterType = "parameter-type"
  case arrayParameter = "array-parameter"
  case unknownPlaceholder = "unknown-placeholder"
  case swiftPlaceholder = "swift-placeholder"
  case literalPlaceholder = "literal-placeholder"
  case missingBlank = "missing-blank"
  case wakePhrase = "wake-phrase"
  case systemVerb = "system-verb"
  case misspeltVerb = "misspelt-verb"
  case repeatedPhrase = "repeated-phrase"
  case mixedLanguages = "mixed-languages"
  // Shortcuts and providers.
  case onlyParameterPhrases = "only-parameter-phrases"
  case tooManyShortcuts = "too-many-shortcuts"
  case tooManyPhrases = "too-many-phrases"
  case severalProviders = "several-providers"
  case notExtracted = "not-extracted"
  case builderCondition = "builder-condition"
  case misplacedProvider = "misplaced-provider"
  case misnamedProperty = "misnamed-property"
  // What two shortcuts share.
  case sameSentence = "same-sentence"
  case slotTakesWords = "slot-takes-words"
  case slotMayTakeWords = "slot-may-take-words"
  // Tables.
  case malformedTable = "malformed-table"
  case unusedKey = "unused-key"
  case untranslatedPhrase = "untranslated-phrase"
  case lostPlaceholder = "lost-placeholder"
  case addedPlaceholder = "added-placeholder"
  case copiedTable = "copied-table"
  case stringSetTarget = "string-set-target"
  // Values and names.
  case sameValueName = "same-value-name"
  case valueIsAppName = "value-is-app-name"
  case noSuggestions = "no-suggestions"
  case repeatedEnum = "repeated-enum"
  case caseWithoutTitle = "case-without-title"
  case repeatedAppName = "repeated-app-name"
  case tooManyAppNames = "too-many-app-names"
  // Intents.
  case computedText = "computed-text"
  case otherBundle = "other-bundle"
  case schemaShape = "schema-shape"
  case noRequestDialog = "no-request-dialog"
  case unconfirmedDeletion = "unconfirmed-deletion"
  case unreadableFile = "unreadable-file"
  case brokenSentence = "broken-sentence"

  /// How grave a finding is: an error is rejected by Apple's build or runtime, a warning works badly,
  /// a note is advice.
  public var severity: Diagnostic.Severity { facts.severity }
  /// How surely it is Apple's rule; nil for this project's own advice.
  public var strength: RuleStrength? { facts.strength }
  /// What it is about, in one line.
  public var summary: String { facts.summary }
  /// Why it matters and what to do, in a few sentences.
  public var explanation: String { facts.explanation }

  private var facts: RuleFacts { RuleTexts.facts[self] ?? RuleFacts(.note, nil, rawValue, "") }

  /// The rule with its explanation, as `--explain` shows it.
  public var description: String {
    let origin = strength.map { "\($0.words)" } ?? "advice of this project"
    return """
      \(rawValue): \(summary)
      \(severity.rawValue), \(origin)

      \(explanation)

      """
  }
}

/// What is to be said of a rule.
struct RuleFacts: Sendable {
  var severity: Diagnostic.Severity
  var strength: RuleStrength?
  var summary: String
  var explanation: String

  init(
    _ severity: Diagnostic.Severity, _ strength: RuleStrength?, _ summary: String,
    _ explanation: String
  ) {
    self.severity = severity
    self.strength = strength
    self.summary = summary
    self.explanation = explanation
  }
}
