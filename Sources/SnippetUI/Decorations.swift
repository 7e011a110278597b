/// A picture; a symbol of the system's is shown as a sign, or by its name.
public nonisolated struct Image: View, TextView, Hashable, Sendable {
  /// How large a symbol is.
  public enum Scale: Sendable {
    case small, medium, large
  }

  /// How a picture fills the room.
  public enum ResizingMode: Sendable {
    case tile, stretch
  }

  /// How a picture's colours are used.
  public enum TemplateRenderingMode: Sendable {
    case template, original
  }

  /// The picture's or symbol's name.
  public let name: String
  /// Whether it is a symbol of the system's.
  public let isSymbol: Bool

  /// Makes a picture of the app's.
  public init(_ name: String) {
    self.name = name
    isSymbol = false
  }

  /// Makes a picture of the app's that means nothing.
  public init(decorative name: String) { self.init(name) }

  /// Makes a symbol of the system's.
  public init(systemName: String) {
    name = systemName
    isSymbol = true
  }

  /// Lets the picture fill the room.
  public func resizable(resizingMode: ResizingMode = .stretch) -> Image { self }
  /// Says how its colours are used.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

  /// It draws itself.
  public var body: Never { neverReached() }
  func block(_ context: RenderingContext) -> TextBlock {
    isSymbol && !name.isEmpty ? .lines([SymbolSign.of(name) ?? "(\(name))"]) : .group([])
  }
}

/// A line that parts views; text has none.
public nonisolated struct Divider: View, TextView, Sendable {
  /// Makes a line.
  public init() {}
  /// It draws itself.
  public var body: Never { neverReached() }
  func block(_ context: RenderingContext) -> TextBlock { .group([]) }
}

/// Room between views; text has none.
public nonisolated struct Spacer: View, TextView, Sendable {
  /// Makes room.
  public init(minLength: Double? = nil) {}
  /// It draws itself.
  public var body: Never { neverReached() }
  func block(_ context: RenderingContext) -> TextBlock { .group([]) }
}

/// A way to fill an area.
public protocol ShapeStyle: Sendable {}

/// A colour; as a view it has no text.
public nonisolated struct Color: View, TextView, ShapeStyle, Hashable, Sendable {
  private let name: String

  /// Makes a colour of the app's.
  public init(_ name: String) { self.name = name }

  /// Makes a colour from its parts.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "\(red) \(green) \(blue) \(opacity)"
  }

  /// The colour in CSS; nil for one that only the app or the system knows.
  var css: String? {
    if Self.named.contains(name) { return name == "mint" ? "#3eb489" : name }
    let parts = name.split(separator: " ").compactMap { Double($0) }
    guard parts.count == 4 else { return nil }
    let colors = parts.prefix(3).map { String(Int((min(1, max(0, $0)) * 255).rounded())) }
    return "rgb(\(colors.joined(separator: " ")) / \(min(1, max(0, parts[3]))))"
  }

  private static let named: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black",
  ]

  /// Makes it more or less transparent.
  public func opacity(_ opacity: Double) -> Color { self }
  /// It draws itself.
  public var body: Never { neverReached() }
  func block(_ context: RenderingContext) -> TextBlock { .group([]) }
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color("red") }
  /// Orange.
  public static var orange: Color { Color("orange") }
  /// Yellow.
  public static var yellow: Color { Color("yellow") }
  /// Green.
  public static var green: Color { Color("green") }
  /// Mint.
  public static var mint: Color { Color("mint") }
  /// Teal.
  public static var teal: Color { Color("teal") }
  /// Cyan.
  public static var cyan: Color { Color("cyan") }
  /// Blue.
  public static var blue: Color { Color("blue") }
  /// Indigo.
  public static var indigo: Color { Color("indigo") }
  /// Purple.
  public static var purple: Color { Color("purple") }
  /// Pink.
  public static var pink: Color { Color("pink") }
  /// Brown.
  public static var brown: Color { Color("brown") }
  /// White.
  public static var white: Color { Color("white") }
  /// Gray.
  public static var gray: Color { Color("gray") }
  /// Black.
  public static var black: Color { Color("black") }
  /// Nothing.
  public static var clear: Color { Color("clear") }
  /// The colour of text.
  public static var primary: Color { Color("primary") }
  /// The colour of text that matters less.
  public static var secondary: Color { Color("secondary") }
  /// The app's own colour.
  public static var accentColor: Color { Color("accentColor") }
}

/// The app's own way to fill an area.
public struct TintShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == TintShapeStyle {
  /// The app's own colour.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The look of letters.
public struct Font: Hashable, Sendable {
  private let name: String

  /// How heavy letters are.
  public enum Weight: Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The family of letters.
  public enum Design: Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// A size by its role.
  public enum TextStyle: String, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// The largest title.
  public static let largeTitle = Font(name: "largeTitle")
  /// A title.
  public static let title = Font(name: "title")
  /// A smaller title.
  public static let title2 = Font(name: "title2")
  /// The smallest title.
  public static let title3 = Font(name: "title3")
  /// A heading.
  public static let headline = Font(name: "headline")
  /// A heading below a heading.
  public static let subheadline = Font(name: "subheadline")
  /// Plain text.
  public static let body = Font(name: "body")
  /// A remark.
  public static let callout = Font(name: "callout")
  /// A note.
  public static let footnote = Font(name: "footnote")
  /// A caption.
  public static let caption = Font(name: "caption")
  /// A smaller caption.
  public static let caption2 = Font(name: "caption2")

  /// The system's letters in a size.
  public static func system(
    size: Double, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(name: "system \(size)")
  }

  /// The system's letters in a role's size.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(name: style.rawValue)
  }

  /// The app's own letters.
  public static func custom(_ name: String, size: Double) -> Font { Font(name: name) }
  /// Makes it bold.
  public func bold() -> Font { self }
  /// Makes it slanted.
  public func italic() -> Font { self }
  /// Changes the weight.
  public func weight(_ weight: Weight) -> Font { self }
}
