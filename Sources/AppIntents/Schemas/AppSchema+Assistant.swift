// Made from the table of the domain in IntentExpansion; a test compares the two.

extension AppSchema {
  /// The domain's intents.
  public struct AssistantIntent: AppSchemaIntent {
    fileprivate init() {}
    /// A schema.
    public var activate: Self { self }
  }
}

extension AppSchemaIntent where Self == AppSchema.AssistantIntent {
  /// The domain.
  public static var assistant: Self { Self() }
}
