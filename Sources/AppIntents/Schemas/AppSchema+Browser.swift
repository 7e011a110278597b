// Made from the table of the domain in IntentExpansion; a test compares the two.

extension AppSchema {
  /// The domain's intents.
  public struct BrowserIntent: AppSchemaIntent {
    fileprivate init() {}
    /// A schema.
    public var search: Self { self }
    /// A schema.
    public var createTab: Self { self }
    /// A schema.
    public var switchTab: Self { self }
    /// A schema.
    public var closeTabs: Self { self }
    /// A schema.
    public var createWindow: Self { self }
    /// A schema.
    public var closeWindows: Self { self }
    /// A schema.
    public var bookmarkTab: Self { self }
    /// A schema.
    public var bookmarkURL: Self { self }
    /// A schema.
    public var openBookmark: Self { self }
    /// A schema.
    public var deleteBookmarks: Self { self }
    /// A schema.
    public var findOnPage: Self { self }
    /// A schema.
    public var openURLInTab: Self { self }
    /// A schema.
    public var clearHistory: Self { self }
  }
}

extension AppSchemaIntent where Self == AppSchema.BrowserIntent {
  /// The domain.
  public static var browser: Self { Self() }
}

extension AppSchema {
  /// The domain's entities.
  public struct BrowserEntity: AppSchemaEntity {
    fileprivate init() {}
    /// A schema.
    public var tab: Self { self }
    /// A schema.
    public var bookmark: Self { self }
    /// A schema.
    public var window: Self { self }
    /// A schema.
    public var tabGroup: Self { self }
    /// A schema.
    public var readingListItem: Self { self }
  }
}

extension AppSchemaEntity where Self == AppSchema.BrowserEntity {
  /// The domain.
  public static var browser: Self { Self() }
}

extension AppSchema {
  /// The domain's enums.
  public struct BrowserEnum: AppSchemaEnum {
    fileprivate init() {}
    /// A schema.
    public var clearHistoryTimeFrame: Self { self }
  }
}

extension AppSchemaEnum where Self == AppSchema.BrowserEnum {
  /// The domain.
  public static var browser: Self { Self() }
}
