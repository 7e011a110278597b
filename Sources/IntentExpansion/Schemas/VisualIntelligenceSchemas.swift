extension SchemaDomain {
  static let visualIntelligence = SchemaDomain(
    "visualIntelligence",
    """
    intent semanticContentSearch
    """)
}
