public import SnippetUI

/// An intent that something to press runs.
struct PressedIntent: Sendable {
  let intent: any AppIntent
  /// For a toggle: the value that it gets.
  var value: Bool?
}

extension Button {
  /// Makes a button that runs an intent.
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(
      _action: _SnippetAction(payload: PressedIntent(intent: intent)), label: label())
  }
  /// Makes a button that runs an intent.
  public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    self.init(intent: intent, label: label)
  }
}

extension Button where Label == Text {
  /// Makes a button with a title that runs an intent.
  public init<I: AppIntent>(_ key: LocalizedStringKey, role: ButtonRole? = nil, intent: I) {
    self.init(intent: intent) { Text(key) }
  }
  /// Makes a button with a title that runs an intent.
  @_disfavoredOverload public init<S: StringProtocol, I: AppIntent>(
    _ title: S, role: ButtonRole? = nil, intent: I
  ) {
    self.init(intent: intent) { Text(title) }
  }
}

extension Button where Label == SnippetUI.Label<Text, Image> {
  /// Makes a button with a title and a symbol that runs an intent.
  public init<I: AppIntent>(
    _ key: LocalizedStringKey, systemImage name: String, role: ButtonRole? = nil, intent: I
  ) {
    self.init(intent: intent) { SnippetUI.Label(key, systemImage: name) }
  }
}

extension Toggle {
  /// Makes a toggle that runs an intent, which gets the other value.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(
      _isOn: isOn, action: _SnippetAction(payload: PressedIntent(intent: intent, value: !isOn)),
      label: label())
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title that runs an intent, which gets the other value.
  public init<I: AppIntent>(_ key: LocalizedStringKey, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { Text(key) }
  }
}
