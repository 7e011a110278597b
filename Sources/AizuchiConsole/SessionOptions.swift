import IntentTranscripts
import PhraseDiagnostics

/// The options that preset a conversation: a transcript's header keys.
enum SessionOptions {
  static let app = OptionShape(
    "app", "NAME", repeatable: true,
    "an app: a sample's name, a source tree, a pack's folder, a catalog's .json")
  static let locale = OptionShape("locale", "ID", "the language and region, as ja or en_US")
  static let tiers = OptionShape(
    "tiers", "LIST", "the tiers to try, of exact,lenient,fuzzy")

  /// All of them.
  static let all = [
    app, locale, tiers,
    OptionShape("now", "TIME", "the time at which it begins, as 2024-07-10T12:00:00+09:00"),
    OptionShape("timezone", "ID", "the time zone, as Asia/Tokyo"),
    OptionShape("store", "FILE", "a JSON file for the app's store, which is then kept in memory"),
    OptionShape("providers", "FILE", "a JSON file that knows ways and weather"),
    OptionShape("onscreen", "IDS", "the entities on the screen"),
    OptionShape("launched", "BOOL", "whether the app was launched before (true)"),
    OptionShape("signedin", "BOOL", "whether somebody is signed in (true)"),
    OptionShape("voice", "BOOL", optional: true, "no screen: everything is said in full"),
    OptionShape("bound", "BOOL", optional: true, "the apps' names may be missing (with one app)"),
  ]

  /// The header that the options stand for.
  static func header(of arguments: CommandArguments) throws(UsageFault) -> SessionHeader {
    var header = SessionHeader()
    for key in SessionHeader.keys {
      for value in arguments.options[key] ?? [] {
        do throws(HeaderFault) {
          try header.set(key, to: value)
        } catch {
          let diagnostic = error.diagnostic()
          throw UsageFault(message: "--\(key): \(diagnostic.message)", help: diagnostic.help)
        }
      }
    }
    return header
  }
}
