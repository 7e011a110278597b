/// What may be done in a conversation besides talking.
enum ColonCommand: String, CaseIterable {
  case help, explain, phrases, app, locale, undo, save, html, reload, reset, launch, signin, store
  case `do`, suggest, quit

  /// What stands after the command, for the help.
  var argument: String {
    switch self {
    case .explain: " [TEXT]"
    case .app: " [NAME]"
    case .locale: " [ID]"
    case .save, .html, .store: " FILE"
    case .do: " Intent(name: value)"
    default: ""
    }
  }
}
