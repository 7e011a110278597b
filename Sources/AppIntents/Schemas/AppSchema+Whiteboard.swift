// Made from the table of the domain in IntentExpansion; a test compares the two.

extension AppSchema {
  /// The domain's intents.
  public struct WhiteboardIntent: AppSchemaIntent {
    fileprivate init() {}
    /// A schema.
    public var createItem: Self { self }
    /// A schema.
    public var updateItem: Self { self }
    /// A schema.
    public var deleteItem: Self { self }
    /// A schema.
    public var createBoard: Self { self }
    /// A schema.
    public var openBoard: Self { self }
    /// A schema.
    public var updateBoard: Self { self }
    /// A schema.
    public var deleteBoard: Self { self }
  }
}

extension AppSchemaIntent where Self == AppSchema.WhiteboardIntent {
  /// The domain.
  public static var whiteboard: Self { Self() }
}

extension AppSchema {
  /// The domain's entities.
  public struct WhiteboardEntity: AppSchemaEntity {
    fileprivate init() {}
    /// A schema.
    public var board: Self { self }
    /// A schema.
    public var item: Self { self }
  }
}

extension AppSchemaEntity where Self == AppSchema.WhiteboardEntity {
  /// The domain.
  public static var whiteboard: Self { Self() }
}

extension AppSchema {
  /// The domain's enums.
  public struct WhiteboardEnum: AppSchemaEnum {
    fileprivate init() {}
    /// A schema.
    public var itemType: Self { self }
    /// A schema.
    public var color: Self { self }
  }
}

extension AppSchemaEnum where Self == AppSchema.WhiteboardEnum {
  /// The domain.
  public static var whiteboard: Self { Self() }
}
