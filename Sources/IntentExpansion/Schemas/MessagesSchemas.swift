extension SchemaDomain {
  static let messages = SchemaDomain(
    "messages",
    """
    intent editSentMessage
    intent sendMessage
    intent setMessageReadStatus
    intent draftMessage
    intent unsendMessage
    entity conversation
    entity customAttachment
    entity message
    entity messagePerson
    enum conversationAttribute
    enum messageAttribute
    enum messageEffect
    enum messageType
    enum customReaction
    """)
}
