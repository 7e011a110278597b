import IntentCatalog
import Synchronization
import TextNormalization
import ValueRecognition

/// What the options of a question are called, in normal form; made once for each question.
final class OptionNames: Sendable {
  /// The names of each option.
  let units: [[[UInt32]]]
  /// The names with the places of their options.
  let lexicon: ReplyLexicon
  private let compiled = Mutex<NearestNames?>(nil)

  /// Normalizes every name once.
  /// - Complexity: O(n) in the length of all names together.
  init(_ options: [OptionDescriptor]) {
    units = options.map { $0.spokenNames.map { TextNormalizer.shared.normalize($0).units } }
    var lexicon = ReplyLexicon()
    for (place, names) in units.enumerated() {
      for name in names { lexicon.add(name, .option(place)) }
    }
    self.lexicon = lexicon
  }

  /// The same, compiled for misspelt ones when first asked for.
  var nearest: NearestNames {
    compiled.withLock { known in
      let names = known ?? NearestNames(lexicon)
      known = names
      return names
    }
  }
}

/// What was made for the questions asked last, so that a reply need not make it again.
///
/// It changes no answer, only what an answer costs.
final class ReplyMemo: Sendable {
  private struct Box {
    var names: [(options: [OptionDescriptor], names: OptionNames)] = []
    var positions: [Int: ReplyLexicon] = [:]
  }

  private let box = Mutex(Box())
  /// How many questions are kept.
  private static let limit = 8

  /// The names of options.
  func names(of options: [OptionDescriptor]) -> OptionNames {
    if let known = box.withLock({ box in box.names.first { $0.options == options }?.names }) {
      return known
    }
    let made = OptionNames(options)
    box.withLock { box in
      if box.names.count >= Self.limit { box.names.removeFirst() }
      box.names.append((options, made))
    }
    return made
  }

  /// What people say to pick one of so many options by where it stands.
  func positions(
    upTo count: Int, _ recognizer: ValueRecognizer, mixedIn: ValueRecognizer?
  ) -> ReplyLexicon {
    guard count > 0 else { return ReplyLexicon() }
    if let known = box.withLock({ $0.positions[count] }) { return known }
    var lexicon = ReplyLexicon()
    for (text, position) in recognizer.positions(upTo: count) {
      lexicon.add(text, .position(position))
    }
    let known = lexicon
    for (text, position) in mixedIn?.positions(upTo: count) ?? [] {
      let units = TextNormalizer.shared.normalize(text).units
      if known.senses(of: units[...]).isEmpty { lexicon.add(units, .position(position)) }
    }
    box.withLock { $0.positions[count] = lexicon }
    return lexicon
  }
}

extension OptionDescriptor {
  /// What one may say to pick it.
  var spokenNames: [String] {
    [title] + synonyms + (subtitle.map { [$0, "\(title) \($0)", "\($0) \(title)"] } ?? [])
  }

  /// Whether it is called just so, its subtitle aside.
  func isCalled(_ text: String) -> Bool {
    let said = TextNormalizer.shared.normalize(text)
    return ([title] + synonyms).contains { TextNormalizer.shared.normalize($0) == said }
  }
}
