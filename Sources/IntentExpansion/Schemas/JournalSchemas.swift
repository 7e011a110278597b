extension SchemaDomain {
  static let journal = SchemaDomain(
    "journal",
    """
    intent createEntry
      title: String?
      message: AttributedString
      entryDate: Date?
      location: CLPlacemark?
      mediaItems: [IntentFile]
    intent createAudioEntry : AudioRecordingIntent
    intent search : ShowInAppSearchResultsIntent
      criteria: StringSearchCriteria
    intent updateEntry
    intent deleteEntry
    entity entry
      title: String?
      message: AttributedString?
      mediaItems: [IntentFile]
      entryDate: Date?
      location: CLPlacemark?
    """)
}
