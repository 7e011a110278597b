import IntentCatalog
import PhraseSyntax
import TextNormalization

extension LintRun {
  /// What a started intent asks, and what it does without asking.
  mutating func checkIntents() {
    checkQuestions()
    for intent in catalog.intents where looksDestructive(intent) && neverConfirms(intent) {
      report(
        Finding(
          .unconfirmedDeletion, LintMessages.unconfirmedDeletion(intent.identifier),
          at: intent.place ?? intent.performFacts?.place, help: LintMessages.confirm))
    }
  }

  /// Parameters that some phrase leaves open, and that have no question.
  private mutating func checkQuestions() {
    guard !catalog.traits.contains(.keepsNoDialogs) else { return }
    for phrase in phrases {
      guard let intent = phrase.intent, let shortcut = shortcut(of: phrase) else { continue }
      for parameter in intent.parameters where isAsked(parameter, phrase, shortcut) {
        report(
          Finding(
            .noRequestDialog,
            LintMessages.noRequestDialog(parameter.name, intent.identifier),
            at: parameter.place ?? phrase.place, help: LintMessages.addDialog(parameter.name)))
      }
    }
  }

  private func isAsked(
    _ parameter: ParameterDescriptor, _ phrase: Phrase, _ shortcut: ShortcutDescriptor
  ) -> Bool {
    !parameter.isOptional && parameter.defaultValue == nil && parameter.computedDefault == nil
      && parameter.requestValueDialog == nil && shortcut.arguments[parameter.name] == nil
      && !phrase.template.parameters.contains(parameter.name)
      && phrase.intent?.performFacts?.requestedValues.contains(parameter.name) != true
  }

  /// Whether an intent's name begins with a verb that takes something away for good.
  private func looksDestructive(_ intent: IntentDescriptor) -> Bool {
    guard intent.isDiscoverable, intent.schema == nil, !intent.openAppWhenRun else { return false }
    let title = normalizer.normalize(intent.title.text).string
    let first = title.split(separator: " ").first.map(String.init) ?? ""
    if words.destructive.contains(first) { return true }
    guard Script.sign(of: title) == "Han" else { return false }
    return words.destructive.contains { title.hasSuffix($0) }
  }

  private func neverConfirms(_ intent: IntentDescriptor) -> Bool {
    if let simulation = intent.simulation {
      return simulation.confirmation == nil && simulation.failsWith == nil
    }
    guard let facts = intent.performFacts, facts.confirmation == .never else { return false }
    return !facts.calls.contains { $0.lowercased().contains("confirm") }
  }
}
