import IntentCatalog
import PhraseDiagnostics
import Testing

@testable import PhraseLint

/// Kinds of faults that people reported of real apps.
@Suite struct ReportedFaultTests {
  /// Two shortcuts share one wording but for the slot: proved where the names are known, a note where
  /// they are not.
  @Test func oneWordingForTwo() throws {
    var app = LintApp(
      shortcuts: [
        (
          "Lift", ["Lift something with ${applicationName}", "Lift ${lid} with ${applicationName}"]
        ),
        ("Peek", ["Peek with ${applicationName}", "Lift ${pot} gently with ${applicationName}"]),
      ])
    #expect(try app.found() == ["slot-may-take-words@2"])
    app.values = ["lid": [["glass lid"]], "pot": [["glass lid"]]]
    #expect(try app.found() == [])
    app.values = ["lid": [["glass lid gently"]], "pot": [["glass lid"]]]
    #expect(try app.found() == ["slot-takes-words@2"])
  }

  @Test func aVerbOfTheSystemBeforeAName() throws {
    let app = LintApp(
      shortcuts: [
        (
          "Order",
          [
            "Call ${applicationName} now", "Call ${cook} with ${applicationName}",
            "Call for ${cook} with ${applicationName}", "Order with ${applicationName}",
          ]
        )
      ])
    #expect(try app.found() == ["system-verb@1", "system-verb@2"])
  }

  @Test func aSlotIsAllThatThePhraseHas() throws {
    let app = LintApp(
      shortcuts: [
        ("Heat", ["Heat with ${applicationName}", "${mode} in ${applicationName}"]),
        ("Like", ["Like it in ${applicationName}", "Like it in ${applicationName}"]),
      ])
    #expect(try app.found() == ["slot-may-take-words@2", "repeated-phrase@4"])
  }

  @Test func placeholdersThatAreNone() throws {
    let app = LintApp(
      shortcuts: [("Cook", ["Cook in ${applicationName}", "Cook {dish} of ${applicationName}"])],
      translations: [
        "tr": ["Cook in ${applicationName}": ["${application_name} ile pişir"]],
        "zh-Hans": [
          "Cook in ${applicationName}": ["在 \\(.applicationName) 中做饭"],
          "Cook {dish} of ${applicationName}": ["用 ${applicationName} 做饭"],
        ],
      ])
    let found = try app.findings().map { "\($0.rule.rawValue) \($0.locale ?? "")" }
    #expect(
      found == [
        "literal-placeholder en", "untranslated-phrase ", "missing-app-name tr",
        "swift-placeholder zh-Hans", "unknown-placeholder tr",
      ])
  }

  @Test func parametersThatPhrasesDoNotTake() throws {
    let app = LintApp(
      shortcuts: [
        (
          "Set",
          [
            "Set it with ${applicationName}", "Set ${minutes} with ${applicationName}",
            "Turn ${on} ${stove} with ${applicationName}", "Note ${text} with ${applicationName}",
          ]
        )
      ], types: ["minutes": .int, "on": .bool, "text": .string])
    #expect(
      try app.found() == [
        "parameter-type@2", "parameter-type@3", "too-many-parameters@3", "parameter-type@4",
      ])
  }

  /// Phrases that differ by a particle are wanted: where nothing is flexible (iOS 16, a watch), only
  /// what is listed is understood.
  @Test func variantsThatDifferByAParticle() throws {
    let app = LintApp(
      name: "台所", language: "ja",
      shortcuts: [
        (
          "Boil",
          [
            "${applicationName}で${pot}を温める", "${applicationName}の${pot}を温めて",
            "${applicationName}で温める",
          ]
        )
      ])
    #expect(try app.found() == [])
  }

  @Test func whatTheBuildDoesNotRead() throws {
    let app = LintApp(shortcuts: [("Cook", ["Cook in ${applicationName}"])])
    let place = SourcePlace(file: "App.swift", line: 9, column: 5)
    let found = try app.found {
      $0.observations = [
        SourceObservation(.phrasesInConstant, at: place, texts: ["cookPhrases"]),
        SourceObservation(.phraseNotLiteral, at: place, texts: ["Texts.cook"]),
        SourceObservation(.phraseNameInConstant, at: place, texts: ["Cook", "name"]),
        SourceObservation(.shortcutsInArray, at: place, texts: ["P"]),
      ]
    }
    #expect(found == ["not-extracted@9", "not-extracted@9"])
  }

  /// Two phrases of one shortcut that are translated alike, each under its own key.
  @Test func translatedAlike() throws {
    let app = LintApp(
      shortcuts: [("Cook", ["Cook in ${applicationName}", "Fry in ${applicationName}"])],
      translations: [
        "de": [
          "Cook in ${applicationName}": ["Kochen mit ${applicationName}"],
          "Fry in ${applicationName}": ["Kochen mit ${applicationName}!"],
        ]
      ])
    #expect(try app.found() == ["repeated-phrase@1"])
  }

  /// Signs that are said make a difference that comparing letters does not see.
  @Test func namesWithSigns() throws {
    var app = LintApp(shortcuts: [
      ("Cool", ["Cool with ${applicationName}", "Cool ${step} with ${applicationName}"])
    ])
    app.values = ["step": [["-1"], ["1"], ["A"], ["A-"]]]
    #expect(try app.found() == [])
    app.values = ["step": [["Ice-Cold"], ["ice cold"]]]
    #expect(try app.found() == ["same-value-name@0"])
  }
}
