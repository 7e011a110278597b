// Made from the table of the domain in IntentExpansion; a test compares the two.

extension AppSchema {
  /// The domain's intents.
  public struct MailIntent: AppSchemaIntent {
    fileprivate init() {}
    /// A schema.
    public var createDraft: Self { self }
    /// A schema.
    public var updateDraft: Self { self }
    /// A schema.
    public var saveDraft: Self { self }
    /// A schema.
    public var deleteDraft: Self { self }
    /// A schema.
    public var sendDraft: Self { self }
    /// A schema.
    public var forwardMail: Self { self }
    /// A schema.
    public var replyMail: Self { self }
    /// A schema.
    public var archiveMail: Self { self }
    /// A schema.
    public var deleteMail: Self { self }
    /// A schema.
    public var updateMail: Self { self }
    /// A schema.
    public var openDraft: Self { self }
    /// A schema.
    public var openMessage: Self { self }
  }
}

extension AppSchemaIntent where Self == AppSchema.MailIntent {
  /// The domain.
  public static var mail: Self { Self() }
}

extension AppSchema {
  /// The domain's entities.
  public struct MailEntity: AppSchemaEntity {
    fileprivate init() {}
    /// A schema.
    public var account: Self { self }
    /// A schema.
    public var mailbox: Self { self }
    /// A schema.
    public var draft: Self { self }
    /// A schema.
    public var message: Self { self }
    /// A schema.
    public var thread: Self { self }
  }
}

extension AppSchemaEntity where Self == AppSchema.MailEntity {
  /// The domain.
  public static var mail: Self { Self() }
}

extension AppSchema {
  /// The domain's enums.
  public struct MailEnum: AppSchemaEnum {
    fileprivate init() {}
    /// A schema.
    public var category: Self { self }
  }
}

extension AppSchemaEnum where Self == AppSchema.MailEnum {
  /// The domain.
  public static var mail: Self { Self() }
}
