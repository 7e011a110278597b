// Made from the table of the domain in IntentExpansion; a test compares the two.

extension AppSchema {
  /// The domain's intents.
  public struct PhotosIntent: AppSchemaIntent {
    fileprivate init() {}
    /// A schema.
    public var createAlbum: Self { self }
    /// A schema.
    public var openAlbum: Self { self }
    /// A schema.
    public var updateAlbum: Self { self }
    /// A schema.
    public var deleteAlbum: Self { self }
    /// A schema.
    public var createAssets: Self { self }
    /// A schema.
    public var openAsset: Self { self }
    /// A schema.
    public var postToSharedAlbum: Self { self }
    /// A schema.
    public var addAssetsToAlbum: Self { self }
    /// A schema.
    public var removeAssetsFromAlbum: Self { self }
    /// A schema.
    public var search: Self { self }
    /// A schema.
    public var setWarmth: Self { self }
    /// A schema.
    public var setExposure: Self { self }
    /// A schema.
    public var setSaturation: Self { self }
    /// A schema.
    public var cleanupPhoto: Self { self }
    /// A schema.
    public var toggleSuggestedEdits: Self { self }
    /// A schema.
    public var setFilter: Self { self }
    /// A schema.
    public var crop: Self { self }
    /// A schema.
    public var straighten: Self { self }
    /// A schema.
    public var setRotation: Self { self }
    /// A schema.
    public var setDepth: Self { self }
    /// A schema.
    public var toggleDepth: Self { self }
    /// A schema.
    public var updateAsset: Self { self }
    /// A schema.
    public var duplicateAssets: Self { self }
    /// A schema.
    public var deleteAssets: Self { self }
    /// A schema.
    public var copyEdits: Self { self }
    /// A schema.
    public var pasteEdits: Self { self }
    /// A schema.
    public var updateRecognizedPerson: Self { self }
    /// A schema.
    public var editAsset: Self { self }
  }
}

extension AppSchemaIntent where Self == AppSchema.PhotosIntent {
  /// The domain.
  public static var photos: Self { Self() }
}

extension AppSchema {
  /// The domain's entities.
  public struct PhotosEntity: AppSchemaEntity {
    fileprivate init() {}
    /// A schema.
    public var album: Self { self }
    /// A schema.
    public var recognizedPerson: Self { self }
    /// A schema.
    public var asset: Self { self }
  }
}

extension AppSchemaEntity where Self == AppSchema.PhotosEntity {
  /// The domain.
  public static var photos: Self { Self() }
}

extension AppSchema {
  /// The domain's enums.
  public struct PhotosEnum: AppSchemaEnum {
    fileprivate init() {}
    /// A schema.
    public var assetType: Self { self }
    /// A schema.
    public var albumType: Self { self }
    /// A schema.
    public var filterType: Self { self }
    /// A schema.
    public var rotationDirection: Self { self }
  }
}

extension AppSchemaEnum where Self == AppSchema.PhotosEnum {
  /// The domain.
  public static var photos: Self { Self() }
}
