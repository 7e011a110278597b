/// Something that may name the entity that it shows.
public protocol AppEntityAnnotatable {
  /// The entity.
  var appEntityIdentifier: EntityIdentifier? { get set }
}

extension NSUserActivity: AppEntityAnnotatable {
  private static let entityKey = "AppIntents.entity"

  /// The entity that is shown.
  public var appEntityIdentifier: EntityIdentifier? {
    get { _attachments[Self.entityKey] as? EntityIdentifier }
    set { _attachments[Self.entityKey] = newValue }
  }
}
