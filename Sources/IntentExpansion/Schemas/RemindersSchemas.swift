extension SchemaDomain {
  static let reminders = SchemaDomain(
    "reminders",
    """
    intent createList
    intent createReminder
    intent createSection
    intent deleteReminders
    intent updateGroup
    intent updateList
    intent updateReminder
    intent updateSection
    entity group
    entity list
    entity reminder
    entity section
    entity locationTrigger
    enum listType
    enum locationTriggerEvent
    """)
}
