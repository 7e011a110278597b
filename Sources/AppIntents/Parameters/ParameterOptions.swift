/// Whether a parameter takes the result of the intent before it.
public enum InputConnectionBehavior: Sendable {
  case `default`, never, connectToPreviousIntentResult
}

/// How many values a parameter takes.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Equatable, Sendable {
  /// The least number.
  public let min: Int
  /// The greatest number.
  public let max: Int

  /// Makes a size between two numbers.
  public init(min: Int, max: Int) {
    self.min = min
    self.max = max
  }

  /// Makes a size of exactly a number.
  public init(exactly count: Int) { self.init(min: count, max: count) }
  /// Makes a size of exactly a number.
  public init(integerLiteral value: Int) { self.init(exactly: value) }
}

extension String {
  /// How a text is entered.
  public struct IntentInputOptions: Sendable {
    /// The keys to show.
    public enum KeyboardType: Sendable {
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad
    }
    /// Which letters become large.
    public enum CapitalizationType: Sendable {
      case none, words, sentences, allCharacters
    }

    /// The keys to show.
    public let keyboardType: KeyboardType
    /// Which letters become large.
    public let capitalizationType: CapitalizationType
    /// Whether it may have several lines.
    public let multiline: Bool
    /// Whether mistakes in writing are mended.
    public let autocorrect: Bool
    /// Whether quotes become the language's own.
    public let smartQuotes: Bool
    /// Whether two hyphens become a dash.
    public let smartDashes: Bool

    /// Makes options.
    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
      smartDashes: Bool = true
    ) {
      self.keyboardType = keyboardType
      self.capitalizationType = capitalizationType
      self.multiline = multiline
      self.autocorrect = autocorrect
      self.smartQuotes = smartQuotes
      self.smartDashes = smartDashes
    }
  }
}
