public import Foundation
public import IntentCatalog
public import IntentMatching

/// What a session begins with.
public struct SessionConfiguration: Sendable {
  /// The apps; the first one comes first in whatever is listed.
  public var apps: [AppSource]
  /// The locale (`ja_JP`); its language decides the words.
  public var locale: String
  /// The files under `Phrases/`, and what was made from them already.
  public var resources: SessionResources
  /// What the clock shows, for good; the machine's clock when nil.
  public var now: Date?
  /// The time zone.
  public var timeZone: TimeZone
  /// The tiers that are tried.
  public var tiers: Set<Tier>
  /// Whether an app's name may be missing from an utterance; nil: with a single app.
  public var isBound: Bool?
  /// Whether there is no screen.
  public var isVoiceOnly: Bool
  /// Whether the apps were launched before.
  public var isLaunched: Bool
  /// Whether somebody is signed in.
  public var isSignedIn: Bool
  /// Where apps keep what they store.
  public var store: StorePlace
  /// How long a `perform()` may go on without asking or ending.
  public var timeLimit: Duration
  /// What the time limit is measured by.
  public var clock: any Clock<Duration> = ContinuousClock()
  /// Who knows how long ways take; nobody where nil.
  public var travelTimes: (any TravelTimeProvider)?
  /// Who knows the weather; nobody where nil.
  public var weather: (any WeatherProvider)?
  /// Whether a turn shows the sentence of an action before it runs.
  public var showsSummaries = false
  /// Takes the session's bytes each time that they must be written down before going on; where it
  /// throws, nothing is performed.
  public var checkpoint: (@Sendable ([UInt8]) throws -> Void)?

  /// Makes a configuration.
  public init(
    apps: [AppSource], locale: String, resources: SessionResources, now: Date? = nil,
    timeZone: TimeZone = .current, tiers: Set<Tier> = Set(Tier.allCases), isBound: Bool? = nil,
    isVoiceOnly: Bool = false, isLaunched: Bool = true, isSignedIn: Bool = true,
    store: StorePlace = .memory, timeLimit: Duration = .seconds(30),
    checkpoint: (@Sendable ([UInt8]) throws -> Void)? = nil
  ) {
    self.apps = apps
    self.locale = locale
    self.resources = resources
    self.now = now
    self.timeZone = timeZone
    self.tiers = tiers
    self.isBound = isBound
    self.isVoiceOnly = isVoiceOnly
    self.isLaunched = isLaunched
    self.isSignedIn = isSignedIn
    self.store = store
    self.timeLimit = timeLimit
    self.checkpoint = checkpoint
  }
}
