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
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View { self }
  /// Sets the room around it.
  public func padding(_ length: Double) -> some View { self }
  /// Sets its size.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View { self }
  /// Sets the bounds of its size.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
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
  public func font(_ font: Font?) -> some View { self }
  /// Sets the weight of letters.
  public func fontWeight(_ weight: Font.Weight?) -> some View { self }
  /// Sets the family of letters.
  public func fontDesign(_ design: Font.Design?) -> some View { self }
  /// Makes letters bold.
  public func bold(_ isActive: Bool = true) -> some View { self }
  /// Makes letters slanted.
  public func italic(_ isActive: Bool = true) -> some View { self }
  /// Draws a line under letters.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
  /// Draws a line through letters.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
  /// Gives all digits the same width.
  public func monospacedDigit() -> some View { self }
  /// Sets the colour of what is in front.
  public func foregroundColor(_ color: Color?) -> some View { self }
  /// Sets the colour of what is in front.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Sets the app's own colour.
  public func tint(_ color: Color?) -> some View { self }
  /// Fills what is behind.
  public func background<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Makes it more or less transparent.
  public func opacity(_ opacity: Double) -> some View { self }
  /// Rounds its corners.
  public func cornerRadius(_ radius: Double, antialiased: Bool = true) -> some View { self }
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
