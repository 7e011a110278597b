extension Text {
  /// Sets the letters.
  public func font(_ font: Font?) -> Text { inked(.font(font)) }
  /// Sets the weight of letters.
  public func fontWeight(_ weight: Font.Weight?) -> Text { inked(.weight(weight)) }
  /// Sets the family of letters.
  public func fontDesign(_ design: Font.Design?) -> Text { inked(.design(design)) }
  /// Makes letters bold.
  public func bold(_ isActive: Bool = true) -> Text { inked(.bold(isActive)) }
  /// Makes letters slanted.
  public func italic(_ isActive: Bool = true) -> Text { inked(.italic(isActive)) }
  /// Draws a line under letters.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    inked(.underline(isActive))
  }
  /// Draws a line through letters.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    inked(.strike(isActive))
  }
  /// Sets the colour of letters.
  public func foregroundColor(_ color: Color?) -> Text { inked(.color(color)) }
  /// Sets the colour of letters.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { inked(.color(style.color)) }
  /// Gives all letters the same width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    inked(.design(isActive ? .monospaced : nil))
  }
  /// Gives all digits the same width.
  public func monospacedDigit() -> Text { self }
  /// Sets the room between letters.
  public func kerning(_ kerning: Double) -> Text { self }
  /// Sets the room between letters.
  public func tracking(_ tracking: Double) -> Text { self }
  /// Raises or lowers letters.
  public func baselineOffset(_ offset: Double) -> Text { self }
}
