import Synchronization

@_exported public import Foundation

/// The widgets of the app; nobody shows them here, so it only notes what shall be drawn again.
public final class WidgetCenter: Sendable {
  /// The program's.
  public static let shared = WidgetCenter()
  private let kinds = Mutex<[String]>([])
  private let everything = "*"

  /// Asks to draw all widgets again.
  public func reloadAllTimelines() { note(everything) }
  /// Asks to draw the widgets of a kind again.
  public func reloadTimelines(ofKind kind: String) { note(kind) }
  private func note(_ kind: String) { kinds.withLock { if !$0.contains(kind) { $0.append(kind) } } }

  /// The kinds that shall be drawn again, each once; `*` stands for all.
  public var _reloaded: [String] { kinds.withLock { $0 } }
}
