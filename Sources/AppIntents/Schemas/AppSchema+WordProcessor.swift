// Made from the table of the domain in IntentExpansion; a test compares the two.

extension AppSchema {
  /// The domain's intents.
  public struct WordProcessorIntent: AppSchemaIntent {
    fileprivate init() {}
    /// A schema.
    public var create: Self { self }
    /// A schema.
    public var open: Self { self }
    /// A schema.
    public var createPage: Self { self }
    /// A schema.
    public var openPage: Self { self }
    /// A schema.
    public var addTextBoxToPage: Self { self }
    /// A schema.
    public var addVideoToPage: Self { self }
    /// A schema.
    public var addImageToPage: Self { self }
    /// A schema.
    public var addAudioToPage: Self { self }
    /// A schema.
    public var addWebVideoToPage: Self { self }
  }
}

extension AppSchemaIntent where Self == AppSchema.WordProcessorIntent {
  /// The domain.
  public static var wordProcessor: Self { Self() }
}

extension AppSchema {
  /// The domain's entities.
  public struct WordProcessorEntity: AppSchemaEntity {
    fileprivate init() {}
    /// A schema.
    public var document: Self { self }
    /// A schema.
    public var template: Self { self }
    /// A schema.
    public var page: Self { self }
  }
}

extension AppSchemaEntity where Self == AppSchema.WordProcessorEntity {
  /// The domain.
  public static var wordProcessor: Self { Self() }
}
