import AppIntents
import Foundation

/// Sends a message, once the person agreed to it as it is.
@AppIntent(schema: .messages.sendMessage)
struct SendMessageIntent {
  @Parameter(title: "Recipients", requestValueDialog: "Who is the message for?")
  var recipients: [IntentPerson]
  @Parameter(title: "Content", requestValueDialog: "What do you want to say?")
  var content: String

  @Dependency var outbox: Outbox
  @Dependency var clock: MessageClock

  func perform() async throws -> some IntentResult & ReturnsValue<MessageEntity> & ProvidesDialog {
    let to = recipients.map(Recipient.init)
    let names = clock.names(to)
    try await requestConfirmation(
      actionName: .send, dialog: "Shall I send “\(content)” to \(names)?")
    let message = MessageModel(
      id: try outbox.nextID(), to: to, text: content, date: clock.now(),
      isSent: true)
    try outbox.keep(message)
    return .result(
      value: MessageEntity(message, clock: clock), dialog: "Your message to \(names) is sent.")
  }
}

/// Writes a message and keeps it, without sending it.
@AppIntent(schema: .messages.draftMessage)
struct DraftMessageIntent {
  @Parameter(title: "Recipients", requestValueDialog: "Who is the message for?")
  var recipients: [IntentPerson]
  @Parameter(title: "Content", requestValueDialog: "What do you want to say?")
  var content: String

  @Dependency var outbox: Outbox
  @Dependency var clock: MessageClock

  func perform() async throws -> some IntentResult & ReturnsValue<MessageEntity> & ProvidesDialog {
    let to = recipients.map(Recipient.init)
    let names = clock.names(to)
    let message = MessageModel(
      id: try outbox.nextID(), to: to, text: content, date: clock.now(),
      isSent: false)
    try outbox.keep(message)
    return .result(
      value: MessageEntity(message, clock: clock),
      dialog: "Your message to \(names) is kept as a draft: “\(content)”")
  }
}

/// Takes a message back.
@AppIntent(schema: .messages.unsendMessage)
struct UnsendMessageIntent {
  var message: MessageEntity

  @Dependency var outbox: Outbox

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let names = message.names
    try await requestConfirmation(
      actionName: .custom(acceptLabel: "Take Back", denyLabel: "Keep", destructive: true),
      dialog: "Shall I take “\(message.content ?? "")” to \(names) back?")
    try outbox.delete(message.id)
    return .result(dialog: "Your message to \(names) is taken back.")
  }
}
