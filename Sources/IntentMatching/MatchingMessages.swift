import PhraseDiagnostics
import PhraseIndex

/// The words of this module's messages to developers.
enum MatchingMessages {
  static func index(_ error: IndexError) -> Diagnostic {
    Diagnostic(.error, "the phrases do not fit into an index: \(error)")
  }

  static func indexFile(_ error: IndexFileError) -> Diagnostic {
    let again = "compile the catalog again"
    let (message, help): (String, String?) =
      switch error {
      case .unreadable(let number): ("the index cannot be read (error \(number))", nil)
      case .notAnIndex: ("the file is no index", "make one with 'aizuchi compile'")
      case .otherVersion(let version):
        ("the index has version \(version), and \(IndexFile.version) is read", again)
      case .otherByteOrder:
        ("the index was written on a machine with the other byte order", again)
      case .cut(let count):
        ("the index has \(count) bytes, not as many as it was written with", again)
      case .damagedHeader:
        ("the index is damaged: its header or table of sections has changed", again)
      case .damagedSection(let kind, let number):
        ("the index is damaged: section \(kind)/\(number) has changed", again)
      case .unusable(let kind, let number):
        ("section \(kind)/\(number) of the index is not there or cannot be used", again)
      }
    return Diagnostic(.error, message, help: help)
  }

  static func tooManyForms(_ template: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .error, "template '\(template)' says more than \(TemplateLines.most) sentences",
      at: place, help: "split it, or make fewer of its parts optional")
  }

  static func unresolvedRule(_ name: String, in template: String) -> Diagnostic {
    Diagnostic(.error, "rule '<\(name)>' of template '\(template)' is not defined")
  }
}
