public import Foundation
import Synchronization

/// What a person does in the app, for the system to know.
///
/// Everything in it is plain data that one task fills before others see it: that makes it safe to share.
public final class NSUserActivity: @unchecked Sendable {
  /// What kind of activity it is.
  public let activityType: String
  /// What people call it.
  public var title: String?
  /// What it is about.
  public var userInfo: [AnyHashable: Any]?
  /// A page that shows the same.
  public var webpageURL: URL?
  /// Words by which it is found.
  public var keywords: Set<String> = []
  /// Whether it may go on at another device.
  public var isEligibleForHandoff = true
  /// Whether it may be found.
  public var isEligibleForSearch = false
  /// Whether it may be suggested.
  public var isEligibleForPrediction = false
  /// What keeps it apart from others.
  public var persistentIdentifier: String?
  /// The keys of what it is about without which it cannot be gone on with.
  public var requiredUserInfoKeys: Set<String>?
  /// The words that are suggested for a phrase of the person's own.
  public var suggestedInvocationPhrase: String?
  /// When it may be forgotten.
  public var expirationDate: Date?
  /// What other modules keep with it, each under a name of its own.
  public var _attachments: [String: any Sendable] = [:]

  /// Makes an activity of a kind.
  public init(activityType: String) { self.activityType = activityType }

  /// Whether it can be gone on with: nothing that it needs is missing.
  public var _isComplete: Bool {
    (requiredUserInfoKeys ?? []).allSatisfy { userInfo?[$0] != nil }
  }

  /// Makes it the present one.
  public func becomeCurrent() { Self.present.withLock { $0 = self } }
  /// Ends it being the present one.
  public func resignCurrent() {
    Self.present.withLock { if $0 === self { $0 = nil } }
  }
  /// Ends it.
  public func invalidate() { resignCurrent() }
  /// Adds to what it is about.
  public func addUserInfoEntries(from other: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(other) { $1 }
  }

  private static let present = Mutex<NSUserActivity?>(nil)
  /// The activity that goes on now.
  public static var _current: NSUserActivity? { present.withLock { $0 } }
}
