/// A shape; as text it has none.
@MainActor @preconcurrency public protocol Shape: View {
  /// How its corners are rounded, in CSS.
  nonisolated var _radius: String { get }
}

extension Shape {
  /// Other modules' shapes have corners.
  public nonisolated var _radius: String { "0" }
  nonisolated var css: String { "border-radius:\(_radius)" }
  /// Fills it.
  public func fill<S: ShapeStyle>(_ style: S) -> some View {
    FilledShape(css: "\(style.backgroundCSS.map { "background:\($0);" } ?? "")\(css)")
  }
  /// Draws its outline.
  public func stroke<S: ShapeStyle>(_ style: S, lineWidth: Double = 1) -> some View {
    FilledShape(css: "border:\(lineWidth)px solid \(style.color?.css ?? "currentcolor");\(css)")
  }
  /// Draws its outline within itself.
  public func strokeBorder<S: ShapeStyle>(_ style: S, lineWidth: Double = 1) -> some View {
    stroke(style, lineWidth: lineWidth)
  }
}

/// How corners are rounded.
public enum RoundedCornerStyle: Sendable {
  case circular, continuous
}

/// A circle.
public nonisolated struct Circle: Shape, TextView, Sendable {
  /// Makes a circle.
  public init() {}
  /// It draws itself.
  public var body: Never { neverReached() }
  /// It is round.
  public var _radius: String { "50%" }
  func block(_ context: RenderingContext) -> TextBlock { .group([]) }
}

/// A long circle.
public nonisolated struct Ellipse: Shape, TextView, Sendable {
  /// Makes one.
  public init() {}
  /// It draws itself.
  public var body: Never { neverReached() }
  /// It is round.
  public var _radius: String { "50%" }
  func block(_ context: RenderingContext) -> TextBlock { .group([]) }
}

/// A bar with round ends.
public nonisolated struct Capsule: Shape, TextView, Sendable {
  /// Makes one.
  public init(style: RoundedCornerStyle = .continuous) {}
  /// It draws itself.
  public var body: Never { neverReached() }
  /// Its ends are round.
  public var _radius: String { "9999px" }
  func block(_ context: RenderingContext) -> TextBlock { .group([]) }
}

/// A rectangle.
public nonisolated struct Rectangle: Shape, TextView, Sendable {
  /// Makes one.
  public init() {}
  /// It draws itself.
  public var body: Never { neverReached() }
  func block(_ context: RenderingContext) -> TextBlock { .group([]) }
}

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: Shape, TextView, Sendable {
  private let cornerRadius: Double

  /// Makes one.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }
  /// It draws itself.
  public var body: Never { neverReached() }
  /// The radius in points.
  public var _radius: String { "\(cornerRadius)px" }
  func block(_ context: RenderingContext) -> TextBlock { .group([]) }
}

/// The shape of what is around.
public nonisolated struct ContainerRelativeShape: Shape, TextView, Sendable {
  /// Makes one.
  public init() {}
  /// It draws itself.
  public var body: Never { neverReached() }
  /// That of a snippet.
  public var _radius: String { "12px" }
  func block(_ context: RenderingContext) -> TextBlock { .group([]) }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A bar with round ends.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(
    cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

/// An area in a shape, which only a page shows, where something gives it a size.
nonisolated struct FilledShape: View, TextView, HTMLView {
  let css: String

  var body: Never { neverReached() }
  func block(_ context: RenderingContext) -> TextBlock { .group([]) }
  @MainActor func html(_ context: RenderingContext) -> String {
    context.size.isEmpty
      ? "" : "<span style=\"display:inline-block;flex:none;\(context.size)\(css)\"></span>"
  }
}

/// A view with a size, which a shape takes and others do without.
nonisolated struct FramedView<Content: View>: View, TextView, WrappingView {
  let content: Content
  let width: Double?
  let height: Double?

  var body: Never { neverReached() }
  var inner: any View { content }
  @MainActor func block(_ context: RenderingContext) -> TextBlock { TextBlock(content, context) }
}

extension FramedView: HTMLView {
  @MainActor func html(_ context: RenderingContext) -> String {
    guard let width = width ?? height, let height = height ?? self.width else {
      return HTML.of(content, context)
    }
    var context = context
    context.size = "width:\(width)px;height:\(height)px;"
    return HTML.of(content, context)
  }
}
