@_exported public import Foundation
@_exported public import Observation

/// Something that is kept: a class with `@Model`.
public protocol PersistentModel: AnyObject, Identifiable, Hashable {}

extension PersistentModel {
  /// What tells it from others as long as the program runs.
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(object: ObjectIdentifier(self))
  }
  /// What tells it from others.
  public var id: PersistentIdentifier { persistentModelID }
  /// Each is itself only.
  public static func == (one: Self, other: Self) -> Bool { one === other }
  /// Each is itself only.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What tells a model from others as long as the program runs.
public struct PersistentIdentifier: Hashable, Sendable {
  let object: ObjectIdentifier
}

/// Makes a class a model that can be kept.
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "AppIntentsMacros", type: "ModelMacro")

/// Says how a property is kept; here all are kept alike.
@attached(peer)
public macro Attribute(_ options: AttributeOption..., originalName: String? = nil) =
  #externalMacro(module: "AppIntentsMacros", type: "ModelAttributeMacro")

/// Says how models belong together; here the objects themselves do.
@attached(peer)
public macro Relationship(
  deleteRule: DeleteRule = .nullify, originalName: String? = nil, inverse: AnyKeyPath? = nil
) = #externalMacro(module: "AppIntentsMacros", type: "ModelAttributeMacro")

/// Leaves a property out; here nothing is written, so there is nothing to leave out.
@attached(peer)
public macro Transient() =
  #externalMacro(module: "AppIntentsMacros", type: "ModelAttributeMacro")

/// How a property is kept.
public struct AttributeOption: Hashable, Sendable {
  private let name: String
  /// No two have the same.
  public static var unique: AttributeOption { AttributeOption(name: "unique") }
  /// Beside the database.
  public static var externalStorage: AttributeOption { AttributeOption(name: "externalStorage") }
  /// For searches.
  public static var spotlight: AttributeOption { AttributeOption(name: "spotlight") }
}

/// What becomes of models that belong to one that is deleted.
public enum DeleteRule: Hashable, Sendable {
  case nullify, cascade, deny, noAction
}
