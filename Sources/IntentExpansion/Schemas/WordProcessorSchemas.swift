extension SchemaDomain {
  static let wordProcessor = SchemaDomain(
    "wordProcessor",
    """
    intent create
    intent open
    intent createPage
    intent openPage
    intent addTextBoxToPage
    intent addVideoToPage
    intent addImageToPage
    intent addAudioToPage
    intent addWebVideoToPage
    entity document
    entity template
    entity page
    """)
}
