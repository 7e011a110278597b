// Made from the table of the domain in IntentExpansion; a test compares the two.

extension AppSchema {
  /// The domain's intents.
  public struct CalendarIntent: AppSchemaIntent {
    fileprivate init() {}
    /// A schema.
    public var createEvent: Self { self }
    /// A schema.
    public var deleteEvent: Self { self }
    /// A schema.
    public var updateEvent: Self { self }
  }
}

extension AppSchemaIntent where Self == AppSchema.CalendarIntent {
  /// The domain.
  public static var calendar: Self { Self() }
}

extension AppSchema {
  /// The domain's entities.
  public struct CalendarEntity: AppSchemaEntity {
    fileprivate init() {}
    /// A schema.
    public var attendee: Self { self }
    /// A schema.
    public var calendar: Self { self }
    /// A schema.
    public var event: Self { self }
  }
}

extension AppSchemaEntity where Self == AppSchema.CalendarEntity {
  /// The domain.
  public static var calendar: Self { Self() }
}

extension AppSchema {
  /// The domain's enums.
  public struct CalendarEnum: AppSchemaEnum {
    fileprivate init() {}
    /// A schema.
    public var attendeeType: Self { self }
    /// A schema.
    public var eventStatus: Self { self }
    /// A schema.
    public var eventSpan: Self { self }
    /// A schema.
    public var attendeeStatus: Self { self }
  }
}

extension AppSchemaEnum where Self == AppSchema.CalendarEnum {
  /// The domain.
  public static var calendar: Self { Self() }
}
