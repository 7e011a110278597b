extension SchemaDomain {
  static let spreadsheet = SchemaDomain(
    "spreadsheet",
    """
    intent create
    intent open
    intent update
    intent delete
    intent createSheet
    intent openSheet
    intent updateSheet
    intent deleteSheet
    intent addImageToSheet
    intent addVideoToSheet
    intent addAudioToSheet
    intent addTextBoxToSheet
    intent addCommentToSheet
    intent addWebVideoToSheet
    entity sheet
    entity document
    entity template
    """)
}
