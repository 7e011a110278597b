extension SchemaDomain {
  static let phone = SchemaDomain(
    "phone",
    """
    intent startCall
    entity phonePerson
    enum audioVisualMode
    """)
}
