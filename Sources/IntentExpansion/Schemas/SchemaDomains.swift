extension SchemaDomain {
  /// Every domain.
  package static let all: [SchemaDomain] = [
    .system, .calendar, .messages, .audio, .reminders, .clock, .notes, .phone,
    .maps, .photos, .mail, .browser, .books, .journal, .camera, .reader,
    .whiteboard, .spreadsheet, .presentation, .wordProcessor, .files, .visualIntelligence,
    .assistant,
  ]
}
