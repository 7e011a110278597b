extension SchemaDomain {
  static let notes = SchemaDomain(
    "notes",
    """
    intent createNote
    intent updateNote
    entity note
    entity account
    entity folder
    """)
}
