import Testing

/// Inputs of the kind that people reported for such systems, with what must come out.
struct ReportedInput: Sendable, CustomTestStringConvertible {
  var title: String
  var app: TestApp
  /// What is said, and the summary of what must come out.
  var says: [(String, String)]

  var testDescription: String { title }
}

extension ReportedInput {
  static let all: [ReportedInput] =
    sharedWordings + values + japanese + names + numbers + endings + appNames

  private static let digits = (1...29).map(String.init)
  private static let homeAssistant = "Home Assistant"

  static let sharedWordings: [ReportedInput] = [
    ReportedInput(
      title: "two shortcuts share one wording",
      app: TestApp(
        name: homeAssistant,
        shortcuts: [
          ("OpenCover", ["${applicationName}で${entity}を開ける"]),
          (
            "ShowDetails",
            ["${applicationName}で${target}を開ける", "${applicationName}で${target}の詳細を開く"]
          ),
        ],
        values: ["entity": ["リビングのブラインド"], "target": ["リビングのブラインド", "外気温センサー"]], language: "ja"),
      says: [
        (
          "Home Assistantでリビングのブラインドを開ける",
          "ambiguous: OpenCover(entity=リビングのブラインド) | ShowDetails(target=リビングのブラインド)"
        ),
        ("Home Assistantで外気温センサーを開ける", "ShowDetails(target=外気温センサー)"),
      ]),
    ReportedInput(
      title: "a longer literal is not part of a value",
      app: TestApp(
        name: homeAssistant,
        shortcuts: [
          ("OpenCover", ["Open ${entity} in ${applicationName}"]),
          ("ShowDetails", ["Open ${target} details in ${applicationName}"]),
        ], values: ["entity": ["living room blind"], "target": ["living room blind"]]),
      says: [
        (
          "Open living room blind details in Home Assistant",
          "ShowDetails(target=living room blind)"
        )
      ]),
    ReportedInput(
      title: "one noun, two entity types",
      app: TestApp(
        name: "Actuali",
        shortcuts: [
          (
            "AccountBalance",
            [
              "Check ${account} balance in ${applicationName}",
              "Check account balance in ${applicationName}",
            ]
          ),
          (
            "CategoryBalance",
            [
              "Check ${category} balance in ${applicationName}",
              "Check category balance in ${applicationName}",
            ]
          ),
        ], values: ["account": ["Savings", "Checking"], "category": ["Savings", "Groceries"]]),
      says: [
        (
          "Check Savings balance in Actuali",
          "ambiguous: AccountBalance(account=Savings) | CategoryBalance(category=Savings)"
        ),
        ("Check Groceries balance in Actuali", "CategoryBalance(category=Groceries)"),
        ("check category balance in actuali", "CategoryBalance()"),
      ]),
    ReportedInput(
      title: "two commands translated to one sentence, in a language without a pack",
      app: TestApp(
        name: "iAPS",
        shortcuts: [
          ("MealPreset", ["${applicationName} temporär basal"]),
          ("TempBasal", ["${applicationName} temporär basal"]),
        ], language: "sv"),
      says: [("iAPS temporär basal", "ambiguous: MealPreset() | TempBasal()")]),
  ]

  static let values: [ReportedInput] = [
    ReportedInput(
      title: "a value that is a verb, with synonyms",
      app: TestApp(
        name: "Agent One",
        shortcuts: [
          (
            "SetLocationState",
            [
              "Turn ${applicationName} Location ${state}",
              "Set ${applicationName} Location to ${state}",
            ]
          )
        ], values: ["state": ["on|enable|resume|start", "off|disable|pause|stop"]]),
      says: [
        ("turn Agent One location off", "SetLocationState(state=off)"),
        ("set Agent One location to disable", "SetLocationState(state=off)"),
      ]),
    ReportedInput(
      title: "a slot at the very start; a value that is another shortcut's literal",
      app: TestApp(
        name: "Amperfy", otherNames: ["Amperfy Music"],
        shortcuts: [
          ("PlayPause", ["${playPauseMode} in ${applicationName}"]),
          (
            "Favorite",
            [
              "Favorite song in ${applicationName}", "${isFavorite} in ${applicationName}",
              "${isFavorite} song in ${applicationName}",
            ]
          ),
          ("Rate", ["Rate song ${rating} stars in ${applicationName}"]),
        ],
        values: [
          "playPauseMode": ["Play", "Pause", "Play/Pause|toggle"],
          "isFavorite": ["Favorite", "Stop favoriting"], "rating": (0...5).map(String.init),
        ]),
      says: [
        ("Pause in Amperfy", "PlayPause(playPauseMode=Pause)"),
        ("Toggle in Amperfy Music", "PlayPause(playPauseMode=Play/Pause)"),
        ("play pause in Amperfy", "PlayPause(playPauseMode=Play/Pause)"),
        // The literal phrase says more of the utterance than the one with the slot: it wins alone.
        ("Favorite song in Amperfy", "Favorite()"),
        ("rate song three stars in Amperfy", "Rate(rating=3)"),
      ]),
    ReportedInput(
      title: "a phrase without parameters",
      app: TestApp(
        name: "Cork",
        shortcuts: [
          (
            "GetInstalledPackages",
            ["Show me my installed Homebrew packages using ${applicationName}"]
          )
        ]),
      says: [("Show me my installed Homebrew packages using Cork", "GetInstalledPackages()")]),
    ReportedInput(
      title: "question mark and apostrophe do not matter",
      app: TestApp(
        name: "BlueWallet",
        shortcuts: [
          (
            "Price",
            ["What's the current Bitcoin rate in ${fiatCurrency} using ${applicationName}?"]
          )
        ], values: ["fiatCurrency": ["USD", "EUR", "JPY"]]),
      says: [
        ("What's the current Bitcoin rate in USD using BlueWallet?", "Price(fiatCurrency=USD)"),
        ("What’s the current Bitcoin rate in USD using BlueWallet", "Price(fiatCurrency=USD)"),
      ]),
    ReportedInput(
      title: "several parameters in one phrase",
      app: TestApp(
        name: "Pantry",
        shortcuts: [
          (
            "Move",
            [
              "Move ${itemName} to ${category} with ${applicationName}",
              "Move ${itemName} to ${category} on ${list} list with ${applicationName}",
            ]
          )
        ],
        values: ["itemName": ["oat milk"], "category": ["dairy"], "list": ["weekly", "grocery"]]),
      says: [
        (
          "Move oat milk to dairy on weekly list with Pantry",
          "Move(itemName=oat milk, category=dairy, list=weekly)"
        )
      ]),
    ReportedInput(
      title: "preset arguments are kept",
      app: TestApp(
        name: homeAssistant,
        shortcuts: [
          ("TurnOnOff(action: .on)", ["Turn on ${entity} in ${applicationName}"]),
          ("TurnOnOff(action: .off)", ["Turn off ${entity} in ${applicationName}"]),
        ], values: ["entity": ["desk lamp"]]),
      says: [
        ("Turn off desk lamp in Home Assistant", "TurnOnOff(action=off, entity=desk lamp)"),
        ("Turn on desk lamp in Home Assistant", "TurnOnOff(action=on, entity=desk lamp)"),
      ]),
  ]

  static let japanese: [ReportedInput] = [
    ReportedInput(
      title: "white space in Japanese, Latin names inside",
      app: TestApp(
        name: "ミュージック", shortcuts: [("Play", ["${applicationName}で${artist}を再生"])],
        values: ["artist": ["Taylor Swift", "五月天"]], language: "ja"),
      says: [
        ("ミュージックで Taylor Swift を再生", "Play(artist=Taylor Swift)"),
        ("ミュージックでTaylor Swiftを再生", "Play(artist=Taylor Swift)"),
        ("ミュージック で 五 月 天 を 再生", "Play(artist=五月天)"),
      ]),
    ReportedInput(
      title: "a space in the template",
      app: TestApp(
        name: "タオル管理", shortcuts: [("RecordExchange", ["${towel}を交換した ${applicationName}"])],
        values: ["towel": ["バスタオル", "フェイスタオル"]], language: "ja"),
      says: [
        ("バスタオルを交換した タオル管理", "RecordExchange(towel=バスタオル)"),
        ("バスタオルを交換したタオル管理", "RecordExchange(towel=バスタオル)"),
        ("バスタオルを交換した　タオル管理", "RecordExchange(towel=バスタオル)"),
      ]),
    ReportedInput(
      title: "digits, number words, kana for kanji",
      app: TestApp(
        name: "ホーム", shortcuts: [("TurnOff", ["${applicationName}で${light}を切って"])],
        values: ["light": ["ライト1", "ライト2", "ライト12"]], language: "ja"),
      says: [
        ("ホームでライト２を切って", "TurnOff(light=ライト2)"),
        ("ホームでライト二を切って", "TurnOff(light=ライト2)"),
        ("ホームでライト2をきって", "TurnOff(light=ライト2)"),
        ("ホームでライト ２ をきって", "TurnOff(light=ライト2)"),
        ("ホームでライト12を切って", "TurnOff(light=ライト12)"),
        ("ホームでライト十二を切って", "TurnOff(light=ライト12)"),
        // A word that only sounds like the number is suggested (see NearestTests), never acted on.
        ("ホームでライトにをきって", "none"),
      ]),
    ReportedInput(
      title: "half-width katakana and split voicing marks",
      app: TestApp(
        name: "ホーム", shortcuts: [("Open", ["${applicationName}で${entity}を開けて"])],
        values: ["entity": ["ガレージ", "ヴィラ", "パソコン"]], language: "ja"),
      says: [
        ("ﾎｰﾑでｶﾞﾚｰｼﾞを開けて", "Open(entity=ガレージ)"),
        ("ホームでカ\u{3099}レージを開けて", "Open(entity=ガレージ)"),
        ("ホームでガレージを開けて", "Open(entity=ガレージ)"),
        ("ホームでｳﾞｨﾗを開けて", "Open(entity=ヴィラ)"),
        ("ホームで㌔を開けて", "none"),
      ]),
    ReportedInput(
      title: "names that contain particles and the app's name",
      app: TestApp(
        name: "IntentTodo",
        shortcuts: [
          (
            "Complete",
            [
              "${applicationName}で${todo}を完了", "${applicationName}の${todo}を完了にする",
              "${applicationName}でやることの完了を切り替え",
            ]
          ),
          ("Delete", ["${applicationName}から${todo}を削除", "${applicationName}の${todo}を削除"]),
        ], values: ["todo": ["牛乳を買う", "牛乳", "古いログを削除", "IntentTodoで遊ぶ"]], language: "ja"),
      says: [
        ("IntentTodoで牛乳を買うを完了", "Complete(todo=牛乳を買う)"),
        ("IntentTodoの牛乳を買うを完了にする", "Complete(todo=牛乳を買う)"),
        ("IntentTodoの古いログを削除を削除", "Delete(todo=古いログを削除)"),
        ("IntentTodoの古いログを削除", "none"),
        ("IntentTodoでIntentTodoで遊ぶを完了", "Complete(todo=IntentTodoで遊ぶ)"),
      ]),
  ]

  static let names: [ReportedInput] = [
    ReportedInput(
      title: "apostrophe, hyphen, full stop, plus and emoji in names",
      app: TestApp(
        name: homeAssistant,
        shortcuts: [("GetState", ["What is the state of ${entity} in ${applicationName}"])],
        values: [
          "entity": [
            "Abigail's window", "Living Room - Movie Night", "Dr. Dre", "AC/DC lamp",
            "Kids' room 🧸",
            "C++ box", "🧸", "...",
          ]
        ]),
      says: [
        (
          "What is the state of abigails window in Home Assistant",
          "GetState(entity=Abigail's window)"
        ),
        (
          "What is the state of Abigail’s window in Home Assistant?",
          "GetState(entity=Abigail's window)"
        ),
        (
          "what is the state of living room movie night in home assistant",
          "GetState(entity=Living Room - Movie Night)"
        ),
        ("what is the state of kids room in home assistant", "GetState(entity=Kids' room 🧸)"),
        ("what is the state of c++ box in home assistant", "GetState(entity=C++ box)"),
        ("what is the state of dr dre in home assistant", "GetState(entity=Dr. Dre)"),
        ("what is the state of ac dc lamp in home assistant", "GetState(entity=AC/DC lamp)"),
        ("what is the state of in home assistant", "none"),
      ])
  ]

  static let numbers: [ReportedInput] = [
    ReportedInput(
      title: "number words and digits",
      app: TestApp(
        name: "OpenGluck", otherNames: ["OpenGlück", "Glück", "OG"],
        shortcuts: [
          (
            "IncreaseInsulin",
            ["${applicationName} add ${units}", "${applicationName} add ${units} units"]
          ),
          ("AddInsulin", ["${applicationName} add insulin", "${applicationName} ${units} units"]),
          ("AddSugar", ["${applicationName} add sugar", "${applicationName} ${grams} grams"]),
          ("Snooze", ["${applicationName} zero grams"]),
        ], values: ["units": digits, "grams": digits]),
      says: [
        ("OpenGluck add five", "IncreaseInsulin(units=5)"),
        ("OpenGluck add 5", "IncreaseInsulin(units=5)"),
        ("OpenGlück add 5 units", "IncreaseInsulin(units=5)"),
        ("opengluck add twenty-one units", "IncreaseInsulin(units=21)"),
        ("OG add insulin", "AddInsulin()"),
        ("OpenGluck zero grams", "Snooze()"),
        ("OpenGluck 0 grams", "Snooze()"),
        ("OpenGluck twenty units", "AddInsulin(units=20)"),
      ]),
    ReportedInput(
      title: "signs that are also said in words",
      app: TestApp(
        name: "Lights",
        shortcuts: [
          ("SetBrightness", ["Set brightness to ${level} percent in ${applicationName}"])
        ],
        values: ["level": ["25", "50", "100"]]),
      says: [
        ("Set brightness to 50% in Lights", "SetBrightness(level=50)"),
        ("Set brightness to fifty percent in Lights", "SetBrightness(level=50)"),
        ("set brightness to 50 per cent in lights", "SetBrightness(level=50)"),
      ]),
    ReportedInput(
      title: "words that sound like numbers",
      app: TestApp(
        name: "Home",
        shortcuts: [
          ("TurnOn", ["Turn on ${device} in ${applicationName}"]),
          ("Send", ["Send ${device} to ${applicationName}"]),
        ], values: ["device": ["Wireless device 1", "Wireless device 2", "Wireless device 3"]]),
      says: [
        ("turn on wireless device to in Home", "none"),
        ("send wireless device 2 to home", "Send(device=Wireless device 2)"),
      ]),
  ]

  static let endings: [ReportedInput] = [
    ReportedInput(
      title: "never mind at the end; a thing called Nevermind",
      app: TestApp(
        name: "Home",
        shortcuts: [
          ("TurnOn", ["Turn on ${entity} in ${applicationName}"]),
          ("Play", ["Play ${album} in ${applicationName}"]),
        ], values: ["entity": ["kitchen light"], "album": ["Nevermind", "Stop Making Sense"]]),
      says: [
        ("turn on kitchen light in Home never mind", "none"),
        ("turn on kitchen light in Home, no wait, stop", "none"),
        ("play Nevermind in Home", "Play(album=Nevermind)"),
        ("play stop making sense in home", "Play(album=Stop Making Sense)"),
      ]),
    ReportedInput(
      title: "nonsense matches nothing",
      app: TestApp(
        name: "OpenGluck",
        shortcuts: [
          (
            "DeleteLastInsulin",
            [
              "${applicationName} delete last insulin",
              "Delete the last insulin in ${applicationName}",
            ]
          )
        ]),
      says: [("purple monkey dishwasher in OpenGluck", "none"), ("OpenGluck", "none")]),
  ]

  static let appNames: [ReportedInput] = [
    ReportedInput(
      title: "spaces in an app's name",
      app: TestApp(
        name: "SG NextBus", otherNames: ["NextBus"],
        shortcuts: [("BookRide", ["Book a ride with ${applicationName}"])]),
      says: [
        ("book a ride with next bus", "BookRide()"), ("Book a ride with SG Next Bus", "BookRide()"),
        ("book a ride with nextbus", "BookRide()"), ("book a ride with sgnextbus", "BookRide()"),
      ]),
    ReportedInput(
      title: "an app's name as it is pronounced",
      app: TestApp(
        name: "xDrip4iOS", otherNames: ["xDrip", "Drip"],
        shortcuts: [("Glucose", ["What's my glucose in ${applicationName}"])]),
      says: [
        ("what's my glucose in x drip", "Glucose()"), ("what's my glucose in ex drip", "Glucose()"),
        ("What’s my glucose in xDrip?", "Glucose()"),
      ]),
    ReportedInput(
      title: "accents and capitals in an app's name; a name inside a word",
      app: TestApp(
        name: "OpenGluck", otherNames: ["OpenGlück", "OG"],
        shortcuts: [("DeleteLastInsulin", ["${applicationName} delete last insulin"])]),
      says: [
        ("OPENGLU\u{308}CK delete last insulin", "DeleteLastInsulin()"),
        ("OPENGLÜCK delete last insulin", "DeleteLastInsulin()"),
        ("dog delete last insulin", "none"),
      ]),
  ]
}
