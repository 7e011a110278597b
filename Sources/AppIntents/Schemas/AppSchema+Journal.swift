// Made from the table of the domain in IntentExpansion; a test compares the two.

extension AppSchema {
  /// The domain's intents.
  public struct JournalIntent: AppSchemaIntent {
    fileprivate init() {}
    /// A schema.
    public var createEntry: Self { self }
    /// A schema.
    public var createAudioEntry: Self { self }
    /// A schema.
    public var search: Self { self }
    /// A schema.
    public var updateEntry: Self { self }
    /// A schema.
    public var deleteEntry: Self { self }
  }
}

extension AppSchemaIntent where Self == AppSchema.JournalIntent {
  /// The domain.
  public static var journal: Self { Self() }
}

extension AppSchema {
  /// The domain's entities.
  public struct JournalEntity: AppSchemaEntity {
    fileprivate init() {}
    /// A schema.
    public var entry: Self { self }
  }
}

extension AppSchemaEntity where Self == AppSchema.JournalEntity {
  /// The domain.
  public static var journal: Self { Self() }
}
