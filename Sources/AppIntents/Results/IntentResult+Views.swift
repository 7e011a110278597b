public import SnippetUI

extension IntentResult {
  /// A result with a view.
  public static func result<C: View>(view: C) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    Self(snippet: _SnippetViewContainer(view))
  }

  /// A result with a view.
  public static func result<C: View>(@ViewBuilder content: () -> C) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    Self(snippet: _SnippetViewContainer(content()))
  }

  /// A result with a dialog and a view.
  public static func result<C: View>(dialog: IntentDialog, view: C) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(dialog: dialog, snippet: _SnippetViewContainer(view))
  }

  /// A result with a dialog and a view.
  public static func result<C: View>(dialog: IntentDialog, @ViewBuilder content: () -> C) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(dialog: dialog, snippet: _SnippetViewContainer(content()))
  }

  /// A result with an intent to run next and a view.
  public static func result<C: View>(opensIntent: some AppIntent, view: C) -> Self
  where Self == IntentResultContainer<Never, _SomeIntent, _SnippetViewContainer, Never> {
    Self(anyIntent: opensIntent, snippet: _SnippetViewContainer(view))
  }

  /// A result with an intent to run next and a view.
  public static func result<C: View>(
    opensIntent: some AppIntent, @ViewBuilder content: () -> C
  ) -> Self
  where Self == IntentResultContainer<Never, _SomeIntent, _SnippetViewContainer, Never> {
    Self(anyIntent: opensIntent, snippet: _SnippetViewContainer(content()))
  }

  /// A result with an intent to run next, a dialog and a view.
  public static func result<C: View>(
    opensIntent: some AppIntent, dialog: IntentDialog, view: C
  ) -> Self
  where Self == IntentResultContainer<Never, _SomeIntent, _SnippetViewContainer, IntentDialog> {
    Self(dialog: dialog, anyIntent: opensIntent, snippet: _SnippetViewContainer(view))
  }

  /// A result with an intent to run next, a dialog and a view.
  public static func result<C: View>(
    opensIntent: some AppIntent, dialog: IntentDialog, @ViewBuilder content: () -> C
  ) -> Self
  where Self == IntentResultContainer<Never, _SomeIntent, _SnippetViewContainer, IntentDialog> {
    Self(dialog: dialog, anyIntent: opensIntent, snippet: _SnippetViewContainer(content()))
  }

  /// A result with a value and a view.
  public static func result<V: _IntentValue, C: View>(value: V, view: C) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, Never> {
    Self(value: value, snippet: _SnippetViewContainer(view))
  }

  /// A result with a value and a view.
  public static func result<V: _IntentValue, C: View>(
    value: V, @ViewBuilder content: () -> C
  ) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, Never> {
    Self(value: value, snippet: _SnippetViewContainer(content()))
  }

  /// A result with a value, a dialog and a view.
  public static func result<V: _IntentValue, C: View>(
    value: V, dialog: IntentDialog, view: C
  ) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, IntentDialog> {
    Self(value: value, dialog: dialog, snippet: _SnippetViewContainer(view))
  }

  /// A result with a value, a dialog and a view.
  public static func result<V: _IntentValue, C: View>(
    value: V, dialog: IntentDialog, @ViewBuilder content: () -> C
  ) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, IntentDialog> {
    Self(value: value, dialog: dialog, snippet: _SnippetViewContainer(content()))
  }

  /// A result with a value, an intent to run next and a view.
  public static func result<V: _IntentValue, C: View>(
    value: V, opensIntent: some AppIntent, view: C
  ) -> Self
  where Self == IntentResultContainer<V, _SomeIntent, _SnippetViewContainer, Never> {
    Self(value: value, anyIntent: opensIntent, snippet: _SnippetViewContainer(view))
  }

  /// A result with a value, an intent to run next and a view.
  public static func result<V: _IntentValue, C: View>(
    value: V, opensIntent: some AppIntent, @ViewBuilder content: () -> C
  ) -> Self
  where Self == IntentResultContainer<V, _SomeIntent, _SnippetViewContainer, Never> {
    Self(value: value, anyIntent: opensIntent, snippet: _SnippetViewContainer(content()))
  }

  /// A result with a value, an intent to run next, a dialog and a view.
  public static func result<V: _IntentValue, C: View>(
    value: V, opensIntent: some AppIntent, dialog: IntentDialog, view: C
  ) -> Self
  where Self == IntentResultContainer<V, _SomeIntent, _SnippetViewContainer, IntentDialog> {
    Self(value: value, dialog: dialog, anyIntent: opensIntent, snippet: _SnippetViewContainer(view))
  }

  /// A result with a value, an intent to run next, a dialog and a view.
  public static func result<V: _IntentValue, C: View>(
    value: V, opensIntent: some AppIntent, dialog: IntentDialog, @ViewBuilder content: () -> C
  ) -> Self
  where Self == IntentResultContainer<V, _SomeIntent, _SnippetViewContainer, IntentDialog> {
    Self(
      value: value, dialog: dialog, anyIntent: opensIntent,
      snippet: _SnippetViewContainer(content()))
  }
}
