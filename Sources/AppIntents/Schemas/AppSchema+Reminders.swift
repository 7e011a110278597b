// Made from the table of the domain in IntentExpansion; a test compares the two.

extension AppSchema {
  /// The domain's intents.
  public struct RemindersIntent: AppSchemaIntent {
    fileprivate init() {}
    /// A schema.
    public var createList: Self { self }
    /// A schema.
    public var createReminder: Self { self }
    /// A schema.
    public var createSection: Self { self }
    /// A schema.
    public var deleteReminders: Self { self }
    /// A schema.
    public var updateGroup: Self { self }
    /// A schema.
    public var updateList: Self { self }
    /// A schema.
    public var updateReminder: Self { self }
    /// A schema.
    public var updateSection: Self { self }
  }
}

extension AppSchemaIntent where Self == AppSchema.RemindersIntent {
  /// The domain.
  public static var reminders: Self { Self() }
}

extension AppSchema {
  /// The domain's entities.
  public struct RemindersEntity: AppSchemaEntity {
    fileprivate init() {}
    /// A schema.
    public var group: Self { self }
    /// A schema.
    public var list: Self { self }
    /// A schema.
    public var reminder: Self { self }
    /// A schema.
    public var section: Self { self }
    /// A schema.
    public var locationTrigger: Self { self }
  }
}

extension AppSchemaEntity where Self == AppSchema.RemindersEntity {
  /// The domain.
  public static var reminders: Self { Self() }
}

extension AppSchema {
  /// The domain's enums.
  public struct RemindersEnum: AppSchemaEnum {
    fileprivate init() {}
    /// A schema.
    public var listType: Self { self }
    /// A schema.
    public var locationTriggerEvent: Self { self }
  }
}

extension AppSchemaEnum where Self == AppSchema.RemindersEnum {
  /// The domain.
  public static var reminders: Self { Self() }
}
