import LanguagePacks
import PhraseDiagnostics
import PhraseSyntax

/// What a language lets people say besides what a template says: `lenient.json` of its pack.
///
/// A language without the file has none of it, and the lenient tier then only frees the app's name. Lists of
/// words may hold templates without placeholders: `(can|could) you` is two, `[just] order` too.
struct LenientData: Decodable, Sendable {
  /// Wake words, greetings and request frames before a sentence ("can you").
  var prefixes: [String] = []
  /// What may follow a sentence ("thank you").
  var suffixes: [String] = []
  /// Words and sounds that mean nothing wherever they stand ("uh", "please").
  var fillers: [String] = []
  /// Fillers that are also parts of words, so that only writing that sets them apart counts.
  var apartFillers: [String] = []
  /// Words that take back what was said before them ("no wait").
  var repairs: [String] = []
  /// Words at the end of a reason, which is said before what is wanted ("I'm hungry, so").
  var reasons: [String] = []
  /// What is said beside what is wanted (`Asides`): `openers`, `closers`, `turns`, `afterthoughts`, `blockers`.
  var asides: [String: [String]] = [:]
  /// Words without a meaning of their own (articles).
  var articles: [String] = []
  /// Articles and the like that make a noun of the word after them ("a", "my").
  var determiners: [String] = []
  /// Words for a single thing, which a slot may be said with ("one", 一つ).
  var ones: [String] = []
  /// Ways to ask for a thing that are as good as each other ("get", "I would like").
  var requests: [String] = []
  /// Frames that want the verb after them in another form ("would you mind").
  var gerundFrames: [String] = []
  /// Pairs of a verb's ending, or a whole verb, and its ending after such a frame; the longest counts.
  var gerunds: [[String]] = []
  /// What may stand between the app's name with its particle and the rest (今すぐ).
  var between: [String] = []
  /// Words that may follow the app's name ("app").
  var appWords: [String] = []
  /// Pairs of spellings of one thing; the first becomes the second before both are compared.
  var spellings: [[String]] = []
  /// Pairs of a word and how it is read.
  var readings: [[String]] = []
  /// The mark that lengthens the vowel before it.
  var longMark: String?
  /// Vowel to the letters that end in it.
  var vowels: [String: String] = [:]
  /// Verbs as stem, stem as it is read, and class in `conjugation`.
  var verbs: [[String]] = []
  /// How a sentence that ends in a verb or a noun may end.
  var conjugation: Conjugation?
  /// A particle to those that may stand instead; an empty one when it may be missing.
  var particles: [String: [String]] = [:]
  /// Particles that may be missing also between words.
  var droppableParticles: [String] = []
  /// Particles that may be put after a slot where the template has none.
  var addedParticles: [String] = []
  /// Lists that `appFrames` and `orders` name in `<…>`.
  var lists: [String: [String]] = [:]
  /// How an app's name is tied to a sentence, with `{app}`: what goes when the name goes.
  var appFrames: [String] = []
  /// Words before the app's name that make it part of the sentence ("ask").
  var boundAppWords: [String] = []
  /// Where the app's name may stand instead, with `{app}`, `{body}` and `<list>`.
  var orders: [String] = []
  /// How the app's name may stand after a slot and its particle, with `{app}` and `<list>`.
  var insertion: String?
  /// How a sentence without an app's name takes one, with `{app}`, `{body}` and `<list>`.
  var summaryOrders: [String] = []
  /// Words and beginnings that change a meaning: no edit may bring them in or take them away.
  var protected: [String] = []
  /// Endings of sentences that change a meaning: no edit may take them away.
  var protectedEndings: [String] = []
  /// Words of grammar ("from"): another word of the language may be a slip for one of them.
  var smallWords: [String] = []
  /// Beginnings of words that change a meaning ("un").
  var protectedBeginnings: [String] = []
  /// Pairs of words that turn each other round: what is as near to one as to the other is neither.
  var opposites: [[String]] = []
  /// Whether Latin letters in a name are also said by their names.
  var spellsLetters = false
  /// A letter to how it is spelled out ("x": "ex").
  var letterNames: [String: String] = [:]
  /// A number to words that sound like it; suggested, never acted on.
  var homophones: [String: [String]] = [:]

  /// The ways in which a sentence's last word may be said.
  struct Conjugation: Decodable, Sendable {
    /// Verb class to base to its letters after the stem (`"k": {"te": "いて"}`).
    var classes: [String: [String: String]]
    /// Base to what may follow it.
    var forms: [String: [String]]
    /// Base to what may follow it besides, but for verbs that follow a noun (`nounVerbs`).
    var longForms: [String: [String]]?
    /// The class that makes a verb of a noun.
    var nounClass: String
    /// What may stand between a noun and its verb, the usual ones first.
    var nounLinks: [String]
    /// What may follow a noun besides.
    var nounForms: [String]
    /// Verbs as stem and class that may follow a noun besides, and mean no more than that it is done.
    var nounVerbs: [[String]]?
    /// What may follow where no word of the sentence is left but the app's name.
    var bareForms: [String]?

    /// Makes words of the templates in the forms.
    fileprivate mutating func spellOut() throws {
      forms = try forms.mapValues(LenientData.spelledOut)
      longForms = try longForms?.mapValues(LenientData.spelledOut)
      nounForms = try LenientData.spelledOut(nounForms)
      bareForms = try bareForms.map(LenientData.spelledOut)
    }
  }

  /// The words that templates without placeholders say; any other text is a word as it stands.
  /// - Throws: `Diagnostic` where brackets do not fit together.
  private static func spelledOut(_ texts: [String]) throws -> [String] {
    var words: [String] = []
    for text in texts {
      guard text.utf8.contains(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[") }) else {
        words.append(text)
        continue
      }
      let template = try PhraseTemplate(parsing: text, mode: .pack)
      guard let lines = TemplateLines.lines(of: template) else {
        throw MatchingMessages.tooManyForms(text, at: nil)
      }
      for line in lines {
        words.append(line.map { if case .text(let text) = $0 { text } else { "" } }.joined())
      }
    }
    return words
  }

  init() {}

  /// Reads a language's data.
  /// - Throws: `Diagnostic` when the file is not of this shape.
  init(_ language: LanguagePack) throws(Diagnostic) {
    self = try language.file(LenientData.self, "lenient.json") ?? LenientData()
  }

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case prefixes, suffixes, fillers, apartFillers, repairs, reasons, asides, articles, determiners,
      ones,
      requests
    case gerundFrames, gerunds, between, appWords, spellings, readings, longMark
    case vowels, verbs, conjugation, particles, droppableParticles, addedParticles, lists
    case appFrames, boundAppWords, orders, summaryOrders, insertion, protected
    case protectedEndings, smallWords, protectedBeginnings, opposites, spellsLetters, letterNames,
      homophones
  }

  /// Reads the file; what it does not say is empty.
  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    func texts(_ key: CodingKeys) throws -> [String] {
      try Self.spelledOut(object.decodeIfPresent([String].self, forKey: key) ?? [])
    }
    func rows(_ key: CodingKeys) throws -> [[String]] {
      try object.decodeIfPresent([[String]].self, forKey: key) ?? []
    }
    func table(_ key: CodingKeys) throws -> [String: [String]] {
      try (object.decodeIfPresent([String: [String]].self, forKey: key) ?? [:])
        .mapValues(Self.spelledOut)
    }
    prefixes = try texts(.prefixes)
    suffixes = try texts(.suffixes)
    fillers = try texts(.fillers)
    apartFillers = try texts(.apartFillers)
    repairs = try texts(.repairs)
    reasons = try texts(.reasons)
    asides = try table(.asides)
    articles = try texts(.articles)
    determiners = try texts(.determiners)
    ones = try texts(.ones)
    requests = try texts(.requests)
    gerundFrames = try texts(.gerundFrames)
    gerunds = try rows(.gerunds)
    between = try texts(.between)
    appWords = try texts(.appWords)
    spellings = try rows(.spellings)
    readings = try rows(.readings)
    longMark = try object.decodeIfPresent(String.self, forKey: .longMark)
    vowels = try object.decodeIfPresent([String: String].self, forKey: .vowels) ?? [:]
    verbs = try rows(.verbs)
    conjugation = try object.decodeIfPresent(Conjugation.self, forKey: .conjugation)
    try conjugation?.spellOut()
    particles = try table(.particles)
    droppableParticles = try texts(.droppableParticles)
    addedParticles = try texts(.addedParticles)
    lists = try table(.lists)
    appFrames = try texts(.appFrames)
    boundAppWords = try texts(.boundAppWords)
    orders = try texts(.orders)
    summaryOrders = try texts(.summaryOrders)
    insertion = try object.decodeIfPresent(String.self, forKey: .insertion)
    protected = try texts(.protected)
    protectedEndings = try texts(.protectedEndings)
    smallWords = try texts(.smallWords)
    protectedBeginnings = try texts(.protectedBeginnings)
    opposites = try rows(.opposites)
    spellsLetters = try object.decodeIfPresent(Bool.self, forKey: .spellsLetters) ?? false
    letterNames = try object.decodeIfPresent([String: String].self, forKey: .letterNames) ?? [:]
    homophones = try table(.homophones)
  }
}
