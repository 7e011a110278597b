extension SchemaDomain {
  static let audio = SchemaDomain(
    "audio",
    """
    intent addToLibrary
    intent addToPlaylist
      audioEntity: @audio
      playlist: @playlist
    intent createStation
    intent playAudio : AudioPlaybackIntent
      audioEntity: @audio
      playbackAttributes: Set<@playbackAttributes>
      warmupAudioQueueResult: @warmupAudioQueueResult?
      queueLocation: @queueInsertionLocation?
    intent recognizeAudio
    intent updateAudioAffinity
      affinityState: @affinityState
      target: @target
    intent warmupAudioQueue
      audioEntity: @audio
      playbackAttributes: Set<@playbackAttributes>
    entity album
    entity algorithmicRadioStation
    entity ambientSound
    entity artist
      name: String
    entity audiobook
    entity classicalMusicRecording
    entity liveRadioStation
    entity newsBrief
    entity newsProvider
    entity playlist
    entity podcastCollection
    entity podcastEpisode
    entity podcastShow
    entity radioShow
    entity radioShowEpisode
    entity song
      title: String
      artistName: String
      composerName: String?
      albumTitle: String?
      artists: [@artist]
      album: @album?
      composers: [@artist]
      internationalStandardRecordingCode: String?
    entity songCollection
      title: String?
    entity warmupAudioQueueResult
    enum appViewIdentifier
    enum affinityState
    enum activity
    enum invocationSource
    enum playbackAttributes
    enum queueInsertionLocation
    """)
}
