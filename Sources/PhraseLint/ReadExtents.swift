import IntentCatalog
import PhraseDiagnostics

/// How far files of code could be read: one that does not parse is known up to its first fault.
struct ReadExtents {
  /// File to the line of its first fault.
  private var faults: [String: Int] = [:]

  /// Rules that judge a phrase by its own words, whatever follows it.
  private static let local: Set<LintRule> = [
    .missingAppName, .placeholderAsText, .tooManyParameters, .literalPlaceholder, .missingBlank,
    .wakePhrase, .systemVerb, .misspeltVerb, .repeatedPhrase, .mixedLanguages, .sameSentence,
    .slotTakesWords,
    .notExtracted, .repeatedEnum,
  ]

  init(_ observations: [SourceObservation]) {
    for observation in observations where observation.id == .fileUnparsable {
      guard let place = observation.place else { continue }
      faults[place.file] = min(faults[place.file] ?? place.line, place.line)
    }
  }

  /// Whether a file was read to its end.
  func isWhole(_ place: SourcePlace?) -> Bool { place.map { faults[$0.file] == nil } ?? true }

  /// Whether what is found does not hang on what could not be read.
  func isCertain(_ finding: Finding) -> Bool {
    guard let place = finding.place, let line = faults[place.file] else { return true }
    return finding.rule == .unreadableFile
      || (place.line < line && Self.local.contains(finding.rule))
  }
}
