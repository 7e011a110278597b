import AppIntents

/// Somebody's coming to one event: no person, and nothing that is found by itself.
@AppEntity(schema: .calendar.attendee)
struct AttendeeEntity: TransientAppEntity, Transferable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Attendee"

  let id = UUID()
  var person: IntentPerson
  var status: ParticipantStatus?
  var type: AttendeeType?
  var isAttendanceOptional: Bool

  init() {
    person = IntentPerson()
    isAttendanceOptional = false
  }

  init(_ invitation: Invitation) {
    person = IntentPerson(
      name: .displayName(invitation.name),
      handle: invitation.email.map { IntentPerson.Handle(emailAddress: $0) })
    status = invitation.answer.map(ParticipantStatus.init)
    type = .person
    isAttendanceOptional = invitation.isOptional ?? false
  }

  /// Other apps have the person.
  static var transferRepresentation: some TransferRepresentation {
    ValueRepresentation(exporting: { (attendee: AttendeeEntity) in attendee.person })
  }

  /// The invitation as the store keeps it.
  var invitation: Invitation {
    var email: String?
    if case .emailAddress(let address) = person.handle?.value { email = address }
    let name = person.name.displayString
    return Invitation(
      name: name.isEmpty ? email ?? "" : name, email: email, answer: status?.answer,
      isOptional: isAttendanceOptional)
  }

  var displayRepresentation: DisplayRepresentation {
    guard let status else { return DisplayRepresentation(title: "\(person.name.displayString)") }
    return DisplayRepresentation(
      title: "\(person.name.displayString)", subtitle: "\(status.localizedStringResource)")
  }
}

/// What somebody answered to an invitation.
@AppEnum(schema: .calendar.attendeeStatus)
enum ParticipantStatus: String {
  case accepted, declined, tentative, pending

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Answer"
  static var caseDisplayRepresentations: [ParticipantStatus: DisplayRepresentation] = [
    .accepted: "Accepted", .declined: "Declined", .tentative: "Maybe", .pending: "No Answer Yet",
  ]

  init(_ answer: Invitation.Answer) {
    self =
      switch answer {
      case .accepted: .accepted
      case .declined: .declined
      case .tentative: .tentative
      case .pending: .pending
      }
  }

  /// The answer as the store keeps it.
  var answer: Invitation.Answer { Invitation.Answer(rawValue: rawValue) ?? .pending }
}

/// What comes to an event: in CometCal always people.
@AppEnum(schema: .calendar.attendeeType)
enum AttendeeType: String {
  case person

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Kind of Attendee"
  static var caseDisplayRepresentations: [AttendeeType: DisplayRepresentation] = [
    .person: "Person"
  ]
}
