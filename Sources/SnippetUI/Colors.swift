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

  /// Makes a gray.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour from its hue, how full and how bright it is, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func part(_ turn: Double) -> Double {
      let place = (turn + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// The colour in CSS; nil for one that only the app or the system knows.
  var css: String? {
    if Self.named.keys.contains(name) { return name == "mint" ? "#3eb489" : name }
    guard let parts else { return nil }
    let colors = parts.prefix(3).map { String(Int((min(1, max(0, $0)) * 255).rounded())) }
    return "rgb(\(colors.joined(separator: " ")) / \(min(1, max(0, parts[3]))))"
  }

  /// The colour of letters in CSS: also those that follow what is light and dark.
  var foregroundCSS: String? {
    switch name {
    case "secondary": "color-mix(in srgb, currentcolor 65%, transparent)"
    case "accentColor": "light-dark(#0a60c2, #4da3ff)"
    default: css
    }
  }

  /// The terminal's code for letters in this colour; nil where they look as usual.
  ///
  /// Black and white are left as they are: nobody knows what is behind them.
  var terminalCode: String? {
    if let code = Self.named[name] { return code.isEmpty ? nil : code }
    if name == "secondary" { return "2" }
    if name == "accentColor" { return "34" }
    guard let parts else { return nil }
    let colors = parts.prefix(3).map { String(Int((min(1, max(0, $0)) * 255).rounded())) }
    return "38;2;\(colors.joined(separator: ";"))"
  }

  private var parts: [Double]? {
    let parts = name.split(separator: " ").compactMap { Double($0) }
    return parts.count == 4 && parts.allSatisfy(\.isFinite) ? parts : nil
  }

  private static let named = [
    "red": "31", "orange": "38;5;208", "yellow": "33", "green": "32", "mint": "38;5;43",
    "teal": "38;5;37", "cyan": "36", "blue": "34", "indigo": "38;5;62", "purple": "35",
    "pink": "38;5;205", "brown": "38;5;137", "white": "", "gray": "90", "black": "",
  ]

  /// Makes it more or less transparent.
  public func opacity(_ opacity: Double) -> Color { self }
  /// The colour, a little lighter at one end, where there is more than letters.
  public var gradient: Color { self }
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
  /// The colour of text that matters little.
  public static var tertiary: Color { Color("secondary") }
  /// The colour of text that hardly matters.
  public static var quaternary: Color { Color("secondary") }
  /// The app's own colour.
  public static var accentColor: Color { Color("accentColor") }
}

/// The app's own way to fill an area.
public struct TintShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == TintShapeStyle {
  /// The app's own colour.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// A blur of what is behind; here nothing is.
public struct Material: ShapeStyle {}

extension ShapeStyle where Self == Material {
  /// Lets much through.
  public static var ultraThinMaterial: Material { Material() }
  /// Lets something through.
  public static var thinMaterial: Material { Material() }
  /// Lets a little through.
  public static var regularMaterial: Material { Material() }
  /// Lets hardly anything through.
  public static var thickMaterial: Material { Material() }
  /// Lets next to nothing through.
  public static var ultraThickMaterial: Material { Material() }
}

extension ShapeStyle {
  /// The colour that stands for it.
  var color: Color? {
    switch self {
    case let color as Color: color
    case let gradient as LinearGradient: gradient.gradient.colors.first
    case let gradient as Gradient: gradient.colors.first
    case is TintShapeStyle: Color("accentColor")
    default: nil
    }
  }

  /// What fills an area in CSS; nil where nothing does.
  var backgroundCSS: String? {
    guard let gradient = self as? LinearGradient else { return color?.css }
    let colors = gradient.gradient.colors.compactMap(\.css)
    return colors.count > 1 ? "linear-gradient(\(colors.joined(separator: ", ")))" : colors.first
  }
}
