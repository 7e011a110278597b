import AppIntents
import Foundation

/// The account that mail is sent from.
@AppEntity(schema: .mail.account)
struct MailAccountEntity {
  /// Finds the one account.
  struct AccountQuery: EnumerableEntityQuery {
    func entities(for identifiers: [String]) async throws -> [MailAccountEntity] {
      try await allEntities().filter { identifiers.contains($0.id) }
    }

    func allEntities() async throws -> [MailAccountEntity] { [MailAccountEntity()] }
  }

  static let defaultQuery = AccountQuery()
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Account"

  let id: String
  var name: String
  var emailAddress: String

  init() {
    id = "own"
    name = "Post"
    emailAddress = "me@example.org"
  }

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

/// Mail that is written, and perhaps sent.
@AppEntity(schema: .mail.draft)
struct MailDraftEntity {
  /// Finds drafts.
  struct DraftQuery: EnumerableEntityQuery {
    @Dependency var store: DraftStore
    @Dependency var clock: MailClock

    func entities(for identifiers: [String]) async throws -> [MailDraftEntity] {
      try await allEntities().filter { identifiers.contains($0.id) }
    }

    /// Drafts that are not sent yet.
    func allEntities() async throws -> [MailDraftEntity] {
      try store.mail().filter { !$0.isSent }.map { MailDraftEntity($0, clock: clock) }
    }
  }

  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "Draft", numericFormat: "\(placeholder: .int) drafts")
  }
  static let defaultQuery = DraftQuery()

  let id: String
  var to: [IntentPerson]
  var cc: [IntentPerson]
  var bcc: [IntentPerson]
  var subject: String?
  var body: String?
  var attachments: [IntentFile]
  var account: MailAccountEntity
  /// To whom, in words.
  let names: String

  init(_ model: DraftModel, clock: MailClock) {
    id = model.id
    names = clock.names(model.to)
    to = model.to.map(\.person)
    cc = []
    bcc = []
    subject = model.subject
    body = model.body
    attachments = []
    account = MailAccountEntity()
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(subject ?? body ?? "")", subtitle: "To \(names)")
  }
}

extension Correspondent {
  init(_ person: IntentPerson) {
    switch person.handle?.value {
    case .emailAddress(let text)?, .applicationDefined(let text)?: address = text
    default: address = nil
    }
    let shown = person.name.displayString
    name = shown.isEmpty ? address ?? "" : shown
  }

  /// The person as intents have it.
  var person: IntentPerson {
    IntentPerson(
      name: .displayName(name), handle: address.map { IntentPerson.Handle(emailAddress: $0) })
  }
}
