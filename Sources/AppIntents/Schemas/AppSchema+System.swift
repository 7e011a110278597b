// Made from the table of the domain in IntentExpansion; a test compares the two.

extension AppSchema {
  /// The domain's intents.
  public struct SystemIntent: AppSchemaIntent {
    fileprivate init() {}
    /// A schema.
    public var search: Self { self }
    /// A schema.
    public var searchInApp: Self { self }
    /// A schema.
    public var open: Self { self }
  }
}

extension AppSchemaIntent where Self == AppSchema.SystemIntent {
  /// The domain.
  public static var system: Self { Self() }
}
