import IntentCatalog
import TextNormalization

extension ReplyReader {
  /// Whether a yes leaves a doubt that what is asked must not be done on: a "but", or, where something
  /// would be destroyed or paid, only words that may as well mean "leave it".
  func isDoubtful(_ tokens: [ReplyToken]) -> Bool {
    guard case .confirmation(let action) = prompt?.kind else { return false }
    if tokens.contains(where: { $0.has(.doubt) }) { return true }
    guard action.isGrave else { return false }
    return !tokens.contains { token in
      token.senses.contains(.accept)
        || (token.has(.yes) && !token.has(.fine) && !token.has(.mild))
    }
  }

  /// A reply without the clauses at its end that only thank, whatever for; nil where there is none
  /// such.
  func withoutCourtesy(_ reply: String) -> String? {
    var clauses = clauses(of: reply)
    let count = clauses.count
    while clauses.count > 1, let last = clauses.last, isCourtesy(last) { clauses.removeLast() }
    return clauses.count < count ? clauses.joined() : nil
  }

  /// The parts of a text that punctuation sets apart, each with what ends it.
  private func clauses(of text: String) -> [String] {
    var clauses: [String] = []
    var clause = ""
    for character in text {
      clause.append(character)
      guard character.isPunctuation, character.unicodeScalars.allSatisfy(Self.ends) else {
        continue
      }
      clauses.append(clause)
      clause = ""
    }
    if !clause.trimmingBlanks().isEmpty { clauses.append(clause) }
    return clauses
  }

  /// Whether a mark ends a clause; apostrophes and hyphens do not.
  private static func ends(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .otherPunctuation && scalar.properties.isTerminal
  }

  private func isCourtesy(_ clause: String) -> Bool {
    let tokens = ReplyLattice(clause, [context.words.lexicon]).tokens
    return tokens.contains { $0.has(.thanks) }
      && tokens.allSatisfy { $0.isGap || $0.has(.thanks) || $0.has(.glue) || $0.has(.fine) }
  }
}

extension Unicode.Scalar.Properties {
  /// Whether it is a mark that sets clauses apart.
  fileprivate var isTerminal: Bool { isSentenceTerminal || name?.contains("COMMA") == true }
}

extension ActionNameDescriptor {
  /// Whether what is agreed to destroys something or costs money.
  fileprivate var isGrave: Bool { isDestructive || name == "pay" || name == "buy" }
}
