// Made from the table of the domain in IntentExpansion; a test compares the two.

extension AppSchema {
  /// The domain's intents.
  public struct PhoneIntent: AppSchemaIntent {
    fileprivate init() {}
    /// A schema.
    public var startCall: Self { self }
  }
}

extension AppSchemaIntent where Self == AppSchema.PhoneIntent {
  /// The domain.
  public static var phone: Self { Self() }
}

extension AppSchema {
  /// The domain's entities.
  public struct PhoneEntity: AppSchemaEntity {
    fileprivate init() {}
    /// A schema.
    public var phonePerson: Self { self }
  }
}

extension AppSchemaEntity where Self == AppSchema.PhoneEntity {
  /// The domain.
  public static var phone: Self { Self() }
}

extension AppSchema {
  /// The domain's enums.
  public struct PhoneEnum: AppSchemaEnum {
    fileprivate init() {}
    /// A schema.
    public var audioVisualMode: Self { self }
  }
}

extension AppSchemaEnum where Self == AppSchema.PhoneEnum {
  /// The domain.
  public static var phone: Self { Self() }
}
