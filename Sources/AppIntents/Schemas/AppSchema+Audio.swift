// Made from the table of the domain in IntentExpansion; a test compares the two.

extension AppSchema {
  /// The domain's intents.
  public struct AudioIntent: AppSchemaIntent {
    fileprivate init() {}
    /// A schema.
    public var addToLibrary: Self { self }
    /// A schema.
    public var addToPlaylist: Self { self }
    /// A schema.
    public var createStation: Self { self }
    /// A schema.
    public var playAudio: Self { self }
    /// A schema.
    public var recognizeAudio: Self { self }
    /// A schema.
    public var updateAudioAffinity: Self { self }
    /// A schema.
    public var warmupAudioQueue: Self { self }
  }
}

extension AppSchemaIntent where Self == AppSchema.AudioIntent {
  /// The domain.
  public static var audio: Self { Self() }
}

extension AppSchema {
  /// The domain's entities.
  public struct AudioEntity: AppSchemaEntity {
    fileprivate init() {}
    /// A schema.
    public var album: Self { self }
    /// A schema.
    public var algorithmicRadioStation: Self { self }
    /// A schema.
    public var ambientSound: Self { self }
    /// A schema.
    public var artist: Self { self }
    /// A schema.
    public var audiobook: Self { self }
    /// A schema.
    public var classicalMusicRecording: Self { self }
    /// A schema.
    public var liveRadioStation: Self { self }
    /// A schema.
    public var newsBrief: Self { self }
    /// A schema.
    public var newsProvider: Self { self }
    /// A schema.
    public var playlist: Self { self }
    /// A schema.
    public var podcastCollection: Self { self }
    /// A schema.
    public var podcastEpisode: Self { self }
    /// A schema.
    public var podcastShow: Self { self }
    /// A schema.
    public var radioShow: Self { self }
    /// A schema.
    public var radioShowEpisode: Self { self }
    /// A schema.
    public var song: Self { self }
    /// A schema.
    public var songCollection: Self { self }
    /// A schema.
    public var warmupAudioQueueResult: Self { self }
  }
}

extension AppSchemaEntity where Self == AppSchema.AudioEntity {
  /// The domain.
  public static var audio: Self { Self() }
}

extension AppSchema {
  /// The domain's enums.
  public struct AudioEnum: AppSchemaEnum {
    fileprivate init() {}
    /// A schema.
    public var appViewIdentifier: Self { self }
    /// A schema.
    public var affinityState: Self { self }
    /// A schema.
    public var activity: Self { self }
    /// A schema.
    public var invocationSource: Self { self }
    /// A schema.
    public var playbackAttributes: Self { self }
    /// A schema.
    public var queueInsertionLocation: Self { self }
  }
}

extension AppSchemaEnum where Self == AppSchema.AudioEnum {
  /// The domain.
  public static var audio: Self { Self() }
}
