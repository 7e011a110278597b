import IntentCatalog
public import LocalizedTexts

/// What an app says.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  /// What is said where there is no screen.
  let full: LocalizedStringResource
  /// What is shown where a screen shows the rest.
  let supporting: LocalizedStringResource?

  /// Makes a dialog that is the same everywhere.
  public init(_ text: LocalizedStringResource) { self.init(full: text, supporting: nil) }

  /// Makes a dialog with less where a screen shows the rest.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.init(full: full, supporting: .some(supporting))
  }

  /// Makes a dialog with a symbol.
  public init(full: LocalizedStringResource, systemImageName: String) {
    self.init(full: full, supporting: nil)
  }

  /// Makes a dialog with less where a screen shows the rest, and a symbol.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String
  ) {
    self.init(full: full, supporting: .some(supporting))
  }

  /// Makes a dialog of a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// Makes a dialog of an interpolated literal.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  private init(full: LocalizedStringResource, supporting: LocalizedStringResource?) {
    self.full = full
    self.supporting = supporting
  }

  /// The texts in the language of the task.
  var text: DialogText { DialogText(full.text(), supporting: supporting?.text()) }
}
