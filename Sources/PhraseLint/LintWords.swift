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

/// The language part of a code (`pt-BR` is `pt`).
func baseLanguage(_ code: String) -> String { String(code.prefix { $0 != "-" && $0 != "_" }) }
