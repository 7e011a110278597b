import IntentCatalog
public import LocalizedTexts

/// A reason for which an intent does not go on.
public struct AppIntentError: Error, Equatable, Sendable, CustomStringConvertible,
  CustomLocalizedStringResourceConvertible
{
  enum Kind: Equatable, Sendable {
    case restartPerform
    case needs(PerformQuestion)
    case described(LocalizedStringResource)
    case declined(LocalizedStringResource)
    case noSession
  }
  let kind: Kind
  /// What goes on in the app once the person agrees that it comes to the front.
  private(set) var continuation: Continuation?

  init(_ kind: Kind, continuation: Continuation? = nil) {
    self.kind = kind
    self.continuation = continuation
  }

  /// Code, which is no part of what makes errors equal.
  struct Continuation: Equatable, Sendable {
    let run: @MainActor @Sendable () async throws -> Void
    static func == (left: Self, right: Self) -> Bool { true }
  }

  /// Makes an error with a sentence for the person.
  public init(description: LocalizedStringResource) { kind = .described(description) }

  /// Says in the app's own words what the person has to do first.
  public init(predefinedError: UserActionRequired, description: LocalizedStringResource) {
    kind = .declined(description)
  }

  /// Says in the app's own words what the person has to allow first.
  public init(predefinedError: PermissionRequired, description: LocalizedStringResource) {
    kind = .declined(description)
  }

  /// Says in the app's own words why nothing can be done.
  public init(predefinedError: Unrecoverable, description: LocalizedStringResource) {
    kind = .described(description)
  }

  /// Makes an error of another that has a sentence for the person.
  public init(wrapping error: any Error & CustomLocalizedStringResourceConvertible) {
    kind = .described(error.localizedStringResource)
  }

  /// Makes an error of another.
  public init(wrapping error: any CustomAppIntentErrorConvertible) {
    self = error.appIntentError
  }

  /// Asks for the intent to be run again from the start.
  public static let restartPerform = AppIntentError(.restartPerform)

  /// The error in a word, for developers.
  public var description: String {
    switch kind {
    case .restartPerform: "restartPerform"
    case .needs: "needs an answer"
    case .described(let text), .declined(let text): text.text()
    case .noSession: AppIntentsMessages.noSession
    }
  }

  /// The sentence for the person; empty where there is none.
  public var localizedStringResource: LocalizedStringResource {
    switch kind {
    case .described(let text), .declined(let text): text
    case .restartPerform, .needs, .noSession: ""
    }
  }

  /// The person has to do something first.
  public enum UserActionRequired: String, Error, CaseIterable,
    CustomLocalizedStringResourceConvertible
  {
    case signin, accountSetup, confirmation
    /// The sentence for the person.
    public var localizedStringResource: LocalizedStringResource {
      AppIntentError.text(of: "UserActionRequired.\(rawValue)")
    }
  }

  /// The person has to allow something first.
  public enum PermissionRequired: Error, Hashable, CustomLocalizedStringResourceConvertible {
    case siri, localNetwork, bluetooth, photos, contacts
    case location(precise: Bool = false)

    /// The sentence for the person.
    public var localizedStringResource: LocalizedStringResource {
      let name =
        switch self {
        case .location(precise: true): "preciseLocation"
        case .location: "location"
        default: "\(self)"
        }
      return AppIntentError.text(of: "PermissionRequired.\(name)")
    }
  }

  /// Nothing can be done about it now.
  public enum Unrecoverable: String, Error, CaseIterable, CustomLocalizedStringResourceConvertible {
    case networkFailure, partialFailure, notAllowed, unknown, unsupportedOnDevice
    case featureCurrentlyRestricted, entityNotFound

    /// The sentence for the person.
    public var localizedStringResource: LocalizedStringResource {
      AppIntentError.text(of: "Unrecoverable.\(rawValue)")
    }
  }

  /// A sentence of the table that stands beside the language packs.
  private static func text(of key: String) -> LocalizedStringResource {
    LocalizedStringResource(String.LocalizationValue(key), table: tableName).withDefault("")
  }

  /// A text whose form stands in the table beside the language packs.
  static func text(_ value: String.LocalizationValue) -> String {
    LocalizedStringResource(value, table: tableName).text()
  }

  /// The table of the sentences for the errors that this module defines.
  static let tableName = "AppIntents"
}

/// An error that can be told as one of this module's.
public protocol CustomAppIntentErrorConvertible: Error {
  /// The error.
  var appIntentError: AppIntentError { get }
}

/// Thrown out of a confirmation that was refused.
struct ConfirmationRefused: Error, Hashable {}
