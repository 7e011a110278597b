public import LocalizedTexts

/// Values that are offered.
public protocol ResultsCollection<Result> {
  /// A value's type.
  associatedtype Result: _IntentValue
  /// No values.
  static var empty: Self { get }
  /// The question above the values.
  var promptLabel: LocalizedStringResource? { get }
  /// Whether the values are listed by their first letters.
  var usesIndexedCollation: Bool { get }
  /// The values with their texts.
  var _items: [IntentItem<Result>] { get }
}

extension ResultsCollection {
  /// There is no question.
  public var promptLabel: LocalizedStringResource? { nil }
  /// They are not.
  public var usesIndexedCollation: Bool { false }

  /// The values of a type.
  func values<Value>(_ type: Value.Type) -> [Value] {
    self as? [Value] ?? _items.compactMap { $0.value as? Value }
  }
}

extension Array: ResultsCollection where Element: _IntentValue {
  /// A value's type.
  public typealias Result = Element
  /// No values.
  public static var empty: [Element] { [] }
  /// The values with their own texts.
  public var _items: [IntentItem<Element>] { map { IntentItem($0) } }
}

/// A value with texts of its own.
public struct IntentItem<Value: _IntentValue>: Sendable {
  /// The value.
  public let value: Value
  /// The title, the value's own where nil.
  public let title: LocalizedStringResource?
  /// The subtitle.
  public let subtitle: LocalizedStringResource?
  /// The picture.
  public let image: DisplayRepresentation.Image?

  /// Makes an item with the value's own texts.
  public init(_ value: Value) { self.init(value, title: nil, subtitle: nil, image: nil) }

  /// Makes an item with texts of its own.
  public init(
    _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.init(value, title: .some(title), subtitle: subtitle, image: image)
  }

  private init(
    _ value: Value, title: LocalizedStringResource?, subtitle: LocalizedStringResource?,
    image: DisplayRepresentation.Image?
  ) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// The same with another subtitle.
  func withSubtitle(_ text: String) -> IntentItem {
    IntentItem(
      value, title: title, subtitle: LocalizedStringResource(stringLiteral: text), image: image)
  }

  /// How it is shown.
  var display: DisplayRepresentation {
    var display = value._display
    if let title { display.title = title }
    if let subtitle { display.subtitle = subtitle }
    return display
  }

  /// Collects items.
  @resultBuilder public enum Builder {
    /// Takes an item.
    public static func buildExpression(_ item: IntentItem<Value>) -> [IntentItem<Value>] { [item] }
    /// Takes a value.
    public static func buildExpression(_ value: Value) -> [IntentItem<Value>] {
      [IntentItem(value)]
    }
    /// Puts items together.
    public static func buildBlock(_ items: [IntentItem<Value>]...) -> [IntentItem<Value>] {
      items.flatMap { $0 }
    }
    /// Takes the items of a loop.
    public static func buildArray(_ items: [[IntentItem<Value>]]) -> [IntentItem<Value>] {
      items.flatMap { $0 }
    }
    /// Takes the items of an `if`.
    public static func buildOptional(_ items: [IntentItem<Value>]?) -> [IntentItem<Value>] {
      items ?? []
    }
    /// Takes the items of the first branch.
    public static func buildEither(first: [IntentItem<Value>]) -> [IntentItem<Value>] { first }
    /// Takes the items of the other branch.
    public static func buildEither(second: [IntentItem<Value>]) -> [IntentItem<Value>] { second }
  }
}

/// A section of values.
public struct IntentItemSection<Result: _IntentValue>: Sendable {
  /// The title.
  public let title: LocalizedStringResource?
  /// The subtitle.
  public let subtitle: LocalizedStringResource?
  /// The items.
  public let items: [IntentItem<Result>]

  /// Makes a section.
  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    items: [IntentItem<Result>]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.items = items
  }

  /// Makes a section.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [IntentItem<Result>]
  ) {
    self.init(title, subtitle: subtitle, items: items)
  }

  /// Makes a section without a title.
  public init(items: [IntentItem<Result>]) {
    title = nil
    subtitle = nil
    self.items = items
  }

  /// Makes a section of items that a closure lists.
  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    @IntentItem<Result>.Builder items: () -> [IntentItem<Result>]
  ) {
    self.init(title, subtitle: subtitle, items: items())
  }

  /// Makes a section of values.
  public init(_ title: LocalizedStringResource, items: [Result]) {
    self.init(title, items: items.map { IntentItem($0) })
  }

  /// Collects sections.
  @resultBuilder public enum Builder {
    /// Puts sections together.
    public static func buildBlock(
      _ sections: IntentItemSection<Result>...
    ) -> [IntentItemSection<Result>] { sections }
  }
}

/// Values in sections.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection, Sendable {
  /// The question above the values.
  public let promptLabel: LocalizedStringResource?
  /// Whether the values are listed by their first letters.
  public let usesIndexedCollation: Bool
  /// The sections.
  public let sections: [IntentItemSection<Result>]

  /// No values.
  public static var empty: Self { Self(sections: [IntentItemSection<Result>]()) }

  /// Makes a collection of sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  /// Makes a collection of sections that a closure lists.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSection<Result>.Builder sections: () -> [IntentItemSection<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sections())
  }

  /// Makes a collection without sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [IntentItem<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)])
  }

  /// Makes a collection of values without sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [Result]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      items: items.map { IntentItem($0) })
  }

  /// The values of all sections.
  public var items: [Result] { _items.map(\.value) }
  /// The values of all sections with their texts.
  public var _items: [IntentItem<Result>] { sections.flatMap(\.items) }
}
