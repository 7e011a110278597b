import IntentCatalog
import PhraseDiagnostics
import PhraseSyntax

/// A template of a shortcut, or a negative phrase, as the matcher holds it.
struct MatcherTemplate: Sendable {
  /// The app's place in the matcher's list.
  var app: Int
  /// The provider's place in its app.
  var provider: Int
  /// The shortcut's number in its app; nil for a negative phrase.
  var shortcut: Int?
  /// The template in `${…}` form.
  var text: String
  /// The sentence forms.
  var forms: [[RawPiece]]
  /// Slot name to what may fill it.
  var slots: [String: SlotSource]
  /// Whether it is the intent's parameter summary, and no phrase.
  var isSummary = false

  /// Whether some form has a slot for a parameter.
  var hasParameters: Bool { !slots.isEmpty }
}

/// What may fill a slot.
enum SlotSource: Hashable, Sendable {
  /// A value list by its key.
  case list(String)
  /// Any text.
  case text
  /// Any number, whole or not.
  case number(isWhole: Bool)
  /// A value that is read where it stands: a date, a length of time, money.
  case spoken(SpokenType)

  /// The list's key.
  var list: String? {
    switch self {
    case .list(let key): key
    case .spoken(let type): type.listKey
    case .text, .number: nil
    }
  }
}

/// Where values of a slot's list come from.
struct ValueSource: Hashable, Sendable {
  /// A value and what it is in a match.
  struct Value: Hashable, Sendable {
    var descriptor: ValueDescriptor
    var value: ParameterValue
    /// The title in the matcher's language.
    var title: String

    init(_ descriptor: ValueDescriptor, _ value: ParameterValue, in language: String) {
      self.descriptor = descriptor
      self.value = value
      title = descriptor.title.text(in: language)
    }
  }

  var app: Int
  /// The type's name; empty for yes and no.
  var type: String
  /// Which of the type's values are allowed; nil for all.
  var allowed: Set<String>?
  var values: [Value]
}
