extension IntentResult {
  /// A result with nothing in it.
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self()
  }

  /// A result with a dialog.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(dialog: dialog)
  }

  /// A result with an intent to run next.
  public static func result(opensIntent: some AppIntent) -> Self
  where Self == IntentResultContainer<Never, _SomeIntent, Never, Never> {
    Self(anyIntent: opensIntent)
  }

  /// A result with an intent to run next and a dialog.
  public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, _SomeIntent, Never, IntentDialog> {
    Self(dialog: dialog, anyIntent: opensIntent)
  }

  /// A result with a value.
  public static func result<V: _IntentValue>(value: V) -> Self
  where Self == IntentResultContainer<V, Never, Never, Never> {
    Self(value: value)
  }

  /// A result with a value and a dialog.
  public static func result<V: _IntentValue>(value: V, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  /// A result with a value and an intent to run next.
  public static func result<V: _IntentValue>(value: V, opensIntent: some AppIntent) -> Self
  where Self == IntentResultContainer<V, _SomeIntent, Never, Never> {
    Self(value: value, anyIntent: opensIntent)
  }

  /// A result with a value and an intent to run next, as the module's first version spelled it.
  public static func result<V: _IntentValue>(value: V, openIntent: some AppIntent) -> Self
  where Self == IntentResultContainer<V, _SomeIntent, Never, Never> {
    result(value: value, opensIntent: openIntent)
  }

  /// A result with a value, an intent to run next and a dialog.
  public static func result<V: _IntentValue>(
    value: V, opensIntent: some AppIntent, dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<V, _SomeIntent, Never, IntentDialog> {
    Self(value: value, dialog: dialog, anyIntent: opensIntent)
  }
}
