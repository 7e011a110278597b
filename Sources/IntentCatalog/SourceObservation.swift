public import PhraseDiagnostics

/// Something that only a reader of source code can see, and that its rules may judge.
///
/// The reader says what there is and where; how grave that is, and what to do about it, is not its
/// business.
public struct SourceObservation: Codable, Hashable, Sendable {
  /// What was seen; the comment of each case says what `texts` holds.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// A phrase of code has no `\(.applicationName)`. `[phrase]`
    case phraseWithoutName
    /// A phrase has the text `\\(.applicationName)`: the backslash is escaped, so that nothing is
    /// interpolated. `[phrase]`
    case phraseNameEscaped
    /// A phrase has the plain text `${applicationName}`, which is no placeholder in code. `[phrase]`
    case phraseNameAsText
    /// A phrase has the plain text `${parameter}`. `[phrase, parameter]`
    case phraseParameterAsText
    /// A phrase interpolates the token through a constant. `[phrase, the constant]`
    case phraseNameInConstant
    /// A phrase interpolates something that is neither token nor key path. `[phrase, the code]`
    case phraseInterpolatesOther
    /// A phrase is put together with `+`. `[phrase as far as it was read, the code]`
    case phraseConcatenated
    /// A phrase is no literal, but a constant or a text of a table leads to one.
    /// `[phrase, the code]`
    case phraseInConstant
    /// A phrase is no literal and could not be read. `[the code]`
    case phraseNotLiteral
    /// `phrases:` names a constant or property instead of holding the list, which Apple's extractor
    /// finds empty. `[the code]`
    case phrasesInConstant
    /// `phrases:` is something that could not be read. `[the code]`
    case phrasesNotLiteral
    /// The shortcuts are an array literal instead of a builder's body. `[provider]`
    case shortcutsInArray
    /// The shortcuts stand in a constant, or in a variable of the getter's body.
    /// `[provider, the code]`
    case shortcutsInConstant
    /// A shortcut stands under a condition other than `if #available`. `[provider, the condition]`
    case shortcutConditional
    /// A shortcut is made in a way that could not be read. `[provider, the code]`
    case shortcutNotLiteral
    /// A shortcut's intent is no type of the tree. `[intent]`
    case intentUnknown
    /// A phrase's parameter is none of the intent's. `[phrase, parameter, intent]`
    case parameterUnknown
    /// A provider without a shortcut. `[provider]`
    case providerEmpty
    /// A provider in an app extension. `[provider, target]`
    case providerInExtension
    /// A provider in a Swift package or framework. `[provider, target]`
    case providerInPackage
    /// A provider whose file belongs to no target of the project. `[provider, the app's target]`
    case providerInNoTarget
    /// A second provider in one target. `[provider, the first one]`
    case providerRepeated
    /// A property that looks like a provider's but has another name (`negativeShortcuts`).
    /// `[provider, property, what was probably meant]`
    case providerPropertyMisnamed
    /// A title or a name that must be a constant is computed. `[type, the code]`
    case textNotLiteral
    /// A title or a name that must be a constant is another constant's. `[type, the code]`
    case textInConstant
    /// A text of an intent, entity or enum is taken from a bundle other than the app's. `[the code]`
    case textInOtherBundle
    /// An enum's case has no representation. `[enum, case]`
    case caseWithoutTitle
    /// Two app enums have one identifier. `[enum, the file of the first one]`
    case enumRepeated
    /// A file does not parse as Swift; what could be read was read. `[the parser's message]`
    case fileUnparsable
    /// A file could not be read. `[the reason]`
    case fileUnreadable
    /// A file is too large to be read. `[its bytes, the bytes that are read]`
    case fileTooLarge
    /// A symbolic link leads back to a folder above it. `[the link's target]`
    case linkLoop
  }

  /// What was seen.
  public var id: Kind
  /// Where.
  public var place: SourcePlace?
  /// How many characters it covers, at least 1.
  public var length: Int
  /// The type that it is about: a provider, an intent, an enum.
  public var subject: String?
  /// The facts, as the kind says.
  public var texts: [String]

  /// Makes an observation.
  public init(
    _ id: Kind, at place: SourcePlace? = nil, length: Int = 1, subject: String? = nil,
    texts: [String] = []
  ) {
    self.id = id
    self.place = place
    self.length = max(1, length)
    self.subject = subject
    self.texts = texts
  }

  /// The column behind it, counted from 1 in characters.
  public var endColumn: Int { (place?.column ?? 1) + length }
}
