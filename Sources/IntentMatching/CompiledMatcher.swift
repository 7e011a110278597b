public import PhraseDiagnostics
public import PhraseIndex
import Synchronization
import TextNormalization

/// A matcher out of an index file: the file's tables are used as they lie in it.
///
/// An utterance that the exact tier reads in one way needs nothing but them, so that the first answer costs
/// no more than any. What the other tiers need is made when it is first needed: the language's tools, and
/// the phrases, but no list of names.
public final class CompiledMatcher: Sendable {
  /// Makes a language's tools for a locale.
  public typealias ToolsMaker = @Sendable (_ locale: String) throws(Diagnostic) -> GrammarTools

  /// The locale whose phrases the file has.
  public let locale: String
  private let file: IndexFile
  private let phrases: SolePhrases?
  private let quick: QuickTable?
  private let makeTools: ToolsMaker
  private let whole = Mutex<PhraseMatcher?>(nil)

  /// Opens an index file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - makeTools: Makes the tools of the matcher's locale, when they are needed.
  /// - Throws: `Diagnostic` where a table is missing.
  /// - Complexity: O(*l*) for *l* lists, however long.
  public init(_ file: IndexFile, makeTools: @escaping ToolsMaker) throws(Diagnostic) {
    self.file = file
    self.makeTools = makeTools
    locale = file.text(StoredKind.locale) ?? ""
    do {
      quick = try QuickTable(file)
      phrases = quick == nil ? nil : try SolePhrases(file)
    } catch {
      throw MatchingMessages.indexFile(error)
    }
  }

  /// Opens an index file by its path.
  ///
  /// - Parameters:
  ///   - path: The file, which is mapped: it may be replaced while it is used, but not written into.
  ///   - makeTools: Makes the tools of the matcher's locale, when they are needed.
  /// - Throws: `Diagnostic` where it is no index that can be used here.
  /// - Complexity: O(*s*) for *s* sections, however long.
  public convenience init(
    path: String, makeTools: @escaping ToolsMaker
  ) throws(Diagnostic) {
    try self.init(try Self.file(path), makeTools: makeTools)
  }

  /// Opens a file and checks its header.
  static func file(_ path: String) throws(Diagnostic) -> IndexFile {
    do {
      return try IndexFile(path: path)
    } catch {
      throw MatchingMessages.indexFile(error)
    }
  }

  /// Reads an utterance; the same as the matcher would that was compiled.
  ///
  /// - Parameters:
  ///   - utterance: What the user wrote, of any length.
  ///   - options: The tiers to try, and whether the app's name may be missing.
  /// - Returns: The readings of the first tier that has any (of all of them when exhaustive), best first.
  /// - Throws: `Diagnostic` where the file or the language's pack has not what other tiers need.
  public func match(
    _ utterance: String, _ options: MatchOptions = MatchOptions()
  ) throws(Diagnostic) -> MatchResult {
    if let quick, let phrases, options.has(.exact), !options.isExhaustive {
      let way = PhraseMatcher.soleMatch(
        utterance, TextNormalizer(), phrases, quick, isBound: options.isBound)
      if case .match(let match) = way {
        return MatchResult(status: .match, matches: [match], equallyGood: 1)
      }
    }
    return try matcher().match(utterance, options)
  }

  /// The whole matcher, which is made once.
  ///
  /// - Throws: `Diagnostic` where the file or the language's pack has not what it needs.
  public func matcher() throws(Diagnostic) -> PhraseMatcher {
    try whole.withLock { whole throws(Diagnostic) in
      if let whole { return whole }
      let matcher = try make()
      whole = matcher
      return matcher
    }
  }

  private func make() throws(Diagnostic) -> PhraseMatcher {
    let facts = try StoredFacts(file)
    let apps: [MatcherApp]
    let stored: StoredMatcher
    do {
      apps = try facts.matcherApps(file)
      stored = try facts.stored(file)
    } catch {
      throw MatchingMessages.indexFile(error)
    }
    return try PhraseMatcher(
      apps: apps, locale: locale, tools: makeTools(locale), isExactOnly: false,
      stored: stored)
  }

  /// Checks all of a file.
  ///
  /// - Parameter path: The file.
  /// - Throws: `Diagnostic` that says what is wrong.
  /// - Complexity: O(*n*) for *n* bytes.
  public static func verify(path: String) throws(Diagnostic) { try verify(try file(path)) }

  /// Checks all of a file, also what is never read unless it is needed.
  ///
  /// - Parameter file: The file.
  /// - Throws: `Diagnostic` that says what is wrong.
  /// - Complexity: O(*n*) for *n* bytes.
  public static func verify(_ file: IndexFile) throws(Diagnostic) {
    do {
      try file.verifyChecksums()
    } catch {
      throw MatchingMessages.indexFile(error)
    }
    let facts = try StoredFacts(file)
    do throws(IndexFileError) {
      for number in Set(facts.apps.flatMap { $0.values.values }).union(facts.sources.values)
        .sorted()
      where try !StoredValues(file, number).isSound {
        throw IndexFileError.unusable(StoredKind.identifiers, number)
      }
      for number in Set(facts.lists.values.flatMap { $0.exact + $0.folded }).sorted()
      where try !NameTrie(file, number: number).isSound {
        throw IndexFileError.unusable(1, number)
      }
      if try QuickTable(file) != nil { _ = try SolePhrases(file) }
    } catch {
      throw MatchingMessages.indexFile(error)
    }
  }
}

extension PhraseMatcher {
  /// The bytes of an index file of the matcher, which ``CompiledMatcher`` opens.
  ///
  /// - Throws: An error of encoding.
  /// - Complexity: O(*n*) for *n* bytes.
  public func compiled() throws -> [UInt8] {
    var writer = IndexFileWriter()
    try StoredFacts.write(self, to: &writer)
    return writer.finish()
  }
}
