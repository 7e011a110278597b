import FoundationEssentials
public import LanguagePacks
public import PhraseDiagnostics

/// Reads the values that people say in one language: numbers, positions, dates, durations, yes and no.
public struct ValueRecognizer: Sendable {
  let words: NumberWords
  let numbers: NumberReader
  let speller: NumberSpeller
  let grammar: ValueGrammar
  let answers: AnswerWords
  private let quantityWords: QuantityWords
  private let rangeWords: RangeWords
  private let phoneWords: PhoneWords
  private let addressWords: AddressWords
  private let personWords: PersonWords
  private let positionPhrases: PositionPhrases

  /// Compiles a language's `values/*.json`.
  /// - Parameter language: The language; one without values of its own takes the fallback's.
  /// - Throws: `Diagnostic` when a file is no JSON of the expected shape.
  public init(language: LanguagePack) throws(Diagnostic) {
    words = try NumberWords(language)
    numbers = NumberReader(words: words)
    speller = NumberSpeller(words.data)
    grammar = try ValueGrammar(language)
    answers = try AnswerWords(language)
    quantityWords = try QuantityWords(language)
    rangeWords = try RangeWords(language)
    phoneWords = try PhoneWords(language)
    addressWords = try AddressWords(language)
    personWords = try PersonWords(language)
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

  /// Every value that a text says, by where it begins; spans of different kinds may overlap.
  /// - Parameters:
  ///   - text: The user's own text.
  ///   - context: What relative values are read against.
  /// - Returns: The values in the order of their places.
  /// - Complexity: O(n) in the text's length.
  public func values(in text: String, _ context: ValueContext) -> [RecognizedValue] {
    values(in: text, context, asked: nil)
  }

  /// The values of a text; in a reply also those that only a question makes likely.
  func values(in text: String, _ context: ValueContext, asked: ReadableType?) -> [RecognizedValue] {
    let folded = ValueText(text)
    guard folded.count > 0 else { return [] }
    var scanner = ValueScanner(
      folded, grammar, numbers, region: context.locale.region?.identifier ?? "", asked: asked)
    scanner.scan()
    let scalars = Array(text.unicodeScalars)
    let finder = QuantityFinder(
      text: folded, scalars: scalars, words: quantityWords, numberWords: words,
      numbers: scanner.numberSpans)
    let ranges = RangeFinder(
      text: folded, words: rangeWords, numberWords: words, numbers: scanner.numberSpans)
    let collector = ValueCollector(
      text: folded, scanner: scanner, grammar: grammar,
      resolver: MomentResolver(context, grammar, scanner.nodes), asked: asked, finder: finder,
      ranges: ranges)
    let values =
      collector.values() + addresses(folded, scalars) + phones(folded, scalars)
      + people(folded, scalars, context.contacts)
    return values.sorted {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
  }

  private func addresses(
    _ folded: ValueText, _ scalars: [Unicode.Scalar]
  ) -> [RecognizedValue] {
    let finder = AddressFinder(text: folded, scalars: scalars, words: addressWords)
    return finder.find().map { address in
      let written = finder.written(address)
      return RecognizedValue(
        range: folded.sourceRange(address.range), kind: address.isMail ? .email : .url,
        readings: [address.isMail ? .email(written) : .url(written)])
    }
  }

  private func phones(_ folded: ValueText, _ scalars: [Unicode.Scalar]) -> [RecognizedValue] {
    PhoneFinder(text: folded, words: phoneWords).find().map { range in
      let source = folded.sourceRange(range)
      let written = String(String.UnicodeScalarView(scalars[source]))
      return RecognizedValue(range: source, kind: .phone, readings: [.phone(written)])
    }
  }

  private func people(
    _ folded: ValueText, _ scalars: [Unicode.Scalar], _ contacts: ContactList
  ) -> [RecognizedValue] {
    let finder = PersonFinder(
      text: folded, scalars: scalars, words: personWords, contacts: contacts)
    return finder.find().map {
      RecognizedValue(
        range: folded.sourceRange($0.range), kind: .person, readings: $0.names.map { .person($0) })
    }
  }
}
