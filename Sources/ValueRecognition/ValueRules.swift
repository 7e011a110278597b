import LanguagePacks
import PhraseDiagnostics

/// What reads and writes numbers in a language.
final class NumberTools: Sendable {
  let reader: NumberReader
  let speller: NumberSpeller
  let positions: PositionPhrases

  init(_ files: PackFiles) throws(Diagnostic) {
    let words = try NumberWords(files)
    reader = NumberReader(words: words)
    speller = NumberSpeller(words.data)
    positions = try PositionPhrases(files)
  }
}

/// A language's rules for all values, compiled.
final class ValueRules: Sendable {
  let grammar: ValueGrammar
  let answers: AnswerWords
  let quantities: QuantityWords
  let ranges: RangeWords
  let tense: TenseWords
  private let phoneWords: PhoneWords
  private let addressWords: AddressWords
  private let personWords: PersonWords

  init(_ files: PackFiles) throws(Diagnostic) {
    grammar = try ValueGrammar(files)
    answers = try AnswerWords(files)
    quantities = try QuantityWords(files)
    ranges = try RangeWords(files)
    tense = try TenseWords(files)
    phoneWords = try PhoneWords(files)
    addressWords = try AddressWords(files)
    personWords = try PersonWords(files)
  }

  /// E-mail addresses and URLs.
  func addresses(_ text: ValueText, _ scalars: [Unicode.Scalar]) -> [RecognizedValue] {
    let finder = AddressFinder(text: text, scalars: scalars, words: addressWords)
    return finder.find().map { address in
      let written = finder.written(address)
      return RecognizedValue(
        range: text.sourceRange(address.range), kind: address.isMail ? .email : .url,
        readings: [address.isMail ? .email(written) : .url(written)])
    }
  }

  func phones(_ text: ValueText, _ scalars: [Unicode.Scalar]) -> [RecognizedValue] {
    PhoneFinder(text: text, words: phoneWords).find().map { range in
      let source = text.sourceRange(range)
      let written = String(String.UnicodeScalarView(scalars[source]))
      return RecognizedValue(range: source, kind: .phone, readings: [.phone(written)])
    }
  }

  func people(
    _ text: ValueText, _ scalars: [Unicode.Scalar], _ contacts: ContactList
  ) -> [RecognizedValue] {
    let finder = PersonFinder(text: text, scalars: scalars, words: personWords, contacts: contacts)
    return finder.find().map {
      RecognizedValue(
        range: text.sourceRange($0.range), kind: .person, readings: $0.names.map { .person($0) })
    }
  }
}
