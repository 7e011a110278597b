// Made from the table of the domain in IntentExpansion; a test compares the two.

extension AppSchema {
  /// The domain's intents.
  public struct BooksIntent: AppSchemaIntent {
    fileprivate init() {}
    /// A schema.
    public var openBook: Self { self }
    /// A schema.
    public var search: Self { self }
    /// A schema.
    public var playAudiobook: Self { self }
    /// A schema.
    public var navigatePage: Self { self }
    /// A schema.
    public var updateFontSize: Self { self }
    /// A schema.
    public var updateLineSpacing: Self { self }
    /// A schema.
    public var updateCharacterSpacing: Self { self }
    /// A schema.
    public var updateWordSpacing: Self { self }
    /// A schema.
    public var updateSettings: Self { self }
  }
}

extension AppSchemaIntent where Self == AppSchema.BooksIntent {
  /// The domain.
  public static var books: Self { Self() }
}

extension AppSchema {
  /// The domain's entities.
  public struct BooksEntity: AppSchemaEntity {
    fileprivate init() {}
    /// A schema.
    public var book: Self { self }
    /// A schema.
    public var audiobook: Self { self }
    /// A schema.
    public var settings: Self { self }
  }
}

extension AppSchemaEntity where Self == AppSchema.BooksEntity {
  /// The domain.
  public static var books: Self { Self() }
}

extension AppSchema {
  /// The domain's enums.
  public struct BooksEnum: AppSchemaEnum {
    fileprivate init() {}
    /// A schema.
    public var contentType: Self { self }
    /// A schema.
    public var font: Self { self }
    /// A schema.
    public var fontSize: Self { self }
    /// A schema.
    public var navigationDirection: Self { self }
    /// A schema.
    public var relativeFontChange: Self { self }
    /// A schema.
    public var relativeCharacterSpacingChange: Self { self }
    /// A schema.
    public var relativeLineSpacingChange: Self { self }
    /// A schema.
    public var relativeWordSpacingChange: Self { self }
    /// A schema.
    public var theme: Self { self }
    /// A schema.
    public var pageNavigationSetting: Self { self }
  }
}

extension AppSchemaEnum where Self == AppSchema.BooksEnum {
  /// The domain.
  public static var books: Self { Self() }
}
