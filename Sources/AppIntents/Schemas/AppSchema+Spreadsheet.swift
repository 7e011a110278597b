// Made from the table of the domain in IntentExpansion; a test compares the two.

extension AppSchema {
  /// The domain's intents.
  public struct SpreadsheetIntent: AppSchemaIntent {
    fileprivate init() {}
    /// A schema.
    public var create: Self { self }
    /// A schema.
    public var open: Self { self }
    /// A schema.
    public var update: Self { self }
    /// A schema.
    public var delete: Self { self }
    /// A schema.
    public var createSheet: Self { self }
    /// A schema.
    public var openSheet: Self { self }
    /// A schema.
    public var updateSheet: Self { self }
    /// A schema.
    public var deleteSheet: Self { self }
    /// A schema.
    public var addImageToSheet: Self { self }
    /// A schema.
    public var addVideoToSheet: Self { self }
    /// A schema.
    public var addAudioToSheet: Self { self }
    /// A schema.
    public var addTextBoxToSheet: Self { self }
    /// A schema.
    public var addCommentToSheet: Self { self }
    /// A schema.
    public var addWebVideoToSheet: Self { self }
  }
}

extension AppSchemaIntent where Self == AppSchema.SpreadsheetIntent {
  /// The domain.
  public static var spreadsheet: Self { Self() }
}

extension AppSchema {
  /// The domain's entities.
  public struct SpreadsheetEntity: AppSchemaEntity {
    fileprivate init() {}
    /// A schema.
    public var sheet: Self { self }
    /// A schema.
    public var document: Self { self }
    /// A schema.
    public var template: Self { self }
  }
}

extension AppSchemaEntity where Self == AppSchema.SpreadsheetEntity {
  /// The domain.
  public static var spreadsheet: Self { Self() }
}
