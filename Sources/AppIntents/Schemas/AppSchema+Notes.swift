// Made from the table of the domain in IntentExpansion; a test compares the two.

extension AppSchema {
  /// The domain's intents.
  public struct NotesIntent: AppSchemaIntent {
    fileprivate init() {}
    /// A schema.
    public var createNote: Self { self }
    /// A schema.
    public var updateNote: Self { self }
  }
}

extension AppSchemaIntent where Self == AppSchema.NotesIntent {
  /// The domain.
  public static var notes: Self { Self() }
}

extension AppSchema {
  /// The domain's entities.
  public struct NotesEntity: AppSchemaEntity {
    fileprivate init() {}
    /// A schema.
    public var note: Self { self }
    /// A schema.
    public var account: Self { self }
    /// A schema.
    public var folder: Self { self }
  }
}

extension AppSchemaEntity where Self == AppSchema.NotesEntity {
  /// The domain.
  public static var notes: Self { Self() }
}
