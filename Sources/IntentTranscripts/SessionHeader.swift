public import Foundation
public import IntentMatching

/// What a conversation begins with: a transcript's header, or the same keys as options.
public struct SessionHeader: Hashable, Sendable {
  /// The apps, by a sample's name or a path.
  public var apps: [String] = []
  /// The locale (`ja_JP`).
  public var locale: String?
  /// The time at which the conversation begins.
  public var now: Date?
  /// The time zone: the one named, else the offset written in `now`.
  public var timeZone: TimeZone?
  /// A JSON file that is loaded into the app's store before the conversation.
  public var store: String?
  /// A JSON file that knows ways and weather; nil where nobody knows them.
  public var providers: String?
  /// The entities on the screen.
  public var onscreen: [String] = []
  /// Whether the app was launched before.
  public var isLaunched = true
  /// Whether somebody is signed in.
  public var isSignedIn = true
  /// The tiers that are tried.
  public var tiers = Set(Tier.allCases)
  /// Whether there is no screen.
  public var isVoiceOnly = false
  /// Whether the apps' names may be missing from what is said; with one app alone where nil.
  public var isBound: Bool?

  /// Makes a header that says nothing.
  public init() {}

  /// The keys that there are.
  public static let keys = [
    "app", "locale", "now", "timezone", "store", "onscreen", "launched", "signedin", "tiers",
    "voice", "bound", "providers",
  ]

  /// Sets what a key stands for.
  /// - Parameters:
  ///   - key: One of `keys`.
  ///   - value: The text after the colon.
  /// - Throws: `HeaderFault` when the key is unknown or the value is not of its form.
  public mutating func set(_ key: String, to value: String) throws(HeaderFault) {
    guard !value.isEmpty else { throw .empty(key) }
    switch key {
    case "app":
      let names = Self.list(value)
      guard !names.isEmpty else { throw .empty(key) }
      apps += names
    case "locale": locale = try Self.locale(value)
    case "now":
      let (date, offset) = try Self.time(value)
      now = date
      if timeZone == nil { timeZone = TimeZone(secondsFromGMT: offset) }
    case "timezone":
      guard let zone = TimeZone(identifier: value) else { throw .unknownTimeZone(value) }
      timeZone = zone
    case "store": store = value
    case "providers": providers = value
    case "onscreen":
      onscreen = value.split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init)
    case "launched": isLaunched = try Self.truth(value, key)
    case "signedin": isSignedIn = try Self.truth(value, key)
    case "tiers": tiers = try Self.tiers(value)
    case "voice": isVoiceOnly = try Self.truth(value, key)
    case "bound": isBound = try Self.truth(value, key)
    default: throw .unknownKey(key)
    }
  }

  private static func list(_ value: String) -> [String] {
    value.split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty }
  }

  private static func truth(_ value: String, _ key: String) throws(HeaderFault) -> Bool {
    switch value.lowercased() {
    case "true", "yes": return true
    case "false", "no": return false
    default: throw .noTruthValue(key, value)
    }
  }

  private static func tiers(_ value: String) throws(HeaderFault) -> Set<Tier> {
    var tiers: Set<Tier> = []
    for name in list(value) {
      guard let tier = Tier(rawValue: name) else { throw .unknownTier(name) }
      tiers.insert(tier)
    }
    guard !tiers.isEmpty else { throw .empty("tiers") }
    return tiers
  }

  /// A locale identifier: a language, then a script, a region and variants, by `_` or `-`.
  private static func locale(_ value: String) throws(HeaderFault) -> String {
    let parts = value.split(separator: "-", omittingEmptySubsequences: false).flatMap {
      $0.split(separator: "_", omittingEmptySubsequences: false)
    }
    let isPlain = parts.allSatisfy { part in
      (2...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    guard isPlain, let language = parts.first, (2...3).contains(language.count),
      Locale.LanguageCode(String(language)).isISOLanguage
    else { throw .malformedLocale(value) }
    let regions = parts.dropFirst().filter { $0.count == 2 && $0.allSatisfy(\.isLetter) }
    guard regions.allSatisfy({ Locale.Region(String($0).uppercased()).isISORegion }) else {
      throw .malformedLocale(value)
    }
    return value
  }

  /// A time with its offset from Greenwich in seconds.
  private static func time(_ value: String) throws(HeaderFault) -> (Date, Int) {
    guard let date = try? Date(value, strategy: .iso8601) else { throw .malformedTime(value) }
    let offset = self.offset(value)
    // The 30th of February and 25 o'clock are read as the day after.
    let zone = TimeZone(secondsFromGMT: offset) ?? .gmt
    let written = date.formatted(Date.ISO8601FormatStyle(timeZone: zone))
    guard written.prefix(19) == value.prefix(19) else { throw .malformedTime(value) }
    return (date, offset)
  }

  private static func offset(_ value: String) -> Int {
    let offset = value.suffix(6)
    guard value.last != "Z", offset.count == 6, let sign = offset.first, sign == "+" || sign == "-",
      let hours = Int(offset.dropFirst().prefix(2)), let minutes = Int(offset.suffix(2))
    else { return 0 }
    let seconds = hours * 3600 + minutes * 60
    return sign == "-" ? -seconds : seconds
  }
}

/// What is wrong with a header's line or an option of the same name.
public enum HeaderFault: Error, Hashable, Sendable {
  case unknownKey(String)
  case empty(String)
  case malformedLocale(String)
  case malformedTime(String)
  case unknownTimeZone(String)
  case unknownTier(String)
  case noTruthValue(String, String)
}

extension StringProtocol {
  /// The text without spaces at its ends.
  var trimmed: String {
    var rest = Substring(self)
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}
