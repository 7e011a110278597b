import LanguagePacks
import PhraseDiagnostics
import Synchronization

/// What some files of a language compile to, each part made when it is first needed.
///
/// All who read files of the same content share one, so that a process compiles them once; a file that was
/// changed is another one's.
final class SharedRules: Sendable {
  private static let all = Mutex<[PackFiles: SharedRules]>([:])
  /// How many are kept for others.
  private static let limit = 16

  private let files: PackFiles
  private let madeNumbers = Mutex<Result<NumberTools, Diagnostic>?>(nil)
  private let madeRules = Mutex<Result<ValueRules, Diagnostic>?>(nil)

  private static let ownFiles =
    [
      "numbers", "positions", "measures", "money", "ranges", "phones", "addresses", "people",
      "tense",
    ].map { "values/\($0).json" } + ValueRuleData.files.map { "values/\($0)" } + ["replies.json"]

  private init(_ files: PackFiles) { self.files = files }

  /// The rules of a language as its files are now.
  static func of(_ language: LanguagePack) -> SharedRules {
    let files = language.files(own: ownFiles, common: ["units.json", "domains.json"])
    return all.withLock { all in
      if let known = all[files] { return known }
      if all.count >= limit { all.removeAll() }
      let made = SharedRules(files)
      all[files] = made
      return made
    }
  }

  func numbers() throws(Diagnostic) -> NumberTools {
    try madeNumbers.withLock { made throws(Diagnostic) in
      if let made { return try made.get() }
      let new = Result { () throws(Diagnostic) in try NumberTools(files) }
      made = new
      return try new.get()
    }
  }

  /// The rules, compiled now where they are not yet; who else needs them meanwhile waits.
  func rules() throws(Diagnostic) -> ValueRules {
    try madeRules.withLock { made throws(Diagnostic) in
      if let made { return try made.get() }
      let new = Result { () throws(Diagnostic) in try ValueRules(files) }
      made = new
      return try new.get()
    }
  }

  /// What is wrong with the rules, where they were compiled already.
  var knownFault: Diagnostic? {
    madeRules.withLock { if case .failure(let fault) = $0 { fault } else { nil } }
  }
}
