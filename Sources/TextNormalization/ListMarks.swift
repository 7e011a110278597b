extension Unicode.Scalar {
  /// Whether it sets the things of a list apart, in any language: a comma, a semicolon, an ampersand.
  public var separatesItems: Bool {
    switch self {
    case ",", ";", "&", "\u{3001}", "\u{FF0C}", "\u{FF1B}", "\u{FF06}", "\u{60C}", "\u{61B}": true
    default: false
    }
  }
}
