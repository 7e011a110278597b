/// Sentences for developers about their use of this module.
enum AppIntentsMessages {
  static let propertyWithoutValue =
    "an entity's property was read before the entity set it"
  static let neverIsNoIntent = "Never stands for no intent and cannot be made"

  static func parameterWithoutValue(_ name: String) -> String {
    "parameter '\(name)' was read without a value; check `valueState` or ask with `requestValue`"
  }

  static func missingDependency(_ type: String, owner: String?) -> String {
    "no dependency of type \(type) is registered"
      + (owner.map { ", which \($0) needs" } ?? "")
      + "; add it to AppDependencyManager.shared before intents run"
  }

  static func failedDependency(_ type: String, _ reason: String) -> String {
    "the dependency of type \(type) could not be made: \(reason)"
  }

  static let noSession = "this can only be asked while an intent runs in a session"
  static func unknownIntent(_ name: String) -> String { "the app has no intent '\(name)'" }
  static func unknownType(_ name: String) -> String { "the app has no values of type '\(name)'" }
  static func noStore(_ app: String) -> String {
    "\(app) has no store that a file can be loaded into"
  }
  static func notTransferable(_ type: String) -> String {
    "entities of the type '\(type)' offer no data to other apps"
  }
}
