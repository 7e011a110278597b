extension IntentResult {
  /// A result with an intent that a button runs.
  public static func result(
    actionButtonIntent: some AppIntent, activityIdentifier: String? = nil
  ) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self()
  }

  /// A result with a dialog and an intent that a button runs.
  public static func result(
    actionButtonIntent: some AppIntent, dialog: IntentDialog, activityIdentifier: String? = nil
  ) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(dialog: dialog)
  }

  /// A result with a value and an intent that a button runs.
  public static func result<V: _IntentValue>(
    value: V, actionButtonIntent: some AppIntent, activityIdentifier: String? = nil
  ) -> Self
  where Self == IntentResultContainer<V, Never, Never, Never> {
    Self(value: value)
  }

  /// A result with a value, a dialog and an intent that a button runs.
  public static func result<V: _IntentValue>(
    value: V, actionButtonIntent: some AppIntent, dialog: IntentDialog,
    activityIdentifier: String? = nil
  ) -> Self
  where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog)
  }
}
