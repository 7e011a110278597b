// Made from the table of the domain in IntentExpansion; a test compares the two.

extension AppSchema {
  /// The domain's intents.
  public struct ReaderIntent: AppSchemaIntent {
    fileprivate init() {}
    /// A schema.
    public var rotateDocuments: Self { self }
    /// A schema.
    public var resizeDocuments: Self { self }
    /// A schema.
    public var openPage: Self { self }
    /// A schema.
    public var enhanceDocuments: Self { self }
    /// A schema.
    public var openDocument: Self { self }
    /// A schema.
    public var rotatePages: Self { self }
    /// A schema.
    public var deletePages: Self { self }
    /// A schema.
    public var insertPages: Self { self }
    /// A schema.
    public var searchDocuments: Self { self }
  }
}

extension AppSchemaIntent where Self == AppSchema.ReaderIntent {
  /// The domain.
  public static var reader: Self { Self() }
}

extension AppSchema {
  /// The domain's entities.
  public struct ReaderEntity: AppSchemaEntity {
    fileprivate init() {}
    /// A schema.
    public var page: Self { self }
    /// A schema.
    public var document: Self { self }
  }
}

extension AppSchemaEntity where Self == AppSchema.ReaderEntity {
  /// The domain.
  public static var reader: Self { Self() }
}

extension AppSchema {
  /// The domain's enums.
  public struct ReaderEnum: AppSchemaEnum {
    fileprivate init() {}
    /// A schema.
    public var documentKind: Self { self }
  }
}

extension AppSchemaEnum where Self == AppSchema.ReaderEnum {
  /// The domain.
  public static var reader: Self { Self() }
}
