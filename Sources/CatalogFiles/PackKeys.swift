/// The keys of `app.json`, by what they belong to; `Phrases/app.schema.json` describes each.
enum PackKeys {
  static let pack = [
    "$schema", "id", "name", "alternativeNames", "bundleIdentifier", "sourceLanguage", "enums",
    "entities", "intents", "shortcuts", "negativePhrases", "rules",
  ]
  static let additions = ["$schema", "extends", "shortcuts", "rules"]
  static let enumType = ["id", "title", "cases"]
  static let entityType = ["id", "title", "values", "usual"]
  static let value = ["id", "title", "subtitle", "synonyms", "image"]
  static let intent = [
    "id", "title", "description", "parameters", "summary", "opensApp", "authenticationPolicy",
    "isDiscoverable", "perform",
  ]
  static let parameter = [
    "name", "title", "description", "type", "optional", "array", "default", "minimum", "maximum",
    "ask", "askWhich", "values", "dateKind", "true", "false",
  ]
  static let perform = [
    "confirmation", "action", "dialog", "snippet", "command", "url", "failsWith",
  ]
  static let shortcut = [
    "intent", "arguments", "phrases", "templates", "shortTitle", "systemImageName",
  ]
  static let addedShortcut = ["intent", "arguments", "templates", "usualHours"]
}
