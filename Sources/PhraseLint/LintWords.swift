import FoundationEssentials
import LanguagePacks
import PhraseDiagnostics
import TextNormalization

/// The words that rules look for, all of them from `Phrases/Lint/words.json`.
struct LintWords: Sendable {
  private struct File: Decodable {
    var wakePhrases: [String]
    var systemVerbs: [String: [String]]
    var destructive: [String: [String]]
    var commonVerbs: [String: [String]]
    var endings: [String]
    var languagesWithEndings: [String]
    var languagesWithPrefixes: [String]
    var unspacedLanguages: [String]
    var functionWords: [String: [String]]
  }

  private static let path = "Lint/words.json"

  /// What wakes an assistant, normalized.
  let wakePhrases: Set<String>
  /// Language to verbs that the system keeps to itself, normalized.
  let systemVerbs: [String: Set<String>]
  /// Verbs of all languages that take something away for good, normalized.
  let destructive: Set<String>
  /// Language to verbs that many phrases begin with, and to every word that it is known to have.
  let verbs: [String: VerbList]
  /// What is known of schemas.
  let schemas: SchemaShapes
  /// Endings that any language may put on a name.
  let endings: Set<String>
  /// Languages that put many endings on a name.
  let languagesWithEndings: Set<String>
  /// Languages that put words before a name without a blank.
  let languagesWithPrefixes: Set<String>
  /// Languages that have no blanks between words.
  let unspacedLanguages: Set<String>
  /// A word that only one language has, and that language.
  let languageOfWord: [String: String]

  init(_ data: PhraseData) throws(Diagnostic) {
    let place = SourcePlace(file: "Phrases/\(Self.path)", line: 1)
    guard let bytes = data.read(Self.path) else {
      throw Diagnostic(.error, LintMessages.noWords, at: place)
    }
    let file: File
    do {
      file = try JSONDecoder().decode(File.self, from: Data(bytes))
    } catch {
      throw Diagnostic(.error, LintMessages.badWords("\(error)"), at: place)
    }
    func normalized(_ words: [String]) -> Set<String> {
      Set(words.map { TextNormalizer().normalize($0).string })
    }
    wakePhrases = normalized(file.wakePhrases)
    systemVerbs = file.systemVerbs.mapValues(normalized)
    destructive = normalized(file.destructive.values.flatMap { $0 })
    verbs = file.commonVerbs.reduce(into: [:]) { lists, entry in
      guard let known = data.read("Language/\(entry.key)/words.txt") else { return }
      let words = String(decoding: known, as: UTF8.self).split(whereSeparator: \.isNewline)
      lists[entry.key] = VerbList(common: entry.value, known: Set(words.map(String.init)))
    }
    schemas = try SchemaShapes.read(data)
    endings = Set(file.endings)
    languagesWithEndings = Set(file.languagesWithEndings)
    languagesWithPrefixes = Set(file.languagesWithPrefixes)
    unspacedLanguages = Set(file.unspacedLanguages)
    var languages: [String: Set<String>] = [:]
    for (language, words) in file.functionWords {
      for word in normalized(words) { languages[word, default: []].insert(language) }
    }
    languageOfWord = languages.compactMapValues { $0.count == 1 ? $0.first : nil }
  }
}

/// Verbs that phrases begin with, and the words of their language.
struct VerbList: Sendable {
  let common: [String]
  let known: Set<String>

  private static let shortest = 4

  /// The verb that a word most probably was to be, where it is no word of the language: one letter is
  /// missing, too many, or two have changed places.
  func meant(by word: String) -> String? {
    guard word.count >= Self.shortest, word.allSatisfy({ $0.isASCII && $0.isLetter }),
      !known.contains(word), !common.contains(word)
    else { return nil }
    let letters = Array(word)
    return common.first { $0.count >= Self.shortest && Self.isNear(letters, Array($0)) }
  }

  private static func isNear(_ word: [Character], _ verb: [Character]) -> Bool {
    switch word.count - verb.count {
    case 1: return verb.count > shortest && lacksOne(verb, of: word)
    case -1: return word.count > shortest && lacksOne(word, of: verb)
    case 0:
      let places = word.indices.filter { word[$0] != verb[$0] }
      return places.count == 2 && places[1] == places[0] + 1
        && word[places[0]] == verb[places[1]] && word[places[1]] == verb[places[0]]
    default: return false
    }
  }

  /// Whether a word is another without one of its letters.
  private static func lacksOne(_ short: [Character], of long: [Character]) -> Bool {
    let same = zip(short, long).prefix { $0 == $1 }.count
    return short[same...].elementsEqual(long[(same + 1)...])
  }
}

/// The language part of a code (`pt-BR` is `pt`).
func baseLanguage(_ code: String) -> String { String(code.prefix { $0 != "-" && $0 != "_" }) }
