import IntentCatalog
import PhraseDiagnostics

extension LintRun {
  /// What the reader of source code saw.
  mutating func checkObservations() {
    for observation in catalog.observations {
      guard let judgement = Self.judgement(of: observation) else { continue }
      let subject = observation.subject.flatMap { catalog.intent($0) }
      guard observation.id != .parameterUnknown || readable.isWhole(subject?.place) else {
        continue
      }
      let (rule, message) = (judgement.0, judgement.1)
      var help = judgement.2
      if observation.id == .phraseWithoutName, let phrase = observation.texts.first {
        help = nameHelp(phrase, isCode: true)
      }
      let isPhrase = observation.id.rawValue.hasPrefix("phrase") && rule != .notExtracted
      report(
        Finding(
          rule, message, at: observation.place, length: observation.length, help: help,
          locale: isPhrase ? catalog.sourceLanguage : nil))
    }
  }

  private typealias Judgement = (LintRule, String, String?)

  private static func judgement(of observation: SourceObservation) -> Judgement? {
    let texts = observation.texts
    let first = texts.first ?? ""
    let second = texts.dropFirst().first ?? ""
    return phraseJudgement(observation.id, first, second)
      ?? shortcutJudgement(observation.id, first, second)
      ?? fileJudgement(observation.id, first, texts)
  }

  private static func phraseJudgement(
    _ kind: SourceObservation.Kind, _ first: String, _ second: String
  ) -> Judgement? {
    switch kind {
    case .phraseWithoutName:
      (.missingAppName, LintMessages.missingAppName(first), nil)
    case .phraseNameEscaped:
      (.missingAppName, LintMessages.missingAppName(first), LintMessages.oneBackslash)
    case .phraseNameAsText:
      (
        .placeholderAsText, LintMessages.placeholderAsText("${applicationName}"),
        LintMessages.interpolate("\\(.applicationName)")
      )
    case .phraseParameterAsText:
      (
        .placeholderAsText, LintMessages.placeholderAsText("${\(second)}"),
        LintMessages.interpolate("\\(\\.$\(second))")
      )
    case .parameterUnknown:
      (.unknownPlaceholder, LintMessages.unknownParameter(second, first), nil)
    case .phraseInterpolatesOther, .phraseConcatenated:
      (.notExtracted, LintMessages.notLiteral(second), LintMessages.writeLiteral)
    case .phraseInConstant:
      (.notExtracted, LintMessages.phraseInConstant(second), LintMessages.writeLiteral)
    case .phraseNotLiteral:
      (.notExtracted, LintMessages.notLiteral(first), LintMessages.writeLiteral)
    case .phrasesInConstant, .phrasesNotLiteral:
      (.notExtracted, LintMessages.phrasesInConstant(first), LintMessages.writeList)
    default: nil
    }
  }

  private static func shortcutJudgement(
    _ kind: SourceObservation.Kind, _ first: String, _ second: String
  ) -> Judgement? {
    switch kind {
    case .shortcutNotLiteral:
      (.notExtracted, LintMessages.shortcutNotLiteral(second), LintMessages.writeShortcut)
    case .shortcutConditional:
      (.builderCondition, LintMessages.builderCondition(second), LintMessages.onlyAvailable)
    case .providerInExtension, .providerInPackage:
      (
        .misplacedProvider, LintMessages.misplacedProvider(first, second),
        LintMessages.moveProvider
      )
    case .providerInNoTarget:
      (.misplacedProvider, LintMessages.providerInNoTarget(first), LintMessages.addToTarget(second))
    case .providerRepeated:
      (
        .severalProviders, LintMessages.severalProviders(second, first),
        LintMessages.joinProviders
      )
    case .textNotLiteral: (.computedText, LintMessages.computedText(second), LintMessages.writeText)
    case .textInOtherBundle: (.otherBundle, LintMessages.otherBundle(first), LintMessages.useMain)
    case .caseWithoutTitle:
      (.caseWithoutTitle, LintMessages.caseWithoutTitle(second, first), LintMessages.addCase)
    case .enumRepeated:
      (.repeatedEnum, LintMessages.repeatedEnum(first), LintMessages.renameEnum(second))
    default: nil
    }
  }

  private static func fileJudgement(
    _ kind: SourceObservation.Kind, _ first: String, _ texts: [String]
  ) -> Judgement? {
    switch kind {
    case .providerPropertyMisnamed:
      (
        .misnamedProperty, LintMessages.misnamedProperty(texts.dropFirst().first ?? ""),
        texts.last.map { LintMessages.didYouMean($0) }
      )
    case .fileUnparsable: (.unreadableFile, LintMessages.unparsable(first), nil)
    case .fileUnreadable: (.unreadableFile, LintMessages.unreadable(first), nil)
    case .fileTooLarge: (.unreadableFile, LintMessages.tooLarge(texts), nil)
    case .linkLoop: (.unreadableFile, LintMessages.linkLoop(first), nil)
    default: nil
    }
  }
}
