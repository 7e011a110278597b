import IntentCatalog
public import LocalizedTexts

/// What an action is called where it is confirmed.
public struct ConfirmationActionName: Sendable {
  private enum Name: Sendable {
    case known(String)
    case custom(Custom)
  }

  private struct Custom: Sendable {
    var accept: LocalizedStringResource
    var acceptAlternatives: [LocalizedStringResource]
    var deny: LocalizedStringResource
    var denyAlternatives: [LocalizedStringResource]
    var destructive: Bool
  }

  private let name: Name

  private init(_ name: String) { self.name = .known(name) }

  private static let deleting = "delete"
  /// What the engine asks before a schema's intent deletes something.
  static let delete = ConfirmationActionName(deleting)
  private init(custom: Custom) { name = .custom(custom) }

  /// Words of the app's own for both answers.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [],
    destructive: Bool = false
  ) -> ConfirmationActionName {
    ConfirmationActionName(
      custom: Custom(
        accept: acceptLabel, acceptAlternatives: acceptAlternatives, deny: denyLabel,
        denyAlternatives: denyAlternatives, destructive: destructive))
  }

  /// The name in the language of the task.
  var descriptor: ActionNameDescriptor {
    switch name {
    case .known(let name): ActionNameDescriptor(name, isDestructive: name == Self.deleting)
    case .custom(let custom):
      ActionNameDescriptor(
        "custom", acceptLabel: custom.accept.text(),
        acceptAlternatives: custom.acceptAlternatives.map { $0.text() },
        denyLabel: custom.deny.text(), denyAlternatives: custom.denyAlternatives.map { $0.text() },
        isDestructive: custom.destructive)
    }
  }

  /// `add`.
  public static let add = ConfirmationActionName("add")
  /// `addData`.
  public static let addData = ConfirmationActionName("addData")
  /// `book`.
  public static let book = ConfirmationActionName("book")
  /// `buy`.
  public static let buy = ConfirmationActionName("buy")
  /// `call`.
  public static let call = ConfirmationActionName("call")
  /// `checkIn`.
  public static let checkIn = ConfirmationActionName("checkIn")
  /// `continue`.
  public static let `continue` = ConfirmationActionName("continue")
  /// `create`.
  public static let create = ConfirmationActionName("create")
  /// `do`.
  public static let `do` = ConfirmationActionName("do")
  /// `download`.
  public static let download = ConfirmationActionName("download")
  /// `filter`.
  public static let filter = ConfirmationActionName("filter")
  /// `find`.
  public static let find = ConfirmationActionName("find")
  /// `get`.
  public static let get = ConfirmationActionName("get")
  /// `go`.
  public static let go = ConfirmationActionName("go")
  /// `log`.
  public static let log = ConfirmationActionName("log")
  /// `open`.
  public static let open = ConfirmationActionName("open")
  /// `order`.
  public static let order = ConfirmationActionName("order")
  /// `pay`.
  public static let pay = ConfirmationActionName("pay")
  /// `play`.
  public static let play = ConfirmationActionName("play")
  /// `playSound`.
  public static let playSound = ConfirmationActionName("playSound")
  /// `post`.
  public static let post = ConfirmationActionName("post")
  /// `request`.
  public static let request = ConfirmationActionName("request")
  /// `run`.
  public static let run = ConfirmationActionName("run")
  /// `search`.
  public static let search = ConfirmationActionName("search")
  /// `send`.
  public static let send = ConfirmationActionName("send")
  /// `set`.
  public static let set = ConfirmationActionName("set")
  /// `share`.
  public static let share = ConfirmationActionName("share")
  /// `start`.
  public static let start = ConfirmationActionName("start")
  /// `startNavigation`.
  public static let startNavigation = ConfirmationActionName("startNavigation")
  /// `toggle`.
  public static let toggle = ConfirmationActionName("toggle")
  /// `turnOff`.
  public static let turnOff = ConfirmationActionName("turnOff")
  /// `turnOn`.
  public static let turnOn = ConfirmationActionName("turnOn")
  /// `view`.
  public static let view = ConfirmationActionName("view")
}

/// When a confirmation is asked at all.
public struct ConfirmationConditions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Only where it is not sure what was said.
  public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}
