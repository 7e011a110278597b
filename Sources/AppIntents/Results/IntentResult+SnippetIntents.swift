extension IntentResult {
  /// A result with a snippet that an intent draws.
  public static func result(snippetIntent: some SnippetIntent) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
    Self(snippet: _SnippetIntentContainer(snippetIntent))
  }

  /// A result with a dialog and a snippet that an intent draws.
  public static func result(dialog: IntentDialog, snippetIntent: some SnippetIntent) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
    Self(dialog: dialog, snippet: _SnippetIntentContainer(snippetIntent))
  }

  /// A result with an intent to run next and a snippet that an intent draws.
  public static func result(opensIntent: some AppIntent, snippetIntent: some SnippetIntent) -> Self
  where Self == IntentResultContainer<Never, _SomeIntent, _SnippetIntentContainer, Never> {
    Self(anyIntent: opensIntent, snippet: _SnippetIntentContainer(snippetIntent))
  }

  /// A result with an intent to run next, a dialog and a snippet that an intent draws.
  public static func result(
    opensIntent: some AppIntent, dialog: IntentDialog, snippetIntent: some SnippetIntent
  ) -> Self
  where Self == IntentResultContainer<Never, _SomeIntent, _SnippetIntentContainer, IntentDialog> {
    Self(dialog: dialog, anyIntent: opensIntent, snippet: _SnippetIntentContainer(snippetIntent))
  }

  /// A result with a value and a snippet that an intent draws.
  public static func result<V: _IntentValue>(value: V, snippetIntent: some SnippetIntent) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetIntentContainer, Never> {
    Self(value: value, snippet: _SnippetIntentContainer(snippetIntent))
  }

  /// A result with a value, a dialog and a snippet that an intent draws.
  public static func result<V: _IntentValue>(
    value: V, dialog: IntentDialog, snippetIntent: some SnippetIntent
  ) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetIntentContainer, IntentDialog> {
    Self(value: value, dialog: dialog, snippet: _SnippetIntentContainer(snippetIntent))
  }

  /// A result with a value, an intent to run next and a snippet that an intent draws.
  public static func result<V: _IntentValue>(
    value: V, opensIntent: some AppIntent, snippetIntent: some SnippetIntent
  ) -> Self
  where Self == IntentResultContainer<V, _SomeIntent, _SnippetIntentContainer, Never> {
    Self(value: value, anyIntent: opensIntent, snippet: _SnippetIntentContainer(snippetIntent))
  }

  /// A result with a value, an intent to run next, a dialog and a snippet that an intent draws.
  public static func result<V: _IntentValue>(
    value: V, opensIntent: some AppIntent, dialog: IntentDialog, snippetIntent: some SnippetIntent
  ) -> Self
  where Self == IntentResultContainer<V, _SomeIntent, _SnippetIntentContainer, IntentDialog> {
    Self(
      value: value, dialog: dialog, anyIntent: opensIntent,
      snippet: _SnippetIntentContainer(snippetIntent))
  }
}
