import DialogEngine
import IntentCatalog
import IntentMatching
import IntentRuntime
import PhraseDiagnostics
import Testing

@Suite struct OrderingTests {
  /// What is said, the turn's outcome, and what is open after it.
  struct Step: Sendable {
    var say: String
    var outcome: TurnOutcome
    var prompt: OpenPrompt.Kind?
    var parameter: String?
    var values: [String: String] = [:]
  }

  struct Conversation: Sendable, CustomTestStringConvertible {
    var name: String
    var steps: [Step]
    var performed: [[String: ParameterValue]] = []
    var testDescription: String { name }
  }

  private static let ask = Step(
    say: "茶屋で注文", outcome: .started, prompt: .requestValue, parameter: "tea")
  private static let tea = Step(
    say: "煎茶", outcome: .answered, prompt: .requestValue, parameter: "size",
    values: ["tea": "sencha"])
  private static let size = Step(
    say: "M", outcome: .answered, prompt: .confirmation, values: ["size": "medium"])
  private static let order: [String: ParameterValue] = [
    "tea": .identifier("sencha"), "size": .identifier("medium"),
  ]

  private static func changed(_ key: String, _ value: ParameterValue) -> [String: ParameterValue] {
    order.merging([key: value]) { $1 }
  }

  static let conversations: [Conversation] = [
    Conversation(
      name: "the plain way",
      steps: [ask, tea, size, Step(say: "はい", outcome: .result)], performed: [order]),
    Conversation(
      name: "two answers in one",
      steps: [
        ask, Step(say: "煎茶のM", outcome: .answered, prompt: .confirmation),
        Step(say: "お願いします", outcome: .result),
      ], performed: [order]),
    Conversation(
      name: "picked by position and politely",
      steps: [
        ask,
        Step(say: "1番目のでお願いします", outcome: .answered, prompt: .requestValue, parameter: "size"),
        Step(say: "二番目", outcome: .answered, prompt: .confirmation),
        Step(say: "それで大丈夫です", outcome: .result),
      ], performed: [order]),
    Conversation(
      name: "corrected at the confirmation",
      steps: [
        ask, tea, size,
        Step(
          say: "やっぱりLで", outcome: .corrected, prompt: .confirmation, values: ["size": "large"]),
        Step(say: "はい", outcome: .result),
      ], performed: [changed("size", .identifier("large"))]),
    Conversation(
      name: "not this but that",
      steps: [
        ask, tea, size,
        Step(
          say: "煎茶じゃなくてほうじ茶で", outcome: .corrected, prompt: .confirmation,
          values: ["tea": "hojicha"]),
        Step(say: "はい", outcome: .result),
      ], performed: [changed("tea", .identifier("hojicha"))]),
    Conversation(
      name: "corrected in the same breath",
      steps: [
        ask, tea,
        Step(
          say: "S。いや、やっぱりMで", outcome: .answered, prompt: .confirmation,
          values: ["size": "medium"]),
        Step(say: "はい", outcome: .result),
      ], performed: [order]),
    Conversation(
      name: "a number nobody asked for",
      steps: [
        ask, tea, size,
        Step(say: "やっぱり3つで", outcome: .corrected, prompt: .confirmation),
        Step(say: "はい", outcome: .result),
      ], performed: [changed("count", .int(3))]),
    Conversation(
      name: "declined",
      steps: [ask, tea, size, Step(say: "いいえ", outcome: .cancelled)]),
    Conversation(
      name: "cancelled at each prompt",
      steps: [
        ask, Step(say: "やっぱりやめます", outcome: .cancelled),
        ask, tea, Step(say: "いいえ、やめて", outcome: .cancelled),
        ask, tea, size, Step(say: "キャンセル", outcome: .cancelled),
      ]),
    Conversation(
      name: "back to the question before",
      steps: [
        ask, tea,
        Step(say: "戻って", outcome: .corrected, prompt: .requestValue, parameter: "tea"),
        Step(say: "ほうじ茶", outcome: .answered, prompt: .requestValue, parameter: "size"),
        size,
        Step(say: "戻る", outcome: .corrected, prompt: .requestValue, parameter: "size"),
      ]),
    Conversation(
      name: "nonsense three times",
      steps: [
        ask,
        Step(say: "きらきら星", outcome: .notUnderstood, prompt: .requestValue, parameter: "tea"),
        Step(say: "わんわん", outcome: .notUnderstood, prompt: .requestValue, parameter: "tea"),
        Step(say: "🍵🍵🍵", outcome: .gaveUp),
      ]),
    Conversation(
      name: "help and the options change nothing",
      steps: [
        ask,
        Step(say: "何がある？", outcome: .help, prompt: .requestValue, parameter: "tea"),
        Step(say: "もう一度言って", outcome: .help, prompt: .requestValue, parameter: "tea"),
        Step(say: "なんて言えばいいの？", outcome: .help, prompt: .requestValue, parameter: "tea"),
        Step(say: "", outcome: .idle, prompt: .requestValue, parameter: "tea"),
        tea,
      ]),
    Conversation(
      name: "another intent between, then back",
      steps: [
        ask, tea,
        Step(say: "茶屋で呼び鈴", outcome: .result, prompt: .offer),
        Step(say: "はい", outcome: .started, prompt: .requestValue, parameter: "size"),
        size, Step(say: "はい", outcome: .result),
      ], performed: [[:], order]),
    Conversation(
      name: "a misspelt name is asked about",
      steps: [
        ask,
        Step(say: "抹茶ラテン", outcome: .answered, prompt: .confirmation, parameter: "tea"),
        Step(say: "そうです", outcome: .answered, prompt: .requestValue, parameter: "size"),
      ]),
    Conversation(
      name: "a part of a name is enough",
      steps: [
        ask,
        Step(say: "抹茶", outcome: .answered, prompt: .requestValue, parameter: "size"),
      ]),
    Conversation(
      name: "the parameter named",
      steps: [
        ask, tea, size,
        Step(say: "サイズを変えたい", outcome: .corrected, prompt: .requestValue, parameter: "size"),
        Step(say: "L", outcome: .answered, prompt: .confirmation, values: ["size": "large"]),
        Step(say: "サイズはSで", outcome: .corrected, prompt: .confirmation, values: ["size": "small"]),
      ]),
    Conversation(
      name: "denied without another",
      steps: [
        ask,
        Step(
          say: "煎茶にしないで", outcome: .corrected, prompt: .requestValue, parameter: "tea"), tea,
        Step(say: "Lはいらない", outcome: .corrected, prompt: .requestValue, parameter: "size"), size,
        Step(
          say: "煎茶が違います", outcome: .corrected, prompt: .requestValue, parameter: "tea"),
      ]),
    Conversation(
      name: "one value changed into another",
      steps: [
        ask, tea, size,
        Step(
          say: "煎茶をほうじ茶に変えて", outcome: .corrected, prompt: .confirmation,
          values: ["tea": "hojicha"]),
        Step(
          say: "違う、緑茶って言ったんだけど", outcome: .corrected, prompt: .confirmation,
          values: ["tea": "sencha"]),
        Step(say: "ええ、どうぞ", outcome: .result),
      ], performed: [order]),
    Conversation(
      name: "corrected after it was done",
      steps: [
        ask, tea, size, Step(say: "はい", outcome: .result),
        Step(say: "やっぱりLで", outcome: .started, prompt: .confirmation, values: ["size": "large"]),
        Step(say: "やっぱりSで", outcome: .corrected, prompt: .confirmation, values: ["size": "small"]),
        Step(say: "はい", outcome: .result), Step(say: "はい", outcome: .notUnderstood),
        Step(say: "茶屋で呼び鈴", outcome: .result), Step(say: "やっぱりLで", outcome: .notUnderstood),
      ], performed: [order, changed("size", .identifier("small")), [:]]),
    Conversation(
      name: "asked to wait, and what there is",
      steps: [
        ask, Step(say: "ちょっと待って", outcome: .idle, prompt: .requestValue, parameter: "tea"),
        Step(say: "待って", outcome: .idle, prompt: .requestValue, parameter: "tea"),
        Step(say: "すみません", outcome: .help, prompt: .requestValue, parameter: "tea"),
        Step(say: "お茶は何がありますか？", outcome: .help, prompt: .requestValue, parameter: "tea"), tea,
      ]),
    Conversation(
      name: "refused before anything began",
      steps: [
        Step(say: "茶屋で注文しないで", outcome: .notUnderstood),
        Step(say: "煎茶は注文しないでください", outcome: .notUnderstood),
      ]),
  ]

  @Test func aSessionIsOfItsApps() async throws {
    let session = try await teaSession()
    _ = await session.say("茶屋で注文")
    let saved = try await session.save()
    var other = teaShop
    other.id = "CoffeeShop"
    let configuration = SessionConfiguration(
      apps: [.simulated(other)], locale: "ja_JP", resources: resources)
    let problem = await #expect(throws: Diagnostic.self) {
      try await ConversationSession(configuration, saved: saved)
    }
    #expect(problem?.message == "会話のファイルはTeaShopのもので、CoffeeShopのものではありません。")
  }

  @Test(arguments: conversations)
  func goesAsItShould(_ conversation: Conversation) async throws {
    let session = try await teaSession()
    var performed: [[String: ParameterValue]] = []
    for step in conversation.steps {
      let turn = await session.say(step.say)
      let said = "\(step.say) → \(turn.lines)"
      #expect(turn.outcome == step.outcome, "\(said)")
      #expect(turn.prompt?.kind == step.prompt, "\(said)")
      if let parameter = step.parameter {
        #expect(turn.prompt?.parameter == parameter, "\(said)")
      }
      for (name, id) in step.values {
        #expect(turn.parameters[name] == .identifier(id), "\(said)")
      }
      performed += turn.performed.map(\.parameters)
    }
    #expect(performed == conversation.performed)
  }

  @Test(arguments: [
    ("煎茶", Tier.exact, 0), ("煎茶でお願いします", .lenient, 0), ("抹茶", .lenient, 0), ("抹茶ラテン", .fuzzy, 1),
    ("やめます", .exact, 0),
  ])
  func aReplyTellsHowItWasRead(_ say: String, _ tier: Tier, _ edits: Int) async throws {
    let session = try await teaSession()
    _ = await session.say("茶屋で注文")
    #expect(await session.say(say).reading == TurnReading(tier: tier, edits: edits))
  }

  @Test func whatIsNotUnderstoodHasNoReading() async throws {
    let session = try await teaSession()
    _ = await session.say("茶屋で注文")
    #expect(await session.say("きらきら星").reading == nil)
  }
}
