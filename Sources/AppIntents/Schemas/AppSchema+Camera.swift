// Made from the table of the domain in IntentExpansion; a test compares the two.

extension AppSchema {
  /// The domain's intents.
  public struct CameraIntent: AppSchemaIntent {
    fileprivate init() {}
    /// A schema.
    public var switchDevice: Self { self }
    /// A schema.
    public var startCapture: Self { self }
    /// A schema.
    public var openInCaptureMode: Self { self }
    /// A schema.
    public var setDevice: Self { self }
    /// A schema.
    public var stopCapture: Self { self }
  }
}

extension AppSchemaIntent where Self == AppSchema.CameraIntent {
  /// The domain.
  public static var camera: Self { Self() }
}

extension AppSchema {
  /// The domain's enums.
  public struct CameraEnum: AppSchemaEnum {
    fileprivate init() {}
    /// A schema.
    public var captureMode: Self { self }
    /// A schema.
    public var captureDevice: Self { self }
    /// A schema.
    public var captureDuration: Self { self }
  }
}

extension AppSchemaEnum where Self == AppSchema.CameraEnum {
  /// The domain.
  public static var camera: Self { Self() }
}
