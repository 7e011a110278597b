extension SchemaDomain {
  static let reader = SchemaDomain(
    "reader",
    """
    intent rotateDocuments
    intent resizeDocuments
    intent openPage
    intent enhanceDocuments
    intent openDocument
    intent rotatePages
    intent deletePages
    intent insertPages
    intent searchDocuments
    entity page
    entity document
    enum documentKind
    """)
}
