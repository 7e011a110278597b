import IntentCatalog
import LocalizedTexts
import PhraseDiagnostics
import PhraseSyntax
import TextNormalization

extension LintRun {
  /// Phrases in code, each by itself.
  mutating func checkPhrases() {
    for phrase in phrases {
      checkAppName(phrase)
      checkParameters(phrase)
      checkPlaceholders(phrase)
      checkWording(phrase)
    }
    checkRepetitions()
  }

  /// The app's name, which negative phrases may do without.
  private mutating func checkAppName(_ phrase: Phrase) {
    // In a catalog placeholders are `${…}`: a backslash is one that code has as text.
    let isEscaped = phrase.text.contains("\\(")
    guard phrase.shortcut != nil, isEscaped || !phrase.template.hasApplicationName,
      !isKnownWithoutName(phrase)
    else { return }
    report(
      Finding(
        .missingAppName, LintMessages.missingAppName(phrase.text), at: phrase.place,
        help: isEscaped ? LintMessages.oneBackslash : nameHelp(phrase.text, isCode: true),
        locale: phrase.language))
  }

  /// Whether the reader of the code says so already, with more detail.
  private func isKnownWithoutName(_ phrase: Phrase) -> Bool {
    catalog.observations.contains { observation in
      guard let place = observation.place, place == phrase.place else { return false }
      return switch observation.id {
      case .phraseWithoutName, .phraseNameEscaped, .phraseNameAsText, .phraseInterpolatesOther,
        .phraseConcatenated, .phraseNotLiteral:
        true
      default: false
      }
    }
  }

  /// What to write instead: a name that is written out is to be replaced.
  func nameHelp(_ text: String, isCode: Bool) -> String {
    let placeholder = isCode ? "\\(.applicationName)" : "${applicationName}"
    let names = [catalog.app.name] + catalog.app.alternativeNames
    let written = names.first { stands($0, in: text) }
    if let written { return LintMessages.replaceName(written, placeholder) }
    if text.contains("{applicationName}") || text.contains("(.applicationName") {
      return LintMessages.spellName(placeholder)
    }
    return LintMessages.addName(placeholder)
  }

  /// Whether a name stands in a text as words of their own, in any spelling.
  private func stands(_ name: String, in text: String) -> Bool {
    let name = normalizer.normalize(name).units
    let text = normalizer.normalize(text).units
    guard !name.isEmpty, name.count <= text.count else { return false }
    return (0...text.count - name.count).contains { start in
      let end = start + name.count
      guard text[start..<end].elementsEqual(name) else { return false }
      return (start == 0 || !Script.isSpacedLetter(text[start - 1]))
        && (end == text.count || !Script.isSpacedLetter(text[end]))
    }
  }

  /// What the parameters of a phrase or translation are.
  mutating func checkParameters(_ phrase: Phrase) {
    guard let intent = phrase.intent else { return }
    let names = phrase.template.parameters.filter { intent.parameter($0) != nil }
    if names.count > 1 {
      report(
        Finding(
          .tooManyParameters, LintMessages.tooManyParameters(names), at: phrase.place,
          help: LintMessages.keepOneParameter, locale: phrase.language))
    }
    for name in names {
      guard let parameter = intent.parameter(name) else { continue }
      if !Self.mayStandInPhrase(parameter) {
        report(
          Finding(
            .parameterType,
            LintMessages.parameterType(name, parameter.spelledType ?? parameter.type.swiftName),
            at: phrase.place, help: LintMessages.askInstead, locale: phrase.language))
      } else if parameter.isArray {
        report(
          Finding(
            .arrayParameter, LintMessages.arrayParameter(name), at: phrase.place,
            help: LintMessages.takeOne, locale: phrase.language))
      }
    }
  }

  /// Whether a parameter's type is known not to be an enum or entity.
  private static func mayStandInPhrase(_ parameter: ParameterDescriptor) -> Bool {
    switch parameter.type {
    case .string, .int, .double, .bool, .date, .url: false
    case .appEnum, .entity: true
    case .other(let name): !plainTypes.contains(name)
    }
  }

  /// Types of Apple's that no app can make an enum or entity of.
  private static let plainTypes: Set<String> = [
    "Float", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "CGFloat", "Decimal", "Data", "UUID",
    "TimeInterval", "DateComponents", "DateInterval", "Duration", "AttributedString", "IntentFile",
    "IntentPerson",
    "IntentCurrencyAmount", "IntentPaymentMethod", "CLPlacemark", "PlaceDescriptor",
    "Calendar.RecurrenceRule",
    "Measurement",
  ]

  /// Placeholders that are none, in a phrase or translation.
  mutating func checkPlaceholders(_ phrase: Phrase) {
    let isKnown = phrase.intent.map { readable.isWhole($0.place) } ?? (phrase.shortcut == nil)
    for fault in phrase.parsed.faults where isKnown {
      report(
        Finding(
          .unknownPlaceholder, fault.message, at: phrase.place, help: fault.help,
          locale: phrase.language))
    }
    for element in phrase.elements {
      guard case .text(let text) = element.kind, let found = LiteralPlaceholder.first(in: text)
      else { continue }
      report(
        Finding(
          .literalPlaceholder, LintMessages.literalPlaceholder(found.text), at: phrase.place,
          help: LintMessages.writePlaceholder(found.name), locale: phrase.language))
    }
  }
}

extension ValueType {
  /// The type as code has it.
  fileprivate var swiftName: String {
    if case .other(let name) = self { name } else { description }
  }
}

/// What looks like a placeholder and is text.
enum LiteralPlaceholder {
  /// The first one in a phrase's text, and the name that it seems to have.
  static func first(in text: String) -> (text: String, name: String?)? {
    var rest = text[...]
    while !rest.isEmpty {
      if let found = bracketed(rest) ?? format(rest) { return found }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// `{name}`, `$(name)`, `%{name}`, `$name`.
  private static func bracketed(_ text: Substring) -> (text: String, name: String?)? {
    for (opener, closer) in [("$(", ")"), ("%{", "}"), ("#{", "}"), ("{", "}"), ("\\(", ")")]
    where text.hasPrefix(opener) {
      let body = text.dropFirst(opener.count).drop { $0 == "." || $0 == "{" || $0 == "$" }
      let name = body.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard !name.isEmpty, body.dropFirst(name.count).hasPrefix(closer) else { continue }
      let shown = text.prefix(upTo: body.dropFirst(name.count + 1).startIndex)
      return (String(shown), String(name))
    }
    guard text.hasPrefix("$"), let first = text.dropFirst().first, first.isLetter else {
      return nil
    }
    let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return ("$\(name)", String(name))
  }

  /// `%@`, `%1$@`, `%lld`, `%d`.
  private static func format(_ text: Substring) -> (text: String, name: String?)? {
    guard text.hasPrefix("%") else { return nil }
    var body = text.dropFirst()
    let digits = body.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty {
      guard body.dropFirst(digits.count).hasPrefix("$") else { return nil }
      body = body.dropFirst(digits.count + 1)
    }
    for letters in ["@", "lld", "ld", "d", "s"] where body.hasPrefix(letters) {
      let after = body.dropFirst(letters.count).first
      guard letters == "@" || after?.isLetter != true else { continue }
      return (
        String(text.prefix(text.distance(from: text.startIndex, to: body.startIndex)) + letters),
        nil
      )
    }
    return nil
  }
}
