extension IntentResult {
  /// A result without a view where the other ways out show one.
  @_disfavoredOverload
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    Self()
  }

  /// A result with a dialog, without a view where the other ways out show one.
  @_disfavoredOverload
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(dialog: dialog)
  }

  /// A result with an intent to run next, without a view where the other ways out show one.
  @_disfavoredOverload
  public static func result(opensIntent: some AppIntent) -> Self
  where Self == IntentResultContainer<Never, _SomeIntent, _SnippetViewContainer, Never> {
    Self(anyIntent: opensIntent)
  }

  /// A result with an intent to run next and a dialog, without a view where the other ways out show one.
  @_disfavoredOverload
  public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, _SomeIntent, _SnippetViewContainer, IntentDialog> {
    Self(dialog: dialog, anyIntent: opensIntent)
  }

  /// A result with a value, without a view where the other ways out show one.
  @_disfavoredOverload
  public static func result<V: _IntentValue>(value: V) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, Never> {
    Self(value: value)
  }

  /// A result with a value and a dialog, without a view where the other ways out show one.
  @_disfavoredOverload
  public static func result<V: _IntentValue>(value: V, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  /// A result with a value and an intent to run next, without a view where the other ways out show one.
  @_disfavoredOverload
  public static func result<V: _IntentValue>(value: V, opensIntent: some AppIntent) -> Self
  where Self == IntentResultContainer<V, _SomeIntent, _SnippetViewContainer, Never> {
    Self(value: value, anyIntent: opensIntent)
  }

  /// A result with a value, an intent to run next and a dialog, without a view where the other ways out show one.
  @_disfavoredOverload
  public static func result<V: _IntentValue>(
    value: V, opensIntent: some AppIntent, dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<V, _SomeIntent, _SnippetViewContainer, IntentDialog> {
    Self(value: value, dialog: dialog, anyIntent: opensIntent)
  }
}
