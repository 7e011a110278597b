// Made from the table of the domain in IntentExpansion; a test compares the two.

extension AppSchema {
  /// The domain's intents.
  public struct VisualIntelligenceIntent: AppSchemaIntent {
    fileprivate init() {}
    /// A schema.
    public var semanticContentSearch: Self { self }
  }
}

extension AppSchemaIntent where Self == AppSchema.VisualIntelligenceIntent {
  /// The domain.
  public static var visualIntelligence: Self { Self() }
}
