// Made from the table of the domain in IntentExpansion; a test compares the two.

extension AppSchema {
  /// The domain's intents.
  public struct MapsIntent: AppSchemaIntent {
    fileprivate init() {}
    /// A schema.
    public var shareETA: Self { self }
    /// A schema.
    public var startNavigation: Self { self }
    /// A schema.
    public var stopShareETA: Self { self }
    /// A schema.
    public var addNavigationWaypoints: Self { self }
    /// A schema.
    public var reportIncident: Self { self }
    /// A schema.
    public var stopNavigation: Self { self }
  }
}

extension AppSchemaIntent where Self == AppSchema.MapsIntent {
  /// The domain.
  public static var maps: Self { Self() }
}

extension AppSchema {
  /// The domain's entities.
  public struct MapsEntity: AppSchemaEntity {
    fileprivate init() {}
    /// A schema.
    public var currentLocation: Self { self }
    /// A schema.
    public var navigationSession: Self { self }
    /// A schema.
    public var place: Self { self }
    /// A schema.
    public var operatingHours: Self { self }
    /// A schema.
    public var operatingTimeRange: Self { self }
    /// A schema.
    public var rating: Self { self }
  }
}

extension AppSchemaEntity where Self == AppSchema.MapsEntity {
  /// The domain.
  public static var maps: Self { Self() }
}

extension AppSchema {
  /// The domain's enums.
  public struct MapsEnum: AppSchemaEnum {
    fileprivate init() {}
    /// A schema.
    public var incident: Self { self }
    /// A schema.
    public var navigationPreferences: Self { self }
    /// A schema.
    public var operatingStatus: Self { self }
    /// A schema.
    public var priceRange: Self { self }
    /// A schema.
    public var transportType: Self { self }
    /// A schema.
    public var ratingDescriptor: Self { self }
    /// A schema.
    public var amenity: Self { self }
  }
}

extension AppSchemaEnum where Self == AppSchema.MapsEnum {
  /// The domain.
  public static var maps: Self { Self() }
}
