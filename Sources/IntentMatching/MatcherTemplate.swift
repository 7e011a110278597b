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

/// Values by their numbers: those that an app gave, or those that lie in an index file.
enum ValueStore: Sendable {
  case given([ValueDescriptor])
  case stored(StoredValues)

  /// How many there are.
  var count: Int {
    switch self {
    case .given(let values): values.count
    case .stored(let values): values.count
    }
  }

  /// The identifier and the title of a value; nil beyond the last.
  func name(of number: Int, in language: String) -> (identifier: String, title: String)? {
    switch self {
    case .given(let values):
      guard number >= 0, number < values.count else { return nil }
      let title = values[number].title
      return (
        values[number].id, title.localizations.isEmpty ? title.text : title.text(in: language)
      )
    case .stored(let values):
      guard number >= 0, number < values.count else { return nil }
      return (values.identifier(number), values.title(number))
    }
  }
}

/// Where values of a slot's list come from.
///
/// It is what the app gave, shared with it: nothing is kept for each value but that.
struct ValueSource: Sendable {
  var app: Int
  /// The type's name; empty for yes and no.
  var type: String
  /// Which of the type's values are allowed; nil for all.
  var allowed: Set<String>?
  /// The values, of which yes comes first where there is no type.
  var values: ValueStore
  /// The matcher's language.
  var language: String

  /// How many values there are.
  var count: Int { values.count }

  /// The value of a number; nil beyond the last.
  func value(_ number: Int) -> ParameterValue? {
    guard let name = values.name(of: number, in: language) else { return nil }
    return type.isEmpty ? .bool(number == 0) : .identifier(name.identifier)
  }

  /// The title of a value in the matcher's language.
  func title(_ number: Int) -> String { values.name(of: number, in: language)?.title ?? "" }

  /// All that is known of a value; nil beyond the last.
  func descriptor(_ number: Int) -> ValueDescriptor? {
    guard number >= 0, number < count else { return nil }
    switch values {
    case .given(let values): return values[number]
    case .stored(let values): return values.descriptor(number)
    }
  }

  /// All values.
  var descriptors: [ValueDescriptor] {
    switch values {
    case .given(let values): values
    case .stored(let values): values.all
    }
  }

  /// Gives each name of a value in a language, some perhaps twice.
  func eachName(of number: Int, in language: String, _ take: (String) -> Void) {
    guard let descriptor = descriptor(number) else { return }
    func give(_ text: CatalogText) {
      if !text.localizations.isEmpty { take(text.text(in: language)) }
      take(text.text)
    }
    give(descriptor.title)
    for synonym in descriptor.synonyms { give(synonym) }
  }
}
