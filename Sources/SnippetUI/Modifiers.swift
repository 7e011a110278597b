/// The sides of an area.
public struct Edge: Sendable {
  /// Several sides.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The upper side.
    public static let top = Set(rawValue: 1)
    /// The side where a line starts.
    public static let leading = Set(rawValue: 2)
    /// The lower side.
    public static let bottom = Set(rawValue: 4)
    /// The side where a line ends.
    public static let trailing = Set(rawValue: 8)
    /// Both at the start and the end of a line.
    public static let horizontal: Set = [.leading, .trailing]
    /// Both above and below.
    public static let vertical: Set = [.top, .bottom]
    /// All sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Room on the sides of an area.
public struct EdgeInsets: Hashable, Sendable {
  /// The room of each side.
  public var top, leading, bottom, trailing: Double
  /// Makes room.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

extension Edge.Set {
  /// The room in CSS.
  func css(_ length: Double) -> String {
    let sides: [(Edge.Set, String)] = [
      (.top, "top"), (.leading, "left"), (.bottom, "bottom"), (.trailing, "right"),
    ]
    return sides.filter { contains($0.0) }.map { "padding-\($0.1):\(length)px" }
      .joined(separator: ";")
  }
}

/// How text that has several lines is aligned.
public enum TextAlignment: Sendable {
  case leading, center, trailing
}

/// How a picture fills the room.
public enum ContentMode: Sendable {
  case fit, fill
}

extension View {
  /// Sets the room around it.
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    BoxedView(content: self, css: edges.css(length ?? 8))
  }
  /// Sets the room around it.
  public func padding(_ length: Double) -> some View { padding(.all, length) }
  /// Sets the room around it.
  public func padding(_ insets: EdgeInsets) -> some View {
    let sides = [insets.top, insets.trailing, insets.bottom, insets.leading].map { "\($0)px" }
    return BoxedView(content: self, css: "padding:\(sides.joined(separator: " "))")
  }
  /// Sets its size.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View { FramedView(content: self, width: width, height: height) }
  /// Sets the bounds of its size.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    BoxedView(
      content: self,
      css: maxWidth == .infinity ? "flex:1;align-items:\(alignment.horizontal.css)" : "")
  }
  /// Keeps its own size.
  public func fixedSize() -> some View { self }
  /// Keeps its own size in some directions.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  /// Decides who gets room first.
  public func layoutPriority(_ value: Double) -> some View { self }
  /// Fits the room.
  public func scaledToFit() -> some View { self }
  /// Fills the room.
  public func scaledToFill() -> some View { self }
  /// Keeps a proportion.
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View { self }
  /// Sets the letters.
  public func font(_ font: Font?) -> some View { InkedView(content: self, change: .font(font)) }
  /// Sets the weight of letters.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    InkedView(content: self, change: .weight(weight))
  }
  /// Sets the family of letters.
  public func fontDesign(_ design: Font.Design?) -> some View {
    InkedView(content: self, change: .design(design))
  }
  /// Makes letters bold.
  public func bold(_ isActive: Bool = true) -> some View {
    InkedView(content: self, change: .bold(isActive))
  }
  /// Makes letters slanted.
  public func italic(_ isActive: Bool = true) -> some View {
    InkedView(content: self, change: .italic(isActive))
  }
  /// Draws a line under letters.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    InkedView(content: self, change: .underline(isActive))
  }
  /// Draws a line through letters.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    InkedView(content: self, change: .strike(isActive))
  }
  /// Gives all digits the same width.
  public func monospacedDigit() -> some View { self }
  /// Gives all letters the same width.
  public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }
  /// Sets the colour of what is in front.
  public func foregroundColor(_ color: Color?) -> some View {
    InkedView(content: self, change: .color(color))
  }
  /// Sets the colour of what is in front.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    InkedView(content: self, change: .color(style.color))
  }
  /// Sets the app's own colour.
  public func tint(_ color: Color?) -> some View {
    BoxedView(content: self, css: color?.css.map { "accent-color:\($0)" } ?? "")
  }
  /// Fills what is behind.
  public func background<S: ShapeStyle>(_ style: S) -> some View {
    BoxedView(content: self, css: style.backgroundCSS.map { "background:\($0)" } ?? "")
  }
  /// Fills what is behind, in a shape.
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
    let fill = style.backgroundCSS.map { "background:\($0);" } ?? ""
    return BoxedView(content: self, css: "\(fill)\(shape.css)")
  }
  /// Puts a view behind, which text leaves out.
  public func background<Back: View>(
    _ background: Back, alignment: Alignment = .center
  )
    -> some View
  { self }
  /// Puts a view behind, which text leaves out.
  public func background<Back: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Back
  ) -> some View { self }
  /// Puts a view in front; text puts it below.
  @ViewBuilder public func overlay<Front: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Front
  ) -> some View {
    self
    content()
  }
  /// Puts a view in front; text puts it below.
  @ViewBuilder public func overlay<Front: View>(
    _ overlay: Front, alignment: Alignment = .center
  ) -> some View {
    self
    overlay
  }
  /// Puts something beside its number, as a short text in brackets.
  public func badge(_ count: Int) -> some View {
    HStack {
      self
      if count != 0 { Text(verbatim: "(\(count))") }
    }
  }
  /// Makes it more or less transparent.
  public func opacity(_ opacity: Double) -> some View {
    BoxedView(content: self, css: opacity == 1 ? "" : "opacity:\(opacity)")
  }
  /// Rounds its corners.
  public func cornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
    BoxedView(content: self, css: "border-radius:\(radius)px")
  }
  /// Cuts it out in a shape.
  public func clipShape<S: Shape>(_ shape: S) -> some View {
    BoxedView(content: self, css: "\(shape.css);overflow:hidden")
  }
  /// Cuts off what does not fit.
  public func clipped(antialiased: Bool = false) -> some View { self }
  /// Draws a line around it.
  public func border<S: ShapeStyle>(_ style: S, width: Double = 1) -> some View {
    BoxedView(content: self, css: "border:\(width)px solid \(style.color?.css ?? "currentcolor")")
  }
  /// Throws a shadow.
  public func shadow(
    color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
  )
    -> some View
  { self }
  /// Sets how many lines it may take.
  public func lineLimit(_ number: Int?) -> some View { self }
  /// Sets the room between lines.
  public func lineSpacing(_ spacing: Double) -> some View { self }
  /// Lets letters shrink.
  public func minimumScaleFactor(_ factor: Double) -> some View { self }
  /// Aligns several lines.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  /// Sets the size of symbols.
  public func imageScale(_ scale: Image.Scale) -> some View { self }
  /// Names it for those who do not see it.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { self }
  /// Names it for those who do not see it.
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> some View { self }
  /// Leaves it out for those who do not see it.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  /// Tells it apart.
  public func id<ID: Hashable>(_ id: ID) -> some View { self }
  /// Takes it away where it is hidden.
  @ViewBuilder public func hidden() -> some View { EmptyView() }
}
