// Made from the table of the domain in IntentExpansion; a test compares the two.

extension AppSchema {
  /// The domain's intents.
  public struct FilesIntent: AppSchemaIntent {
    fileprivate init() {}
    /// A schema.
    public var createFolder: Self { self }
    /// A schema.
    public var renameFile: Self { self }
    /// A schema.
    public var openFile: Self { self }
    /// A schema.
    public var moveFiles: Self { self }
    /// A schema.
    public var deleteFiles: Self { self }
  }
}

extension AppSchemaIntent where Self == AppSchema.FilesIntent {
  /// The domain.
  public static var files: Self { Self() }
}

extension AppSchema {
  /// The domain's entities.
  public struct FilesEntity: AppSchemaEntity {
    fileprivate init() {}
    /// A schema.
    public var file: Self { self }
  }
}

extension AppSchemaEntity where Self == AppSchema.FilesEntity {
  /// The domain.
  public static var files: Self { Self() }
}
