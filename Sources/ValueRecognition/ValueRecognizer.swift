public import LanguagePacks
public import PhraseDiagnostics

/// Reads the values that people say in one language: numbers, positions, dates, durations, yes and no.
public struct ValueRecognizer: Sendable {
  let words: NumberWords
  let numbers: NumberReader
  let speller: NumberSpeller
  private let positionPhrases: PositionPhrases

  /// Compiles a language's `values/*.json`.
  /// - Parameter language: The language; one without values of its own takes the fallback's.
  /// - Throws: `Diagnostic` when a file is no JSON of the expected shape.
  public init(language: LanguagePack) throws(Diagnostic) {
    words = try NumberWords(language)
    numbers = NumberReader(words: words)
    speller = NumberSpeller(words.data)
    positionPhrases = try PositionPhrases(language)
  }

  /// The number that a whole text says: figures, words, figures one by one, with a counter or not.
  ///
  /// Politeness and particles around it are the caller's to take away.
  /// - Complexity: O(n) in the text's length.
  public func number(_ text: String) -> SpokenNumber? {
    numbers.whole(ValueText(text))
  }

  /// Ways to write a number in the language's words, the plainest first.
  ///
  /// For example `one hundred five`, `one hundred and five`, `a hundred and five`. Empty for a number below zero.
  public func spokenForms(of number: Int) -> [String] {
    speller.forms(of: number)
  }

  /// A name with the numbers inside it in their other readings, at most 24, without the name itself.
  ///
  /// For example `Platform nine` of `Platform 9`, `room one oh one` of `room 101`.
  public func numberVariants(of name: String) -> [String] {
    NumberVariants(reader: numbers, speller: speller).variants(of: name)
  }

  /// What people say to pick one of several options by where it stands.
  /// - Parameter count: How many options there are; more than 50 are not counted.
  /// - Returns: Texts with their positions: 1 is the first, -1 the last, -2 the one before it.
  public func positions(upTo count: Int) -> [(text: String, position: Int)] {
    positionPhrases.phrases(upTo: count, speller: speller, data: words.data)
  }
}
