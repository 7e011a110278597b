/// A change of an entity through a schema: what it was, and what was said of it.
public struct SchemaChange: Hashable, Sendable, Codable {
  /// The app's identifier.
  public var app: String
  /// The schema of the intent that changed it (`calendar.updateEvent`).
  public var schema: String
  /// The entity's identifier.
  public var entity: String
  /// What it was called.
  public var title: String
  /// Property to its value before the change.
  public var before: [String: ParameterValue]
  /// Property to its value from then on; empty until the change is done.
  public var after: [String: ParameterValue]

  /// Makes a change.
  public init(
    app: String, schema: String, entity: String, title: String,
    before: [String: ParameterValue] = [:], after: [String: ParameterValue] = [:]
  ) {
    self.app = app
    self.schema = schema
    self.entity = entity
    self.title = title
    self.before = before
    self.after = after
  }
}

/// What an app has for other apps.
public struct SchemaSource: Hashable, Sendable {
  /// The app's identifier.
  public var app: String
  /// The schema of the entity that gives it (`calendar.event`).
  public var entity: String
  /// Role (`people`) to the property that gives it.
  public var roles: [String: String]

  /// Makes a source.
  public init(app: String, entity: String, roles: [String: String]) {
    self.app = app
    self.entity = entity
    self.roles = roles
  }
}
