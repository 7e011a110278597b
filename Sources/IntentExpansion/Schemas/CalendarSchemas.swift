extension SchemaDomain {
  static let calendar = SchemaDomain(
    "calendar",
    """
    intent createEvent
      title: String
      startDate: Date
      endDate: Date?
      location: @location?
      calendar: @calendar
      isAllDay: Bool
      recurrence: Calendar.RecurrenceRule?
      attendees: [@attendee]
      note: AttributedString? | String?
    intent deleteEvent
      entity: @event
      span: @eventSpan?
    intent updateEvent
      event: @event
      title: String?
      startDate: Date?
      endDate: Date?
      isAllDay: Bool?
      calendar: @calendar?
      attendees: [@attendee]?
      recurrence: Calendar.RecurrenceRule?
      location: @location?
      note: String?
      span: @eventSpan?
    entity attendee
      person: IntentPerson
      status: @attendeeStatus?
      type: @attendeeType?
      isAttendanceOptional: Bool
    entity calendar
      title: String
    entity event
      calendar: @calendar
      title: String
      startDate: Date
      endDate: Date
      isAllDay: Bool
      recurrence: Calendar.RecurrenceRule?
      note: AttributedString? | String?
      travelTime: Duration?
      location: @location?
      virtualLocation: URL?
      status: @eventStatus?
      alarms: [@alarm]
      organizers: [IntentPerson]
      attendees: [@attendee]
    enum attendeeType
    enum eventStatus
    enum eventSpan
    enum attendeeStatus
    """)
}
