import AppIntents
public import Foundation
import Synchronization
public import UserActivities

/// The app as it runs.
@MainActor
open class UIApplication: UIResponder {
  /// What an app is told when it begins.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The program's app.
  public static let shared = UIApplication()
  /// The address of the app's own settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Whether an address can be opened: any that says how.
  public func canOpenURL(_ url: URL) -> Bool { url.scheme?.isEmpty == false }

  /// Opens an address, as `OpenURLIntent` does, and says whether it could be.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    guard canOpenURL(url) else { return false }
    return (try? await OpenURLIntent(url).perform()) != nil
  }

  /// Opens an address, as `OpenURLIntent` does.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)?
  ) {
    Task { [self] in
      let couldBe = await open(url)
      completion?(couldBe)
    }
  }
}

/// Something that hears what happens in the app.
@MainActor
open class UIResponder: NSObject {}

/// Hears of the app's life.
@MainActor
public protocol UIApplicationDelegate: NSObject {
  /// The app began.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Goes on.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

/// A part of the app's windows.
@MainActor
open class UIScene: UIResponder {}

/// Hears of the life of a part of the app's windows.
@MainActor
public protocol UISceneDelegate: NSObject {
  /// The person goes on with something.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// Hears of the life of a window.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}

/// The machine that the app runs on.
@MainActor
public final class UIDevice {
  /// This machine.
  public static let current = UIDevice()
  /// What it is called.
  public var name: String { ProcessInfo.processInfo.hostName }
  /// What kind of machine it is.
  public var model: String { systemName }
  /// Its system.
  public var systemName: String { "Linux" }
  /// Its system's version.
  public var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }
}

/// What was copied last; it is kept as long as the program runs.
@MainActor
public final class UIPasteboard {
  /// The one that all share.
  public static let general = UIPasteboard()
  /// A text.
  public var string: String?
  /// An address.
  public var url: URL?
  /// A picture.
  public var image: UIImage?
}

/// Lets the device knock; here nothing is felt.
@MainActor
public final class UIImpactFeedbackGenerator {
  /// How it feels.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }
  /// Makes one that feels in a way.
  public init(style: FeedbackStyle = .medium) {}
  /// Says that it will be wanted soon.
  public func prepare() {}
  /// Knocks.
  public func impactOccurred() {}
}

/// Lets the device tell how something went; here nothing is felt.
@MainActor
public final class UINotificationFeedbackGenerator {
  /// How something went.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }
  /// Makes one.
  public init() {}
  /// Says that it will be wanted soon.
  public func prepare() {}
  /// Tells it.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}
