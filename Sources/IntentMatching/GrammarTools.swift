import Foundation
public import LanguagePacks
public import PhraseDiagnostics
public import TextNormalization
public import ValueRecognition

/// What a language and the normalizer give to every grammar of that language.
///
/// Making it costs more than a small grammar does: make it once and share it.
public struct GrammarTools: Sendable {
  let normalizer: LineNormalizer
  let data: LenientData
  let folding: TextFolding
  let lists: LenientLists
  let lines: LenientLines
  let frames: AppFrames
  let guards: EditGuards
  let determiners: Set<Units>
  /// Words that take back what was said before them.
  let repairs: TermTable
  /// Words at the end of a reason.
  let reasons: TermTable
  /// What is said beside what is wanted.
  let asides: Asides
  let recognizer: ValueRecognizer
  /// What values are read against where only their form counts.
  let formContext: ValueContext

  /// Reads a language's lenient words and makes their tables.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - normalizer: The normalizer.
  ///   - recognizer: The language's values where they are loaded already.
  /// - Throws: `Diagnostic` when a file of the pack is not of its shape.
  public init(
    _ language: LanguagePack, _ normalizer: TextNormalizer, recognizer: ValueRecognizer? = nil
  ) throws(Diagnostic) {
    let data = try LenientData(language)
    formContext = ValueContext(
      now: Date(timeIntervalSince1970: 0), timeZone: .gmt,
      locale: Locale(identifier: language.language))
    let normalizer = LineNormalizer(normalizer: normalizer)
    let endings = SentenceEndings(data, normalizer)
    let lists = LenientLists(data, normalizer, endings: endings)
    let frames = AppFrames(data, normalizer, optionalLists: lists.optional)
    self.data = data
    self.normalizer = normalizer
    self.lists = lists
    self.frames = frames
    determiners = Set(
      data.determiners.map { normalizer.units(of: $0, hasLeft: false, hasRight: false) })
    repairs = TermTable(Self.longestFirst(data.repairs, normalizer))
    let reasons = TermTable(Self.longestFirst(data.reasons, normalizer))
    self.reasons = reasons
    asides = Asides(data, reasons: reasons) { TermTable(Self.longestFirst($0, normalizer)) }
    folding = TextFolding(rules: FoldingRules.rules(data, normalizer))
    lines = LenientLines(data, normalizer, endings: endings, lists: lists, frames: frames)
    guards = EditGuards(data, normalizer, folding, KnownWords(language))
    if let recognizer {
      self.recognizer = recognizer
    } else {
      self.recognizer = try ValueRecognizer(language: language)
    }
  }

  private static func longestFirst(_ words: [String], _ normalizer: LineNormalizer) -> [Units] {
    words.map { normalizer.units(of: $0, hasLeft: false, hasRight: false) }
      .sorted { ($0.count, $0.string) > ($1.count, $1.string) }
  }

  /// A name as it may be written: as it is, and with its numbers in figures and in words.
  func spellings(of name: String) -> [Units] { ([name] + variants(of: name)).map(units) }

  /// The other ways to write a name.
  func variants(of name: String) -> [String] {
    var names = recognizer.mayHaveNumber(name) ? recognizer.numberVariants(of: name) : []
    if data.spellsLetters, name.utf8.contains(where: { 0x41...0x5A ~= $0 }),
      let spelled = spelledOut(name)
    {
      names.append(spelled)
    }
    return names
  }

  /// A text that stands alone, normalized.
  func units(of text: String) -> Units { normalizer.normalizer.normalize(text).units }

  /// A name with its capital letters, where they stand alone or in twos and threes, said by name.
  private func spelledOut(_ name: String) -> String? {
    var result = ""
    var run = ""
    for letter in name + "\n" {
      if letter.isASCII, letter.isLetter {
        run.append(letter)
        continue
      }
      let isSpelled = !run.isEmpty && run.count <= 3 && run.allSatisfy(\.isUppercase)
      result += isSpelled ? run.map { data.letterNames[$0.lowercased()] ?? "" }.joined() : run
      run = ""
      result.append(letter)
    }
    result.removeLast()
    return result == name ? nil : result
  }
}
