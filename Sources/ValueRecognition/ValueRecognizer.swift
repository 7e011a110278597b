import FoundationEssentials
public import LanguagePacks
public import PhraseDiagnostics

/// Reads the values that people say in one language: numbers, positions, dates, durations, yes and no.
///
/// Number words are read when it is made. The rules of all other values cost more, and are compiled when a
/// value is first read, once in a process for all recognizers over the same files.
public struct ValueRecognizer: Sendable {
  private let shared: SharedRules
  let numberTools: NumberTools

  /// Takes a language's `values/*.json` as they are now.
  /// - Parameter language: The language; one without values of its own takes the fallback's.
  /// - Throws: `Diagnostic` when the files of number words are no JSON of the expected shape.
  public init(language: LanguagePack) throws(Diagnostic) {
    shared = SharedRules.of(language)
    numberTools = try shared.numbers()
  }

  /// Compiles the rules now, where they are not yet.
  /// - Throws: `Diagnostic` for a file that is no JSON of the expected shape, or a rule that says what there
  ///   is none of.
  public func prepare() throws(Diagnostic) { _ = try shared.rules() }

  /// What is wrong with the rules, once they were needed: no value but a number is read then.
  public var fault: Diagnostic? { shared.knownFault }

  /// The compiled rules; nil where something is wrong with them.
  var rules: ValueRules? { try? shared.rules() }

  private var numbers: NumberReader { numberTools.reader }

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
    numberTools.speller.forms(of: number)
  }

  /// A name with the numbers inside it in their other readings, at most 24, without the name itself.
  ///
  /// For example `Platform nine` of `Platform 9`, `room one oh one` of `room 101`.
  public func numberVariants(of name: String) -> [String] {
    NumberVariants(reader: numbers, speller: numberTools.speller).variants(of: name)
  }

  /// Whether a name may have a number in it; false of most that have none, at little cost.
  /// - Complexity: O(n) in the name's length.
  public func mayHaveNumber(_ name: String) -> Bool {
    NumberVariants(reader: numbers, speller: numberTools.speller).mayHaveNumber(name)
  }

  /// What people say to pick one of several options by where it stands.
  /// - Parameter count: How many options there are; more than 50 are not counted.
  /// - Returns: Texts with their positions: 1 is the first, -1 the last, -2 the one before it.
  public func positions(upTo count: Int) -> [(text: String, position: Int)] {
    numberTools.positions.phrases(
      upTo: count, speller: numberTools.speller, data: numbers.words.data)
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

  /// Every value that a reply says, those besides that only the question makes likely.
  /// - Parameters:
  ///   - text: The user's own text.
  ///   - type: What was asked for; a bare number is then a time where a date was.
  ///   - context: What relative values are read against.
  /// - Returns: The values in the order of their places.
  /// - Complexity: O(n) in the text's length.
  public func values(
    in text: String, asking type: ReadableType?, _ context: ValueContext
  ) -> [RecognizedValue] {
    values(in: text, context, asked: type)
  }

  /// The values of a text; in a reply also those that only a question makes likely.
  func values(in text: String, _ context: ValueContext, asked: ReadableType?) -> [RecognizedValue] {
    let folded = ValueText(text)
    guard folded.count > 0, let rules else { return [] }
    var scanner = ValueScanner(
      folded, rules.grammar, numbers, region: context.locale.region?.identifier ?? "", asked: asked)
    scanner.scan()
    let scalars = Array(text.unicodeScalars)
    let finder = QuantityFinder(
      text: folded, scalars: scalars, words: rules.quantities, numberWords: numbers.words,
      numbers: scanner.numberSpans)
    let ranges = RangeFinder(
      text: folded, words: rules.ranges, numberWords: numbers.words, numbers: scanner.numberSpans)
    let collector = ValueCollector(
      text: folded, scanner: scanner, grammar: rules.grammar,
      resolver: MomentResolver(context, rules.grammar, scanner.nodes), asked: asked, finder: finder,
      ranges: ranges)
    let addresses = rules.addresses(folded, scalars)
    var values = collector.values()
    TenseReader(text: folded, scalars: scalars, words: rules.tense).order(&values, now: context.now)
    if !addresses.isEmpty {
      // The `%` of an address is no percentage.
      values.removeAll { value in
        value.kind == .percentage && addresses.contains { $0.range.overlaps(value.range) }
      }
    }
    ApproximationFinder(text: folded, words: rules.ranges, numberWords: numbers.words)
      .mark(&values)
    values += addresses
    values += rules.phones(folded, scalars)
    values += rules.people(folded, scalars, context.contacts)
    return values.sorted {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
  }
}
