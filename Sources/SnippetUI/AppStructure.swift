public import Foundation
public import Observation

/// A program with windows, beside which intents are written; nothing shows windows here.
@MainActor @preconcurrency public protocol App {
  /// The windows' type.
  associatedtype Body: Scene
  /// The windows.
  @SceneBuilder var body: Body { get }
  /// Makes the program.
  init()
}

extension App {
  /// Makes the program, which registers what its intents need, and ends: there are no windows.
  public static func main() { _ = Self() }
}

/// A part of a program's windows.
@MainActor @preconcurrency public protocol Scene {}

extension Never: Scene {}

/// Puts parts of a program's windows together.
@resultBuilder public enum SceneBuilder {
  /// One part.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Several parts.
  @MainActor public static func buildBlock<First: Scene, Second: Scene, each Content: Scene>(
    _ first: First, _ second: Second, _ content: repeat each Content
  ) -> some Scene { SceneGroup() }
  /// A part that is there only sometimes.
  @MainActor public static func buildOptional<Content: Scene>(
    _ content: Content?
  ) -> some Scene { SceneGroup() }
}

/// Parts of windows together.
struct SceneGroup: Scene {
  nonisolated init() {}
}

/// Windows with one content.
public struct WindowGroup<Content: View>: Scene {
  /// Makes windows.
  public init(@ViewBuilder content: () -> Content) {}
  /// Makes windows with an identifier.
  public init(id: String, @ViewBuilder content: () -> Content) {}
  /// Makes windows with a title.
  public init<S: StringProtocol>(_ title: S, id: String = "", @ViewBuilder content: () -> Content) {
  }
}

/// One window.
public struct Window<Content: View>: Scene {
  /// Makes a window.
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
}

/// The window of the app's settings.
public struct Settings<Content: View>: Scene {
  /// Makes the window.
  public init(@ViewBuilder content: () -> Content) {}
}

/// How far a scene is in front.
public enum ScenePhase: Hashable, Sendable, Comparable {
  case background, inactive, active
}

extension Scene {
  /// Does something when a value changes, which it never does here.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene { self }
  /// Gives an object to the views.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene { self }
  /// Gives a value to the views.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene { self }
}

extension View {
  /// Does something with an address that opens the app, which none does here.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}

/// Colours that pass into each other; as text they have none.
public struct Gradient: ShapeStyle, Hashable {
  /// The colours in order.
  public let colors: [Color]
  /// Makes a gradient of colours.
  public init(colors: [Color]) { self.colors = colors }
}

/// Colours that pass into each other along a line.
public struct LinearGradient: ShapeStyle, Hashable {
  /// The colours.
  public let gradient: Gradient
  /// Makes a gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
  }
  /// Makes a gradient of colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
}

/// A place in an area, from 0 to 1 across and down.
public struct UnitPoint: Hashable, Sendable {
  /// Across.
  public var x: Double
  /// Down.
  public var y: Double
  /// Makes a place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The middle of the left edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the right edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The upper left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
