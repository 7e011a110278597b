extension SchemaDomain {
  static let presentation = SchemaDomain(
    "presentation",
    """
    intent create
    intent open
    intent update
    intent startPlayback
    intent stopPlayback
    intent createSlide
    intent openSlide
    intent deleteSlide
    intent setSlideTitle
    intent addImageToSlide
    intent addVideoToSlide
    intent addAudioToSlide
    intent addTextBoxToSlide
    intent addCommentToSlide
    intent addWebVideoToSlide
    entity slide
    entity template
    entity document
    """)
}
