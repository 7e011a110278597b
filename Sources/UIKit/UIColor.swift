public import Foundation
public import SnippetUI

/// A colour as older code names it.
///
/// It never changes once it is made: that makes it safe to share.
open class UIColor: NSObject, @unchecked Sendable {
  /// The same colour for views.
  let color: Color
  /// Its parts, where it was made of them: red, green, blue and how opaque it is, each from 0 to 1.
  private let parts: [Double]?

  private init(_ color: Color, parts: [Double]? = nil) {
    self.color = color
    self.parts = parts
  }

  /// Makes a colour of its parts, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = [red, green, blue, alpha].map { Double($0) }
    color = Color(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }

  /// Makes a gray, from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour from its hue, how full and how bright it is, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    parts = nil
    color = Color(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
      opacity: Double(alpha))
  }

  /// Makes the colour that a view has.
  public init(_ color: Color) {
    self.color = color
    parts = nil
  }

  /// Makes a colour of the app's by its name.
  public init?(named name: String) {
    color = Color(name)
    parts = nil
  }

  /// The same colour, more or less transparent; only one that was made of its parts becomes so.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard let parts else { return self }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// Whether another colour looks the same.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
  /// Equal colours have equal hashes.
  open override var hash: Int { color.hashValue }
}

extension UIColor {
  private static func named(_ name: String) -> UIColor { UIColor(Color(name)) }

  /// Red.
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Green.
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Blue.
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Yellow.
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Cyan.
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Magenta.
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Orange.
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Purple.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// Brown.
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// Gray.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// Dark gray.
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  /// Light gray.
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  /// Black.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// White.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// Nothing.
  public class var clear: UIColor { named("clear") }

  /// The system's red.
  public class var systemRed: UIColor { named("red") }
  /// The system's orange.
  public class var systemOrange: UIColor { named("orange") }
  /// The system's yellow.
  public class var systemYellow: UIColor { named("yellow") }
  /// The system's green.
  public class var systemGreen: UIColor { named("green") }
  /// The system's mint.
  public class var systemMint: UIColor { named("mint") }
  /// The system's teal.
  public class var systemTeal: UIColor { named("teal") }
  /// The system's cyan.
  public class var systemCyan: UIColor { named("cyan") }
  /// The system's blue.
  public class var systemBlue: UIColor { named("blue") }
  /// The system's indigo.
  public class var systemIndigo: UIColor { named("indigo") }
  /// The system's purple.
  public class var systemPurple: UIColor { named("purple") }
  /// The system's pink.
  public class var systemPink: UIColor { named("pink") }
  /// The system's brown.
  public class var systemBrown: UIColor { named("brown") }
  /// The system's gray.
  public class var systemGray: UIColor { named("gray") }
  /// The app's own colour.
  public class var tintColor: UIColor { named("accentColor") }
  /// The colour of text.
  public class var label: UIColor { named("primary") }
  /// The colour of text that matters less.
  public class var secondaryLabel: UIColor { named("secondary") }
  /// The colour of text that matters little.
  public class var tertiaryLabel: UIColor { named("secondary") }
  /// The colour of text that hardly matters.
  public class var quaternaryLabel: UIColor { named("secondary") }
  /// The colour of text that stands for what is missing.
  public class var placeholderText: UIColor { named("secondary") }
  /// The colour of links.
  public class var link: UIColor { named("blue") }
  /// The colour of lines between things.
  public class var separator: UIColor { named("separator") }
  /// A gray that follows what is light and dark.
  public class var systemGray2: UIColor { named("systemGray2") }
  /// A lighter gray.
  public class var systemGray3: UIColor { named("systemGray3") }
  /// A lighter gray.
  public class var systemGray4: UIColor { named("systemGray4") }
  /// A light gray.
  public class var systemGray5: UIColor { named("systemGray5") }
  /// A very light gray.
  public class var systemGray6: UIColor { named("systemGray6") }
  /// What is behind everything.
  public class var systemBackground: UIColor { named("systemBackground") }
  /// What is behind things that belong together.
  public class var secondarySystemBackground: UIColor { named("secondarySystemBackground") }
  /// What is behind things within others.
  public class var tertiarySystemBackground: UIColor { named("tertiarySystemBackground") }
  /// What is behind groups.
  public class var systemGroupedBackground: UIColor { named("systemGroupedBackground") }
  /// What is behind the things of a group.
  public class var secondarySystemGroupedBackground: UIColor {
    named("secondarySystemGroupedBackground")
  }
  /// What fills small things.
  public class var systemFill: UIColor { named("systemFill") }
}

extension Color {
  /// Makes the colour that older code names.
  public init(uiColor: UIColor) { self = uiColor.color }
  /// Makes the colour that older code names.
  public init(_ uiColor: UIColor) { self = uiColor.color }
}
