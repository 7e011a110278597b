import IntentCatalog
import PhraseDiagnostics
import SentenceMatching

extension LintRun {
  /// Sentences over lists and rules that cannot be compiled.
  mutating func checkSentences() {
    for set in catalog.sentences {
      for fault in faults(of: set) {
        report(
          Finding(
            .brokenSentence, fault.message, at: fault.place, help: fault.help,
            locale: set.language))
      }
    }
  }

  private func faults(of set: SentenceSet) -> [Diagnostic] {
    do throws(Diagnostic) { return try SentenceGrammar(set).faults } catch { return [error] }
  }
}
