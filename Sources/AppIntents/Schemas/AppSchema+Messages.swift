// Made from the table of the domain in IntentExpansion; a test compares the two.

extension AppSchema {
  /// The domain's intents.
  public struct MessagesIntent: AppSchemaIntent {
    fileprivate init() {}
    /// A schema.
    public var editSentMessage: Self { self }
    /// A schema.
    public var sendMessage: Self { self }
    /// A schema.
    public var setMessageReadStatus: Self { self }
    /// A schema.
    public var draftMessage: Self { self }
    /// A schema.
    public var unsendMessage: Self { self }
  }
}

extension AppSchemaIntent where Self == AppSchema.MessagesIntent {
  /// The domain.
  public static var messages: Self { Self() }
}

extension AppSchema {
  /// The domain's entities.
  public struct MessagesEntity: AppSchemaEntity {
    fileprivate init() {}
    /// A schema.
    public var conversation: Self { self }
    /// A schema.
    public var customAttachment: Self { self }
    /// A schema.
    public var message: Self { self }
    /// A schema.
    public var messagePerson: Self { self }
  }
}

extension AppSchemaEntity where Self == AppSchema.MessagesEntity {
  /// The domain.
  public static var messages: Self { Self() }
}

extension AppSchema {
  /// The domain's enums.
  public struct MessagesEnum: AppSchemaEnum {
    fileprivate init() {}
    /// A schema.
    public var conversationAttribute: Self { self }
    /// A schema.
    public var messageAttribute: Self { self }
    /// A schema.
    public var messageEffect: Self { self }
    /// A schema.
    public var messageType: Self { self }
    /// A schema.
    public var customReaction: Self { self }
  }
}

extension AppSchemaEnum where Self == AppSchema.MessagesEnum {
  /// The domain.
  public static var messages: Self { Self() }
}
