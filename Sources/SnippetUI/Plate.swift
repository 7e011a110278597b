/// Words on a plate of their own, as a tip or a link to shortcuts is: dark or light as its surroundings are.
public nonisolated struct _Plate: View, TextView, HTMLView {
  private let text: String

  /// Makes a plate with words on it.
  public init(_ text: String) { self.text = text }

  /// It draws itself.
  public var body: Never { neverReached() }

  @MainActor func block(_ context: RenderingContext) -> TextBlock {
    TextBlock(Text(verbatim: text), context)
  }

  @MainActor func html(_ context: RenderingContext) -> String {
    let isDark = EnvironmentValues.current.colorScheme == .dark
    return "<div class=\"plate\(isDark ? " dark" : "")\">\(HTML.escaped(text))</div>"
  }
}
