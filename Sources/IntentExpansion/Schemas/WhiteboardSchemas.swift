extension SchemaDomain {
  static let whiteboard = SchemaDomain(
    "whiteboard",
    """
    intent createItem
    intent updateItem
    intent deleteItem
    intent createBoard
    intent openBoard
    intent updateBoard
    intent deleteBoard
    entity board
    entity item
    enum itemType
    enum color
    """)
}
