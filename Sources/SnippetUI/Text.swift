public import FoundationEssentials
public import LocalizedTexts

/// A text whose literal is a key in the app's tables.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  let value: String.LocalizationValue

  /// Makes a key from a text that is known only when the program runs.
  public init(_ value: String) { self.value = String.LocalizationValue(value) }
  /// Makes a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }
  /// Makes a key from an interpolated literal.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    value = String.LocalizationValue(stringInterpolation: stringInterpolation)
  }
}

/// Lines of text.
public nonisolated struct Text: View, TextView, Equatable, Sendable {
  private indirect enum Content: Equatable, Sendable {
    case verbatim(String)
    case value(String.LocalizationValue, table: String?)
    case resource(LocalizedStringResource)
    case joined(Text, Text)
    case inked(Text, InkChange)
  }
  private let content: Content

  /// Makes a text that is looked up in the app's tables.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil,
    bundle: LocalizedStringResource.BundleDescription? = nil, comment: StaticString? = nil
  ) {
    content = .value(key.value, table: tableName)
  }

  /// Makes a text that is shown as it is.
  public init(verbatim text: String) { content = .verbatim(text) }

  /// Makes a text that is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ text: S) {
    content = .verbatim(String(text))
  }

  /// Makes a text that is looked up in the app's tables.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
    content = .resource(resource)
  }

  /// Makes a text without its attributes.
  @_disfavoredOverload public init(_ attributed: AttributedString) {
    content = .verbatim(String(attributed.characters))
  }

  /// Makes a text from a value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    let locale = Locale(identifier: TextLocalization.current.locale)
    content = .verbatim(format.locale(locale).format(input))
  }

  private init(_ content: Content) { self.content = content }

  /// Puts two texts together.
  public static func + (first: Text, second: Text) -> Text { Text(.joined(first, second)) }

  /// The text in the language of the task.
  var string: String {
    switch content {
    case .verbatim(let text): text
    case .value(let value, let table): value.resolved(table: table)
    case .resource(let resource): resource.text()
    case .joined(let first, let second): first.string + second.string
    case .inked(let text, _): text.string
    }
  }

  /// The same text with letters that look different.
  func inked(_ change: InkChange) -> Text { Text(.inked(self, change)) }

  /// Its parts, each with the look of its letters.
  private func parts(_ ink: Ink) -> [(text: String, ink: Ink)] {
    switch content {
    case .joined(let first, let second): return first.parts(ink) + second.parts(ink)
    case .inked(let text, let change):
      var ink = ink
      change.apply(to: &ink)
      return text.parts(ink)
    case .verbatim, .value, .resource: return [(string, ink)]
    }
  }

  /// Its parts in HTML.
  var html: String {
    switch content {
    case .joined(let first, let second): return first.html + second.html
    case .inked(let text, let change):
      return change.css.isEmpty ? text.html : "<span style=\"\(change.css)\">\(text.html)</span>"
    case .verbatim, .value, .resource:
      return HTML.escaped(string).split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "<br>")
    }
  }

  /// It draws itself.
  public var body: Never { neverReached() }

  func block(_ context: RenderingContext) -> TextBlock {
    guard context.isInked else {
      return .lines(
        string.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
    var lines = [""]
    for part in parts(context.ink) {
      for (number, line) in part.text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if number > 0 { lines.append("") }
        lines[lines.count - 1] += part.ink.drawn(String(line))
      }
    }
    return .lines(lines)
  }
}

/// A title beside a picture.
public nonisolated struct Label<Title: View, Icon: View>: View, TextView {
  let title: Title
  let icon: Icon

  /// Makes a label of two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// It draws itself.
  public var body: Never { neverReached() }

  @MainActor func block(_ context: RenderingContext) -> TextBlock {
    let sign = sign(context)
    let title = TextBlock(title, context)
    guard !sign.isEmpty else { return title }
    return .lines(["\(sign) \(title.beside.joined(separator: " "))"])
  }

  /// The sign of its picture; a symbol that has none is left out, since the title says it all.
  @MainActor func sign(_ context: RenderingContext) -> String {
    var view: any View = icon
    while let wrapping = view as? any WrappingView { view = wrapping.inner }
    guard let image = view as? Image, !image.isSymbol || SymbolSign.of(image.name) == nil else {
      return TextBlock(icon, context).beside.joined(separator: " ")
    }
    return ""
  }
}

extension Label where Title == Text, Icon == Image {
  private init(_ title: Text, _ icon: Image) {
    self.title = title
    self.icon = icon
  }
  /// Makes a label of a text and a symbol.
  public init(_ key: LocalizedStringKey, systemImage name: String) {
    self.init(Text(key), Image(systemName: name))
  }
  /// Makes a label of a text and a picture.
  public init(_ key: LocalizedStringKey, image name: String) { self.init(Text(key), Image(name)) }
  /// Makes a label of a text that is shown as it is and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(Text(title), Image(systemName: name))
  }
  /// Makes a label of a text that is shown as it is and a picture.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(Text(title), Image(name))
  }
  /// Makes a label of a text and a symbol.
  @_disfavoredOverload public init(_ title: LocalizedStringResource, systemImage name: String) {
    self.init(Text(title), Image(systemName: name))
  }
}
