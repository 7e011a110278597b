public import Foundation

/// What a search asks for.
public struct _SearchQuery: Sendable {
  /// What was said.
  public var text: String
  /// The kind of things that are wanted, nil for all.
  public var domain: String?
  /// When they must take place, at least in part; nil for any time.
  public var interval: Range<Date>?
  /// The moment at which it is asked: what is near it comes first.
  public var now: Date
  /// The identifiers of what is on screen.
  public var onScreen: Set<String> = []
  /// The identifiers of what was talked about.
  public var mentioned: Set<String> = []
  /// How many are wanted at most.
  public var limit = 20

  /// Makes a query.
  public init(
    _ text: String, domain: String? = nil, interval: Range<Date>? = nil, now: Date = Date()
  ) {
    self.text = text
    self.domain = domain
    self.interval = interval
    self.now = now
  }
}

/// Something that a search found.
public struct _SearchHit: Hashable, Sendable {
  /// What tells it apart.
  public let identifier: String
  /// When it takes place, nil where it has no time.
  public let start: Date?
  /// How well it fits, from 0.
  public let score: Double
  /// How much of what was asked is in it, from 0 to 1.
  public let coverage: Double
}
