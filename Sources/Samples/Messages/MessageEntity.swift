import AppIntents
import Foundation

/// A message that was sent, or a draft of one.
@AppEntity(schema: .messages.message)
struct MessageEntity {
  /// Finds messages.
  struct MessageQuery: EnumerableEntityQuery {
    @Dependency var outbox: Outbox
    @Dependency var clock: MessageClock

    func entities(for identifiers: [String]) async throws -> [MessageEntity] {
      try await allEntities().filter { identifiers.contains($0.id) }
    }

    func allEntities() async throws -> [MessageEntity] {
      try outbox.messages().map { MessageEntity($0, clock: clock) }
    }
  }

  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "Message", numericFormat: "\(placeholder: .int) messages")
  }
  static let defaultQuery = MessageQuery()

  let id: String
  var recipients: [IntentPerson]?
  var content: String?
  var date: Date?
  var isDraft: Bool?
  /// When it was sent, in words.
  let when: String
  /// To whom, in words.
  let names: String

  init(_ model: MessageModel, clock: MessageClock) {
    id = model.id
    when = clock.words(model.date)
    names = clock.names(model.to)
    recipients = model.to.map(\.person)
    content = model.text
    date = model.date
    isDraft = !model.isSent
  }

  var displayRepresentation: DisplayRepresentation {
    isDraft == true
      ? DisplayRepresentation(title: "\(content ?? "")", subtitle: "Draft to \(names)")
      : DisplayRepresentation(title: "\(content ?? "")", subtitle: "To \(names), \(when)")
  }
}

extension Recipient {
  init(_ person: IntentPerson) {
    switch person.handle?.value {
    case .emailAddress(let text)?, .phoneNumber(let text)?, .applicationDefined(let text)?:
      address = text
    default: address = nil
    }
    let shown = person.name.displayString
    name = shown.isEmpty ? address ?? "" : shown
  }

  /// The person as intents have it.
  var person: IntentPerson {
    let handle = address.map {
      $0.contains("@")
        ? IntentPerson.Handle(emailAddress: $0) : IntentPerson.Handle(phoneNumber: $0)
    }
    return IntentPerson(name: .displayName(name), handle: handle)
  }
}
