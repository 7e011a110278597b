extension SchemaDomain {
  static let mail = SchemaDomain(
    "mail",
    """
    intent createDraft
    intent updateDraft
    intent saveDraft
    intent deleteDraft
    intent sendDraft
      target: @draft
      sendLaterDate: Date?
    intent forwardMail
    intent replyMail
    intent archiveMail
    intent deleteMail
    intent updateMail
    intent openDraft
    intent openMessage
    entity account
      name: String
      emailAddress: String
    entity mailbox
    entity draft
      to: [IntentPerson]
      cc: [IntentPerson]
      bcc: [IntentPerson]
      subject: String?
      body: String?
      attachments: [IntentFile]
      account: @account
    entity message
    entity thread
    enum category
    """)
}
