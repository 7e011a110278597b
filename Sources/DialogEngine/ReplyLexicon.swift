import TextNormalization

/// What a stretch of a reply may mean.
enum ReplySense: Hashable, Sendable {
  case word(ReplyWord)
  /// A value of that type is called so.
  case value(type: String, id: String)
  /// An option of the open prompt, by its place from 0, is called so.
  case option(Int)
  /// A position in a list, from 1, or from the end, from −1.
  case position(Int)
  /// A parameter's own name.
  case parameter(String)
  /// Moves a date that was given by so many days.
  case step(Int)
  /// A value of a type that no list names stands here.
  case said
  /// Accepts the action that is to be confirmed, or declines it, in words of its own.
  case accept, decline
}

/// Normalized words and names with what they may mean.
struct ReplyLexicon: Sendable {
  private var senses: [[UInt32]: [ReplySense]] = [:]
  /// The length of the longest entry, in units.
  private(set) var longest = 0

  /// Adds a sense of a text; what normalizes to nothing is left out.
  mutating func add(_ text: String, _ sense: ReplySense) {
    add(TextNormalizer.shared.normalize(text).units, sense)
  }

  /// Adds a sense of a normalized text.
  mutating func add(_ units: [UInt32], _ sense: ReplySense) {
    guard !units.isEmpty, units.count <= Self.lengthLimit else { return }
    longest = max(longest, units.count)
    if senses[units]?.contains(sense) != true { senses[units, default: []].append(sense) }
  }

  /// What exactly these units may mean.
  func senses(of units: ArraySlice<UInt32>) -> [ReplySense] {
    units.count > longest ? [] : senses[Array(units)] ?? []
  }

  /// Every entry, in no order.
  var entries: [[UInt32]: [ReplySense]] { senses }

  /// Names beyond this are not worth a look-up at every place of a reply.
  private static let lengthLimit = 64
}

extension TextNormalizer {
  /// The one normalizer of the module; it has no state.
  static let shared = TextNormalizer()
}
