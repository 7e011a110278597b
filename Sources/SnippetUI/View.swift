/// A piece of a snippet.
@MainActor @preconcurrency public protocol View {
  /// The type of `body`.
  associatedtype Body: View
  /// What it is made of.
  @ViewBuilder var body: Body { get }
}

/// A view that draws itself.
@MainActor protocol TextView {
  /// What it looks like in text.
  func block(_ context: RenderingContext) -> TextBlock
}

/// What views need to know to draw themselves in text.
struct RenderingContext: Sendable {
  /// The columns that a line may take.
  var width: Int
  /// Whether rows are put under each other by the grid around them.
  var isInGrid = false
  /// Takes what can be pressed.
  var collector: ActionCollector?
  /// Takes the marks of the chart around.
  var marks: MarkCollector?
  /// How charts are drawn.
  var chart = ChartSettings()
  /// How letters look.
  var ink = Ink()
  /// Whether the terminal's codes for that are written.
  var isInked = false

  /// The size that a shape takes on a page, in CSS.
  var size = ""

  /// A text as it looks.
  func inked(_ text: String) -> String { isInked ? ink.drawn(text) : text }
}

extension Never: View {
  /// There is none.
  public nonisolated var body: Never { neverReached() }
}

/// Stands for the body of a view that draws itself, which nobody asks for.
func neverReached() -> Never { preconditionFailure("this view draws itself; it has no body") }

/// A view without content.
public nonisolated struct EmptyView: View, TextView, Sendable {
  /// Makes an empty view.
  public init() {}
  /// It draws itself.
  public var body: Never { neverReached() }
  func block(_ context: RenderingContext) -> TextBlock { .group([]) }
}

/// A view of any type.
public nonisolated struct AnyView: View, TextView {
  let view: any View

  /// Wraps a view.
  public init<V: View>(_ view: V) { self.view = view }
  /// Wraps a view.
  public init<V: View>(erasing view: V) { self.init(view) }
  /// It draws itself.
  public var body: Never { neverReached() }
  @MainActor func block(_ context: RenderingContext) -> TextBlock { TextBlock(view, context) }
}

/// Several views one after another.
public nonisolated struct TupleView<Content>: View, TextView {
  let views: [any View]

  init<each V: View>(_ views: repeat each V) where Content == (repeat each V) {
    var list: [any View] = []
    for view in repeat each views { list.append(view) }
    self.views = list
  }

  /// It draws itself.
  public var body: Never { neverReached() }

  @MainActor func block(_ context: RenderingContext) -> TextBlock {
    .group(views.map { TextBlock($0, context) })
  }
}

/// One of two views.
public nonisolated struct _ConditionalContent<TrueContent: View, FalseContent: View>: View, TextView
{
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }
  let branch: Branch

  init(first view: TrueContent) { branch = .first(view) }
  init(second view: FalseContent) { branch = .second(view) }

  /// It draws itself.
  public var body: Never { neverReached() }

  @MainActor func block(_ context: RenderingContext) -> TextBlock {
    switch branch {
    case .first(let view): TextBlock(view, context)
    case .second(let view): TextBlock(view, context)
    }
  }
}

extension Optional: View, TextView where Wrapped: View {
  /// It draws itself.
  public nonisolated var body: Never { neverReached() }

  @MainActor func block(_ context: RenderingContext) -> TextBlock {
    map { TextBlock($0, context) } ?? .group([])
  }
}

/// Builds views from the statements of a closure.
@resultBuilder public enum ViewBuilder {
  /// Takes a view.
  public static func buildExpression<V: View>(_ view: V) -> V { view }
  /// Makes an empty view of no statement.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// Takes the one view.
  public static func buildBlock<V: View>(_ view: V) -> V { view }
  /// Puts several views together.
  public static func buildBlock<each V: View>(
    _ views: repeat each V
  ) -> TupleView<(repeat each V)> {
    TupleView(repeat each views)
  }
  /// Takes the view of an `if` without `else`.
  public static func buildIf<V: View>(_ view: V?) -> V? { view }
  /// Takes the view of the first branch.
  public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> {
    _ConditionalContent(first: first)
  }
  /// Takes the view of the other branch.
  public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> {
    _ConditionalContent(second: second)
  }
  /// Erases what depends on the system's version.
  public static func buildLimitedAvailability<V: View>(_ view: V) -> AnyView { AnyView(view) }
}
