public import LanguagePacks
public import PhraseDiagnostics
import TextNormalization

/// What a word of a reply does in it, whatever was asked.
enum ReplyWord: String, CaseIterable, Codable, Hashable, Sendable {
  /// Agrees, declines.
  case yes, no
  /// Agrees to a confirmation and declines an offer.
  case fine
  /// Agrees, but not clearly enough to destroy something or to pay.
  case mild
  /// Says that what is agreed to is not all ("but", "maybe").
  case doubt
  case cancel
  /// Wants what is going on not to be stopped.
  case keep
  /// Wants to hear the options, the question, what can be said.
  case options, `repeat`, help
  /// Wants the options that come next.
  case more
  case back
  /// Takes back what was done; while something is asked, the answer before.
  case undo
  /// Means the value that one usually takes.
  case usual
  /// Means the option in the middle.
  case middle
  /// Says that something is said again, differently.
  case correction
  /// Denies the value beside it.
  case not
  /// Wants a parameter to be another, without saying which.
  case change
  /// Takes up what was set aside.
  case resume
  case dismissTips
  case thanks
  /// Opens a conversation, and asks nothing.
  case greeting
  /// Wants a moment.
  case wait
  /// Moves a time that was given on, or back.
  case later, earlier
  /// Says that something is about to be said.
  case hesitation
  /// Means nothing here: particles, politeness.
  case glue
}

/// The words of replies in one language, from `replies.json`.
public struct ReplyWords: Sendable {
  /// What `replies.json` holds.
  struct File: Codable {
    /// Class to words.
    var words: [String: [String]]
    /// The name of a confirmation's action to what it is called and which words accept it.
    var actions: [String: Action]
    /// Whether a word of the class `not` stands behind what it denies (「ビールじゃなくて」).
    var denialFollows: Bool
    /// What moves a date by days, and by how many.
    var steps: [Step]?
    /// What a date or a time is called when it is to be changed.
    var dateNames: [String]?
    /// Words that join the things of a list.
    var joins: [String]?
    /// What the halves of a day are called, by `am` and `pm`.
    var halves: [String: [String]]?

    struct Step: Codable {
      var days: Int
      var words: [String]
    }

    struct Action: Codable {
      var label: String
      var accept: [String]
    }
  }

  let lexicon: ReplyLexicon
  /// What was made for the questions that were asked last.
  let memo = ReplyMemo()
  let denialFollows: Bool
  /// What a date or a time is called when it is to be changed.
  let dateNames: [String]
  /// Words that join the things of a list, in normal form.
  let joins: Set<NormalizedText>
  /// What the halves of a day are called, by `am` and `pm`.
  let halves: [String: [String]]
  /// How people say what they want to find.
  let find: FindForms
  /// How people point at what was listed.
  let pointing: PointingForms
  private let actions: [String: File.Action]

  /// Loads the words of a language; a neutral pack takes those of the fallback language.
  ///
  /// People mix languages: the other language's words count too, where the language does not use
  /// them itself, but for denials, which each language puts in another place.
  /// - Parameters:
  ///   - pack: The language.
  ///   - other: A language that is mixed in.
  /// - Throws: `Diagnostic` when a `replies.json` is damaged, misses or names an unknown class.
  public init(_ pack: LanguagePack, mixedWith other: LanguagePack? = nil) throws(Diagnostic) {
    let file = try Self.file(pack)
    var lexicon = try Self.lexicon(file)
    if let other {
      for (units, senses) in try Self.lexicon(Self.file(other)).entries
      where lexicon.senses(of: units[...]).isEmpty {
        for sense in senses where sense != .word(.not) { lexicon.add(units, sense) }
      }
    }
    self.lexicon = lexicon
    denialFollows = file.denialFollows
    halves = file.halves ?? [:]
    dateNames = file.dateNames ?? []
    joins = Set((file.joins ?? []).map(TextNormalizer.shared.normalize))
    find = try FindForms(pack)
    pointing = try PointingForms(pack)
    actions = file.actions
  }

  private static func file(_ pack: LanguagePack) throws(Diagnostic) -> File {
    guard let file = try pack.file(File.self, "replies.json", fallsBack: true) else {
      throw Diagnostic(.error, "the language pack '\(pack.language)' has no replies.json")
    }
    return file
  }

  private static func lexicon(_ file: File) throws(Diagnostic) -> ReplyLexicon {
    var lexicon = ReplyLexicon()
    for (name, words) in file.words.sorted(by: { $0.key < $1.key }) {
      guard let word = ReplyWord(rawValue: name) else {
        throw Diagnostic(
          .error, "replies.json: unknown class of words '\(name)'",
          help: "the classes are \(ReplyWord.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      for text in words { lexicon.add(text, .word(word)) }
    }
    for step in file.steps ?? [] {
      for text in step.words { lexicon.add(text, .step(step.days)) }
    }
    return lexicon
  }

  /// What a confirmation's action is called, for showing.
  func label(of action: String) -> String? { actions[action]?.label }

  /// The words that accept an action, beside those that agree to anything.
  func acceptingWords(of action: String) -> [String] {
    guard let action = actions[action] else { return [] }
    return [action.label] + action.accept
  }
}
