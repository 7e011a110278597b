extension SchemaDomain {
  static let books = SchemaDomain(
    "books",
    """
    intent openBook
    intent search
    intent playAudiobook
    intent navigatePage
    intent updateFontSize
    intent updateLineSpacing
    intent updateCharacterSpacing
    intent updateWordSpacing
    intent updateSettings
    entity book
    entity audiobook
    entity settings
    enum contentType
    enum font
    enum fontSize
    enum navigationDirection
    enum relativeFontChange
    enum relativeCharacterSpacingChange
    enum relativeLineSpacingChange
    enum relativeWordSpacingChange
    enum theme
    enum pageNavigationSetting
    """)
}
