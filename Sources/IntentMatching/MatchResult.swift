public import IntentCatalog

/// How far an utterance is from what a template says; a lower tier wins.
public enum Tier: String, Codable, Hashable, Sendable, CaseIterable, Comparable {
  /// The normalized utterance is a sentence of the template.
  case exact
  /// It is one after dropping or swapping what the language pack lists as meaning nothing here.
  case lenient
  /// It is one within a bounded edit distance.
  case fuzzy

  /// Whether the left tier is nearer to the template.
  public static func < (left: Tier, right: Tier) -> Bool {
    left.order < right.order
  }

  /// The tier in a set of tiers.
  var bit: UInt8 { 1 << order }

  private var order: UInt8 {
    switch self {
    case .exact: 0
    case .lenient: 1
    case .fuzzy: 2
    }
  }
}

/// One way of reading an utterance.
public struct IntentMatch: Hashable, Sendable {
  /// The app's identifier.
  public var app: String
  /// The intent's type name.
  public var intent: String
  /// The shortcut's number in its app.
  public var shortcut: Int
  /// How near the utterance is to the template.
  public var tier: Tier
  /// The edits that the fuzzy tier needed.
  public var edits: Int
  /// The template that was matched, in `${…}` form as it was written.
  public var template: String
  /// The values of the template's slots, in the order in which they were said.
  public var parameters: [ParameterMatch]
  /// The arguments that the shortcut presets.
  public var presets: [String: ParameterValue]

  /// Makes a match.
  public init(
    app: String, intent: String, shortcut: Int, tier: Tier, edits: Int = 0, template: String,
    parameters: [ParameterMatch] = [], presets: [String: ParameterValue] = [:]
  ) {
    self.app = app
    self.intent = intent
    self.shortcut = shortcut
    self.tier = tier
    self.edits = edits
    self.template = template
    self.parameters = parameters
    self.presets = presets
  }
}

/// A slot's value in an utterance.
public struct ParameterMatch: Hashable, Sendable {
  /// The parameter's name.
  public var name: String
  /// The value.
  public var value: ParameterValue
  /// The value's title in the language of the match.
  public var title: String
  /// What the user wrote there.
  public var text: String
  /// Where, half-open, in Unicode scalars of the utterance.
  public var range: Range<Int>
  /// The edits inside this value.
  public var edits: Int
  /// Other values that have just this name (two lamps called alike); empty when the name is one
  /// value's alone.
  public var others: [ValueDescriptor]

  /// Makes a slot's value.
  public init(
    name: String, value: ParameterValue, title: String, text: String, range: Range<Int>,
    edits: Int = 0, others: [ValueDescriptor] = []
  ) {
    self.name = name
    self.value = value
    self.title = title
    self.text = text
    self.range = range
    self.edits = edits
    self.others = others
  }
}

/// What an utterance came to.
public struct MatchResult: Hashable, Sendable {
  /// The kinds of outcome.
  public enum Status: String, Codable, Hashable, Sendable {
    case match, ambiguous, none
  }

  /// The outcome.
  public var status: Status
  /// The readings, best first; for `ambiguous` the first ones are equally good.
  public var matches: [IntentMatch]
  /// How many of `matches` are equally good, at least 2 when ambiguous.
  public var equallyGood: Int

  /// The result as it is listed: the equally good readings, and of every other shortcut its best one.
  /// - Complexity: O(n · m), n readings of m shortcuts.
  public var oneOfEachShortcut: MatchResult {
    var shown = Array(matches.prefix(max(1, equallyGood)))
    for match in matches.dropFirst(shown.count) {
      let isKnown = shown.contains {
        $0.app == match.app && $0.intent == match.intent && $0.shortcut == match.shortcut
      }
      if !isKnown { shown.append(match) }
    }
    return MatchResult(status: status, matches: shown, equallyGood: equallyGood)
  }

  /// Makes a result.
  public init(status: Status, matches: [IntentMatch] = [], equallyGood: Int = 0) {
    self.status = status
    self.matches = matches
    self.equallyGood = equallyGood
  }
}

/// How to match.
public struct MatchOptions: Hashable, Sendable {
  /// The tiers that are tried, in their order.
  public var tiers: Set<Tier> {
    get { Set(Tier.allCases.filter(has)) }
    set { tierBits = Self.bits(newValue) }
  }

  /// A bit for each tier.
  private(set) var tierBits: UInt8
  /// Whether the app's name may be missing (a session on one app).
  public var isBound: Bool
  /// Whether the readings of all tiers are wanted, not only the first tier's that has one.
  public var isExhaustive: Bool
  /// The most edits of the fuzzy tier in the whole utterance; nil for as many as each part allows.
  public var edits: Int?

  /// Makes options.
  public init(
    tiers: Set<Tier> = Set(Tier.allCases), isBound: Bool = false, isExhaustive: Bool = false,
    edits: Int? = nil
  ) {
    self.edits = edits
    tierBits = Self.bits(tiers)
    self.isBound = isBound
    self.isExhaustive = isExhaustive
  }

  private static func bits(_ tiers: Set<Tier>) -> UInt8 {
    tiers.reduce(0) { $0 | $1.bit }
  }

  /// Whether a tier is tried.
  func has(_ tier: Tier) -> Bool { tierBits & tier.bit != 0 }
}

/// An app as the matcher takes it.
public struct MatcherApp: Sendable {
  /// The app's description.
  public var catalog: AppCatalog
  /// Type name to the values that its slots may take.
  public var values: [String: [ValueDescriptor]]
  /// Whether templates with parameters may match (they may not before an app's first launch).
  public var hasParameterValues: Bool
  /// Whether its name may always be missing, since it is spoken to by no name.
  public var needsNoName = false

  /// Makes an app to match.
  public init(
    catalog: AppCatalog, values: [String: [ValueDescriptor]], hasParameterValues: Bool = true
  ) {
    self.catalog = catalog
    self.values = values
    self.hasParameterValues = hasParameterValues
  }
}
