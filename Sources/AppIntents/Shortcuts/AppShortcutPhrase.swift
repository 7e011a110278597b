/// What stands in a phrase besides parameters.
public enum AppShortcutPhraseToken: Sendable {
  /// The app's name.
  case applicationName
}

/// A phrase that starts a shortcut.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// The phrase in `${…}` form, which is its key in the strings files.
  let template: String

  /// Makes a phrase of a literal.
  public init(stringLiteral value: String) { template = value }
  /// Makes a phrase of a text.
  public init(_ value: String) { template = value }
  /// Makes a phrase of an interpolated literal.
  public init(stringInterpolation: StringInterpolation) { template = stringInterpolation.text }

  /// Collects the literal text and the placeholders.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    /// Starts a phrase.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds literal text.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      text += "${\(token)}"
    }
    /// Adds a parameter.
    public mutating func appendInterpolation<Value: _IntentValue>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      text += "${\(parameterName(keyPath))}"
    }
  }
}

/// A phrase that must not start any shortcut.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
  /// The phrase in `${…}` form.
  let template: String

  /// Makes a phrase of a literal.
  public init(stringLiteral value: String) { template = value }
  /// Makes a phrase of an interpolated literal.
  public init(stringInterpolation: StringInterpolation) { template = stringInterpolation.text }

  /// Collects the literal text and the app's name.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    /// Starts a phrase.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds literal text.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      text += "${\(token)}"
    }
  }
}

/// The phrases that must not start any shortcut.
public struct NegativeAppShortcutPhrases: Sendable {
  let phrases: [NegativeAppShortcutPhrase]

  /// Makes the phrases.
  public init(phrases: [NegativeAppShortcutPhrase]) { self.phrases = phrases }
  /// Makes the phrases that a closure lists.
  public init(@NegativeAppShortcutPhrasesBuilder phrases: () -> [NegativeAppShortcutPhrase]) {
    self.phrases = phrases()
  }
}

/// Collects phrases.
@resultBuilder public enum NegativeAppShortcutPhrasesBuilder {
  /// Takes a phrase.
  public static func buildExpression(
    _ phrase: NegativeAppShortcutPhrase
  ) -> [NegativeAppShortcutPhrase] { [phrase] }
  /// Puts phrases together.
  public static func buildBlock(
    _ phrases: [NegativeAppShortcutPhrase]...
  ) -> [NegativeAppShortcutPhrase] { phrases.flatMap { $0 } }
}
