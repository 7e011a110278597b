public import FoundationEssentials

/// An action that a person did in the app by hand.
public struct DonatedIntent: Codable, Hashable, Sendable {
  /// What tells this donation from others.
  public var id: String
  /// What was done.
  public var call: IntentCall
  /// The entities that the values name, as `Type/identifier`.
  public var entities: [String]
  /// When it was done; the session's clock where nil.
  public var time: Date?
  /// Where the person was, by the name that they have for it; where the session is, if nil.
  public var place: String?

  /// Makes one.
  public init(
    id: String, call: IntentCall, entities: [String] = [], time: Date? = nil, place: String? = nil
  ) {
    self.id = id
    self.call = call
    self.entities = entities
    self.time = time
    self.place = place
  }
}

/// An action that an app says matters at some time or place.
public struct RelevantCall: Codable, Hashable, Sendable {
  /// The action.
  public var call: IntentCall
  /// From when it matters; always, where nil.
  public var start: Date?
  /// Until when it matters; always, where nil.
  public var end: Date?
  /// Where it matters, by the name that people have for it; everywhere, where nil.
  public var place: String?

  /// Makes one.
  public init(call: IntentCall, start: Date? = nil, end: Date? = nil, place: String? = nil) {
    self.call = call
    self.start = start
    self.end = end
    self.place = place
  }

  /// Whether it matters at a time and place.
  public func matters(at time: Date, in place: String?) -> Bool {
    (start.map { $0 <= time } ?? true) && (end.map { time <= $0 } ?? true)
      && (self.place.map { $0 == place } ?? true)
  }
}

/// Which donations are meant.
public enum DonationSelection: Hashable, Sendable {
  /// The intents of these donations.
  case donations([String])
  /// The intents with values that name these entities, as `Type/identifier`.
  case entities([String])
  /// The donations of an intent, by its type's name, and of an entity where one is named.
  case intent(String, entity: String?)
  /// The reservations of a container, by its identifier.
  case container(String)
  /// Everything that the app donated.
  case all
}

/// Who keeps what apps tell of: the session that an app runs in.
public protocol DonationReceiver: Sendable {
  /// Keeps reservations; one that is known already is changed.
  /// - Throws: `DonationFault`, and nothing of these is kept.
  func receive(_ reservations: [ReservationRecord], from app: String) throws
  /// Keeps that something was done.
  /// - Throws: `DonationFault`.
  func receive(_ intent: DonatedIntent, from app: String) throws
  /// Keeps which actions of an app matter when and where, in the place of those that were told before.
  /// - Throws: `DonationFault`.
  func receive(_ relevant: [RelevantCall], from app: String) throws
  /// Forgets donations of an app.
  /// - Returns: The identifiers of the intents' donations that are gone.
  /// - Throws: `DonationFault`.
  func forget(_ selection: DonationSelection, of app: String) throws -> [String]
}

/// Why a donation is not kept.
public enum DonationFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// It has no identifier, by which a later one would be known as the same.
  case noIdentifier
  /// A text is longer than is kept: what it is, and the limit in bytes.
  case tooLong(String, limit: Int)
  /// It ends before it begins.
  case endsBeforeItBegins
  /// It names a time zone that there is not.
  case unknownTimeZone(String)
  /// The store was made by a newer version.
  case newerStore
  /// There is no room left.
  case full
  /// The store cannot be used; what is said about it.
  case unusable(String)

  /// Whether it is the store that cannot keep, and not what was told that cannot be kept.
  public var isOfStore: Bool {
    switch self {
    case .newerStore, .full, .unusable: true
    case .noIdentifier, .tooLong, .endsBeforeItBegins, .unknownTimeZone: false
    }
  }

  /// What is wrong, in a sentence for developers.
  public var description: String {
    switch self {
    case .noIdentifier: "a reservation needs an identifier, by which it is known again"
    case .tooLong(let what, let limit): "\(what) of a donation is longer than \(limit) bytes"
    case .endsBeforeItBegins: "a reservation ends before it begins"
    case .unknownTimeZone(let name): "there is no time zone '\(name)'"
    case .newerStore: "the donations were kept by a newer version of this program"
    case .full: "there is no room left to keep donations"
    case .unusable(let why): "donations cannot be kept: \(why)"
    }
  }
}

/// The receiver of what an app tells of, kept in the task that runs the app's code.
public struct DonationScope: Sendable {
  /// Who keeps it.
  public let receiver: any DonationReceiver
  /// The app's identifier.
  public let app: String

  /// Makes a scope.
  public init(receiver: any DonationReceiver, app: String) {
    self.receiver = receiver
    self.app = app
  }

  /// The scope of the running task; nil where nobody listens.
  @TaskLocal public static var current: DonationScope?
}
