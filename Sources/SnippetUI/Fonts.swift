/// The look of letters.
public struct Font: Hashable, Sendable {
  /// The size in parts of that of plain text.
  let scale: Double
  private(set) var weight: Weight?
  private(set) var isItalic = false
  private(set) var design: Design?

  private init(_ scale: Double, weight: Weight? = nil, design: Design? = nil) {
    (self.scale, self.weight, self.design) = (scale, weight, design)
  }

  /// How heavy letters are.
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var css: String {
      switch self {
      case .ultraLight: "100"
      case .thin: "200"
      case .light: "300"
      case .regular: "400"
      case .medium: "500"
      case .semibold: "600"
      case .bold: "700"
      case .heavy: "800"
      case .black: "900"
      }
    }

    /// Whether a terminal, which has two weights, shows the heavy one.
    var isHeavy: Bool { css >= "600" }
  }

  /// The family of letters.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced

    var css: String {
      switch self {
      case .default: ""
      case .serif: "font-family:serif"
      case .rounded: "font-family:ui-rounded,system-ui,sans-serif"
      case .monospaced: "font-family:monospace"
      }
    }
  }

  /// A size by its role.
  public enum TextStyle: String, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2

    fileprivate var font: Font {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }

  /// The largest title.
  public static let largeTitle = Font(2)
  /// A title.
  public static let title = Font(1.65)
  /// A smaller title.
  public static let title2 = Font(1.3)
  /// The smallest title.
  public static let title3 = Font(1.2)
  /// A heading.
  public static let headline = Font(1, weight: .semibold)
  /// A heading below a heading.
  public static let subheadline = Font(0.9)
  /// Plain text.
  public static let body = Font(1)
  /// A remark.
  public static let callout = Font(0.95)
  /// A note.
  public static let footnote = Font(0.8)
  /// A caption.
  public static let caption = Font(0.75)
  /// A smaller caption.
  public static let caption2 = Font(0.7)

  /// The system's letters in a size in points, of which plain text has 17.
  public static func system(
    size: Double, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(size.isFinite ? max(0, size) / 17 : 1, weight: weight, design: design)
  }

  /// The system's letters in a role's size.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = style.font
    if let weight { font.weight = weight }
    font.design = design
    return font
  }

  /// The app's own letters in a size in points.
  public static func custom(_ name: String, size: Double) -> Font { system(size: size) }
  /// Makes it bold.
  public func bold() -> Font { weight(.bold) }
  /// Gives all digits the same width.
  public func monospacedDigit() -> Font { self }
  /// Gives all letters the same width.
  public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }
  /// Makes it slanted.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }
  /// Changes the weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The look in CSS.
  var css: String {
    var parts = scale == 1 ? [] : ["font-size:\((scale * 100).rounded() / 100)rem"]
    if let weight { parts.append("font-weight:\(weight.css)") }
    if isItalic { parts.append("font-style:italic") }
    if let design, !design.css.isEmpty { parts.append(design.css) }
    return parts.joined(separator: ";")
  }
}
