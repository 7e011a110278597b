extension SchemaDomain {
  static let assistant = SchemaDomain(
    "assistant",
    """
    intent activate
    """)
}
