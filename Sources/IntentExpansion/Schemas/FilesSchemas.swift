extension SchemaDomain {
  static let files = SchemaDomain(
    "files",
    """
    intent createFolder
    intent renameFile
    intent openFile
    intent moveFiles
    intent deleteFiles
    entity file
    """)
}
