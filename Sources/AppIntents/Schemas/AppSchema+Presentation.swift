// Made from the table of the domain in IntentExpansion; a test compares the two.

extension AppSchema {
  /// The domain's intents.
  public struct PresentationIntent: AppSchemaIntent {
    fileprivate init() {}
    /// A schema.
    public var create: Self { self }
    /// A schema.
    public var open: Self { self }
    /// A schema.
    public var update: Self { self }
    /// A schema.
    public var startPlayback: Self { self }
    /// A schema.
    public var stopPlayback: Self { self }
    /// A schema.
    public var createSlide: Self { self }
    /// A schema.
    public var openSlide: Self { self }
    /// A schema.
    public var deleteSlide: Self { self }
    /// A schema.
    public var setSlideTitle: Self { self }
    /// A schema.
    public var addImageToSlide: Self { self }
    /// A schema.
    public var addVideoToSlide: Self { self }
    /// A schema.
    public var addAudioToSlide: Self { self }
    /// A schema.
    public var addTextBoxToSlide: Self { self }
    /// A schema.
    public var addCommentToSlide: Self { self }
    /// A schema.
    public var addWebVideoToSlide: Self { self }
  }
}

extension AppSchemaIntent where Self == AppSchema.PresentationIntent {
  /// The domain.
  public static var presentation: Self { Self() }
}

extension AppSchema {
  /// The domain's entities.
  public struct PresentationEntity: AppSchemaEntity {
    fileprivate init() {}
    /// A schema.
    public var slide: Self { self }
    /// A schema.
    public var template: Self { self }
    /// A schema.
    public var document: Self { self }
  }
}

extension AppSchemaEntity where Self == AppSchema.PresentationEntity {
  /// The domain.
  public static var presentation: Self { Self() }
}
